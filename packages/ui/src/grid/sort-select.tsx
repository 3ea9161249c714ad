import { Select } from '../field/select.tsx';
import { isNumeric } from './columns.ts';
import type { GridColumn } from './columns.ts';
import { defaultSort } from './rows.ts';
import { isSameSort, withState } from './state.ts';
import type { GridSort, GridState } from './state.ts';
import type { GridToolbarTexts } from './texts.ts';

export type SortSelectProps<Item> = {
  readonly texts: Pick<GridToolbarTexts, 'sortBy' | 'sortNone' | 'sorted'>;
  readonly columns: readonly GridColumn<Item>[];
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
};

const idOf = (sort: GridSort | null): string => (sort ? `${sort.direction} ${sort.column}` : 'none');

/** Sorting where there are no heads of columns to press: over cards. */
export const SortSelect = <Item,>({ texts, columns, state, onStateChange }: SortSelectProps<Item>) => {
  const standard = defaultSort(columns);
  const current = state.sort === undefined ? standard : state.sort;
  const choices = columns
    .filter(({ kind, isSortable }) => isSortable ?? kind !== 'actions')
    .flatMap((column) =>
      (['asc', 'desc'] as const).map((direction) => ({
        sort: { column: column.id, direction },
        label: texts.sorted(column.header, direction, isNumeric(column)),
      })),
    );
  return (
    <Select
      label={texts.sortBy}
      isInline
      options={[{ id: 'none', label: texts.sortNone }, ...choices.map(({ sort, label }) => ({ id: idOf(sort), label }))]}
      value={idOf(current)}
      onChange={(id) => {
        const sort = choices.find((choice) => idOf(choice.sort) === id)?.sort ?? null;
        onStateChange(withState(state, { sort: isSameSort(sort, standard) ? undefined : sort }));
      }}
    />
  );
};
