import { useEffect, useEffectEvent } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button } from '../../button/button.tsx';
import { canFilter, isNumeric } from '../../columns/column.ts';
import type { Column } from '../../columns/column.ts';
import { DateRangePicker } from '../../date/date-range-picker.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { NumberField } from '../../field/number-field.tsx';
import { TextField } from '../../field/text-field.tsx';
import { SpokenLater } from '../../live-region/spoken-later.tsx';
import { useTyped } from '../../timing/use-typed.ts';
import { ascending } from '../filters.ts';
import type { GridFilter } from '../filters.ts';
import { withFilter } from '../state/state.ts';
import type { GridState } from '../state/state.ts';
import type { GridToolbarTexts } from '../texts.ts';
import styles from './grid-toolbar.module.css';
import { QuickFilters } from './quick-filters.tsx';

export interface FilterDialogProps<Item> {
  readonly texts: GridToolbarTexts;
  readonly columns: readonly Column<Item>[];
  readonly rows: readonly Item[];
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
  /** Matching rows. */
  readonly shown: number | undefined;
  readonly onClearAll: () => void;
  readonly onClose: () => void;
}

/**
 * Every filter of a list: few values to choose from, numbers and dates by range, text by what it contains. The list
 * follows at once, and the button that closes says how many rows are left. On a phone it is a sheet.
 */
export function FilterDialog<Item>(props: FilterDialogProps<Item>) {
  const { texts, columns, rows, state, onStateChange, shown, onClearAll, onClose } = props;
  const others = columns.filter((column) => canFilter(column) && !column.hasChoices);
  const show = texts.showResults(shown ?? rows.length);
  return (
    <Dialog
      title={texts.filters}
      isOpen
      size="small"
      closeLabel={texts.close}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClearAll}>{texts.clearAll}</Button>
          <Button variant="primary" onPress={onClose}>
            {show}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <QuickFilters {...{ texts, columns, rows, state, onStateChange }} search="" as="fields" />
        {others.map((column) => (
          <FilterField
            key={column.id}
            texts={texts}
            column={column}
            filter={state.filters?.find((filter) => filter.column === column.id)}
            onChange={(filter) => onStateChange(withFilter(state, column.id, filter))}
          />
        ))}
      </div>
      <VisuallyHidden>
        <SpokenLater>
          <p>{show}</p>
        </SpokenLater>
      </VisuallyHidden>
    </Dialog>
  );
}

interface FilterFieldProps {
  readonly texts: GridToolbarTexts;
  readonly column: Pick<Column<never>, 'id' | 'header' | 'kind'>;
  readonly filter: GridFilter | undefined;
  readonly onChange: (filter: GridFilter | undefined) => void;
}

function FilterField(props: FilterFieldProps) {
  if (isNumeric(props.column)) return <NumbersField {...props} />;
  return props.column.kind === 'date' ? <DaysField {...props} /> : <ContainsField {...props} />;
}

function NumbersField({ texts, column: { id, header }, filter, onChange }: FilterFieldProps) {
  const [[from, upTo], setEnds] = useTypedFilter(filter, onChange, endsOf, (ends) => numbersOf(id, ends));
  const common = { unreadable: texts.unreadable, formatOptions: { maximumFractionDigits: 2 } };
  return (
    <div className={styles.ends}>
      <NumberField {...common} label={texts.from(header)} value={from} onChange={(next) => setEnds([next, upTo])} />
      <NumberField {...common} label={texts.upTo(header)} value={upTo} onChange={(next) => setEnds([from, next])} />
    </div>
  );
}

function DaysField({ column: { id: column, header }, filter, onChange }: FilterFieldProps) {
  const [range, setRange] = useTypedFilter(
    filter,
    onChange,
    ({ value: start, upTo: end } = { column, is: 'inRange' }) => (start && end ? { start, end } : null),
    (days) => days && ascending({ column, is: 'inRange', value: days.start, upTo: days.end }),
  );
  return <DateRangePicker label={header} value={range} onChange={setRange} />;
}

function ContainsField({ column: { id: column, header }, filter, onChange }: FilterFieldProps) {
  const [text, setText] = useTypedFilter(
    filter,
    onChange,
    ({ value = '' } = { column, is: 'contains' }) => value,
    (value) => (value.trim() ? { column, is: 'contains', value } : null),
  );
  return <TextField label={header} value={text} onChange={setText} />;
}

const keyOf = (filter: GridFilter | null | undefined): string => JSON.stringify(filter ?? null);

/**
 * What is typed into the filter of a column. It applies after a pause, or when the dialog closes; what changes the filter
 * elsewhere replaces it.
 */
function useTypedFilter<Typed>(
  filter: GridFilter | undefined,
  onChange: (filter: GridFilter | undefined) => void,
  read: (filter: GridFilter | undefined) => Typed,
  write: (typed: Typed) => GridFilter | null,
): readonly [Typed, (typed: Typed) => void] {
  const { typed, type, settle } = useTyped({
    written: keyOf(filter),
    read: () => read(filter),
    keyOf: (value: Typed) => keyOf(write(value)),
    onSettled: (value) => onChange(write(value) ?? undefined),
  });
  const close = useEffectEvent(settle);
  useEffect(() => () => close(), []);
  return [typed, type];
}

type Ends = readonly [from: number | null, upTo: number | null];

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** Both ends of a range of numbers; `null` where it is open. */
function endsOf(filter: GridFilter | undefined): Ends {
  if (filter?.is === 'inRange') return [numberOf(filter.value), numberOf(filter.upTo)];
  if (filter?.is === 'greaterThanOrEqual') return [numberOf(filter.value), null];
  return filter?.is === 'lessThanOrEqual' ? [null, numberOf(filter.value)] : [null, null];
}

/** The filter of a range of numbers; an end that can't be read is open. */
function numbersOf(column: string, ends: Ends): GridFilter | null {
  const [least, most] = ends.map((end) => (end === null || Number.isNaN(end) ? undefined : String(end)));
  if (least !== undefined && most !== undefined) return ascending({ column, is: 'inRange', value: least, upTo: most });
  if (least !== undefined) return { column, is: 'greaterThanOrEqual', value: least };
  return most === undefined ? null : { column, is: 'lessThanOrEqual', value: most };
}
