import { dollars, formatMoney, formatMonthYear } from '@wayside/domain';
import type { Reading } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useNarrow, useStableCallback } from '@wayside/ui';
import { BarChart } from '@wayside/ui/chart';
import type { BarOptions } from '@wayside/ui/chart';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../../shared/brand/brand.ts';
import { useMine } from '../../../shared/list/mine/use-mine.ts';
import { monthAddress, monthLabels } from './cost-months.ts';
import type { MonthlyCost } from '../dashboard.queries.ts';

interface Bar extends MonthlyCost {
  label: string;
}

/** Most bars that leave room for an amount above each in a narrow window. */
const ROOMY = 6;

/**
 * Short amount for axis and bars, such as `$980` or `$1.2K`. Tooltip and table show the cents; the line above the chart
 * shows the currency.
 */
function shortMoney(reading: Reading): (value: number) => string {
  return (value) =>
    dollars(value, reading, {
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: value < 1000 ? 0 : 1,
    });
}

/** The bar chart. In its own file because it imports the chart library. */
export function CostChart({ months, height }: { months: readonly MonthlyCost[]; height: number }) {
  const { t, i18n } = useTranslation('dashboard');
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const { toAll } = useMine();
  const language = i18n.language as Reading['language'];
  const { region } = brand;

  const open = useStableCallback((month: string) => void navigate(toAll(monthAddress(month))));
  const options = useMemo((): BarOptions<Bar> => {
    const reading = { region, language };
    const labels = monthLabels(
      months.map(({ month }) => month),
      reading,
      isNarrow,
    );
    const isCrowded = isNarrow && months.length > ROOMY;
    const formatShort = shortMoney(reading);
    return {
      label: t('costs.chartLabel'),
      items: months.map((month, at) => ({ ...month, label: labels[at]! })),
      category: ({ label }) => label,
      heading: ({ month }) => formatMonthYear(`${month}-01`, language) ?? month,
      value: ({ total }) => total,
      valueLabel: t('costs.total'),
      format: (value) => formatMoney(value, reading),
      formatBar: (value) => (value === 0 || isCrowded ? '' : formatShort(value)),
      formatAxis: formatShort,
      onSelect: ({ month }) => open(month),
    };
  }, [t, months, region, language, isNarrow, open]);

  return <BarChart options={options} height={height} />;
}
