import { BRANDS, DEFAULT_CLOCK, DEFAULT_SEED, PROFILES, ROLE_NAMES, roleSlug, scenarios } from '@wayside/scenarios';
import type { Profile, Scenario, ScenarioId } from '@wayside/scenarios';
import type { SessionRecipe } from '@wayside/scenarios/control';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';

/** Everything that determines a session: the same recipe gives the same responses, byte for byte. */
export interface Recipe {
  scenario: Scenario;
  brand: BrandId;
  role: Role;
  seed: string;
  /** The session's frozen time, UTC. */
  clock: string;
  /** The data profile. */
  profile: Profile;
  /** Step of the walk-through to start at, counted from 1; 0 without one. */
  step: number;
}

/** An unvalidated recipe, from a URL or a tester. */
export type RecipeInput = Partial<Record<Exclude<keyof SessionRecipe, 'id'>, unknown>>;

/** An unknown name; the response lists the valid ones. */
export class UnknownName extends Error {
  readonly what: string;
  readonly valid: readonly string[];

  constructor(what: string, given: unknown, valid: readonly string[]) {
    super(`Unknown ${what} ${JSON.stringify(given)}. Valid: ${valid.join(', ')}`);
    this.what = what;
    this.valid = valid;
  }
}

export const BASE_SCENARIO = 'base/working-day' satisfies ScenarioId;

export function recipeOf(input: RecipeInput): Recipe {
  const scenario = scenarios.get(named('scenario', input.scenario ?? BASE_SCENARIO, [...scenarios.keys()]))!;
  return {
    scenario,
    brand: named('brand', input.brand ?? scenario.brands?.[0] ?? 'default', BRANDS),
    role: roleNamed(input.role ?? scenario.roles?.[0] ?? 'Owner'),
    seed: input.seed === undefined ? DEFAULT_SEED : text('seed', input.seed),
    clock: moment(input.clock ?? scenario.clock ?? DEFAULT_CLOCK),
    profile: named('profile', input.profile ?? scenario.profile ?? 'typical', PROFILES),
    step: stepOf(scenario, input.step),
  };
}

export function named<T extends string>(what: string, given: unknown, valid: readonly T[]): T {
  const found = valid.find((name) => name === given);
  if (found === undefined) throw new UnknownName(what, given, valid);
  return found;
}

/** Finds a role by its name or its URL slug. */
function roleNamed(given: unknown): Role {
  return ROLE_NAMES.find((role) => roleSlug(role) === given) ?? named('role', given, ROLE_NAMES);
}

function text(what: string, given: unknown): string {
  if (typeof given !== 'string' || given.length === 0 || given.length > 64)
    throw new UnknownName(what, given, ['a text of 1 to 64 characters']);
  return given;
}

/** A step of the scenario's walk-through, given as a number or a query parameter. */
export function stepOf({ steps = [] }: Scenario, given: unknown): number {
  const last = steps.length;
  if (given === undefined) return Math.min(1, last);
  return Number(
    named(
      'step',
      String(given),
      Array.from({ length: last + 1 }, (_, step) => String(step)),
    ),
  );
}

export function moment(given: unknown): string {
  const time = typeof given === 'string' ? Date.parse(given) : NaN;
  if (Number.isNaN(time)) throw new UnknownName('clock', given, ['a moment like 2026-03-16T14:00:00Z']);
  return new Date(time).toISOString();
}
