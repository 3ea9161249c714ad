import { useTranslation } from '@wayside/i18n';
import { IconToggle, Segmented, useNarrow } from '@wayside/ui';
import { CalendarDays } from 'lucide-react';
import type { CalendarView } from './services-address.ts';

interface ViewSwitchProps {
  /** Undefined for the list. */
  view: CalendarView | undefined;
  onView: (view: CalendarView | undefined) => void;
}

/** Active orders as a list, or their appointments in a calendar. On a phone, month and agenda are chosen there. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation('services');
  if (useNarrow())
    return (
      <IconToggle
        label={t('view.calendar')}
        icon={<CalendarDays size={16} aria-hidden="true" />}
        isOn={view !== undefined}
        onChange={(isOn) => onView(isOn ? 'month' : undefined)}
      />
    );
  return (
    <Segmented
      label={t('view.label')}
      value={view ?? 'list'}
      onChange={(chosen) => onView(chosen === 'list' ? undefined : chosen)}
      segments={(['list', 'month', 'agenda'] as const).map((id) => {
        const label = t(`view.${id}`);
        return { id, label, name: label };
      })}
    />
  );
}
