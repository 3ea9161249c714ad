import { useTranslation } from '@wayside/i18n';
import { countDueIntervals, countDueServices } from '../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../shared/maintenance/upcoming.ts';

type Due = keyof ReturnType<typeof countDueServices>;

/** What stands below the number of services of a due tile; intervals only where there are any. */
export function useDueNote(): (items: readonly UpcomingItem[], due: Due) => string {
  const { t } = useTranslation('services');
  return (items, due) => {
    const services = t('due.services', { count: countDueServices(items)[due] });
    const count = countDueIntervals(items, due);
    return count > 0 ? t('due.intervals', { services, count }) : services;
  };
}
