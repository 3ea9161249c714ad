import { textOf } from '../../columns/column.ts';
import type { Column } from '../../columns/column.ts';
import type { GridFilter } from '../filters.ts';

/** The values of a column, each with the number of its rows: a status in the order of the rows, others by name. */
export function choicesOf<Item>(column: Column<Item>, rows: readonly Item[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const item of rows) {
    const text = textOf(column, item);
    if (text) found.set(text, (found.get(text) ?? 0) + 1);
  }
  if (column.kind === 'status') return found;
  const byName = new Intl.Collator(undefined, { numeric: true });
  return new Map([...found].toSorted(([one], [other]) => byName.compare(one, other)));
}

/** The value that a column is filtered by; empty without one. */
export function chosenIn(filters: readonly GridFilter[], column: string): string {
  return filters.find((filter) => filter.column === column && filter.is === 'equals')?.value ?? '';
}
