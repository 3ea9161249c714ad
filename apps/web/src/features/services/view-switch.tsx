import { useTranslation } from '@wayside/i18n';
import { IconButton, Segmented, useNarrow } from '@wayside/ui';
import { CalendarDays, List } from 'lucide-react';
import type { CalendarView } from './services-address.ts';

interface ViewSwitchProps {
  /** Undefined for the list. */
  view: CalendarView | undefined;
  onView: (view: CalendarView | undefined) => void;
}

/** Active orders as a list, or their appointments in a calendar. On a phone, month and agenda are chosen there. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation('services');
  const isNarrow = useNarrow();
  if (isNarrow) {
    const Icon = view ? List : CalendarDays;
    return (
      <IconButton
        label={t(view ? 'view.list' : 'view.calendar')}
        icon={<Icon size={16} aria-hidden="true" />}
        onPress={() => onView(view ? undefined : 'month')}
      />
    );
  }
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
