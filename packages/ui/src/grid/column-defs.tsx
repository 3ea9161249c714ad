import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { classNames } from '../class-names.ts';
import { ColumnCell, kindClass } from '../columns/column-cell.tsx';
import { canFilter, isNumeric } from '../columns/column.ts';
import type { Column } from '../columns/column.ts';
import { namingColumn } from './column-layout.ts';
import styles from './data-grid.module.css';
import { DAYS_OPTION } from './filters.ts';
import { staysInCell } from './row-link.ts';
import { filteredValue } from './rows.ts';
import { compareNumbers, compareTexts, numberIn, plainText } from './values.ts';

/** Filters of one condition, so that each fits on a chip and in the URL. They match the displayed text. */
function filterOf<Item>(column: Column<Item>): ColDef<Item> {
  if (!canFilter(column)) return {};
  return isNumeric(column)
    ? {
        filter: 'agNumberColumnFilter',
        filterValueGetter: ({ data }) =>
          data === undefined || data === null ? null : numberIn(filteredValue(column, data)),
        filterParams: {
          maxNumConditions: 1,
          defaultOption: 'inRange',
          buttons: ['reset'],
          inRangeInclusive: true,
          includeBlanksInNotEqual: true,
        },
      }
    : {
        filter: 'agTextColumnFilter',
        filterValueGetter: ({ data }) => (data === undefined || data === null ? null : filteredValue(column, data)),
        filterParams: {
          maxNumConditions: 1,
          buttons: ['reset'],
          textFormatter: plainText,
          filterOptions: column.kind === 'date' ? [DAYS_OPTION] : undefined,
        },
      };
}

/** The library's parameters and ours; it has a `column` of its own. */
type CellParams<Item> = ICellRendererParams<Item> & { readonly ours: Column<Item> };

/**
 * One component for all columns. A new function for each set of columns would be a new component to React: it would
 * remount the cells, and a focused control would lose the focus.
 */
function DrawnCell<Item>({ data, ours }: CellParams<Item>) {
  return data === undefined ? null : <ColumnCell item={data} column={ours} />;
}

/**
 * Presses on a header sort up, then down, then as the list is sorted by default. The column of that default has both
 * directions only: no press leaves the list unsorted.
 */
const sortingOrderOf = ({ sort }: Pick<Column<never>, 'sort'>): ('asc' | 'desc' | null)[] =>
  sort ? ['asc', 'desc'] : ['asc', 'desc', null];

/** Our columns as AG Grid column definitions. Visibility, order and sort are applied separately. */
export function columnDefs<Item>(columns: readonly Column<Item>[], language?: string): ColDef<Item>[] {
  const naming = namingColumn(columns);
  return columns.map((column) => {
    const { id, header, value, kind = 'text', isSortable = kind !== 'actions' } = column;
    const compare = isNumeric(column) ? compareNumbers : compareTexts(language);
    const isInHeader = column.hasFilter && !column.hasChoices && kind !== 'date';
    return {
      colId: id,
      cellAriaRole: column === naming ? 'rowheader' : undefined,
      headerName: header,
      valueGetter: ({ data }) => (data === undefined ? null : value?.(data)),
      cellRenderer: DrawnCell,
      cellRendererParams: { ours: column },
      // A cell may render more of the row than its value, so it is redrawn whenever the row changes.
      equals: column.cell ? () => false : undefined,
      comparator: (one, other, _node, _otherNode, isDescending) => compare(one, other, isDescending),
      sortable: isSortable,
      sortingOrder: sortingOrderOf(column),
      ...filterOf(column),
      initialSort: column.sort,
      initialPinned: column.isPinned && (kind === 'actions' ? 'right' : 'left'),
      lockPinned: column.isPinned,
      initialHide: column.isHidden,
      initialWidth: column.width,
      minWidth: column.minWidth ?? Math.min(column.width ?? 96, 96),
      resizable: kind !== 'actions',
      unSortIcon: isSortable,
      suppressHeaderMenuButton: !isInHeader,
      suppressHeaderFilterButton: !isInHeader,
      suppressMovable: true,
      suppressKeyboardEvent: ({ event }) => staysInCell(event),
      wrapHeaderText: true,
      cellClass: classNames(styles.cell, kindClass(column), kind === 'actions' && styles.actions),
      headerClass: classNames(
        styles.head,
        isNumeric(column) && styles.numericHead,
        kind === 'actions' && styles.hiddenHead,
      ),
    };
  });
}
