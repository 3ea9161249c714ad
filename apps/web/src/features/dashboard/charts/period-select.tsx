import { useTranslation } from '@wayside/i18n';
import { Select } from '@wayside/ui';
import { periods } from './cost-months.ts';
import type { Period } from './cost-months.ts';

/** How many months of costs to show, or this year’s. */
export function PeriodSelect({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <Select
      label={t('costs.period')}
      isInline
      options={periods.map((one) => ({
        id: String(one),
        label: one === 'year' ? t('common:range.year') : t('costs.months', { count: one }),
      }))}
      value={String(period)}
      onChange={(id) => onChange(periods.find((one) => String(one) === id) ?? period)}
    />
  );
}
