import { useTranslation } from '@wayside/i18n';
import { Select } from '@wayside/ui';
import { periods } from './cost-months.ts';
import type { Period } from './cost-months.ts';

/** How many months of costs to show. */
export function PeriodSelect({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Select
      label={t('costs.period')}
      isInline
      options={periods.map((months) => ({ id: String(months), label: t('costs.months', { count: months }) }))}
      value={String(period)}
      onChange={(id) => onChange(periods.find((months) => String(months) === id) ?? period)}
    />
  );
}
