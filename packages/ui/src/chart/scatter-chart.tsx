import type { AgCartesianChartOptions } from 'ag-charts-community';
import { useMemo } from 'react';
import { useChartColors } from './chart-colors.ts';
import { ChartSurface } from './chart-surface.tsx';
import './modules.ts';
import { scatterOptions } from './scatter-options.ts';
import type { ScatterOptions } from './scatter-options.ts';

export interface ScatterChartProps<Item> {
  /** Must be stable: new ones draw the chart again. */
  readonly options: ScatterOptions<Item>;
  /** Pixels. */
  readonly height: number;
}

/** Shows how two measures of many items relate. */
export function ScatterChart<Item>({ options, height }: ScatterChartProps<Item>) {
  const colors = useChartColors();
  const drawn = useMemo(() => scatterOptions(colors, options), [colors, options]);
  return <ChartSurface label={options.label} options={drawn as AgCartesianChartOptions} height={height} />;
}
