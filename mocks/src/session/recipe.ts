import { BRANDS, DEFAULT_CLOCK, DEFAULT_SEED, PROFILES, ROLE_NAMES, roleSlug, scenarios } from '@wayside/scenarios';
import type { Fault, Profile, Scenario, ScenarioId } from '@wayside/scenarios';
import type { SessionRecipe } from '@wayside/scenarios/control';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { faultsOf } from '../faults/faults-of.ts';
import { UnknownName, moment, named, text } from './names.ts';

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
  /** Those that it starts with. */
  faults: readonly Fault[];
}

/** An unvalidated recipe, from a URL or a tester. */
export type RecipeInput = Partial<Record<Exclude<keyof SessionRecipe, 'id'>, unknown>>;

const BASE_SCENARIO = 'base/working-day' satisfies ScenarioId;

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
    faults: input.faults === undefined ? (scenario.faults ?? []) : faultsOf(parsed(input.faults)),
  };
}

/** Finds a role by its name or its URL slug. */
export function roleNamed(given: unknown): Role {
  return ROLE_NAMES.find((role) => roleSlug(role) === given) ?? named('role', given, ROLE_NAMES);
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

/** A link has its faults as JSON. */
function parsed(faults: unknown): unknown {
  if (typeof faults !== 'string') return faults;
  try {
    return JSON.parse(faults);
  } catch {
    throw new UnknownName('faults', faults, ['a list like [{"kind":"server-error","operation":"getDashboard"}]']);
  }
}
