import { Segmented } from '../../choice/segmented.tsx';
import type { Column } from '../../columns/column.ts';
import { Select } from '../../field/select.tsx';
import { withFilter } from '../state/state.ts';
import type { GridState } from '../state/state.ts';
import type { GridToolbarTexts } from '../texts.ts';
import { useDebounced } from '../../timing/use-debounced.ts';
import { choicesOf, chosenIn, countsOf } from './choices.ts';
import styles from './grid-toolbar.module.css';

/** As many as fit beside each other; more are in a select. */
const SEGMENTS = 4;
/** Letters that fit into the line of the toolbar; more have a line of their own. */
const LETTERS = 44;
/** The same beside dates, where the counts and edges of each count as letters, too. */
const [BESIDE_DATES, EDGES] = [54, 6];
/** More are searched for, not chosen. */
const MOST = 60;

export interface QuickFiltersProps<Item> {
  /** In a narrow window only those side by side; in the dialog, each as a field. */
  readonly as?: 'segments' | 'fields';
  readonly texts: GridToolbarTexts;
  readonly columns: readonly Column<Item>[];
  readonly rows: readonly Item[];
  /** Includes rows that the page's own filters hide, so that a status without any rows left can still be chosen. */
  readonly allRows?: readonly Item[];
  /** What the rows are searched for, as typed. */
  readonly search: string;
  readonly state: GridState;
  readonly onStateChange: (state: GridState) => void;
}

/**
 * Filters by columns with few values: a status side by side with the number of its rows that the other filters leave,
 * others to choose from.
 */
export function QuickFilters<Item>({
  as,
  texts,
  columns,
  rows,
  allRows = rows,
  search,
  state,
  onStateChange,
}: QuickFiltersProps<Item>) {
  const settled = useDebounced(search);
  const filters = state.filters ?? [];
  const choose = (column: string, value: string): void =>
    onStateChange(withFilter(state, column, value ? { column, is: 'equals', value } : undefined));
  return columns
    .filter(({ hasChoices }) => hasChoices)
    .map((column) => {
      const found = choicesOf(column, column.kind === 'status' ? allRows : rows);
      const value = chosenIn(filters, column);
      // A value that no row has any more stays to be seen, and to be taken off.
      const isOffered = value === '' || found.some(({ id }) => id === value);
      const values = isOffered ? found : [...found, { id: value, text: column.choices?.[value] ?? value }];
      if (value === '' && (found.length < 2 || found.length > MOST)) return null;
      const label = column.header;
      const form = as !== 'fields' && column.kind === 'status' && values.length <= SEGMENTS ? 'segments' : 'select';
      if (as === 'segments' && form !== as) return null;
      if (form === 'segments') {
        const counts = countsOf(column, rows, columns, { search: settled, state });
        const letters = values.reduce((sum, { text }) => sum + text.length, 0);
        return (
          <div key={column.id} className={styles.segments} data-long={longOf(letters, values.length)}>
            <Segmented
              label={label}
              value={value}
              onChange={(chosen) => choose(column.id, chosen)}
              segments={[
                { id: '', label: texts.all, name: texts.all, count: counts.all },
                ...values.map(({ id, text }) => ({ id, label: text, name: text, count: counts.of.get(id) ?? 0 })),
              ]}
            />
          </div>
        );
      }
      return (
        <Select
          key={column.id}
          label={label}
          isInline={as !== 'fields'}
          options={[{ id: '', label: texts.any }, ...values.map(({ id, text }) => ({ id, label: text }))]}
          value={value}
          onChange={(chosen) => choose(column.id, chosen)}
        />
      );
    });
}

function longOf(letters: number, count: number): 'true' | 'dates' | undefined {
  if (letters > LETTERS) return 'true';
  return letters + count * EDGES > BESIDE_DATES ? 'dates' : undefined;
}
