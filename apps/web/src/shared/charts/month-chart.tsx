import { formatMoney, formatMonthYear } from '@wayside/domain';
import type { MonthSpend, Reading } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useNarrow, useStableCallback } from '@wayside/ui';
import { BarChart } from '@wayside/ui/chart';
import type { BarOptions } from '@wayside/ui/chart';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '../brand/brand.ts';
import { monthLabels } from './months.ts';
import { shortMoney } from './short-money.ts';

interface Bar extends MonthSpend {
  label: string;
}

/** Most bars that leave room for an amount above each in a narrow window. */
const ROOMY = 6;

interface MonthChartProps {
  months: readonly MonthSpend[];
  height: number;
  /** Accessible name, including how to move around. */
  label: string;
  /** Name of the amounts. */
  valueLabel: string;
  /** What the bar of a month leads to. */
  addressOf: (month: string) => string;
  /** What the bars say and do besides. Must be stable. */
  options?: Pick<BarOptions<MonthSpend>, 'heading' | 'more' | 'isPale' | 'onSelect'>;
}

/** Amounts by month as bars. In its own file because it imports the chart library. */
export function MonthChart({ months, height, label, valueLabel, addressOf, options: own }: MonthChartProps) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const language = i18n.language as Reading['language'];
  const { region } = brand;

  const open = useStableCallback((month: string) => void navigate(addressOf(month)));
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
      label,
      items: months.map((month, at) => ({ ...month, label: labels[at]! })),
      category: (bar) => bar.label,
      heading: ({ month }) => formatMonthYear(`${month}-01`, language) ?? month,
      value: ({ total }) => total,
      valueLabel,
      format: (value) => formatMoney(value, reading),
      formatBar: (value) => (value === 0 || isCrowded ? '' : formatShort(value)),
      formatAxis: formatShort,
      onSelect: ({ month }) => open(month),
      ...own,
    };
  }, [label, valueLabel, months, region, language, isNarrow, open, own]);

  return <BarChart options={options} height={height} />;
}
