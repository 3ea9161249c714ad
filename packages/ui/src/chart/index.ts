export { BarChart } from './bar-chart.tsx';
export type { BarChartProps } from './bar-chart.tsx';
export { ScatterChart } from './scatter-chart.tsx';
export type { ScatterChartProps, ScatterMeasure } from './scatter-chart.tsx';
