import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import { classNames } from '../class-names.ts';
import { isNumeric } from './columns.ts';
import type { GridColumn } from './columns.ts';
import styles from './data-grid.module.css';
import { GridCell } from './grid-cell.tsx';
import { compareNumbers, compareTexts, numberIn } from './values.ts';

/** Our columns in the grid library's words. */
export const columnDefs = <Item,>(columns: readonly GridColumn<Item>[], notSet: string, language?: string): ColDef<Item>[] =>
  columns.map((column) => {
    const { id, header, value, format, kind = 'text', isSortable = kind !== 'actions', hasFilter = false } = column;
    const filter = isNumeric(column) ? 'agNumberColumnFilter' : 'agTextColumnFilter';
    return {
      colId: id,
      headerName: header,
      valueGetter: ({ data }) => (data === undefined ? null : value(data)),
      // The quick filter and the accessible text see what a person sees.
      getQuickFilterText: ({ data }) => (data === undefined ? '' : `${value(data) ?? ''} ${format?.(data) ?? ''}`),
      cellRenderer: ({ data }: ICellRendererParams<Item>) =>
        data === undefined ? null : <GridCell item={data} column={column} notSet={notSet} />,
      comparator: isNumeric(column) ? compareNumbers : compareTexts(language),
      sortable: isSortable,
      ...(hasFilter && { filter }),
      ...(hasFilter &&
        isNumeric(column) && { filterValueGetter: ({ data }) => (data === undefined || data === null ? null : numberIn(value(data))) }),
      ...(column.sort && { initialSort: column.sort }),
      ...(column.isPinned && { initialPinned: 'left', lockPinned: true }),
      ...(column.width && { initialWidth: column.width }),
      minWidth: column.minWidth ?? Math.min(column.width ?? 96, 96),
      resizable: kind !== 'actions',
      unSortIcon: isSortable,
      suppressHeaderMenuButton: !hasFilter,
      suppressMovable: true,
      wrapHeaderText: true,
      cellClass: classNames(styles.cell, isNumeric(column) && styles.numeric, kind === 'identifier' && styles.identifier),
      headerClass: classNames(styles.head, isNumeric(column) && styles.numericHead, kind === 'actions' && styles.hiddenHead),
    };
  });
