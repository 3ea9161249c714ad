export { BarChart } from './bar-chart.tsx';
export type { BarChartProps } from './bar-chart.tsx';
export type { BarOptions } from './bar-options.ts';
export { ScatterChart } from './scatter-chart.tsx';
export type { ScatterChartProps } from './scatter-chart.tsx';
export type { ScatterOptions } from './scatter-options.ts';
export { turnArrows } from './turned-arrows.ts';
