import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { BRANDS, ROLE_NAMES } from './axes.ts';
import type { ScenarioId } from './catalogue.ts';
import type { Scenario } from './define.ts';

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
  /** A scenario id with `*` as a wildcard: order-approval/* */
  scenario?: string;
}

type Case<Id extends string = string> = Pick<Scenario, 'brands' | 'roles' | 'signedIn'> & { id: Id };

const brandsOf = ({ brands }: Case): readonly BrandId[] => brands ?? BRANDS;
const rolesOf = ({ roles }: Case): readonly Role[] => roles ?? ROLE_NAMES;

/** Roles are not visible while signed out, so a signed-out case is only opened with its first role. */
const relevantRolesOf = (one: Case): readonly Role[] => (one.signedIn || isCall(one) ? rolesOf(one) : rolesOf(one).slice(0, 1));

/** Every cell in which a case applies. */
export function everyCell<Id extends string>(cases: readonly Case<Id>[]): Cell<Id>[] {
  return cases.flatMap((one) => brandsOf(one).flatMap((brand) => rolesOf(one).map((role) => ({ scenario: one.id, brand, role }))));
}

/** One cell per case, cycling so that all brands and roles occur. */
export function eachCaseOnce<Id extends string>(cases: readonly Case<Id>[]): Cell<Id>[] {
  return cases.map((one, index) => {
    const [brands, roles] = [brandsOf(one), rolesOf(one)];
    return { scenario: one.id, brand: brands[index % brands.length]!, role: roles[index % roles.length]! };
  });
}

/**
 * A small set of cells that contains every distinguishable pair (brand, role), (brand, case) and (role, case) at least once. Greedy: for each
 * case, picks the cell that adds most pairs. Deterministic.
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
 * Cells of one case whose screen need not be opened, mapped to the cell that covers them: one opened for a role with the same rights, while a
 * brand of the same kind was opened too. Every kind of brand and every kind of rights is opened at least once.
 *
 * @param rightsOf a key for everything a role may do
 * @param kindOf a key for everything a brand lets a user see or do
 * @param isOpened whether a cell must be opened anyway
 */
export function standIns<Id extends string>(
  cells: readonly Cell<Id>[],
  {
    rightsOf,
    kindOf,
    isOpened,
  }: { rightsOf: (role: Role) => string; kindOf: (brand: BrandId) => string; isOpened: (cell: Cell<Id>) => boolean },
): ReadonlyMap<Cell<Id>, Cell<Id>> {
  const kinds = new Set<string>();
  const rights = new Map<string, Cell<Id>>();
  const open = (cell: Cell<Id>): void => {
    kinds.add(kindOf(cell.brand));
    if (!rights.has(rightsOf(cell.role))) rights.set(rightsOf(cell.role), cell);
  };
  const opened = new Set([
    ...cells.filter(isOpened),
    ...pairing(
      cells,
      (cell) => kindOf(cell.brand),
      (cell) => rightsOf(cell.role),
    ),
  ]);
  for (const cell of opened) open(cell);
  for (const cell of cells) {
    if (kinds.has(kindOf(cell.brand)) && rights.has(rightsOf(cell.role))) continue;
    opened.add(cell);
    open(cell);
  }
  return new Map(cells.filter((cell) => !opened.has(cell)).map((cell) => [cell, rights.get(rightsOf(cell.role))!]));
}

/** A maximum matching: the largest set of cells in which no two share the left or the right side, so that each is new in both. */
function pairing<C extends Cell<string>>(cells: readonly C[], leftOf: (cell: C) => string, rightOf: (cell: C) => string): C[] {
  const chosen = new Map<string, C>();
  const place = (left: string, tried: Set<string>): boolean =>
    cells.some((cell) => {
      const right = rightOf(cell);
      if (leftOf(cell) !== left || tried.has(right)) return false;
      tried.add(right);
      const holder = chosen.get(right);
      if (holder && !place(leftOf(holder), tried)) return false;
      chosen.set(right, cell);
      return true;
    });
  for (const left of new Set(cells.map(leftOf))) place(left, new Set());
  return [...chosen.values()];
}

function best(brands: readonly BrandId[], roles: readonly Role[], worth: (brand: BrandId, role: Role) => number) {
  let found = { brand: brands[0]!, role: roles[0]!, worth: -1 };
  for (const brand of brands) {
    for (const role of roles) {
      const value = worth(brand, role);
      if (value > found.worth) found = { brand, role, worth: value };
    }
  }
  return found;
}

/** Cases that match the filter, restricted to its brand and role. */
export function cut<C extends Case>(cases: readonly C[], { brand, role, scenario }: Cut): C[] {
  const wanted = scenario === undefined ? undefined : pattern(scenario);
  return cases
    .filter((one) => wanted === undefined || wanted.test(one.id))
    .filter((one) => brand === undefined || brandsOf(one).includes(brand))
    .filter((one) => role === undefined || rolesOf(one).includes(role))
    .map((one): C => ({ ...one, ...(brand && { brands: [brand] as const }), ...(role && { roles: [role] as const }) }));
}

function pattern(glob: string): RegExp {
  const literal = glob.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
}

/** Whether a case is one response of one operation, without a screen: a declared failure that is requested over HTTP only. */
export const isCall = ({ id }: Case): boolean => id.startsWith('failures/');
