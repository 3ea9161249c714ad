import { useTranslation } from '@wayside/i18n';
import { countDueIntervals, countDueServices } from '../../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';

type Due = keyof ReturnType<typeof countDueServices>;

/** What a ring says beside its number, and as a whole: services and, if there are any, the intervals that have them. */
export function useRingTexts(items: readonly UpcomingItem[]): (due: Due) => { unit: string; valueText: string } {
  const { t } = useTranslation('dashboard');
  const counts = countDueServices(items);
  return (due) => {
    const count = counts[due];
    const intervals = countDueIntervals(items, due);
    const within = (text: string) => (intervals > 0 ? `${text} ${t('rings.within', { count: intervals })}` : text);
    return { unit: within(t('counts.services', { count })), valueText: within(t(`rings.${due}Text`, { count })) };
  };
}
