import type { GridApi, IRowNode } from 'ag-grid-community';
import { useEffect, useMemo, useRef } from 'react';
import type { Column } from '../../columns/column.ts';
import { hasWords } from './search-text.ts';
import { searchedWords } from '../values.ts';

/**
 * Lets the grid library show only the rows that match the search. Its own quick filter builds a row’s text again from
 * every column.
 */
export function useGridSearch<Item>(
  api: Pick<GridApi<Item>, 'isDestroyed' | 'onFilterChanged'> | undefined,
  columns: readonly Column<Item>[],
  search: string,
) {
  const wanted = useMemo(() => ({ columns, words: searchedWords(search) }), [columns, search]);
  const current = useRef(wanted);
  // Typed after the grid had drawn its first rows, and before its API was there to be told.
  const isOwed = useRef(false);
  useEffect(() => {
    if (current.current === wanted && !isOwed.current) return;
    const isSearched = isOwed.current || current.current.words.length > 0 || wanted.words.length > 0;
    current.current = wanted;
    isOwed.current = isSearched && !api;
    if (isSearched && api && !api.isDestroyed()) api.onFilterChanged();
  }, [api, wanted]);
  return useMemo(
    () => ({
      isExternalFilterPresent: (): boolean => current.current.words.length > 0,
      doesExternalFilterPass: ({ data }: IRowNode<Item>): boolean => {
        const { columns: searched, words } = current.current;
        return data !== undefined && hasWords(searched, data, words);
      },
    }),
    [],
  );
}
