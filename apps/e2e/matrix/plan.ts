import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { scenarios } from '@wayside/scenarios';
import type { Scenario } from '@wayside/scenarios';
import { coveringCells, cut, eachCaseOnce, everyCell } from '@wayside/scenarios/matrix';
import type { Cell, Cut } from '@wayside/scenarios/matrix';

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
  scenario: Scenario;
  cells: Cell[];
}

/** The cells of a plan, by their case and in the order of the catalogue. */
export function cellsOf({ set, ...limits }: Plan): Case[] {
  const cells = Map.groupBy(SETS[set](cut([...scenarios.values()], limits)), ({ scenario }) => scenario);
  return [...cells].map(([id, of]) => ({ scenario: scenarios.get(id)!, cells: of }));
}

/** Whether the walk-through of a scenario is told here: by the first of its roles, at the brands that it names, in whose language its names are written. */
export const isToldAt = ({ brands, roles }: Scenario, brand: BrandId, role: Role): boolean =>
  (brands ?? ['default']).includes(brand) && role === (roles?.[0] ?? 'Owner');
