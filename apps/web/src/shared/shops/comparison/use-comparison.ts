import { limits } from '@wayside/domain';
import { useMemo } from 'react';
import { anId, readParam } from '../../list/use-address-param.ts';
import type { Spelling } from '../../list/use-address-param.ts';
import { useAddress } from '../../list/use-address.ts';

const CHOSEN = 'compare';
const VIEW = 'view';
const OPEN = 'compare';

const ids: Spelling<readonly number[]> = {
  read: (text) => [...new Set(text.split(',').flatMap((one) => anId.read(one) ?? []))].slice(0, limits.comparedShops),
  write: (values) => values.join(','),
};

const without = (chosen: readonly number[], id: number): number[] => chosen.filter((one) => one !== id);

function withIds(query: URLSearchParams, chosen: readonly number[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (chosen.length > 0) next.set(CHOSEN, ids.write(chosen));
  else next.delete(CHOSEN);
  return next;
}

/**
 * The shops to compare and whether they are being compared: `?compare=31,33&view=compare`. The choice takes the place of
 * the last one in the history; Back closes the comparison.
 */
export function useComparison() {
  const { search, go } = useAddress();
  const chosen = useMemo(() => readParam(new URLSearchParams(search), CHOSEN, ids) ?? [], [search]);
  return {
    chosen,
    isOpen: chosen.length > 0 && new URLSearchParams(search).get(VIEW) === OPEN,
    choose: (next: readonly number[]) => go((query) => withIds(query, next), { replace: true }),
    /**
     * Adds or takes out one, also where several are pressed faster than the page is drawn.
     * @returns false if as many are chosen as can be compared
     */
    turn: (id: number, isChosen: boolean) => {
      let hasRoom = true;
      const turned = (query: URLSearchParams) => {
        const others = without(readParam(query, CHOSEN, ids) ?? [], id);
        hasRoom = !isChosen || others.length < limits.comparedShops;
        return hasRoom ? withIds(query, [...others, ...(isChosen ? [id] : [])]) : query;
      };
      go(turned, { replace: true });
      return hasRoom;
    },
    /** @param among the query to add it to, if not the page's own */
    open: (next: readonly number[] = chosen, among?: URLSearchParams) =>
      go((query) => {
        const opened = withIds(among ?? query, next);
        opened.set(VIEW, OPEN);
        return opened;
      }),
    close: () =>
      go(
        (query) => {
          const closed = new URLSearchParams(query);
          closed.delete(VIEW);
          return closed;
        },
        { replace: true },
      ),
  };
}
