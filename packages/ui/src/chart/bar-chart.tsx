import type { AgCartesianChartOptions } from 'ag-charts-community';
import { useMemo } from 'react';
import { barOptions } from './bar-options.ts';
import type { BarOptions } from './bar-options.ts';
import { useChartColors } from './chart-colors.ts';
import { ChartSurface } from './chart-surface.tsx';
import './modules.ts';

export interface BarChartProps<Item> {
  /** Must be stable: new ones draw the chart again. */
  readonly options: BarOptions<Item>;
  /** Pixels. */
  readonly height: number;
}

/** Compares values of a few items. Bars start at zero and show their value. */
export function BarChart<Item>({ options, height }: BarChartProps<Item>) {
  const colors = useChartColors();
  const drawn = useMemo(() => barOptions(colors, options), [colors, options]);
  return <ChartSurface label={options.label} options={drawn as AgCartesianChartOptions} height={height} />;
}
