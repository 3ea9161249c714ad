import { useLocation, useNavigate } from 'react-router-dom';

export interface GoOptions {
  /** Instead of a step that Back leads over. */
  replace?: boolean;
}

/**
 * The query of the address, and the one way to change it. A change is made to the query of the moment, not of the last render, since
 * several parts of a page write there; the hash and the history state stay, and the page does not scroll.
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
