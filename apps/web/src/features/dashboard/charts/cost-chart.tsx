import { dollars, formatMoney, formatMonthYear } from '@wayside/domain';
import type { Reading } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useNarrow } from '@wayside/ui';
import { BarChart } from '@wayside/ui/chart';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../../shared/brand/brand.ts';
import { monthAddress, monthLabels } from './cost-months.ts';
import type { MonthlyCost } from '../dashboard.queries.ts';

interface Bar extends MonthlyCost {
  label: string;
}

/** Most bars that leave room for an amount above each in a narrow window. */
const ROOMY = 6;

/**
 * Short amount for axis and bars, such as `$980` or `$1.2K`. Tooltip and table show the cents; the line above the chart shows the currency.
 */
function shortMoney(reading: Reading): (value: number) => string {
  return (value) => dollars(value, reading, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: value < 1000 ? 0 : 1 });
}

/** The bar chart. In its own file because it imports the chart library. */
export function CostChart({ months, height }: { months: readonly MonthlyCost[]; height: number }) {
  const { t, i18n } = useTranslation('dashboard');
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const language = i18n.language as Reading['language'];
  const { region } = brand;

  const bars = useMemo((): Bar[] => {
    const labels = monthLabels(
      months.map(({ month }) => month),
      { region, language },
      isNarrow,
    );
    return months.map((month, at) => ({ ...month, label: labels[at]! }));
  }, [months, region, language, isNarrow]);
  const format = useCallback((value: number) => formatMoney(value, { region, language }), [region, language]);
  const formatShort = useMemo(() => shortMoney({ region, language }), [region, language]);
  const isCrowded = isNarrow && months.length > ROOMY;
  const formatBar = useCallback((value: number) => (value === 0 || isCrowded ? '' : formatShort(value)), [isCrowded, formatShort]);
  const heading = useCallback(({ month }: Bar) => formatMonthYear(`${month}-01`, language) ?? month, [language]);
  const open = useCallback(({ month }: Bar) => void navigate(monthAddress(month)), [navigate]);

  return (
    <BarChart
      label={t('costs.chartLabel')}
      items={bars}
      category={labelOf}
      heading={heading}
      value={totalOf}
      valueLabel={t('costs.total')}
      format={format}
      formatAxis={formatShort}
      formatBar={formatBar}
      onSelect={open}
      height={height}
    />
  );
}

const labelOf = ({ label }: Bar): string => label;
const totalOf = ({ total }: Bar): number => total;
