import { isNumeric } from './columns.ts';
import type { GridColumn } from './columns.ts';
import { numberIn } from './values.ts';
import type { GridValue } from './values.ts';

/** Grid contents for a file: one header per column, then one row of values per item. Numbers stay numbers. */
export interface GridContent {
  readonly header: readonly string[];
  readonly rows: readonly (readonly GridValue[])[];
}

function valueIn<Item>(column: GridColumn<Item>, item: Item): GridValue {
  if (column.csv) return column.csv(item);
  if (isNumeric(column)) return numberIn(column.value(item));
  return column.format?.(item) ?? column.value(item);
}

/** Plain numbers, and text as displayed. Leaves out action columns. */
export function contentOf<Item>(columns: readonly GridColumn<Item>[], items: readonly Item[]): GridContent {
  const written = columns.filter(({ kind }) => kind !== 'actions');
  return { header: written.map(({ header }) => header), rows: items.map((item) => written.map((column) => valueIn(column, item))) };
}
