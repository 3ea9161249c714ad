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

/** The options of `npm run matrix`; without them, the small set that is part of `npm test`. */
export interface Plan extends Cut {
  set: 'once' | 'covering' | 'full';
}

const SETS = { once: eachCaseOnce, covering: coveringCells, full: everyCell };

export const planned = (): Plan => JSON.parse(process.env['WAYSIDE_MATRIX'] ?? '{"set":"once","scenario":"base/*"}') as Plan;

/** Whether the run is limited to a brand, role or scenario. */
export const isCut = ({ brand, role, scenario }: Plan): boolean => (brand ?? role ?? scenario) !== undefined;

/** A scenario and the brands and roles it is played as. */
export interface Case {
  scenario: KnownScenario;
  cells: Cell[];
}

/** The cells of a plan, grouped by scenario in catalog order. */
export function cellsOf({ set, ...limits }: Plan): Case[] {
  const cells = Map.groupBy(SETS[set](cut([...scenarios.values()], limits)), ({ scenario }) => scenario);
  return [...cells].map(([id, of]) => ({ scenario: scenarios.get(id)!, cells: of }));
}

/** Whether the scenario's walk-through is played here: as the first of its roles and at the brands it names, whose language its texts are in. */
export const isWalkedAt = ({ brands, roles, steps }: Scenario, brand: BrandId, role: Role): boolean =>
  steps !== undefined && (brands ?? ['default']).includes(brand) && role === (roles?.[0] ?? 'Owner');

const OPERATIONS = Object.keys(operationTable) as OperationId[];

/** A role's rights in contract and product, as one string. Roles with the same string see the same screens under different names. */
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

/**
 * What a brand lets users see or do, as one string; brands with the same string differ only in names, numbers and looks. The sign-in page's
 * options don't matter to signed-in users.
 */
function kindOf(brand: BrandId, isSignedIn: boolean): string {
  const { region, languages, defaultLanguage, assistancePhone, signInTabs, adminSsoUrl, accountManagerUrl, switches } = brandOfId(brand);
  const { storeButtons, signUpLink, membershipCard, ...both } = switches;
  const own = isSignedIn ? [membershipCard] : [storeButtons, signUpLink, signInTabs];
  return JSON.stringify([region, languages, defaultLanguage, assistancePhone, adminSsoUrl, accountManagerUrl, both, own]);
}

const ORDER = new Map([...scenarios.keys()].map((id, index) => [id, index]));

/**
 * Cells whose calls are repeated instead of opening their screen, mapped to the cell that is opened for them. Which cell of a kind is opened
 * varies by scenario.
 */
export function standInsOf({ scenario, cells }: Case): ReadonlyMap<Cell, Cell> {
  if (scenario.faults?.some(({ operation }) => operation === '*')) return new Map();
  const turn = ORDER.get(scenario.id)! % cells.length;
  return standIns([...cells.slice(turn), ...cells.slice(0, turn)], {
    rightsOf: (role) => RIGHTS.get(role)!,
    kindOf: (brand) => kindOf(brand, scenario.signedIn === true),
    isOpened: ({ brand, role }) => isWalkedAt(scenario, brand, role),
  });
}
