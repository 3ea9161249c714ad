import type { GridApi, ICellRendererParams, IHeaderParams } from 'ag-grid-community';
import { createContext, useContext } from 'react';
import { Checkbox } from '../../field/checkbox.tsx';
import type { GridSelection } from './use-grid-selection.ts';

type Key = string | number;

/** What the checkboxes of a grid need; a new object whenever rows or selection change. */
export interface Selecting<Item = never> extends GridSelection {
  /** "Select" */
  readonly selectRow: string;
  readonly selectAll: string;
  readonly rowKey: (item: Item) => Key;
  readonly nameOf: (item: Item) => string;
}

export const SelectingContext = createContext<Selecting<unknown> | undefined>(undefined);

/** The checkbox of a row, named after it. */
export function SelectCell({ data }: ICellRendererParams<unknown>) {
  const selecting = useContext(SelectingContext);
  if (!selecting || data === undefined) return null;
  const { selected, onChange, canSelect, selectRow, rowKey, nameOf } = selecting;
  const key = rowKey(data);
  if (canSelect && !canSelect(key)) return null;
  return (
    <Checkbox
      excludeFromTabOrder
      isSelected={selected.includes(key)}
      onChange={(isOn) => onChange(isOn ? [...selected, key] : selected.filter((other) => other !== key))}
      aria-label={`${selectRow} ${nameOf(data)}`}
    />
  );
}

/** Keys of the rows that match search and filters and have a checkbox. */
function keysOf(api: GridApi<unknown>, { rowKey, canSelect }: Selecting<unknown>): readonly Key[] {
  const keys: Key[] = [];
  api.forEachNodeAfterFilter(({ data }) => {
    if (data !== undefined && (canSelect?.(rowKey(data)) ?? true)) keys.push(rowKey(data));
  });
  return keys;
}

/** Selects the rows that match search and filters, or none of them. */
export function SelectAll({ api }: IHeaderParams<unknown>) {
  const selecting = useContext(SelectingContext);
  if (!selecting) return null;
  const { selected, onChange, selectAll } = selecting;
  const chosen = new Set(selected);
  const keys = keysOf(api, selecting);
  const count = keys.filter((key) => chosen.has(key)).length;
  const isAll = count > 0 && count === keys.length;
  return (
    <Checkbox
      isSelected={isAll}
      isIndeterminate={count > 0 && !isAll}
      onChange={(isOn) => {
        const others = selected.filter((key) => !keys.includes(key));
        onChange(isOn ? [...others, ...keys] : others);
      }}
      aria-label={selectAll}
    />
  );
}
