import type { GridDensity } from '@wayside/ui/grid';
import { inPrefix } from '../grid-address.ts';
import { today } from '../../today.ts';
import { oneOf, readParam } from '../use-address-param.ts';
import { withDays } from './view-dates.ts';

/** Which parameters of an address belong to one list. */
export interface ListScope {
  prefix?: string | undefined;
  /** The page's own filters of this list. */
  own: readonly string[];
}

/** The view that is open, by id; `-` stays with the list as it usually is. */
const KEPT = 'kept';
export const USUAL = '-';
const DENSITY = 'density';

/** What a view consists of; a second list of a page has them with its prefix. */
const PARTS = ['sort', 'f', 'hide', 'cols', DENSITY, 'from', 'to'] as const;
/** Filters of a whole page. */
const OF_PAGE = ['mine'] as const;
/** What belongs to a list, but to no view: search words are not kept. */
const PASSING = ['q', 'page', KEPT] as const;

/** Parameters of a view by what they are called in an address. */
const namesIn = ({ prefix, own }: ListScope): [name: string, inAddress: string][] => [
  ...PARTS.map((name): [string, string] => [name, inPrefix(prefix, name)]),
  ...[...OF_PAGE, ...own].map((name): [string, string] => [name, name]),
];

/** The parameters of a view in the address. */
export function viewIn(query: URLSearchParams, scope: ListScope): URLSearchParams {
  return new URLSearchParams(
    namesIn(scope).flatMap(([name, inAddress]) => query.getAll(inAddress).map((value) => [name, value])),
  );
}

/** Whether the address says anything about the list. */
export const isSaid = (query: URLSearchParams, scope: ListScope): boolean =>
  namesIn(scope).some(([, name]) => query.has(name)) || PASSING.some((name) => query.has(inPrefix(scope.prefix, name)));

/** The id of the open view in the address. */
export const keptIn = (query: URLSearchParams, { prefix }: ListScope): string | null =>
  query.get(inPrefix(prefix, KEPT));

/** The address with another view, from its start, on this day; parameters that are none of the list's stay. */
export function withView(
  query: URLSearchParams,
  view: string | URLSearchParams,
  scope: ListScope,
  kept: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [, name] of namesIn(scope)) next.delete(name);
  for (const name of PASSING) next.delete(inPrefix(scope.prefix, name));
  const said = withDays(new URLSearchParams(view), today());
  for (const [name, inAddress] of namesIn(scope)) for (const value of said.getAll(name)) next.append(inAddress, value);
  if (kept !== undefined) next.set(inPrefix(scope.prefix, KEPT), kept);
  return next;
}

const DENSITIES = oneOf(['compact', 'normal', 'roomy'] satisfies GridDensity[]);

export const densityIn = (query: URLSearchParams, prefix: string | undefined): GridDensity | undefined =>
  readParam(query, inPrefix(prefix, DENSITY), DENSITIES);

export function withDensity(query: URLSearchParams, prefix: string | undefined, density: GridDensity): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(inPrefix(prefix, DENSITY), density);
  return next;
}
