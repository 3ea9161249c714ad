import type { OperationId, Schemas } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { ScenarioId } from './catalogue.ts';
import type { Fault, FaultKind, FlagName, Profile, Scenario, Step } from './define.ts';
import type { ErrorId } from './errors.ts';

/** Names the session of a browser. Begins like the product's own cookies, and belongs to the browser: signing out leaves it. */
export const SESSION_COOKIE = 'wayside_scenario_session';
/** The moment at which the session stands still, ISO 8601 in UTC, for pages that say what day it is. Signing out leaves it. */
export const CLOCK_COOKIE = 'scenario_clock';
/** How many steps of a walk-through this browser has played. There while the demo bar is wanted: after a link that names a step. */
export const BAR_COOKIE = 'scenario_bar';

/** Names the session of a call to the API. */
export const SESSION_HEADER = 'x-scenario-session';
/** On every answer of the API: the call's number in the journal. */
export const CALL_HEADER = 'x-scenario-call';
/** On every answer of the API: its `Source`. */
export const SOURCE_HEADER = 'x-scenario-why';

/** Where the demo bar reads the session of its browser, on every brand host; `PUT ?step=3` goes to a step. */
export const DEMO_PATH = '/__scenario';
/** What the demo bar reads. `step` counts from 1; 0 when the scenario has no walk-through. */
export interface Played {
  session: string;
  scenario: string;
  title: string;
  role: Role;
  profile: Profile;
  step: number;
  steps: readonly Step[];
}

/** What a link to a brand host may say about the session it makes. */
export const LINK_NAMES = ['scenario', 'role', 'seed', 'clock', 'profile', 'step'] as const satisfies readonly (keyof SessionRecipe)[];
/** The query of such a link; with `session` it joins a living one. */
export type LinkQuery = Partial<Record<(typeof LINK_NAMES)[number] | 'session', string>>;

/** Where the control API is, on loopback and on the studio's host. */
export const CONTROL_PATH = '/control';
/** Its places; `:id` is a session's. */
export const ROUTES = {
  catalogue: '/catalogue',
  errors: '/errors',
  report: '/report',
  sessions: '/sessions',
  session: '/sessions/:id',
  reset: '/sessions/:id/reset',
  journal: '/sessions/:id/journal',
  faults: '/sessions/:id/faults',
  release: '/sessions/:id/release',
  clock: '/sessions/:id/clock',
  step: '/sessions/:id/step',
  expireTokens: '/sessions/:id/expire-tokens',
  signIn: '/sessions/:id/sign-in',
} as const;

/** A place with its session: `controlPath('reset', id)`. */
export const controlPath = (route: keyof typeof ROUTES, id = ''): string =>
  CONTROL_PATH + ROUTES[route].replace(':id', encodeURIComponent(id));

/** Everything that can be played, and with what. Brands and roles in their order. */
export interface Catalogue {
  scenarios: readonly Scenario[];
  brands: readonly BrandId[];
  roles: readonly Role[];
  profiles: readonly Profile[];
  flags: readonly FlagName[];
  faults: readonly FaultKind[];
  operations: readonly OperationId[];
  /** Operation → the part of the contract that it stands in. */
  tags: Readonly<Partial<Record<OperationId, string>>>;
}

/** Everything that a session follows from; what is left out is as the scenario has it. An existing session of the id is replaced. */
export interface SessionRecipe<Id extends string = ScenarioId> {
  id?: string;
  scenario?: Id;
  brand?: BrandId;
  role?: Role;
  seed?: string;
  clock?: string;
  profile?: Profile;
  step?: number;
}

/** A living session. `calls` counts those still kept, `violations` the answers that broke the contract; `clock` is UTC. */
export interface SessionSummary {
  id: string;
  scenario: string;
  brand: BrandId;
  role: Role;
  seed: string;
  clock: string;
  profile: Profile;
  /** Where the walk-through stands, from 1; 0 without one. */
  step: number;
  faults: readonly Fault[];
  calls: number;
  violations: number;
}

/** A session as it was made, with the cookies of a browser that plays it. */
export interface SessionCreated extends SessionSummary {
  cookies: Readonly<Record<string, string>>;
}

/** The user that a session is played by, with a token of theirs. */
export interface SignedIn {
  user: Schemas['User'] & { authentication_token: string };
}

/** One way in which a request or an answer breaks the contract; `path` leads to the field. */
export interface Violation {
  message: string;
  path: string[];
  code?: string | number | undefined;
}

/** Where an answer came from. */
export type Source = 'fault' | 'guard' | 'scenario' | 'handler' | 'contract';

/** One call with everything that explains its answer. */
export interface JournalEntry {
  number: number;
  operation: OperationId;
  method: string;
  path: string;
  /** A single value is the text that was sent; a list is one of the contract's type. */
  query: Record<string, string | (string | number)[]>;
  requestHeaders: Record<string, string>;
  /** Absent when nothing was sent; `FORM_BODY` for a form. */
  requestBody?: unknown;
  status: number;
  answer?: unknown;
  source: Source;
  /** Why this answer, one reason a line, the deciding one last. */
  why: string[];
  requestViolations: Violation[];
  /** Ways in which our own answer broke the contract: always a fault of the mock, never of the caller. */
  answerViolations: Violation[];
  milliseconds: number;
}

/** What a journal keeps in place of the fields of a form. */
export const FORM_BODY = '(form)';
/** How many calls a journal keeps. */
export const JOURNAL_LIMIT = 500;

/** Operation → status → calls since the start. */
export type Touched = Record<string, Record<string, number>>;

/** What a journal holds after a call, oldest first. */
export interface JournalPart {
  violations: number;
  touched: Touched;
  /** Faults of the scenario or a tester that have not hit every call that they name, or none at all. */
  missedFaults: readonly Fault[];
  entries: readonly JournalEntry[];
}

/** What all sessions have touched, and the answers of theirs that broke the contract. */
export interface Report {
  violations: (Pick<JournalEntry, 'operation' | 'status' | 'answerViolations'> & { scenario: string })[];
  touched: Touched[];
}

/** A row of the error catalogues with all that shows it. */
export interface ErrorEntry {
  id: ErrorId;
  /** The requirement in its own words. */
  text: string;
  screen: string;
  /** False while the screen is still to come: the row comes with it. */
  isBuilt: boolean;
  scenarios: { id: string; title: string }[];
  tests: { title: string; file: string }[];
}

/** Statuses that a fault can answer, and what a fault is where it does not say. Delays are milliseconds. */
export const FAULT_STATUSES = [500, 502, 503, 504] as const satisfies readonly NonNullable<Fault['status']>[];
export const DEFAULT_FAULT_STATUS = 500;
export const DEFAULT_FAULT_DELAY = 1000;
export const LONGEST_FAULT_DELAY = 600_000;
