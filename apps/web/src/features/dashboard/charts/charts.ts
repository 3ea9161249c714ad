/**
 * The charts of the dashboard, which load together: whoever sees one soon sees the other. Apart from the rest, because
 * they import the library.
 */
export { MonthChart } from '../../../shared/charts/month-chart.tsx';
export { MileageChart } from './mileage-chart.tsx';
