/** The charts in one file: whoever sees one soon sees the other. Apart from the rest, because they import the library. */
export { CostChart } from './cost-chart.tsx';
export { MileageChart } from './mileage-chart.tsx';
