import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import { canAddFleet, canSeeFmcScreens } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { ROLE_NAMES, scenarios } from '@wayside/scenarios';
import type { KnownScenario, Scenario } from '@wayside/scenarios';
import { coveringCells, cut, eachCaseOnce, everyCell, isCall, standIns } from '@wayside/scenarios/matrix';
import type { Cell, Cut } from '@wayside/scenarios/matrix';
import type { Touched } from '@wayside/scenarios/touched';
import { isLetIn } from './calls.ts';

/** The options of `npm run matrix`; without them, the small set that is part of `npm test`. */
export interface Plan extends Cut {
  set: 'once' | 'played' | 'covering' | 'full';
  /** Only cells of these cases or brands. */
  only?: Pick<Touched, 'scenarios' | 'brands'>;
}

const SETS = {
  once: eachCaseOnce,
  played: (cases: readonly KnownScenario[]): Cell[] =>
    cases
      .filter((one) => !isCall(one))
      .map(({ id, brands, roles }) => ({ scenario: id, brand: brands?.[0] ?? 'default', role: roles?.[0] ?? 'Owner' })),
  covering: coveringCells,
  full: everyCell,
};

export const planned = (): Plan => JSON.parse(process.env['WAYSIDE_MATRIX'] ?? '{"set":"once","scenario":"base/*"}') as Plan;

/** Whether the run is limited to a brand, role or scenario. */
export const isCut = ({ brand, role, scenario }: Cut): boolean => (brand ?? role ?? scenario) !== undefined;

/** A scenario and the brands and roles it is played as. */
export interface Case {
  scenario: KnownScenario;
  cells: Cell[];
}

/** The cells with one in which the scenario is played to its end. */
function withPlayed(scenario: KnownScenario, cells: Cell[]): Cell[] {
  if (cells.some(({ brand, role }) => isPlayedAt(scenario, brand, role))) return cells;
  return [...cells, { scenario: scenario.id, brand: scenario.brands?.[0] ?? 'default', role: scenario.roles?.[0] ?? 'Owner' }];
}

/** The cells of a plan, grouped by scenario in catalog order. */
export function cellsOf({ set, only, ...limits }: Plan): Case[] {
  const wanted = SETS[set](cut([...scenarios.values()], limits)).filter(
    ({ scenario, brand }) => !only || only.scenarios.includes(scenario) || only.brands.includes(brand),
  );
  const cells = Map.groupBy(wanted, ({ scenario }) => scenario);
  const isPlayed = set !== 'once' && !isCut(limits);
  return [...cells].map(([id, of]) => {
    const scenario = scenarios.get(id)!;
    return { scenario, cells: isPlayed && !isCall(scenario) && hasPlot(scenario) ? withPlayed(scenario, of) : of };
  });
}

/** Whether the scenario is played to its end here: as the first of its roles and at the brands it names, whose language its texts are in. */
export const isPlayedAt = ({ brands = ['default'], roles, steps }: Scenario, brand: BrandId, role: Role): boolean =>
  (steps ? brands : brands.slice(0, 1)).includes(brand) && role === (roles?.[0] ?? 'Owner');

/** Whether something is to happen in a scenario that a page may not show when it opens. */
const hasPlot = ({ steps, reach, faults, answers }: Scenario): boolean => (steps ?? reach ?? faults ?? answers) !== undefined;

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
    isOpened: ({ brand, role }) => hasPlot(scenario) && isPlayedAt(scenario, brand, role),
  });
}
