import { formatDate, intlLocaleOf } from '@wayside/domain';
import type { Day } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import type { DayContent } from './entries.ts';

export function useDayTexts() {
  const { t, i18n } = useTranslation('calendar');
  return useMemo(() => {
    const { region, language } = readingOf(i18n.language);
    const weekday = new Intl.DateTimeFormat(intlLocaleOf(region, language), { weekday: 'long', timeZone: 'UTC' });
    return {
      /** "Monday, 03-16-2026" */
      day: (day: Day): string => `${weekday.format(new Date(day))}, ${formatDate(day, brand.region)}`,
      /** "2 appointments, 1 service due" */
      content: ({ orders, due }: DayContent): string =>
        [
          orders.length > 0 && t('appointments', { count: orders.length }),
          due.length > 0 && t('due', { count: due.length }),
        ]
          .filter(Boolean)
          .join(', '),
    };
  }, [t, i18n.language]);
}
