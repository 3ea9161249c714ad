export { BarChart } from './bar-chart.tsx';
export type { BarChartProps } from './bar-chart.tsx';
export { ScatterChart } from './scatter-chart.tsx';
export type { ScatterChartProps } from './scatter-chart.tsx';
export type { ScatterMeasure } from './scatter-options.ts';
