import type { Path, PathWith, ResponseAt } from '@wayside/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { fleetScope } from './fleet-scope.ts';
import { queryClient } from './query-client.ts';

interface Asked {
  readonly path?: { readonly id?: number };
}

const cache = queryClient.getQueryCache();
const subscribe = (listener: () => void): (() => void) => cache.subscribe(listener);

const loaded = (path: Path) =>
  cache
    .findAll({ predicate: ({ queryKey: [first, , scope] }) => first === path && scope === fleetScope() })
    .filter(({ state }) => state.data !== undefined);

/**
 * What other pages loaded from a path in the fleet of the user, whatever they asked; calls nothing. `_method` is for the
 * type, where it is read by POST.
 */
export function useCached<M extends 'get' | 'post' = 'get', P extends PathWith<M> = PathWith<M>>(
  path: P,
  _method?: M,
): { id: number | undefined; data: ResponseAt<P, M> }[] {
  const version = useSyncExternalStore(subscribe, () =>
    loaded(path)
      .map(({ queryHash, state }) => `${queryHash} ${state.dataUpdatedAt}`)
      .join(),
  );
  return useMemo(
    () =>
      loaded(path).map(({ queryKey, state }) => ({
        id: (queryKey[1] as Asked).path?.id,
        data: state.data as ResponseAt<P, M>,
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- the version says what is in the cache
    [path, version],
  );
}
