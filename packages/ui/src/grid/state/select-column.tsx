import type { ICellRendererParams } from 'ag-grid-community';
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
  /** Keys of the rows that match search and filters. */
  readonly found: () => readonly Key[];
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

/** Selects the rows that match search and filters, or none of them. */
export function SelectAll() {
  const selecting = useContext(SelectingContext);
  if (!selecting) return null;
  const { selected, onChange, canSelect = () => true, found, selectAll } = selecting;
  // Not looked for while nothing is selected: they may be thousands.
  const keys = selected.length === 0 ? [] : found().filter(canSelect);
  const chosen = new Set(selected);
  const count = keys.filter((key) => chosen.has(key)).length;
  const isAll = count > 0 && count === keys.length;
  return (
    <Checkbox
      isSelected={isAll}
      isIndeterminate={count > 0 && !isAll}
      onChange={(isOn) => {
        const all = new Set(found().filter(canSelect));
        const others = selected.filter((key) => !all.has(key));
        onChange(isOn ? [...others, ...all] : others);
      }}
      aria-label={selectAll}
    />
  );
}
