import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { BRANDS, ROLE_NAMES } from './axes.ts';
import type { ScenarioId } from './catalogue.ts';
import type { Scenario } from './define.ts';
import { screenAt } from './screens.ts';

/** One cell of the matrix brand × role × case; a case is a scenario. */
export interface Cell<Id extends string = ScenarioId> {
  scenario: Id;
  brand: BrandId;
  role: Role;
}

/** Filters for the matrix; omitted ones do not restrict it. */
export interface Cut {
  brand?: BrandId;
  role?: Role;
  /** Scenario ids with `*` as a wildcard, separated by commas: order-approval/*,users/none */
  scenario?: string;
}

type Case<Id extends string = string> = Pick<Scenario, 'brands' | 'roles' | 'signedIn'> & { id: Id };

const brandsOf = ({ brands }: Case): readonly BrandId[] => brands ?? BRANDS;
const rolesOf = ({ roles }: Case): readonly Role[] => roles ?? ROLE_NAMES;

/** Roles are not visible while signed out, so a signed-out case is only opened with its first role. */
const relevantRolesOf = (one: Case): readonly Role[] =>
  one.signedIn || isCall(one) ? rolesOf(one) : rolesOf(one).slice(0, 1);

/** Every cell in which a case applies. */
export function everyCell<Id extends string>(cases: readonly Case<Id>[]): Cell<Id>[] {
  return cases.flatMap((one) =>
    brandsOf(one).flatMap((brand) => rolesOf(one).map((role) => ({ scenario: one.id, brand, role }))),
  );
}

/** One cell per case, cycling so that all brands and roles occur. */
export function eachCaseOnce<Id extends string>(cases: readonly Case<Id>[]): Cell<Id>[] {
  return cases.map((one, index) => {
    const [brands, roles] = [brandsOf(one), rolesOf(one)];
    return { scenario: one.id, brand: brands[index % brands.length]!, role: roles[index % roles.length]! };
  });
}

/**
 * A small set of cells that contains every distinguishable pair (brand, role), (brand, case) and (role, case) at least
 * once. Greedy: for each case, picks the cell that adds most pairs. Deterministic.
 */
export function coveringCells<Id extends string>(cases: readonly Case<Id>[]): Cell<Id>[] {
  const chosen: Cell<Id>[] = [];
  const metPairs = new Set<string>();
  const pair = (brand: BrandId, role: Role): string => `${brand} × ${role}`;
  const take = (one: Case<Id>, brand: BrandId, role: Role): void => {
    chosen.push({ scenario: one.id, brand, role });
    metPairs.add(pair(brand, role));
  };

  for (const one of cases) {
    const brandsLeft = new Set(brandsOf(one));
    const rolesLeft = new Set(relevantRolesOf(one));
    while (brandsLeft.size > 0 || rolesLeft.size > 0) {
      const next = best(brandsOf(one), relevantRolesOf(one), (brand, role) => {
        const ofCase = Number(brandsLeft.has(brand)) + Number(rolesLeft.has(role));
        return ofCase * 2 + Number(!metPairs.has(pair(brand, role)));
      });
      take(one, next.brand, next.role);
      brandsLeft.delete(next.brand);
      rolesLeft.delete(next.role);
    }
  }
  for (const { scenario, brand, role } of everyCell(cases)) {
    if (!metPairs.has(pair(brand, role))) take({ id: scenario }, brand, role);
  }
  return chosen;
}

/**
 * The cells whose page is opened, of cases that are played as several: at least one of each case, and as many as it
 * takes to show everything that `shows` names. They are spread over the cases, one after the other. Deterministic.
 *
 * @param shows what is to be seen in some cell, as far as it is in this one
 * @param isOpened whether a cell must be opened anyway
 */
export function openedCells<Id extends string>(
  cases: readonly (readonly Cell<Id>[])[],
  { shows, isOpened }: { shows: (cell: Cell<Id>) => readonly string[]; isOpened: (cell: Cell<Id>) => boolean },
): ReadonlySet<Cell<Id>> {
  const opened = new Set<Cell<Id>>();
  const shown = new Set<string>();
  const open = (cell: Cell<Id>): void => {
    opened.add(cell);
    for (const one of shows(cell)) shown.add(one);
  };
  /** The cell that shows most of what none has shown. */
  const mostIn = (cells: readonly Cell<Id>[]) =>
    cells
      .map((cell) => ({ cell, news: shows(cell).filter((one) => !shown.has(one)).length }))
      .reduce((most, one) => (one.news > most.news ? one : most));

  for (const cell of cases.flat()) if (isOpened(cell)) open(cell);
  for (const cells of cases) if (!cells.some((cell) => opened.has(cell))) open(mostIn(cells).cell);
  let before: number;
  do {
    before = opened.size;
    for (const cells of cases) {
      const { cell, news } = mostIn(cells);
      if (news > 0) open(cell);
    }
  } while (opened.size > before);
  return opened;
}

/** What a cell shows of its role and its brand: each of them at a screen. */
export function shownIn(
  { signedIn, start }: Pick<Scenario, 'signedIn' | 'start'>,
  { brand, role }: Pick<Cell, 'brand' | 'role'>,
): string[] {
  const screen = `${screenAt(start)}, signed ${signedIn ? 'in' : 'out'}`;
  return [`${role}: ${screen}`, `${brand}: ${screen}`];
}

function best(brands: readonly BrandId[], roles: readonly Role[], worth: (brand: BrandId, role: Role) => number) {
  let result = { brand: brands[0]!, role: roles[0]!, worth: -1 };
  for (const brand of brands) {
    for (const role of roles) {
      const value = worth(brand, role);
      if (value > result.worth) result = { brand, role, worth: value };
    }
  }
  return result;
}

/** Cases that match the filter, restricted to its brand and role. */
export function cut<C extends Case>(cases: readonly C[], { brand, role, scenario }: Cut): C[] {
  const wanted = scenario === undefined ? undefined : pattern(scenario);
  return cases
    .filter((one) => wanted === undefined || wanted.test(one.id))
    .filter((one) => brand === undefined || brandsOf(one).includes(brand))
    .filter((one) => role === undefined || rolesOf(one).includes(role))
    .map((one): C => ({ ...one, brands: brand ? [brand] : one.brands, roles: role ? [role] : one.roles }));
}

const PATTERN_SIGNS: Readonly<Record<string, string>> = { '*': '.*', ',': '|' };

function pattern(globs: string): RegExp {
  const literal = globs
    .split(/(\*|,)/)
    .map((part) => PATTERN_SIGNS[part] ?? part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(?:${literal.join('')})$`);
}

/**
 * Whether a case is one response of one operation, without a screen: a declared failure that is requested over HTTP
 * only.
 */
export const isCall = ({ id }: Case): boolean => id.startsWith('failures/');
