import type { AgCartesianChartOptions } from 'ag-charts-community';
import { useMemo } from 'react';
import { useChartColors } from './chart-colors.ts';
import { ChartSurface } from './chart-surface.tsx';
import './modules.ts';
import { scatterOptions } from './scatter-options.ts';
import type { ScatterOptions } from './scatter-options.ts';

export type ScatterChartProps<Item> = ScatterOptions<Item> & {
  /** Pixels. */
  readonly height?: number;
};

/** Shows how two measures of many items relate. */
export const ScatterChart = <Item,>({ label, items, name, mark, across, up, onSelect, height = 280 }: ScatterChartProps<Item>) => {
  const colors = useChartColors();
  const options = useMemo(
    () => scatterOptions(colors, { label, items, name, mark, across, up, onSelect }),
    [colors, label, items, name, mark, across, up, onSelect],
  );
  return <ChartSurface label={label} options={options as AgCartesianChartOptions} height={height} />;
};
