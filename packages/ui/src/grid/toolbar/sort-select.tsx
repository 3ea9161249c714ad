import { Select } from '../../field/select.tsx';
import { sortedAs } from '../../columns/column.ts';
import type { Column } from '../../columns/column.ts';
import { currentSort, defaultSort } from '../rows.ts';
import { sortChoices } from './sort-choices.ts';
import { isSameSort, withState } from '../state/state.ts';
import type { GridSort, GridState } from '../state/state.ts';
import type { GridToolbarTexts } from '../texts.ts';

export interface SortSelectProps<Item> {
  readonly texts: Pick<GridToolbarTexts, 'sortBy' | 'sortNone' | 'sorted'>;
  readonly columns: readonly Column<Item>[];
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
}

const idOf = (sort: GridSort | null): string => (sort ? `${sort.direction} ${sort.column}` : 'none');

/** Sorting for cards, which have no column headers. */
export function SortSelect<Item>({ texts, columns, state, onStateChange }: SortSelectProps<Item>) {
  const standard = defaultSort(columns);
  const choices = sortChoices(columns, state);
  const options = choices.map(({ column, sort }) => ({
    id: idOf(sort),
    label: texts.sorted(column.header, sort.direction, sortedAs(column)),
  }));
  return (
    <Select
      label={texts.sortBy}
      options={[{ id: 'none', label: texts.sortNone }, ...options]}
      value={idOf(currentSort(columns, state))}
      onChange={(id) => {
        const sort = choices.find((choice) => idOf(choice.sort) === id)?.sort ?? null;
        onStateChange(withState(state, { sort: isSameSort(sort, standard) ? undefined : sort }));
      }}
    />
  );
}
