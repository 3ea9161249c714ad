import { FITS } from '@wayside/domain';
import type { Fit } from '@wayside/domain';
import { SHOWN } from './find.ts';
import type { Find, Source } from './find.ts';

export interface FindGroup {
  readonly id: Source['id'];
  readonly title: string;
  readonly items: readonly Find[];
  /** How many fit the search. */
  readonly total: number;
  readonly all: string | undefined;
}

const rank = (fit: Fit | undefined): number => (fit === undefined ? FITS.length : FITS.indexOf(fit));

/** The kinds that have something, with the best match first; equally good ones in their usual order. */
export const groupsOf = (sources: readonly Source[], shown = SHOWN): FindGroup[] =>
  sources
    .filter(({ matches }) => matches.length > 0)
    .toSorted((one, other) => rank(one.matches[0]?.fit) - rank(other.matches[0]?.fit))
    .map(({ id, title, matches, total = matches.length, all }) => ({
      id,
      title,
      items: matches.slice(0, shown).map(({ item }) => item),
      total,
      all: total > shown ? all : undefined,
    }));
