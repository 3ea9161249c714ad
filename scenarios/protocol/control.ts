import type { OperationId, Schemas } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { ScenarioId } from '../catalogue.ts';
import type { Fault, FaultKind, FlagName, Override, Overrides, Profile, Reach, Scenario } from '../define.ts';
import type { ErrorId } from '../errors.ts';
import type { ScreenId } from '../screens.ts';
import type { Step, Told } from '../story.ts';

/**
 * Identifies a browser's session. Has the prefix of the product's own cookies but belongs to the browser: signing out
 * keeps it.
 */
export const SESSION_COOKIE = 'wayside_scenario_session';
/** The session's frozen time, ISO 8601 in UTC, for pages that show the date. Signing out keeps it. */
export const CLOCK_COOKIE = 'scenario_clock';
/**
 * Number of walk-through steps this browser has played, letters of the bar's own state, and after an `@` the path to go
 * to once the steps before the linked one have been played. Set while the demo bar is shown: after a link that names a
 * step.
 */
export const BAR_COOKIE = 'scenario_bar';
/** How steps are played in this browser: `at-once`, `slowly` or `by-itself`. */
export const PACE_COOKIE = 'scenario_pace';

/**
 * The query of a link that creates the session again, kept by its own host: a session that is gone can be started
 * again.
 */
export const LINK_COOKIE = 'scenario_link';

/** Identifies the session of an API call. */
export const SESSION_HEADER = 'x-scenario-session';
/**
 * Selects a scenario for a call that has neither token nor session: `base/signed-in`. Callers of one scenario share its
 * session.
 */
export const SCENARIO_HEADER = 'x-scenario';
/** On every API response: the call's number in the journal. */
export const CALL_HEADER = 'x-scenario-call';
/** On every API response: its `Source`. */
export const SOURCE_HEADER = 'x-scenario-why';

/**
 * Where pages read their browser's session, on every brand host; `PUT ?step=3` moves to a step, `POST` adds to its
 * trail, or with `?do=` does something to it.
 */
export const DEMO_PATH = '/__scenario';
/** The demo bar's data. `step` is the next, from 1 to one more than there are; 0 without a walk-through. */
export interface Played extends Linked {
  session: string;
  /** Who is signed in in this browser; null when nobody is. */
  signedIn: { name: string; role: Role } | null;
  /** The origin of its brand: with the query of `link` it is a link for anybody. */
  home: string;
  /** The studio's page about the session. */
  studio: string;
  /** Counts of what the studio and other tools did to the session; open pages follow. Going back is a reset, too. */
  resets: number;
  /** Where pages start over. */
  start: string;
  /** Of its faults, answers and flags. */
  changes: number;
  clock: string;
  scenario: string;
  title: string;
  story: string;
  role: Role;
  profile: Profile;
  step: number;
  steps: readonly Step[];
  /** Steps neither played nor done by hand. */
  skipped: number;
  /** What is said before the first step, and after the last. */
  intro?: Told;
  outcome?: string;
}

/** What came of something that a page's person did to its session, by `POST` with `?do=`. */
export interface Done {
  /** Calls that could not be repeated, or gave another response. */
  different: readonly string[];
  /** The name of the moment that was kept. */
  kept?: string;
  /** Opens the other session. */
  link?: string;
}

/** What a person did in a page, and where: `POST` to `DEMO_PATH` appends it to the session's trail. */
export interface Taken {
  /** Path and query of the page. */
  path: string;
  type?: Reach['type'];
  press?: Reach['press'];
  /** The demo bar did it, and does it again after a link. */
  isPlayed?: boolean;
}

/** Query parameters of a link to a brand host that describe the session to create. */
export const LINK_NAMES = [
  'scenario',
  'role',
  'seed',
  'clock',
  'profile',
  'step',
  'faults',
  'answers',
  'flags',
] as const satisfies readonly (keyof SessionRecipe)[];
/** In such a link: opens the scenario although it is made for other brands or roles. */
export const ANYWAY = 'anyway';
/**
 * The query of such a link; with `session` it joins an existing one, or can start it again. `faults`, `answers` and `flags` are
 * JSON.
 */
export type LinkQuery = Partial<Record<(typeof LINK_NAMES)[number] | typeof ANYWAY | 'session', string>>;

/** A link that creates a session as it is now, for anybody, and what there is to say beside it, in sentences. */
export interface Linked {
  link: LinkQuery;
  /** What it does not lead to. */
  lacks: readonly string[];
  /** Where it counts the calls of faults and changed responses in another way than the session. */
  recounted: readonly string[];
}

