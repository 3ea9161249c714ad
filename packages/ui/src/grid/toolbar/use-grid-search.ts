import type { GridApi, IRowNode } from 'ag-grid-community';
import { useEffect, useMemo, useRef } from 'react';
import type { Column } from '../../columns/column.ts';
import { hasWords } from './search-text.ts';
import { searchedWords } from '../values.ts';

/**
 * Lets the grid library show only the rows that match the search. Its own quick filter builds a row’s text again from
 * every column.
 */
export function useGridSearch<Item>(api: GridApi<Item> | undefined, columns: readonly Column<Item>[], search: string) {
  const wanted = useMemo(() => ({ columns, words: searchedWords(search) }), [columns, search]);
  const current = useRef(wanted);
  useEffect(() => {
    if (current.current === wanted) return;
    const isSearched = current.current.words.length > 0 || wanted.words.length > 0;
    current.current = wanted;
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
