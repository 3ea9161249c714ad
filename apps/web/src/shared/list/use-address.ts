import { useLocation, useNavigate } from 'react-router-dom';

export interface GoOptions {
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
}

/**
 * The query of the address and the only way to change it. Changes apply to the current query, not that of the last
 * render, because several parts of a page write to it. Keeps the hash, the history state and the scroll position.
 */
export function useAddress() {
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  const navigate = useNavigate();
  function go(change: (query: URLSearchParams) => URLSearchParams, { replace = false }: GoOptions = {}): void {
    const query = change(new URLSearchParams(window.location.search)).toString();
    void navigate({ search: query && `?${query}`, hash }, { state, replace, preventScrollReset: true });
  }
  return { search, go };
}
