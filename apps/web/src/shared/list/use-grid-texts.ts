import { formatDate, formatMoney, formatNumber } from '@wayside/domain';
import { gridTexts, useTranslation } from '@wayside/i18n';
import type { GridTexts, GridToolbarTexts } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { brand, readingOf } from '../brand/brand.ts';

const EXAMPLE = 1500;

/** The texts specific to one list, translated. */
export interface OwnGridTexts {
  /** Accessible name of the grid, naming its rows. */
  label: string;
  /** Accessible name of the search; default "Search". */
  search?: string;
  searchPlaceholder?: string;
  /** Such as "Loading vehicles"; default "Loading". */
  loading?: string;
}

/**
 * All texts of a grid (`DataGrid texts`), its toolbar (`GridToolbar texts`) and its filter tests (`GridToolbar tests`).
 */
export function useGridTexts({ label, search, searchPlaceholder, loading }: OwnGridTexts): {
  grid: GridTexts;
  toolbar: GridToolbarTexts;
  tests: Record<string, string>;
} {
  const { t, i18n } = useTranslation('common');
  return useMemo(() => {
    const library = gridTexts(i18n);
    return {
      grid: {
        label,
        loading: loading ?? t('state.loading'),
        loaded: (shown, total) => t('list.showing', { shown, total }),
        loadMore: t('actions.loadMore'),
        loadingMore: loading ?? t('state.loading'),
        more: t('list.details'),
        sorted: (column, direction) => t(`list.sortedBy.${direction}`, { column }),
        fit: t('list.fit'),
        library,
        pager: {
          range: (first, last, total) => t('page.range', { first, last, total }),
          previous: t('page.previous'),
          next: t('page.next'),
          size: t('page.size'),
        },
        selectRow: t('list.selectRow'),
        selectAll: t('list.selectAll'),
      },
      toolbar: {
        search: search ?? t('search.label'),
        searchPlaceholder,
        clearSearch: t('actions.clearSearch'),
        shown: (shown, total) => t('search.shown', { shown, total }),
        all: t('list.all'),
        any: t('list.any'),
        activeFilters: t('list.activeFilters'),
        removeFilter: (filter) => t('list.removeFilter', { filter }),
        clearAll: t('actions.clearAll'),
        display: t('list.display'),
        columns: t('list.columns'),
        moveUp: (column) => t('list.columnUp', { column }),
        moveDown: (column) => t('list.columnDown', { column }),
        moved: (column, place, places) => t('list.columnMoved', { column, place, places }),
        resetColumns: t('list.resetColumns'),
        reset: t('list.reset'),
        csv: t('list.csv'),
        density: t('list.density'),
        densities: { compact: t('list.compact'), normal: t('list.normal'), roomy: t('list.roomy') },
        filter: (column, test, value, upTo) => {
          if (upTo) return t('list.filterRange', { column, from: value, upTo });
          const words = { column, test: test.charAt(0).toLocaleLowerCase(i18n.language) + test.slice(1) };
          return value === '' ? t('list.filterBlank', words) : t('list.filter', { ...words, value });
        },
        filters: t('list.filters'),
        close: t('actions.close'),
        from: (column) => t('list.filterFrom', { column }),
        upTo: (column) => t('list.filterUpTo', { column }),
        unreadable: t('list.filterNumber', { example: EXAMPLE }),
        showResults: (count) => t('list.results', { count }),
        amount: (value, kind) => {
          const reading = readingOf(i18n.language);
          return kind === 'money' ? formatMoney(value, reading) : formatNumber(value, reading);
        },
        day: (day) => formatDate(day, brand.region) ?? day,
        sortBy: t('list.sortBy'),
        sortNone: t('list.unsorted'),
        sorted: (column, direction, as) => t(`list.sorted.${as}.${direction}`, { column }),
      },
      tests: library,
    };
  }, [t, i18n, label, search, searchPlaceholder, loading]);
}
