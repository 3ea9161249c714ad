import {
  BRANDS,
  DEFAULT_CLOCK,
  DEFAULT_SEED,
  FLAGS,
  PROFILES,
  ROLE_NAMES,
  roleSlug,
  scenarios,
} from '@wayside/scenarios';
import type { Fault, Overrides, Profile, Scenario, ScenarioId } from '@wayside/scenarios';
import type { FlagValues, SessionRecipe } from '@wayside/scenarios/control';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { faultsOf } from '../faults/faults-of.ts';
import { UnknownName, moment, named, objectNamed, text } from './names.ts';

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
  /** Step of the walk-through to start at, counted from 1, one more than it has at its end; 0 without one. */
  step: number;
  /** Those that it starts with. */
  faults: readonly Fault[];
  /** Those before the scenario's, checked against the contract (`answersOf`) where they came in. */
  answers: Overrides;
  /** Those that differ from the scenario's; `scenario` has them. */
  flags: Partial<FlagValues>;
}

/** An unvalidated recipe, from a URL or a tester. */
export type RecipeInput = Partial<Record<Exclude<keyof SessionRecipe, 'id'>, unknown>>;

const BASE_SCENARIO = 'base/working-day' satisfies ScenarioId;

export function recipeOf(input: RecipeInput): Recipe {
  return recipeFor(scenarios.get(named('scenario', input.scenario ?? BASE_SCENARIO, [...scenarios.keys()]))!, input);
}

/** The recipe of a scenario, in the catalogue or not. */
export function recipeFor(scenario: Scenario, input: Omit<RecipeInput, 'scenario'>): Recipe {
  const recipe: Recipe = {
    scenario,
    brand: named('brand', input.brand ?? scenario.brands?.[0] ?? 'default', BRANDS),
    role: roleNamed(input.role ?? scenario.roles?.[0] ?? 'Owner'),
    seed: input.seed === undefined ? DEFAULT_SEED : text('seed', input.seed),
    clock: moment(input.clock ?? scenario.clock ?? DEFAULT_CLOCK),
    profile: named('profile', input.profile ?? scenario.profile ?? 'typical', PROFILES),
    step: stepOf(scenario, input.step),
    faults: input.faults === undefined ? (scenario.faults ?? []) : faultsOf(jsonIn('faults', input.faults)),
    answers: objectNamed('answers', jsonIn('answers', input.answers ?? {})) as Overrides,
    flags: {},
  };
  return input.flags === undefined ? recipe : withFlags(recipe, flagsOf(jsonIn('flags', input.flags)));
}

/** The recipe with features switched. */
export function withFlags(recipe: Recipe, flags: Partial<FlagValues>): Recipe {
  const { scenario } = recipe;
  return { ...recipe, flags, scenario: { ...scenario, flags: { ...scenario.flags, ...flags } } };
}

/** Every feature of a scenario: a flag that it does not name is off. */
export function flagValues({ flags = {} }: Scenario): FlagValues {
  return Object.fromEntries(FLAGS.map((name) => [name, flags[name] === 'on' ? 'on' : 'off'])) as FlagValues;
}

/** @throws UnknownName for a flag or a value that does not exist */
export function flagsOf(input: unknown): Partial<FlagValues> {
  const given = Object.entries(objectNamed('flags', input));
  return Object.fromEntries(
    given.map(([name, value]) => [named('flag', name, FLAGS), named(name, value, ['on', 'off'])]),
  );
}

/** Finds a role by its name or its URL slug. */
export function roleNamed(given: unknown): Role {
  return ROLE_NAMES.find((role) => roleSlug(role) === given) ?? named('role', given, ROLE_NAMES);
}

/** The next step of the scenario's walk-through, given as a number or a query parameter; one more than it has is its end. */
export function stepOf({ steps = [] }: Scenario, given: unknown): number {
  const last = steps.length;
  if (given === undefined) return Math.min(1, last);
  return Number(
    named(
      'step',
      String(given),
      Array.from({ length: last === 0 ? 1 : last + 2 }, (_, step) => String(step)),
    ),
  );
}

const LIKE = {
  faults: 'a list like [{"kind":"server-error","operation":"getDashboard"}]',
  answers: 'an object like {"getDashboard":{"example":"serverError"}}',
  flags: 'an object like {"glovebox":"on"}',
};

/** A link has what was changed as JSON. */
export function jsonIn(what: keyof typeof LIKE, given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    throw new UnknownName(what, given, [LIKE[what]]);
  }
}
