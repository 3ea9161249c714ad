import { useTranslation } from '@wayside/i18n';
import { Alert, Button, EmptyState, Panel, singleKeys } from '@wayside/ui';
import type { Column, FilterChip } from '@wayside/ui';
import { DataGrid, GridToolbar } from '@wayside/ui/grid';
import type { DataGridHandle, GridContent, GridPlace, GridSelection } from '@wayside/ui/grid';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Loadable } from '../data/loaded.tsx';
import { LoadFailure } from '../failure/load-failure.tsx';
import { StaleNotice } from '../failure/stale-notice.tsx';
import { useRetry } from '../failure/use-retry.ts';
import { areSingleKeysOn } from '../page/shortcut.tsx';
import { today } from '../today.ts';
import { PAGE_SIZES } from './page-sizes.ts';
import { saveCsv } from './save-csv.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import barStyles from './selection/selection-bar.module.css';
import { useGridTexts } from './use-grid-texts.ts';
import type { OwnGridTexts } from './use-grid-texts.ts';
import type { useList } from './use-list.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { ListViews } from './views/list-views.tsx';

// The search field has one.
singleKeys.turn(areSingleKeysOn());

/** Rows of the list: the result of `useQuery`, or a `Loadable`. */
export interface ListQuery<Item> extends Loadable<readonly Item[]> {
  /** Shows rows of the previous query until those of this one are loaded. */
  readonly isPlaceholderData?: boolean;
}

/** For lists that the server pages, searches and filters. */
export interface ServerPages {
  /** Number of rows that match the search. */
  total: number | undefined;
  loadMore: () => unknown;
  isLoadingMore: boolean;
  /** The last page failed to load; earlier ones stay. */
  hasFailed: boolean;
}

/** Rows to select, and what can be done with them. */
export interface ListSelection extends GridSelection {
  /** Number of selected rows that still exist. */
  count: number;
  /** Number of rows that can be selected, if not all. */
  selectable?: number;
  /** Buttons. */
  actions: ReactNode;
  /** Base name of the file with the selected rows. */
  file: string;
  /** What the file holds, if not the columns that are shown. */
  content?: () => GridContent;
}

export interface ListPanelProps<Item> {
  list: ReturnType<typeof useList>;
  texts: OwnGridTexts;
  columns: readonly Column<Item>[];
  query: ListQuery<Item>;
  rowKey: (item: Item) => string | number;
  /** Grays out a row that is not in use. Must be a stable function. */
  isMuted?: (item: Item) => boolean;
  /** Shown when there are no rows: why, and what to do about it. */
  empty: ReactNode;
  /** Shown when search and filters leave no rows, instead of an offer to clear them. */
  emptyFiltered?: ReactNode;
  /** The page's own filters, in the toolbar. */
  filters?: ReactNode;
  /** Active page filters; each can be removed. */
  chips?: readonly FilterChip[];
  /**
   * Number of rows before the page's own filters, or, with `pages`, before the search. Defaults to the number of rows
   * in the query.
   */
  total?: number | undefined;
  /** The rows before the page's own filters: all of their statuses can be chosen. */
  allRows?: readonly Item[];
  pages?: ServerPages;
  /** Where rows that scroll begin, and where they were scrolled to. */
  place?: GridPlace;
  /** The query answers the search; the rows are not searched again. */
  isSearchedByServer?: boolean;
  /**
   * A file generated in the browser, by base name (`fileName`) or full name (`file`), or the URL of one that the server
   * generates (`href`).
   */
  csv?: { fileName: string } | { file: string } | { href: string };
  selection?: ListSelection;
  title?: string;
  footer?: ReactNode;
  /** What the page's own filters hide, and a way to see it. */
  note?: ReactNode;
  /** Offers "Reset filters" for what has a chip, too (FAO-02). */
  isResetBesideChips?: boolean;
  /** Reports the rows that match the search and the grid's filters, for totals. Must be stable. */
  onFound?: (found: readonly Item[]) => void;
  pageSizes?: readonly number[];
  /** A list among others on its page, in a box of its own. Otherwise it runs from edge to edge. */
  isBoxed?: boolean;
}

/**
 * The list on a list page: panel, toolbar, grid, count, active filters, paging and the three empty states. Import it
 * lazily: it includes the grid library.
 */
