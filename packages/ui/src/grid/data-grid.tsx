import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { lazyPart } from '../lazy/lazy-part.ts';
import { useDebounced } from '../timing/use-debounced.ts';
import { useMedia } from '../timing/use-media.ts';
import { useNarrow } from '../timing/use-narrow.ts';
import { useStableCallback } from '../use-stable-callback.ts';
import { shownColumns } from './column-layout.ts';
import type { Column } from '../columns/column.ts';
import styles from './data-grid.module.css';
import { GridCards } from './grid-cards.tsx';
import { contentOf } from './grid-content.ts';
import type { GridContent } from './grid-content.ts';
import { GridFooter, LoadedSoFar } from './grid-footer.tsx';
import { GridFrame } from './grid-frame.tsx';
import { GridPager } from './grid-pager.tsx';
import { GridPaper } from './grid-paper.tsx';
import type { GridTable } from './grid-table.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { matchingRows } from './rows.ts';
import { useSortedText } from './state/use-sorted-text.ts';
import { useSearchTextsAhead } from './toolbar/search-text.ts';
import { withState } from './state/state.ts';
import type { GridDensity, GridPlace, GridState } from './state/state.ts';
import type { GridTexts } from './texts.ts';
import type { GridSelection } from './state/use-grid-selection.ts';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { useGridState } from './state/use-grid-state.ts';

// A phone shows cards and does without the grid library, a third of the page's code.
const Table = lazyPart(() => import('./grid-table.tsx'), 'GridTable') as typeof GridTable;

export interface DataGridHandle {
  /** Clears the filters in the column headers. External search text belongs to the page. */
  readonly resetFilters: () => void;
  /**
   * The visible columns of all rows that match search and filters, in display order; or of the rows with these keys,
   * found or not.
   */
  readonly content: (only?: ReadonlySet<string>) => GridContent;
  /** Keys of all rows that match search and filters. */
  readonly keys: () => readonly (string | number)[];
}

export interface DataGridProps<Item> {
  readonly texts: GridTexts;
  readonly columns: readonly Column<Item>[];
  /** `undefined` until the first rows have loaded. */
  readonly rows: readonly Item[] | undefined;
  readonly rowKey: (item: Item) => string | number;
  /** Grays out an inactive row. Also give the reason in a cell, since screen readers don't convey color. */
  readonly isMuted?: (item: Item) => boolean;
  /** Searches the loaded rows, 300 ms after the last change. Not for server-side search. */
  readonly search?: string;
  /** Sort, filters, page and columns, when the page stores them (in its URL). Uncontrolled when omitted. */
  readonly state?: GridState;
  readonly onStateChange?: (state: GridState) => void;
  /**
   * Splits the rows into pages, with these sizes to choose from; the first is the default. Without it all rows scroll.
   */
  readonly pageSizes?: readonly number[];
  /** Fits the columns to the width of the window. */
  readonly isFitted?: boolean;
  readonly onFit?: (isFitted: boolean) => void;
  readonly density?: GridDensity;
  /** Adds a checkbox to every row. */
  readonly selection?: GridSelection;
  /** Total number of rows, when the server sends them in pages. */
  readonly total?: number;
  readonly isLoadingMore?: boolean;
  /** Loads the next page: on reaching the bottom, or by a button for those who don't scroll. */
  readonly onReachEnd?: () => void;
  readonly place?: GridPlace;
  /** Shown when there are no rows: an `EmptyState`. */
  readonly empty: ReactNode;
  /** Shown instead of `empty` when a search or filter matches nothing. */
  readonly emptyFiltered?: ReactNode;
  /**
   * Whether the page's own filters (tiles, dates) are active. The grid's filters and search are detected automatically.
   */
  readonly isFiltered?: boolean;
  /** Replaces the whole grid: a `LoadErrorPanel`. */
  readonly error?: ReactNode;
  /** Shows stale rows while new ones load. */
  readonly isStale?: boolean;
  /** Reports the number of rows that match search and filters. */
  readonly onCount?: (shown: number) => void;
  /** Reports the rows that match search and filters, for totals beside the grid. Must be stable. */
  readonly onFound?: (rows: readonly Item[]) => void;
  /** CSS height of the grid; by default it follows the window. With pages, it fits the rows. */
  readonly height?: string;
  /** Language tag for sorting text. */
  readonly language?: string;
  readonly ref?: Ref<DataGridHandle>;
}

