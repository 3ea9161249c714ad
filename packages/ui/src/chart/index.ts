export { BarChart } from './bar-chart.tsx';
export type { BarChartProps } from './bar-chart.tsx';
export { ScatterChart } from './scatter-chart.tsx';
export type { ScatterChartProps, ScatterMeasure } from './scatter-chart.tsx';
export { ChartFrame, ChartSkeleton } from './chart-frame.tsx';
export type { ChartFrameProps, ChartSkeletonProps } from './chart-frame.tsx';
