import type {
  BodyScrollEndEvent,
  BodyScrollEvent,
  CellKeyDownEvent,
  GridApi,
  IRowNode,
  RowClassParams,
  RowClickedEvent,
  SelectionChangedEvent,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styleNonce } from '../style-nonce.ts';
import { debounce, FIT_DEBOUNCE_MS, REDRAW_DEBOUNCE_MS } from '../timing/debounce.ts';
import { columnDefs } from './column-defs.tsx';
import { classNames } from '../class-names.ts';
import { nameOfRow, namingColumn, rowHeightOf, shownColumns } from './column-layout.ts';
import type { Column } from '../columns/column.ts';
import styles from './data-grid.module.css';
import { GridFrame } from './grid-frame.tsx';
import { gridTheme } from './grid-theme.ts';
import './modules.ts';
import { openRowOf } from './row-link.ts';
import { matchingRows } from './rows.ts';
import type { GridDensity, GridPlace, GridState } from './state/state.ts';
import type { GridTexts } from './texts.ts';
import { useGridSearch } from './toolbar/use-grid-search.ts';
import { SelectAll, SelectCell, SelectingContext } from './state/select-column.tsx';
import { useGridSelection } from './state/use-grid-selection.ts';
import type { GridSelection } from './state/use-grid-selection.ts';
import { useGridSync } from './state/use-grid-sync.ts';

export interface GridTableProps<Item> {
  readonly texts: GridTexts;
  readonly columns: readonly Column<Item>[];
  readonly rows: readonly Item[] | undefined;
  readonly rowKey: (item: Item) => string | number;
  readonly isMuted: ((item: Item) => boolean) | undefined;
  /** The debounced search text. */
  readonly search: string;
  readonly isFitted: boolean;
  readonly density: GridDensity;
  readonly height: string;
  readonly language: string | undefined;
  readonly state: GridState;
  readonly onState: (state: GridState) => void;
  readonly pageSize: number | undefined;
  readonly selection: GridSelection | undefined;
  readonly place: GridPlace | undefined;
  readonly empty: ReactNode;
  readonly onCount: (shown: number) => void;
  readonly onReachEnd: () => void;
}

/** Number of rows that match search and filters, and the total. */
interface Counted {
  readonly of: readonly unknown[];
  readonly left: number;
}

/** Placeholder for rows that are loading. */
const NO_ROWS: readonly unknown[] = [];

/** How many rows before the end the next page is loaded. */
const AHEAD = 8;

/** Default column width in pixels, same as the library's. */
const OWN_WIDTH = 200;

