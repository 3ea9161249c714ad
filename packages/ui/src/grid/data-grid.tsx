import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { useDebounced } from '../timing/use-debounced.ts';
import { useNarrow } from '../timing/use-narrow.ts';
import { shownColumns } from './column-layout.ts';
import type { GridColumn } from './columns.ts';
import styles from './data-grid.module.css';
import { GridCards } from './grid-cards.tsx';
import { contentOf } from './grid-content.ts';
import type { GridContent } from './grid-content.ts';
import { GridFooter } from './grid-footer.tsx';
import { GridPager } from './grid-pager.tsx';
import { GridTable } from './grid-table.tsx';
import { rowsFound } from './rows.ts';
import { withState } from './state.ts';
import type { GridDensity, GridState } from './state.ts';
import type { GridTexts } from './texts.ts';
import type { GridSelection } from './use-grid-selection.ts';
import { useGridState } from './use-grid-state.ts';

export type DataGridHandle = {
  /** Clears the filters in the heads of the columns. Search texts outside belong to the page. */
  readonly resetFilters: () => void;
  /** The columns that show, of all rows that search and filters leave, in their order. */
  readonly content: () => GridContent;
};

export type DataGridProps<Item> = {
  readonly texts: GridTexts;
  readonly columns: readonly GridColumn<Item>[];
  /** `undefined` until the first rows are there. */
  readonly rows: readonly Item[] | undefined;
  readonly rowKey: (item: Item) => string | number;
  /** Greys a row that is out of use. Say why in a cell as well: a shade alone is not read. */
  readonly isMuted?: ((item: Item) => boolean) | undefined;
  /** Searches the loaded rows, 300 ms after the last change. A search by the server does not pass through here. */
  readonly search?: string;
  /** Sort, filters, page and columns, where the page keeps them (in its address). Without it the grid keeps its own. */
  readonly state?: GridState;
  readonly onStateChange?: (state: GridState) => void;
  /** Cuts the rows into pages, with these sizes to choose from; the first is the default. Without it all rows scroll. */
  readonly pageSizes?: readonly number[];
  /** Fits the columns to the width of the window. */
  readonly isFitted?: boolean;
  readonly density?: GridDensity;
  /** Puts a checkbox in front of every row. */
  readonly selection?: GridSelection;
  /** All rows there are, where they come page by page from the server. */
  readonly total?: number;
  readonly isLoadingMore?: boolean;
  /** Asks for the next page: at the bottom, and by a button for those who do not scroll. */
  readonly onReachEnd?: () => void;
  /** Shown instead of rows when there are none: an `EmptyState`. */
  readonly empty: ReactNode;
  /** Shown instead of `empty` while a search or a filter is on, whatever else there is. */
  readonly emptyFiltered?: ReactNode;
  /** Filters of the page's own (tiles, dates) are on. Those of the grid and its search count by themselves. */
  readonly isFiltered?: boolean;
  /** Shown instead of everything: a `LoadErrorPanel`. */
  readonly error?: ReactNode;
  /** Old rows while new ones are on their way. */
  readonly isStale?: boolean;
  /** Tells how many rows the search and the filters leave. */
  readonly onCount?: (shown: number) => void;
  /** CSS height of the grid; its default follows the window. Pages have the height of their rows. */
  readonly height?: string;
  /** Language tag for the order of texts. */
  readonly language?: string;
  readonly ref?: Ref<DataGridHandle>;
};

/**
 * The working grid: sorts, searches, filters, fits, and grows page by page. A row opens by the link in its cell, by a press anywhere on
 * it, or by Enter. Under 640 pixels it is a list of cards. Load it lazily: it brings the grid library with it.
 */
export const DataGrid = <Item,>({
  texts,
  columns,
  rows,
  rowKey,
  isMuted,
  search = '',
  state,
  onStateChange,
  pageSizes,
  isFitted = true,
  density = 'normal',
  selection,
  total,
  isLoadingMore = false,
  onReachEnd,
  empty,
  emptyFiltered,
  isFiltered = false,
  error,
  isStale = false,
  onCount,
  height = 'clamp(280px, 100dvh - 320px, 800px)',
  language,
  ref,
}: DataGridProps<Item>) => {
  const isNarrow = useNarrow();
  const settledSearch = useDebounced(search);
  const [gridState, setGridState] = useGridState(state, onStateChange, settledSearch);
  const [shown, setShown] = useState(0);
  const wanted = useMemo(() => ({ search: settledSearch, state: gridState, language }), [settledSearch, gridState, language]);
  const found = useMemo(() => (isNarrow && rows ? rowsFound(rows, columns, wanted) : undefined), [isNarrow, rows, columns, wanted]);
  const report = useRef(onCount);
  useEffect(() => {
    report.current = onCount;
  });
  const count = (left: number): void => {
    setShown(left);
    report.current?.(left);
  };
  useEffect(() => {
    if (found) report.current?.(found.length);
  }, [found]);
  useImperativeHandle(ref, () => ({
    resetFilters: () => setGridState(withState(gridState, { filters: undefined })),
    content: () => contentOf(shownColumns(columns, gridState), rowsFound(rows ?? [], columns, wanted)),
  }));

  const hasMore = rows !== undefined && total !== undefined && rows.length < total;
  const askForMore = (): void => {
    if (hasMore && !isLoadingMore) onReachEnd?.();
  };

  if (error) return <div className={styles.state}>{error}</div>;
  const [defaultSize] = pageSizes ?? [];
  // A size that is not offered would leave the choice empty.
  const pageSize = pageSizes?.find((size) => size === gridState.pageSize) ?? defaultSize;
  const left = found?.length ?? shown;
  const isAnyFilterOn = isFiltered || settledSearch !== '' || (gridState.filters ?? []).length > 0;
  const nothing = isAnyFilterOn ? (emptyFiltered ?? empty) : empty;
  const pager = pageSize !== undefined && pageSizes && texts.pager && (
    <GridPager
      texts={texts.pager}
      rows={left}
      page={gridState.page}
      size={pageSize}
      sizes={pageSizes}
      onPage={(page) => setGridState(withState(gridState, { page: page === 1 ? undefined : page }))}
      onSize={(size) => setGridState(withState(gridState, { pageSize: size === defaultSize ? undefined : size }))}
    />
  );
  const loadedSoFar = total !== undefined && rows !== undefined && (
    <GridFooter
      texts={texts}
      loaded={rows.length}
      total={total}
      isLoadingMore={isLoadingMore}
      {...(onReachEnd && { onLoadMore: askForMore })}
    />
  );
  // Keeps its place while the first rows are on their way.
  const pagerPlace = rows === undefined ? <div className={classNames(styles.footer, styles.pager)} /> : left > 0 && pager;
  return (
    <div className={classNames(styles.frame, isStale && styles.stale)}>
      {isNarrow ? (
        <GridCards
          texts={texts}
          columns={shownColumns(columns, gridState)}
          rows={found}
          rowKey={rowKey}
          isMuted={isMuted}
          page={gridState.page}
          pageSize={pageSize}
          selection={selection}
          empty={nothing}
        />
      ) : (
        <GridTable
          texts={texts}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          isMuted={isMuted}
          search={settledSearch}
          isFitted={isFitted}
          density={density}
          height={height}
          language={language}
          state={gridState}
          onState={setGridState}
          pageSize={pageSize}
          selection={selection}
          empty={nothing}
          onCount={count}
          onReachEnd={askForMore}
        />
      )}
      {pager ? pagerPlace : loadedSoFar}
    </div>
  );
};