export function ListPanel<Item>({
  list,
  texts: own,
  columns,
  query,
  rowKey,
  isMuted,
  empty,
  emptyFiltered,
  filters,
  chips = [],
  total,
  allRows,
  pages,
  place,
  isSearchedByServer = false,
  csv,
  selection,
  title,
  footer,
  note,
  isResetBesideChips,
  onFound,
  pageSizes = PAGE_SIZES,
  isBoxed = false,
}: ListPanelProps<Item>) {
  const { t, i18n } = useTranslation();
  const texts = useGridTexts(own);
  const grid = useRef<DataGridHandle>(null);
  const { data: rows, isFetching, isPlaceholderData = false } = query;
  const { problem, retry } = useRetry(query);
  const hasRows = rows !== undefined && rows.length > 0;
  const isFiltered = chips.length > 0 || list.isFiltered;
  const { search, ...table } = list.table;
  const isSelecting = selection !== undefined && selection.count > 0;
  // How many of them are loaded is shown below the rows, next to "Load more".
  const counted = pages ? { shown: pages.total, total } : { total: total ?? rows?.length };
  const download =
    csv &&
    ('href' in csv
      ? { csvHref: hasRows ? csv.href : undefined }
      : {
          onExport: () =>
            grid.current &&
            saveCsv('file' in csv ? `${csv.file}-${today()}.csv` : csv.fileName, grid.current.content()),
        });

  return (
    <div {...useReturnFocus(hasRows)} className={barStyles.around}>
      {problem && rows !== undefined && !pages?.hasFailed && (
        <StaleNotice problem={problem} onRetry={retry} isRetrying={isFetching} />
      )}
      <Panel
        isFlush
        isSheet={!isBoxed}
        title={title}
        footer={pages?.hasFailed && !isFetching ? <Alert tone="error">{t('list.moreFailed')}</Alert> : footer}
      >
        <div className={barStyles.head}>
          <div className={isSelecting ? barStyles.covered : undefined} inert={isSelecting}>
            <GridToolbar
              texts={texts.toolbar}
              tests={texts.tests}
              columns={columns}
              // The server filters what it pages.
              rows={pages ? undefined : rows}
              allRows={allRows}
              note={note}
              views={<ListViews list={list} columns={columns} isReady={rows !== undefined} />}
              isResetBesideChips={isResetBesideChips}
              {...list.toolbar}
              isSearchedByServer={isSearchedByServer}
              {...counted}
              chips={chips}
              {...download}
            >
              {filters}
            </GridToolbar>
          </div>
          {selection && isSelecting && (
            <SelectionBar
              count={selection.count}
              total={selection.selectable ?? list.toolbar.shown}
              onSelectAll={() =>
                selection.onChange((grid.current?.keys() ?? []).filter((key) => selection.canSelect?.(key) ?? true))
              }
              onExport={() =>
                grid.current &&
                saveCsv(
                  `${selection.file}-${today()}.csv`,
                  selection.content?.() ?? grid.current.content(new Set(selection.selected.map(String))),
                )
              }
              onClear={() => selection.onChange([])}
            >
              {selection.actions}
            </SelectionBar>
          )}
        </div>
        <DataGrid
          ref={grid}
          texts={texts.grid}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          isMuted={isMuted}
          {...table}
          {...(pages
            ? { total: pages.total ?? 0, onReachEnd: () => void pages.loadMore(), isLoadingMore: pages.isLoadingMore }
            : { search: isSearchedByServer ? undefined : search, pageSizes })}
          selection={selection}
          place={place}
          onFound={onFound}
          isFiltered={isFiltered}
          isStale={isPlaceholderData}
          language={i18n.language}
          error={
            problem && rows === undefined ? (
              <LoadFailure problem={problem} onRetry={retry} isRetrying={isFetching} />
            ) : undefined
          }
          empty={empty}
          emptyFiltered={emptyFiltered ?? <NothingFound onClear={() => list.clear()} />}
        />
      </Panel>
    </div>
  );
}

interface NothingFoundProps {
  onClear: () => void;
  /** Where something matches, and a button that shows it. */
  elsewhere?: { text: string; action: ReactNode };
}

/** Nothing matches search and filters. */
export function NothingFound({ onClear, elsewhere }: NothingFoundProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      kind="filtered"
      title={t('empty.noResults')}
      action={
        <>
          {elsewhere?.action}
          <Button variant={elsewhere ? 'quiet' : 'secondary'} onPress={onClear}>
            {t('empty.clearFilters')}
          </Button>
        </>
      }
    >
      {elsewhere?.text ?? t('empty.filteredBody')}
    </EmptyState>
  );
}
