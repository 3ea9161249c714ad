import { useTranslation } from '@wayside/i18n';
import { Segmented } from '@wayside/ui';
import type { CalendarView } from './services-address.ts';

interface ViewSwitchProps {
  /** Undefined for the list. */
  view: CalendarView | undefined;
  onView: (view: CalendarView | undefined) => void;
}

/** Active orders as a list, or their appointments in a calendar. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation('services');
  return (
    <Segmented
      label={t('view.label')}
      value={view ?? 'list'}
      onChange={(chosen) => onView(chosen === 'list' ? undefined : chosen)}
      segments={(['list', 'month', 'agenda'] as const).map((id) => ({
        id,
        label: t(`view.${id}`),
        name: t(`view.${id}`),
      }))}
    />
  );
}
