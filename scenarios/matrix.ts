import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { BRANDS, ROLE_NAMES } from './axes.ts';
import type { ScenarioId } from './catalogue.ts';
import type { Scenario } from './define.ts';

/** One place of the matrix brand × role × case; a case is a scenario. */
export interface Cell<Id extends string = ScenarioId> {
  scenario: Id;
  brand: BrandId;
  role: Role;
}

/** What is asked of the matrix; what is left out is not limited. */
export interface Cut {
  brand?: BrandId;
  role?: Role;
  /** A scenario's id, with `*` for any letters: order-approval/* */
  scenario?: string;
}

type Case<Id extends string = string> = Pick<Scenario, 'brands' | 'roles' | 'signedIn'> & { id: Id };

const brandsOf = ({ brands }: Case): readonly BrandId[] => brands ?? BRANDS;
const rolesOf = ({ roles }: Case): readonly Role[] => roles ?? ROLE_NAMES;

/** Where nobody is signed in the role is not to be seen: such a case has one, that of whom it is told about. */
const tellingRolesOf = (one: Case): readonly Role[] => (one.signedIn || isCall(one) ? rolesOf(one) : rolesOf(one).slice(0, 1));

/** Every place at which a case makes sense. */
export function everyCell<Id extends string>(cases: readonly Case<Id>[]): Cell<Id>[] {
  return cases.flatMap((one) => brandsOf(one).flatMap((brand) => rolesOf(one).map((role) => ({ scenario: one.id, brand, role }))));
}

/** Each case at one place, the places going round so that all brands and roles come up. */
export function eachCaseOnce<Id extends string>(cases: readonly Case<Id>[]): Cell<Id>[] {
  return cases.map((one, index) => {
    const [brands, roles] = [brandsOf(one), rolesOf(one)];
    return { scenario: one.id, brand: brands[index % brands.length]!, role: roles[index % roles.length]! };
  });
}

/**
 * Few places in which every pair (brand, role), (brand, case) and (role, case) that can be told apart comes up at least once. Greedy: of the places of
 * a case the one that adds most pairs comes next. The same cases give the same places.
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
    const rolesLeft = new Set(tellingRolesOf(one));
    while (brandsLeft.size > 0 || rolesLeft.size > 0) {
      const next = best(brandsOf(one), tellingRolesOf(one), (brand, role) => {
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
 * Of the cells of one case those whose screen need not be opened, by the cell that stands in for each: it was opened by a role of the same
 * rights, and a brand of the same kind was opened, too. Every kind of brand and every kind of rights is opened at least once.
 *
 * @param rightsOf one word for all that a role may do
 * @param kindOf one word for all that a brand lets a person see or do
 * @param isOpened whether a cell is opened in any case
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

/** As many cells as can be of which no two have the same left or the same right side: each of them is new in both (a maximum matching). */
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

/** The cases that a cut leaves, limited to its brand and its role. */
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

/** Whether a case is one answer of one operation and no screen: its declared failures, asked over HTTP and not looked at. */
export const isCall = ({ id }: Case): boolean => id.startsWith('failures/');
