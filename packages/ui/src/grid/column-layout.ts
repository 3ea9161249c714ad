import { textOf } from '../columns/column.ts';
import type { Column } from '../columns/column.ts';
import { ROW_HEIGHTS } from './state/state.ts';
import type { GridDensity, GridState } from './state/state.ts';

type Placed = Pick<Column<never>, 'id' | 'kind' | 'isPinned' | 'isHidden' | 'href'>;

/** Columns that name, open or act on the row can't be hidden. */
export const canHide = ({ kind, isPinned, href }: Placed): boolean => kind !== 'actions' && !isPinned && !href;

const rank = ({ kind, isPinned }: Placed): number => (kind === 'actions' ? 2 : isPinned ? 0 : 1);

/** All columns in display order: pinned first, actions last, new ones at their position in the code. */
export function inOrder<Column extends Placed>(
  columns: readonly Column[],
  order: readonly string[] = [],
): readonly Column[] {
  const placeOf = ({ id }: Column): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return columns.toSorted((one, other) => rank(one) - rank(other) || placeOf(one) - placeOf(other));
}

/** Ids of the hidden columns. */
export function hiddenIn(columns: readonly Placed[], hidden?: readonly string[]): readonly string[] {
  return columns
    .filter((column) => canHide(column) && (hidden ? hidden.includes(column.id) : column.isHidden === true))
    .map(({ id }) => id);
}

/** The column that names the rows: the one that opens them, or else the first. */
export function namingColumn<Item>(columns: readonly Column<Item>[]): Column<Item> | undefined {
  return columns.find(({ href }) => href) ?? columns[0];
}

export function nameOfRow<Item>(column: Column<Item> | undefined, item: Item): string {
  return column ? (column.rowName?.(item) ?? textOf(column, item)) : '';
}

/** The visible columns, in order. */
export function shownColumns<Column extends Placed>(
  columns: readonly Column[],
  { hidden, order }: GridState,
): readonly Column[] {
  const gone = hiddenIn(columns, hidden);
  return inOrder(columns, order).filter(({ id }) => !gone.includes(id));
}

/** Pixels of a row: what the density says, or what the visible columns need. */
export function rowHeightOf(visible: readonly Pick<Column<never>, 'hasTwoLines'>[], density: GridDensity): number {
  const [one, two] = ROW_HEIGHTS[density];
  return visible.some(({ hasTwoLines }) => hasTwoLines) ? two : one;
}

/** Whether a column can move one position left (-1) or right (1). */
export function canMove(columns: readonly Placed[], id: string, by: -1 | 1): boolean {
  const at = columns.findIndex((column) => column.id === id);
  const [column, neighbour] = [columns[at], columns[at + by]];
  return column !== undefined && neighbour !== undefined && rank(column) === rank(neighbour);
}

/** The order after moving a column one position; unchanged if it can't move. Expects columns in display order. */
export function movedOrder(columns: readonly Placed[], id: string, by: -1 | 1): readonly string[] {
  const ids = columns.map((column) => column.id);
  if (!canMove(columns, id, by)) return ids;
  const at = ids.indexOf(id);
  return ids.with(at, ids[at + by]!).with(at + by, id);
}
