export { DataGrid } from './data-grid.tsx';
export type { DataGridHandle, DataGridProps } from './data-grid.tsx';
export type { GridColumn } from './columns.ts';
export type { GridTexts } from './texts.ts';
export type { GridValue } from './values.ts';
