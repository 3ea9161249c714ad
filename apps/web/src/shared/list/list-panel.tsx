import { useTranslation } from '@wayside/i18n';
import { Alert, Button, EmptyState, Panel } from '@wayside/ui';
import type { FilterChip } from '@wayside/ui';
import { DataGrid, GridToolbar } from '@wayside/ui/grid';
import type { DataGridHandle, GridColumn, GridSelection } from '@wayside/ui/grid';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Loadable } from '../data/loaded.tsx';
import { LoadFailure } from '../data/load-failure.tsx';
import { useRetry } from '../data/use-retry.ts';
import { today } from '../today.ts';
import { PAGE_SIZES } from './page-sizes.ts';
import { saveCsv } from './save-csv.ts';
import { useGridTexts } from './use-grid-texts.ts';
import type { OwnGridTexts } from './use-grid-texts.ts';
import type { useList } from './use-list.ts';

/** The rows, as `useQuery` or `Loadable` has them. */
export interface ListQuery<Item> extends Loadable<readonly Item[]> {
  /** Rows of another question, while those of this one are on their way. */
  readonly isPlaceholderData?: boolean;
}

/** Of a list whose rows come page by page from a server that searches and filters by itself. */
export interface ServerPages {
  /** All rows there are for this search. */
  total: number | undefined;
  loadMore: () => unknown;
  isLoadingMore: boolean;
  /** The last page that was asked for did not come; those before it stay. */
  hasFailed: boolean;
}

export interface ListPanelProps<Item> {
  list: ReturnType<typeof useList>;
  texts: OwnGridTexts;
  columns: readonly GridColumn<Item>[];
  query: ListQuery<Item>;
  rowKey: (item: Item) => string | number;
  /** Greys a row that is out of use. A stable function. */
  isMuted?: (item: Item) => boolean;
  /** Why there is nothing here, and what to do about it. */
  empty: ReactNode;
  /** Filters of the page's own, in the toolbar. */
  filters?: ReactNode;
  /** Those of them that are on; each can be removed by itself. */
  chips?: readonly FilterChip[];
  /** Rows there are before the page's own filters; all rows of the query without it. */
  total?: number | undefined;
  pages?: ServerPages;
  /** The name of a file made here, whole or without date and ending, or the address of one that the server makes. */
  csv?: { fileName: string } | { file: string } | { href: string };
  selection?: GridSelection;
  title?: string;
  footer?: ReactNode;
  pageSizes?: readonly number[];
}

/**
 * A list page's list: panel, toolbar, grid, count, filters that are on, paging, and the three ways to be empty. Load it lazily: it brings
 * the grid library with it.
 */
export function ListPanel<Item>({
  list,
  texts: own,
  columns,
  query,
  rowKey,
  isMuted,
  empty,
  filters,
  chips = [],
  total,
  pages,
  csv,
  selection,
  title,
  footer,
  pageSizes = PAGE_SIZES,
}: ListPanelProps<Item>) {
  const { t, i18n } = useTranslation();
  const texts = useGridTexts(own);
  const grid = useRef<DataGridHandle>(null);
  const { data: rows, isFetching, isPlaceholderData = false } = query;
  const { problem, retry } = useRetry(query);
  const hasRows = rows !== undefined && rows.length > 0;
  const isFiltered = chips.length > 0 || list.isFiltered;
  const { search, ...table } = list.table;
  // What comes page by page is counted under the rows, beside the way to more.
  const counted = pages ? { shown: undefined } : { total: total ?? rows?.length };
  const download =
    csv &&
    ('href' in csv
      ? { csvHref: hasRows ? csv.href : undefined }
      : { onExport: () => grid.current && saveCsv('file' in csv ? `${csv.file}-${today()}.csv` : csv.fileName, grid.current.content()) });

  return (
    <Panel
      isFlush
      {...(title !== undefined && { title })}
      footer={pages?.hasFailed && !isFetching ? <Alert tone="error">{t('list.moreFailed')}</Alert> : footer}
    >
      <GridToolbar texts={texts.toolbar} tests={texts.tests} columns={columns} {...list.toolbar} {...counted} chips={chips} {...download}>
        {filters}
      </GridToolbar>
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
          : { search, pageSizes })}
        {...(selection && { selection })}
        isFiltered={isFiltered}
        isStale={isPlaceholderData}
        language={i18n.language}
        error={problem && rows === undefined ? <LoadFailure problem={problem} onRetry={retry} isRetrying={isFetching} /> : undefined}
        empty={empty}
        emptyFiltered={<NothingFound onClear={list.clear} />}
      />
    </Panel>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState kind="filtered" title={t('empty.noResults')} action={<Button onPress={onClear}>{t('empty.clearFilters')}</Button>}>
      {t('empty.filteredBody')}
    </EmptyState>
  );
}
