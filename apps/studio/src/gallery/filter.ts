import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Profile, Scenario } from '@wayside/scenarios';
import type { Catalogue, ErrorEntry } from '@wayside/scenarios/control';
import { mentions, wordsOf } from './everyday.ts';
import { KINDS, areaOf, isFailure, kindsOf } from './scenario-facts.ts';
import type { Kind } from './scenario-facts.ts';

export interface Filter {
  q: string;
  brand: BrandId | undefined;
  role: Role | undefined;
  area: string | undefined;
  kind: Kind | undefined;
  /** Does not filter: the profile to open scenarios with, in place of their own. */
  profile: Profile | undefined;
}

/** Reads the filter from the URL; unknown names are ignored. */
export function filterOf(query: URLSearchParams, { brands, roles, profiles, scenarios }: Catalogue): Filter {
  const named = <Name extends string>(key: string, names: readonly Name[]): Name | undefined =>
    names.find((name) => name === query.get(key));
  return {
    q: query.get('q') ?? '',
    brand: named('brand', brands),
    role: named('role', roles),
    area: named('area', areasOf(scenarios)),
    kind: named('kind', KINDS),
    profile: named('profile', profiles),
  };
}

export function areasOf(scenarios: readonly Scenario[]): string[] {
  return [...new Set(scenarios.filter((scenario) => !isFailure(scenario)).map(areaOf))];
}

/** Requirement rows of each scenario, as text. */
export type Rows = ReadonlyMap<string, string>;

/** The rows of the error catalogs, by the scenarios that play them. */
export function rowsOf(entries: readonly ErrorEntry[]): Rows {
  const rows = new Map<string, string>();
  for (const { id, text, scenarios } of entries)
    for (const scenario of scenarios)
      rows.set(scenario.id, `${rows.get(scenario.id) ?? ''} ${id} ${text}`.toLowerCase());
  return rows;
}

export interface Found {
  scenarios: readonly Scenario[];
  /** None mentions every word: these mention the most. */
  isPart: boolean;
}

/**
 * Scenarios that allow the brand and the role, match area and kind, and mention every search word; where none does,
 * those that mention the most, and at least half of them.
 */
export function filtered(
  scenarios: readonly Scenario[],
  { q, brand, role, area, kind }: Omit<Filter, 'profile'>,
  rows: Rows = new Map(),
): Found {
  const words = wordsOf(q);
  const fitting = scenarios.filter((scenario) => {
    const { brands, roles } = scenario;
    if (brand && brands && !brands.includes(brand)) return false;
    if (role && roles && !roles.includes(role)) return false;
    // Failures have a tab of their own, without areas and kinds.
    if (!isFailure(scenario) && area && areaOf(scenario) !== area) return false;
    return isFailure(scenario) || !kind || kindsOf(scenario).includes(kind);
  });
  const counted = fitting.map((scenario) => ({ scenario, count: countIn(scenario, words, rows) }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most < words.length / 2) return { scenarios: [], isPart: false };
  const found = counted.filter(({ count }) => count === most).map(({ scenario }) => scenario);
  return {
    // The sort is stable: without a search, the order of the catalog stays.
    scenarios: found.toSorted((one, other) => countInName(other, words) - countInName(one, words)),
    isPart: most < words.length,
  };
}

/** How many of the words are in the name of a scenario. */
function countInName({ id, title }: Scenario, words: readonly string[]): number {
  const text = `${id} ${title}`.toLowerCase();
  return words.filter((word) => mentions(text, word)).length;
}

/** How many of the words a scenario mentions. */
function countIn({ id, title, story, roles, answers, faults }: Scenario, words: readonly string[], rows: Rows): number {
  if (words.length === 0) return 0;
  const operations = [
    ...Object.keys(answers ?? {}),
    ...(faults ?? []).flatMap(({ operation, kind: fault }) => [operation, fault]),
  ];
  const text = [id, title, story, ...(roles ?? []), ...operations].join(' ').toLowerCase() + (rows.get(id) ?? '');
  return words.filter((word) => mentions(text, word)).length;
}

/**
 * The options a scenario can be opened with, and the selected ones: the filtered values where the scenario allows them,
 * else its own first.
 */
export function choicesOf(
  { brands, roles }: Scenario,
  catalogue: Catalogue,
  { brand, role }: Pick<Filter, 'brand' | 'role'>,
) {
  const allowed = { brands: brands ?? catalogue.brands, roles: roles ?? catalogue.roles };
  return {
    ...allowed,
    brand: allowed.brands.find((id) => id === brand) ?? allowed.brands[0]!,
    role: allowed.roles.find((name) => name === role) ?? allowed.roles[0]!,
  };
}
