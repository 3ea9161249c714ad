import { isNumeric } from '../columns/column.ts';
import type { Column, ColumnValue } from '../columns/column.ts';
import { numberIn } from './values.ts';

/** Grid contents for a file: a header per column, then a row of values per item. Numbers stay numbers, money has cents. */
export interface GridContent {
  readonly header: readonly string[];
  readonly rows: readonly (readonly ColumnValue[])[];
}

function valueIn<Item>(column: Column<Item>, item: Item): ColumnValue {
  if (column.csv) return column.csv(item);
  const number = isNumeric(column) ? numberIn(column.value?.(item)) : undefined;
  if (number !== undefined) return column.kind === 'money' ? (number?.toFixed(2) ?? null) : number;
  return column.format?.(item) ?? column.value?.(item);
}

/** Plain numbers, and text as displayed. Leaves out action columns. */
export function contentOf<Item>(columns: readonly Column<Item>[], items: readonly Item[]): GridContent {
  const written = columns.filter(({ kind }) => kind !== 'actions');
  return {
    header: written.map(({ header }) => header),
    rows: items.map((item) => written.map((column) => valueIn(column, item))),
  };
}
