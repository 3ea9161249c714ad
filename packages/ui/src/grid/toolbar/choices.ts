import { textOf } from '../../columns/column.ts';
import type { Column } from '../../columns/column.ts';
import { filterOn } from '../filters.ts';
import type { GridFilter } from '../filters.ts';
import { rowsLeft } from '../rows.ts';
import type { RowsWanted } from '../rows.ts';

export interface Choice {
  /** As the address has it. */
  readonly id: string;
  readonly text: string;
}

const idOf = <Item>(column: Column<Item>, item: Item): string => column.choiceOf?.(item) ?? textOf(column, item);

/** The values of a column in the order that the column says, others by name: no row that changes moves them. */
export function choicesOf<Item>(column: Column<Item>, rows: readonly Item[]): readonly Choice[] {
  const known = Object.keys(column.choices ?? {});
  const texts = new Map<string, string>();
  for (const item of rows) {
    const [id, text] = [idOf(column, item), textOf(column, item)];
    // Where rows of one choice differ in words, those of the column.
    const isOne = (texts.get(id) ?? text) === text;
    texts.set(id, isOne ? text : (column.choices?.[id] ?? text));
  }
  texts.delete('');
  const byName = new Intl.Collator(undefined, { numeric: true });
  const rankOf = (id: string): number => (known.includes(id) ? known.indexOf(id) : known.length);
  return Array.from(texts, ([id, text]) => ({ id, text })).toSorted(
    (one, other) => rankOf(one.id) - rankOf(other.id) || byName.compare(one.text, other.text),
  );
}

/** The number of rows of each value, and of all, that the search and the filters of other columns leave. */
export function countsOf<Item>(
  column: Column<Item>,
  rows: readonly Item[],
  columns: readonly Column<Item>[],
  { search, state }: Pick<RowsWanted, 'search' | 'state'>,
): { readonly all: number; readonly of: ReadonlyMap<string, number> } {
  const filters = state.filters?.filter((filter) => filter.column !== column.id);
  const left = rowsLeft(rows, columns, { search, state: { filters } });
  const of = new Map<string, number>();
  for (const item of left) {
    const id = idOf(column, item);
    of.set(id, (of.get(id) ?? 0) + 1);
  }
  return { all: left.length, of };
}

/** The choice that a column is filtered by; empty without one. */
export function chosenIn(filters: readonly GridFilter[], column: Pick<Column<never>, 'id' | 'choices'>): string {
  const filter = filters.find(({ column: id, is }) => id === column.id && is === 'equals');
  return (filter && filterOn(column, filter).value) ?? '';
}