/** AG Grid with our columns, texts and state. */
export function GridTable<Item>(props: GridTableProps<Item>) {
  const {
    texts,
    columns,
    rows,
    rowKey,
    isMuted,
    search,
    isFitted,
    density,
    height,
    language,
    state,
    onState,
    pageSize,
    selection,
    place,
    empty,
  } = props;
  const [api, setApi] = useState<GridApi<Item>>();
  const [counted, setCounted] = useState<Counted>();
  const hasSelection = selection !== undefined;
  // The library takes another array for other columns.
  const defs = useMemo(
    () => [...(hasSelection ? [SELECTION_COLUMN] : []), ...columnDefs(columns, language)],
    [hasSelection, columns, language],
  );
  const rowClasses = useMemo(
    () => isMuted && { [styles.muted!]: ({ data }: RowClassParams<Item>) => data !== undefined && isMuted(data) },
    [isMuted],
  );
  const fit = useMemo(
    () => debounce((grid: GridApi<Item>) => !grid.isDestroyed() && grid.sizeColumnsToFit(), FIT_DEBOUNCE_MS),
    [],
  );
  const redraw = useMemo(
    () =>
      debounce((grid: GridApi<Item>) => !grid.isDestroyed() && grid.refreshCells({ force: true }), REDRAW_DEBOUNCE_MS),
    [],
  );
  const isResizedByHand = useRef(false);
  const visible = shownColumns(columns, state);
  const visibleKey = visible.map(({ id }) => id).join(' ');
  const loaded = rows?.length ?? 0;
  // The grid processes new rows a moment after we pass them; until then it doesn't know them.
  const shown = counted?.of === rows ? counted?.left : undefined;
  const listeners = useGridSync({ api, columns, state, onState, pageSize, shown: shown ?? 0 });
  useGridSelection(api, selection, loaded);
  const canSelect = selection?.canSelect;
  const rowSelection = useMemo(
    () => ({
      ...SELECTION,
      isRowSelectable: canSelect && (({ data }: IRowNode<Item>) => data !== undefined && canSelect(rowKey(data))),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- `rowKey` says the same on every render
    [canSelect],
  );
  const searching = useGridSearch(api, columns, search);
  const named = namingColumn(columns);
  const { selectRow = '', selectAll = '' } = texts;
  const selecting = useMemo(
    () =>
      selection && {
        ...selection,
        selectRow,
        selectAll,
        rowKey: (item: unknown) => rowKey(item as Item),
        nameOf: (item: unknown) => nameOfRow(named, item as Item),
        found: () => matchingRows(rows ?? [], columns, { search, state, language }).map(rowKey),
      },
    // oxlint-disable-next-line react/exhaustive-deps -- with other rows, "Select all" means others
    [selection?.selected, rows, columns, search, state, language, selectRow, selectAll],
  );

  useEffect(() => fit.cancel, [fit]);
  useEffect(() => redraw.cancel, [redraw]);
  useEffect(() => {
    // Other columns have other widths.
    if (api && isFitted && defs.length > 0 && visibleKey !== '') fit(api);
  }, [api, isFitted, defs, visibleKey, fit]);
  const wasFitted = useRef(isFitted);
  useEffect(() => {
    if (!api || api.isDestroyed() || wasFitted.current === isFitted) return;
    wasFitted.current = isFitted;
    isResizedByHand.current = false;
    // Each column gets its own width; the rest scrolls.
    if (!isFitted) api.applyColumnState({ state: columns.map(({ id, width = OWN_WIDTH }) => ({ colId: id, width })) });
  }, [api, isFitted, columns]);
  useEffect(() => {
    // More rows may add a scroll bar, which takes width from the columns.
    if (api && isFitted && loaded > 0 && !isResizedByHand.current) fit(api);
  }, [api, isFitted, loaded, fit]);
  useEffect(() => {
    if (api && !api.isDestroyed()) api.setGridAriaProperty('label', texts.label);
  }, [api, texts.label]);

  // At every scroll: a row can be followed before the end of the scroll is reported.
  const keepPlace = ({ api: grid, direction }: BodyScrollEvent<Item>): void => {
    if (direction === 'vertical') place?.onFirstRow(Math.round(grid.getVerticalPixelRange().top / rowHeight));
  };
  const reachEnd = ({ api: grid, direction }: BodyScrollEndEvent<Item>): void => {
    if (direction === 'vertical' && grid.getLastDisplayedRowIndex() >= grid.getDisplayedRowCount() - AHEAD)
      props.onReachEnd();
  };
  const count = (grid: GridApi<Item>): void => {
    const of = grid.getGridOption('rowData') ?? NO_ROWS;
    if (of === NO_ROWS) return;
    const left = grid.getDisplayedRowCount();
    setCounted({ of, left });
    props.onCount(left);
  };

  const isEmpty = rows !== undefined && (rows.length === 0 || shown === 0);
  const rowHeight = rowHeightOf(visible, density);
  return (
    <GridFrame
      {...{ texts, columns, state, density, height, pageSize }}
      likely={rows === undefined ? undefined : counted?.left}
      empty={isEmpty && empty}
      isLoading={rows === undefined}
    >
      <SelectingContext value={selecting}>
        <AgGridReact<Item>
          theme={gridTheme}
          styleNonce={styleNonce()}
          columnDefs={defs}
          rowData={(rows ?? NO_ROWS) as Item[]}
          getRowId={({ data }) => String(rowKey(data))}
          rowHeight={rowHeight}
          rowClassRules={rowClasses}
          {...searching}
          localeText={texts.library}
          pagination={pageSize !== undefined}
          paginationPageSize={pageSize}
          domLayout={pageSize === undefined ? 'normal' : 'autoHeight'}
          rowSelection={selection && rowSelection}
          suppressPaginationPanel
          paginationPageSizeSelector={false}
          suppressOverlays={['loading', 'noRows', 'noMatchingRows']}
          suppressCellFocus={false}
          tabToNextCell={leave}
          tabToNextHeader={leave}
          suppressDragLeaveHidesColumns
          suppressMultiSort
          animateRows={false}
          ensureDomOrder
          onGridReady={({ api: grid }) => {
            setApi(grid);
            // Synchronously, so that the columns don't jump after the first render.
            if (isFitted) grid.sizeColumnsToFit();
          }}
          onGridSizeChanged={({ api: grid }) => isFitted && fit(grid)}
          onColumnResized={({ api: grid, source }) => {
            if (source === 'uiColumnResized') isResizedByHand.current = true;
            redraw(grid);
          }}
          onModelUpdated={({ api: grid }) => count(grid)}
          onFirstDataRendered={({ api: grid }) => {
            if (place && place.firstRow > 0 && place.firstRow < grid.getDisplayedRowCount())
              grid.ensureIndexVisible(place.firstRow, 'top');
          }}
          onBodyScroll={keepPlace}
          onBodyScrollEnd={reachEnd}
          onRowClicked={({ event }: RowClickedEvent<Item>) => openRowOf(event)}
          onCellKeyDown={({ event }: CellKeyDownEvent<Item>) => openRowOf(event)}
          onFilterOpened={({ eGui }) => nameFilter(eGui)}
          onSelectionChanged={({ api: grid, source }: SelectionChangedEvent<Item>) => {
            if (source !== 'api') selection?.onChange(grid.getSelectedRows().map(rowKey));
          }}
          {...listeners}
        />
      </SelectingContext>
    </GridFrame>
  );
}

/** The library names the popup of a filter, but gives it no role that would carry the name. */
function nameFilter(filter: HTMLElement): void {
  filter.closest('.ag-popup-child')?.setAttribute('role', 'dialog');
}

/** Arrow keys move between cells and headers; Tab leaves the grid, however many cells it has. */
const leave = (): false => false;

/** The library knows what is selected, for its colors and for Space; the checkboxes are ours, which can be named. */
const SELECTION = { mode: 'multiRow', checkboxes: false, headerCheckbox: false, enableClickSelection: false } as const;

const SELECTION_COLUMN = {
  colId: 'select',
  cellRenderer: SelectCell,
  headerComponent: SelectAll,
  sortable: false,
  pinned: 'left',
  lockPosition: 'left',
  lockPinned: true,
  width: 56,
  minWidth: 56,
  maxWidth: 56,
  resizable: false,
  cellClass: classNames(styles.cell, styles.select),
  headerClass: styles.select!,
} as const;
