import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import { canAddFleet, canSeeFmcScreens } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { ROLE_NAMES, scenarios } from '@wayside/scenarios';
import type { KnownScenario, Scenario } from '@wayside/scenarios';
import { coveringCells, cut, eachCaseOnce, everyCell, standIns } from '@wayside/scenarios/matrix';
import type { Cell, Cut } from '@wayside/scenarios/matrix';
import { isLetIn } from './calls.ts';

/** What `npm run matrix` asks for; without it the small set that belongs to `npm test`. */
export interface Plan extends Cut {
  set: 'once' | 'covering' | 'full';
}

const SETS = { once: eachCaseOnce, covering: coveringCells, full: everyCell };

export const planned = (): Plan => JSON.parse(process.env['WAYSIDE_MATRIX'] ?? '{"set":"once","scenario":"base/*"}') as Plan;

/** Whether somebody wants to look at a part. */
export const isCut = ({ brand, role, scenario }: Plan): boolean => (brand ?? role ?? scenario) !== undefined;

/** A scenario and the places at which it is played. */
export interface Case {
  scenario: KnownScenario;
  cells: Cell[];
}

/** The cells of a plan, by their case and in the order of the catalogue. */
export function cellsOf({ set, ...limits }: Plan): Case[] {
  const cells = Map.groupBy(SETS[set](cut([...scenarios.values()], limits)), ({ scenario }) => scenario);
  return [...cells].map(([id, of]) => ({ scenario: scenarios.get(id)!, cells: of }));
}

/** Whether a scenario has a walk-through and it is told here: by the first of its roles, at the brands that it names, in whose language its names are written. */
export const isToldAt = ({ brands, roles, steps }: Scenario, brand: BrandId, role: Role): boolean =>
  steps !== undefined && (brands ?? ['default']).includes(brand) && role === (roles?.[0] ?? 'Owner');

const OPERATIONS = Object.keys(operationTable) as OperationId[];

/** What contract and product let a role do, as one word: two roles of one word see the same screen under different names. */
const RIGHTS = new Map(
  ROLE_NAMES.map((role) => {
    const rules = [
      ...OPERATIONS.map((operation) => isLetIn(operation, role)),
      canSeeFmcScreens({ roles: [role] }),
      canAddFleet({ roles: [role] }),
    ];
    return [role, rules.map(Number).join('')];
  }),
);

/** What a brand lets a person see or do, as one word; the rest is names, numbers and dress. Its front door does not count for those who are in. */
function kindOf(brand: BrandId, isSignedIn: boolean): string {
  const { region, languages, defaultLanguage, assistancePhone, signInTabs, adminSsoUrl, accountManagerUrl, switches } = brandOfId(brand);
  const { storeButtons, signUpLink, membershipCard, ...both } = switches;
  const own = isSignedIn ? [membershipCard] : [storeButtons, signUpLink, signInTabs];
  return JSON.stringify([region, languages, defaultLanguage, assistancePhone, adminSsoUrl, accountManagerUrl, both, own]);
}

const ORDER = new Map([...scenarios.keys()].map((id, index) => [id, index]));

/** Cells whose calls are sent again in place of opening their screen, by the cell that was opened for them. Of a kind another one is opened from case to case. */
export function standInsOf({ scenario, cells }: Case): ReadonlyMap<Cell, Cell> {
  if (scenario.faults?.some(({ operation }) => operation === '*')) return new Map();
  const turn = ORDER.get(scenario.id)! % cells.length;
  return standIns([...cells.slice(turn), ...cells.slice(0, turn)], {
    rightsOf: (role) => RIGHTS.get(role)!,
    kindOf: (brand) => kindOf(brand, scenario.signedIn === true),
    isOpened: ({ brand, role }) => isToldAt(scenario, brand, role),
  });
}
