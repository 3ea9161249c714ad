import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Profile, Scenario } from '@wayside/scenarios';
import type { Catalogue } from '@wayside/scenarios/control';
import { KINDS, areaOf, isFailure, kindsOf } from './scenario-facts.ts';
import type { Kind } from './scenario-facts.ts';

export interface Filter {
  q: string;
  brand: BrandId | undefined;
  role: Role | undefined;
  area: string | undefined;
  kind: Kind | undefined;
  /** Filters nothing: what everything is opened with, where it is not the scenario's own. */
  profile: Profile | undefined;
}

/** Reads the filter from the address; names that do not exist filter nothing. */
export function filterOf(query: URLSearchParams, { brands, roles, profiles, scenarios }: Catalogue): Filter {
  const named = <Name extends string>(key: string, known: readonly Name[]): Name | undefined =>
    known.find((name) => name === query.get(key));
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

/** Scenarios that make sense for the brand and the role, of the area and the kind, and that hold every word searched for. */
export function filtered(scenarios: readonly Scenario[], { q, brand, role, area, kind }: Omit<Filter, 'profile'>): Scenario[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return scenarios.filter((scenario) => {
    const { id, title, story, brands, roles, answers, faults } = scenario;
    if (brand && brands && !brands.includes(brand)) return false;
    if (role && roles && !roles.includes(role)) return false;
    // Failures of the contract have a tab of their own; areas and kinds tell the others apart.
    if (!isFailure(scenario) && area && areaOf(scenario) !== area) return false;
    if (!isFailure(scenario) && kind && !kindsOf(scenario).includes(kind)) return false;
    const operations = [...Object.keys(answers ?? {}), ...(faults ?? []).map(({ operation }) => operation)];
    const text = [id, title, story, ...operations].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What a scenario may be opened with, and what it opens with: what was filtered for where the scenario allows it, else its own first. */
export function choicesOf({ brands, roles }: Scenario, catalogue: Catalogue, { brand, role }: Pick<Filter, 'brand' | 'role'>) {
  const allowed = { brands: brands ?? catalogue.brands, roles: roles ?? catalogue.roles };
  return {
    ...allowed,
    brand: allowed.brands.find((id) => id === brand) ?? allowed.brands[0]!,
    role: allowed.roles.find((name) => name === role) ?? allowed.roles[0]!,
  };
}
