import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { scenarios } from '@wayside/scenarios';
import type { KnownScenario, Scenario } from '@wayside/scenarios';
import { coveringCells, cut, eachCaseOnce, everyCell, isCall, openedCells, shownIn } from '@wayside/scenarios/matrix';
import type { Cell, Cut } from '@wayside/scenarios/matrix';
import type { Touched } from '@wayside/scenarios/touched';

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

export const planned = (): Plan =>
  JSON.parse(process.env['WAYSIDE_MATRIX'] ?? '{"set":"once","scenario":"base/*"}') as Plan;

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
  return [
    ...cells,
    { scenario: scenario.id, brand: scenario.brands?.[0] ?? 'default', role: scenario.roles?.[0] ?? 'Owner' },
  ];
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

/**
 * Whether the scenario is played to its end here: as the first of its roles and at the brands it names, whose language
 * its texts are in.
 */
export function isPlayedAt({ brands = ['default'], roles, steps }: Scenario, brand: BrandId, role: Role): boolean {
  return (steps ? brands : brands.slice(0, 1)).includes(brand) && role === (roles?.[0] ?? 'Owner');
}

/** Whether something is to happen in a scenario that a page may not show when it opens. */
const hasPlot = ({ steps, reach, faults, answers }: Scenario): boolean =>
  (steps ?? reach ?? faults ?? answers) !== undefined;

/**
 * The cells whose page is opened: in the covering set each case at least once, and each role and brand at each screen.
 * A run limited to one brand, role or scenario opens every cell.
 */
export function openedOf(plan: Plan, cases: readonly Case[]): ReadonlySet<Cell> {
  if (plan.set !== 'covering' || isCut(plan)) return new Set(cases.flatMap(({ cells }) => cells));
  return openedCells(
    cases.map(({ cells }) => cells),
    {
      shows: (cell) => shownIn(scenarios.get(cell.scenario)!, cell),
      isOpened: ({ scenario, brand, role }) => {
        const one: Scenario = scenarios.get(scenario)!;
        return (
          (hasPlot(one) && isPlayedAt(one, brand, role)) ||
          (one.faults?.some(({ operation }) => operation === '*') ?? false)
        );
      },
    },
  );
}
