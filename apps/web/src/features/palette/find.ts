import { FITS } from '@wayside/domain';
import type { Fit, Match } from '@wayside/domain';
import type { PaletteItem } from '@wayside/ui';
import type { Loadable } from '../../shared/data/loaded.tsx';
import type { RecentFind } from './recent-finds.ts';

/** Something the palette offers. */
export interface Find extends PaletteItem {
  /** What else people call it. */
  readonly words?: string | undefined;
  /** Acts inside this fleet first. */
  readonly enter?: { readonly fleetId: number; readonly fleet: string; readonly next: string };
  /** What it does, where it leads nowhere. */
  readonly act?: () => void;
  /** How it is remembered. */
  readonly recent?: RecentFind;
}

/** What one kind of search has found so far. */
export interface Source {
  readonly id: 'fleets' | 'vehicles' | 'orders' | 'shops' | 'people' | 'actions' | 'pages';
  readonly title: string;
  readonly matches: readonly Match<Find>[];
  /** How many there are, where the server has more than `matches`. */
  readonly total?: number | undefined;
  /** Leads to all of them, where a page lists them. */
  readonly all?: string | undefined;
  /** Results for what is typed are still to come. */
  readonly isSearching: boolean;
  /** Calls that failed, to try again. */
  readonly failed: readonly Pick<Loadable<unknown>, 'error' | 'isFetching' | 'refetch'>[];
}

/** How many of each kind are shown. */
export const SHOWN = 5;

const rank = (fit: Fit | undefined): number => (fit === undefined ? FITS.length : FITS.indexOf(fit));

/** The kinds that have something, with the best match first; equally good ones in their usual order. */
export function groupsOf(sources: readonly Source[], shown = SHOWN) {
  return sources
    .filter(({ matches }) => matches.length > 0)
    .toSorted((one, other) => rank(one.matches[0]?.fit) - rank(other.matches[0]?.fit))
    .map(({ id, title, matches, total = matches.length, all }) => ({
      id,
      title,
      items: matches.slice(0, shown).map(({ item }) => item),
      /** How many fit the search. */
      total,
      all: total > shown ? all : undefined,
    }));
}
