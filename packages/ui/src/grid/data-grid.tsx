import type { BodyScrollEndEvent, CellKeyDownEvent, GridApi, RowClickedEvent } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { debounce, FIT_DEBOUNCE_MS } from '../timing/debounce.ts';
import { useDebounced } from '../timing/use-debounced.ts';
import { useNarrow } from '../timing/use-narrow.ts';
import { columnDefs } from './column-defs.tsx';
import type { GridColumn } from './columns.ts';
import styles from './data-grid.module.css';
import { GridCards } from './grid-cards.tsx';
import { GridFooter } from './grid-footer.tsx';
import { gridTheme } from './grid-theme.ts';
import './modules.ts';
import { openRowOf } from './row-link.ts';
import type { GridTexts } from './texts.ts';

export type DataGridHandle = {
  /** Clears the filters in the heads of the columns. Search texts outside belong to the page. */
  readonly resetFilters: () => void;
};

export type DataGridProps<Item> = {
  readonly texts: GridTexts;
  readonly columns: readonly GridColumn<Item>[];
  /** `undefined` until the first rows are there. */
  readonly rows: readonly Item[] | undefined;
  readonly rowKey: (item: Item) => string | number;
  /** Searches the loaded rows, 300 ms after the last change. A search by the server does not pass through here. */
  readonly search?: string;
  /** Fits the columns to the width of the window. */
  readonly isFitted?: boolean;
  /** All rows there are, where they come page by page. */
  readonly total?: number;
  readonly isLoadingMore?: boolean;
  /** Asks for the next page: at the bottom, and by a button for those who do not scroll. */
  readonly onReachEnd?: () => void;
  /** Shown instead of rows when there are none: an `EmptyState`. */
  readonly empty: ReactNode;
  /** Shown instead of everything: a `LoadErrorPanel`. */
  readonly error?: ReactNode;
  /** Old rows while new ones are on their way. */
  readonly isStale?: boolean;
  /** Tells how many rows the search and the filters leave. */
  readonly onCount?: (shown: number) => void;
  /** CSS height of the grid; its default follows the window. */
  readonly height?: string;
  /** Language tag for the order of texts. */
  readonly language?: string;
  readonly ref?: Ref<DataGridHandle>;
};

/** How many rows before the bottom the next page is asked for. */
const AHEAD = 8;

/**
 * The working grid: sorts, searches, filters, fits, and grows page by page. A row opens by the link in its cell, by a press anywhere on
 * it, or by Enter. Under 640 pixels it is a list of cards. Load it lazily: it brings the grid library with it.
 */
export const DataGrid = <Item,>({
  texts,
  columns,
  rows,
  rowKey,
  search = '',
  isFitted = true,
  total,
  isLoadingMore = false,
  onReachEnd,
  empty,
  error,
  isStale = false,
  onCount,
  height = 'clamp(280px, 100dvh - 320px, 800px)',
  language,
  ref,
}: DataGridProps<Item>) => {
  const isNarrow = useNarrow();
  const settledSearch = useDebounced(search);
  const [api, setApi] = useState<GridApi<Item>>();
  const [shown, setShown] = useState<number>();
  const defs = useMemo(() => columnDefs(columns, texts.notSet, language), [columns, texts.notSet, language]);
  const fit = useMemo(() => debounce((grid: GridApi<Item>) => !grid.isDestroyed() && grid.sizeColumnsToFit(), FIT_DEBOUNCE_MS), []);
  const report = useRef(onCount);
  useEffect(() => {
    report.current = onCount;
  });

  useEffect(() => fit.cancel, [fit]);
  useEffect(() => {
    // New columns come with widths of their own.
    if (api && isFitted && defs.length > 0) fit(api);
  }, [api, isFitted, defs, fit]);
  useEffect(() => {
    if (api && !api.isDestroyed()) api.setGridAriaProperty('label', texts.label);
  }, [api, texts.label]);
  useImperativeHandle(ref, () => ({ resetFilters: () => api?.setFilterModel(null) }), [api]);

  const hasMore = rows !== undefined && total !== undefined && rows.length < total;
  const askForMore = (): void => {
    if (hasMore && !isLoadingMore) onReachEnd?.();
  };
  const reachEnd = ({ api: grid, direction }: BodyScrollEndEvent<Item>): void => {
    if (direction === 'vertical' && grid.getLastDisplayedRowIndex() >= grid.getDisplayedRowCount() - AHEAD) askForMore();
  };
  const count = (grid: GridApi<Item>): void => {
    const left = grid.getDisplayedRowCount();
    setShown(left);
    report.current?.(left);
  };

  if (error) return <div className={styles.state}>{error}</div>;
  const footer = total !== undefined && rows !== undefined && (
    <GridFooter
      texts={texts}
      loaded={rows.length}
      total={total}
      isLoadingMore={isLoadingMore}
      {...(onReachEnd && { onLoadMore: askForMore })}
    />
  );
  if (isNarrow)
    return (
      <div className={classNames(isStale && styles.stale)}>
        <GridCards
          texts={texts}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          search={settledSearch}
          empty={empty}
          {...(onCount && { onCount })}
        />
        {footer}
      </div>
    );
  const isEmpty = rows !== undefined && (rows.length === 0 || shown === 0);
  return (
    <div className={classNames(styles.frame, isStale && styles.stale)}>
      <div className={styles.grid} style={{ height }} aria-busy={rows === undefined}>
        <AgGridReact<Item>
          theme={gridTheme}
          columnDefs={defs}
          rowData={rows ? (rows as Item[]) : []}
          getRowId={({ data }) => String(rowKey(data))}
          quickFilterText={settledSearch}
          {...(texts.library && { localeText: texts.library })}
          suppressOverlays={['loading', 'noRows', 'noMatchingRows']}
          suppressCellFocus={false}
          suppressDragLeaveHidesColumns
          animateRows={false}
          ensureDomOrder
          onGridReady={({ api: grid }) => setApi(grid)}
          onGridSizeChanged={({ api: grid }) => isFitted && fit(grid)}
          onModelUpdated={({ api: grid }) => count(grid)}
          onBodyScrollEnd={reachEnd}
          onRowClicked={({ event }: RowClickedEvent<Item>) => openRowOf(event)}
          onCellKeyDown={({ event }: CellKeyDownEvent<Item>) => openRowOf(event)}
        />
        {rows === undefined && (
          <div className={styles.cover}>
            <SkeletonRows label={texts.loading} rows={8} columns={columns.map(({ width = 120 }) => `${width}fr`).join(' ')} />
          </div>
        )}
        {isEmpty && <div className={styles.cover}>{empty}</div>}
      </div>
      {footer}
    </div>
  );
};
