import type { AgCartesianChartOptions } from 'ag-charts-community';
import { useMemo } from 'react';
import { barOptions } from './bar-options.ts';
import type { BarOptions } from './bar-options.ts';
import { useChartColors } from './chart-colors.ts';
import { ChartSurface } from './chart-surface.tsx';
import './modules.ts';

export type BarChartProps<Item> = BarOptions<Item> & {
  /** Pixels. */
  readonly height?: number;
};

/** Compares values of a few items. Bars start at zero and show their value. */
export const BarChart = <Item,>({
  label,
  items,
  category,
  heading,
  value,
  valueLabel,
  format,
  formatBar,
  formatAxis,
  onSelect,
  isHorizontal,
  height = 260,
}: BarChartProps<Item>) => {
  const colors = useChartColors();
  const options = useMemo(
    () => barOptions(colors, { label, items, category, heading, value, valueLabel, format, formatBar, formatAxis, onSelect, isHorizontal }),
    [colors, label, items, category, heading, value, valueLabel, format, formatBar, formatAxis, onSelect, isHorizontal],
  );
  return <ChartSurface label={label} options={options as AgCartesianChartOptions} height={height} />;
};