/**
 * The main data grid: sorts, searches, filters, fits and loads more pages. A row opens with the link in its cell, a
 * press anywhere on it, or Enter. Below 640 pixels it becomes a list of cards.
 */
export function DataGrid<Item>({
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
  onFit,
  density = 'normal',
  selection,
  total,
  isLoadingMore = false,
  onReachEnd,
  place,
  empty,
  emptyFiltered,
  isFiltered = false,
  error,
  isStale = false,
  onCount,
  onFound,
  height = 'clamp(280px, 100dvh - 320px, 800px)',
  language,
  ref,
}: DataGridProps<Item>) {
  const hasCards = useNarrow();
  const isPrinting = useMedia('print');
  const settledSearch = useDebounced(search);
  const [gridState, setGridState] = useGridState(state, onStateChange, settledSearch);
  const [shown, setShown] = useState(0);
  const wanted = useMemo(
    () => ({ search: settledSearch, state: gridState, language }),
    [settledSearch, gridState, language],
  );
  useSearchTextsAhead(columns, rows);
  const isSearchedHere = hasCards || isPrinting || onFound !== undefined;
  const matching = useMemo(
    () => (isSearchedHere && rows ? matchingRows(rows, columns, wanted) : undefined),
    [isSearchedHere, rows, columns, wanted],
  );
  const cards = hasCards ? matching : undefined;
  // Cards whose columns are the same are not rendered again.
  const cardColumns = useMemo(() => shownColumns(columns, gridState), [columns, gridState]);
  const report = useStableCallback((left: number) => onCount?.(left));
  const count = (left: number): void => {
    setShown(left);
    report(left);
  };
  useEffect(() => {
    if (cards) report(cards.length);
  }, [cards, report]);
  useEffect(() => {
    if (matching) onFound?.(matching);
  }, [matching, onFound]);
  useImperativeHandle(ref, () => ({
    resetFilters: () => setGridState(withState(gridState, { filters: undefined })),
    content: (only) => {
      const every = { search: '', state: withState(gridState, { filters: undefined }), language };
      const items = only
        ? matchingRows(rows ?? [], columns, every).filter((item) => only.has(String(rowKey(item))))
        : matchingRows(rows ?? [], columns, wanted);
      return contentOf(shownColumns(columns, gridState), items);
    },
    keys: () => matchingRows(rows ?? [], columns, wanted).map(rowKey),
  }));

  const hasMore = rows !== undefined && total !== undefined && rows.length < total;
  const askForMore = (): void => {
    if (hasMore && !isLoadingMore) onReachEnd?.();
  };

  const sortedText = useSortedText(texts, columns, gridState);

  if (error) return <div className={styles.state}>{error}</div>;
  const [defaultSize] = pageSizes ?? [];
  // A size that is not offered would leave the select empty.
  const pageSize = pageSizes?.find((size) => size === gridState.pageSize) ?? defaultSize;
  const left = cards?.length ?? shown;
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
  const loadedSoFar = hasMore && (
    <LoadedSoFar
      texts={texts}
      loaded={rows.length}
      total={total}
      isLoadingMore={isLoadingMore}
      onLoadMore={onReachEnd && askForMore}
    />
  );
  // Holds its place while the first rows load.
  const pagerPlace = rows === undefined ? <div className={styles.pager} /> : left > 0 && pager;
  return (
    <div className={classNames(styles.frame, isStale && styles.stale)}>
      {isPrinting && matching && matching.length > 0 && (
        <GridPaper label={texts.label} columns={cardColumns} rows={matching} rowKey={rowKey} />
      )}
      {hasCards ? (
        <GridCards
          texts={texts}
          columns={cardColumns}
          rows={cards}
          rowKey={rowKey}
          isMuted={isMuted}
          page={gridState.page}
          pageSize={pageSize}
          selection={selection}
          empty={nothing}
        />
      ) : (
        <LazyBoundary
          fallback={<GridFrame {...{ texts, columns, density, height, pageSize }} state={gridState} isLoading />}
        >
          <Table
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
            place={place}
            onCount={count}
            onReachEnd={askForMore}
          />
        </LazyBoundary>
      )}
      <LiveRegion message={sortedText} />
      <GridFooter texts={texts} isFitted={isFitted} onFit={onFit}>
        {pager ? pagerPlace : loadedSoFar}
      </GridFooter>
    </div>
  );
}