/** The parameters that a link has. */
export const paramsOf = (link: LinkQuery): URLSearchParams =>
  new URLSearchParams(Object.entries(link).filter(([, value]) => value !== undefined));

/** Something that keeps a link from opening what it names. */
export interface LinkProblem {
  what: (typeof LINK_NAMES)[number] | 'brand' | 'session' | 'parameter';
  given: string;
  /** A sentence for the person who opened the link. */
  message: string;
  /** The scenario could be played all the same: it is only made for others. */
  isOnlyUnfit?: boolean;
  /** What may have been meant, best first, with the whole link in its place. */
  closest: { name: string; link: string }[];
}
/** The studio's page about a link that cannot be opened. */
export const LINK_PROBLEM_PATH = '/link';

/** Path of the control API, on loopback and on the studio's host. */
export const CONTROL_PATH = '/control';
/** Its routes; `:id` is a session id, `:operation` an operation of the contract. */
export const ROUTES = {
  catalogue: '/catalogue',
  errors: '/errors',
  report: '/report',
  link: '/link',
  sessions: '/sessions',
  session: '/sessions/:id',
  reset: '/sessions/:id/reset',
  journal: '/sessions/:id/journal',
  faults: '/sessions/:id/faults',
  answer: '/sessions/:id/answers/:operation',
  release: '/sessions/:id/release',
  clock: '/sessions/:id/clock',
  step: '/sessions/:id/step',
  expireTokens: '/sessions/:id/expire-tokens',
  signIn: '/sessions/:id/sign-in',
  flags: '/sessions/:id/flags',
  fork: '/sessions/:id/fork',
  back: '/sessions/:id/back',
  moments: '/sessions/:id/moments',
  file: '/sessions/:id/file',
  restore: '/restore',
  scenario: '/sessions/:id/scenario',
  test: '/sessions/:id/test',
} as const;

/** Path of a route for a session: `controlPath('reset', id)`. */
export function controlPath(route: keyof typeof ROUTES, id = '', operation = ''): string {
  return CONTROL_PATH + ROUTES[route].replace(':id', encodeURIComponent(id)).replace(':operation', operation);
}

/** A screen of the product, as its file describes it. */
export interface ScreenEntry {
  id: ScreenId;
  title: string;
  path: string;
  /** The scenario that shows it best. */
  picture: ScenarioId;
  /** Every call of its pages, with what leads to others, those on opening before all others. */
  operations: readonly OperationId[];
}

/** All scenarios, with the values they can be combined with. Brands and roles in display order. */
export interface Catalogue {
  scenarios: readonly Scenario[];
  screens: readonly ScreenEntry[];
  brands: readonly BrandId[];
  roles: readonly Role[];
  profiles: readonly Profile[];
  flags: readonly FlagName[];
  faults: readonly FaultKind[];
  operations: readonly OperationId[];
  /** Operation → contract section (tag). */
  tags: Readonly<Partial<Record<OperationId, string>>>;
  /** Scenario → path of its picture on the studio's host, as far as there is one, and whether more are being taken. */
  pictures: Readonly<Record<string, string>>;
  arePicturesComing: boolean;
}

/**
 * Everything that determines a session; omitted fields use the scenario's defaults. Replaces an existing session of the
 * same id.
 */
export interface SessionRecipe<Id extends string = ScenarioId> {
  id?: string;
  scenario?: Id;
  brand?: BrandId;
  role?: Role;
  seed?: string;
  clock?: string;
  profile?: Profile;
  step?: number;
  /** In place of those of the scenario. */
  faults?: readonly Fault[];
  /** Before those of the scenario. */
  answers?: Overrides;
  /** Those that differ from the scenario's. */
  flags?: Partial<FlagValues>;
}

export type FlagValues = Readonly<Record<FlagName, 'on' | 'off'>>;

/**
 * An active session. `calls` counts the entries kept, `violations` the responses that violated the contract; `clock` is
 * UTC.
 */
export interface SessionSummary extends Linked {
  id: string;
  scenario: string;
  brand: BrandId;
  role: Role;
  seed: string;
  clock: string;
  profile: Profile;
  /** The next step of the walk-through, from 1; one more than it has at its end, 0 without one. */
  step: number;
  faults: readonly Fault[];
  flags: FlagValues;
  /** Path and query that one of its pages was last seen at, if any was. */
  place?: string;
  /** Responses that a tester chose, by operation. */
  answers: Overrides;
  calls: number;
  violations: number;
  /** Moments that were kept, oldest first. */
  moments: readonly Moment[];
}

/** A moment of a session: after a number of calls. */
export interface Moment {
  name: string;
  calls: number;
  /** Its time then. */
  clock: string;
}

