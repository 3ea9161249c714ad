import { formatMonthYear } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { NotSet } from '@wayside/ui';
import { readingOf } from '../../../shared/brand/brand.ts';

/** `May 2023`: manufacturers report by month. */
export function RecallDate({ day }: { day: string }) {
  const { i18n } = useTranslation();
  const text = formatMonthYear(day, readingOf(i18n.language).language);
  return text ? <time dateTime={day}>{text}</time> : <NotSet />;
}
