import { formatDate } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { brand } from '../brand/brand.ts';

/** "Snoozed until 04-13-2026" */
export function SnoozedUntil({ day }: { day: string }) {
  const { t } = useTranslation('orders');
  return <span>{t('snoozedUntil', { date: formatDate(day, brand.region) })}</span>;
}