/** A session that was made from calls of another, and the calls that gave another response than then. */
export interface Revived {
  session: SessionSummary;
  different: readonly string[];
}

/** A session in the list of all. */
export interface ListedSession extends SessionSummary {
  /** When it was created, in real time. */
  createdAt: string;
  /** Whether the browser that asks opened it from the studio: sessions of tests and bare links are nobody's. */
  isMine: boolean;
}

/** A new session, with the cookies for its browser. */
export interface SessionCreated extends SessionSummary {
  /** Ends every token of the session: `{id}.{user}.{number}.{secret}`. */
  secret: string;
  cookies: Readonly<Record<string, string>>;
}

/** The user a session is played as, with a token. */
export interface SignedIn {
  user: Schemas['User'] & { authentication_token: string };
}

/** A contract violation in a request or response; `path` points to the field. */
export interface Violation {
  message: string;
  path: string[];
  code?: string | number;
}

/** What an operation can be made to return, and what it was made to. */
export interface AnswerChoice {
  examples: readonly { name: string; status: number; value: unknown }[];
  /** Every declared status. */
  statuses: readonly number[];
  /** Calls so far that got as far as an answer: refused and failing ones do not count. */
  calls: number;
  /** What a tester chose. */
  answer?: Override<OperationId>;
}

/** A session as the source of a scenario. */
export interface SavedScenario {
  file: string;
  text: string;
  /** What a scenario cannot say, one sentence each. */
  lacks: readonly string[];
}

/** A session as the source of a test. */
export interface SavedTest {
  text: string;
  /** What the test does not do, one sentence each. */
  lacks: readonly string[];
}

/** What produced a response. */
export type Source = 'fault' | 'guard' | 'tester' | 'scenario' | 'handler' | 'contract';

/** One call with everything that explains its response. */
export interface JournalEntry {
  number: number;
  operation: OperationId;
  method: string;
  path: string;
  /** Parameters as sent: text for single values, lists converted to the contract's type. */
  query: Record<string, string | (string | number)[]>;
  requestHeaders: Record<string, string>;
  /** Absent when there was no body; `FORM_BODY` for a form. */
  requestBody?: unknown;
  status: number;
  answer?: unknown;
  source: Source;
  /** Reasons for this response, the deciding one last. */
  why: string[];
  requestViolations: Violation[];
  /** Contract violations in our own response: always a bug of the mock, never of the caller. */
  answerViolations: Violation[];
  milliseconds: number;
  /** The session's time when it was made. */
  clock: string;
}

/** Replaces the fields of a form in the journal. */
export const FORM_BODY = '(form)';
/** Most bytes of a body that the journal keeps, sent or received; a longer one is replaced by `notKept`. */
export const KEPT_LIMIT = 256 * 1024;
export const notKept = (bytes: number): string => `(${bytes} bytes, not kept)`;
export const isNotKept = (body: unknown): boolean => typeof body === 'string' && /^\(\d+ bytes, not kept\)$/.test(body);
/** Maximum number of calls in a journal. */
export const JOURNAL_LIMIT = 500;

/** Operation → status → number of calls since the start. */
export type Touched = Record<string, Record<string, number>>;

/** Journal entries after a given call, oldest first. */
export interface JournalPart {
  violations: number;
  touched: Touched;
  /** Faults of the scenario or a tester that have not hit every call that they name, or none at all. */
  missedFaults: readonly Fault[];
  /**
   * Operations whose answer, of the scenario or a tester, has not been given for every call that it names, or for none
   * at all.
   */
  missedAnswers: readonly OperationId[];
  entries: readonly JournalEntry[];
}

/** Calls of all sessions, and their responses that violated the contract. */
export interface Report {
  violations: (Pick<JournalEntry, 'operation' | 'status' | 'answerViolations'> & { scenario: string })[];
  touched: Touched[];
}

/** A row of the error catalogs with everything that covers it. */
export interface ErrorEntry {
  id: ErrorId;
  /** Text of the requirement. */
  text: string;
  screen: string;
  scenarios: { id: string; title: string }[];
  tests: { title: string; file: string }[];
}

/** Statuses a server-error fault can return, and default values. Delays are in milliseconds. */
export const FAULT_STATUSES = [500, 502, 503, 504] as const satisfies readonly NonNullable<Fault['status']>[];
export const DEFAULT_FAULT_STATUS = 500;
export const DEFAULT_FAULT_DELAY = 1000;
export const LONGEST_FAULT_DELAY = 600_000;
/** Characters of the name of a kept moment. */
export const LONGEST_MOMENT_NAME = 60;
