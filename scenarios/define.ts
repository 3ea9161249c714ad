import type { ResponseBody, ExampleName, OperationId, StatusOf } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import type { OrderStatus, Role } from '@wayside/domain';
import type { ColleagueAct } from './colleague-acts.ts';
import type { Outcome, Step, Told } from './story.ts';

/**
 * How extreme generated values are: 'typical' leaves the world unchanged, 'hostile' is as long, odd and script-like as
 * the contract allows.
 */
export const PROFILES = ['typical', 'minimal', 'maximal', 'hostile'] as const;
export type Profile = (typeof PROFILES)[number];

export const FLAGS = ['telematics_section', 'glovebox', 'fuel_card_sign_up', 'multifactor_authentication'] as const;
export type FlagName = (typeof FLAGS)[number];

export const FAULT_KINDS = [
  'fixed-delay',
  'server-error',
  'malformed-response',
  'truncated-response',
  'empty-response',
  'no-content-response',
  'null-response',
  'connection-reset',
  'hold',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A failure to inject, for one operation or all. */
export interface Fault {
  kind: FaultKind;
  operation: OperationId | '*';
  /** Which calls of the operation it affects, counted from 1; all by default. */
  calls?: readonly number[];
  /** Delay in milliseconds. */
  delay?: number;
  /** Status of a server error; 500 by default. */
  status?: 500 | 502 | 503 | 504;
  /** `Retry-After` of a server error, in seconds. */
  retryAfter?: number;
}

/** Size and shape of the generated data; everything else follows from the seed. */
export interface WorldShape {
  /** Number of fleets of the management company. */
  fleets?: number;
  /** Number of vehicles in the signed-in user's fleet. */
  vehicles?: number;
  /** People beside the eleven whom one signs in as: of the signed-in user's fleet, and of its management company. */
  otherPeople?: { fleet?: number; company?: number };
  /** The fleet's Owner is its only active owner or admin. */
  leaders?: 'one';
  /** Role names of users are in French, as objects where they are usually texts and the other way round. */
  frenchRoles?: boolean;
  /** Nothing of the signed-in user's fleet is due, recalled or faulty, and nothing of its vehicles expires soon. */
  upkeep?: 'done';
  /** A policy of the signed-in user's fleet names only someone who is there no longer. */
  policies?: 'unanswered';
  /** Whether fleets with vehicles have orders; at most one active order per vehicle. */
  orders?: 'none' | 'some';
  /** Status of all active or all past orders, depending on which kind the status belongs to. */
  orderStatus?: OrderStatus;
  /** Whether the signed-in user's fleet pays through the platform. */
  paysThroughPlatform?: boolean;
  /**
   * Stored payment methods of the signed-in user's fleet: none, an expired default card, cards that soon expire, or as
   * many as an order lists.
   */
  paymentMethods?: 'none' | 'expired' | 'expiring' | 'many';
  /** Vehicles have many manual records. */
  history?: 'long';
  /** A single payment type to choose for a fleet, or none. */
  paymentTypes?: 'one' | 'none';
  /**
   * Quick links of the signed-in user's fleet: some with addresses that are none of a page, or as many as there can be.
   */
  quickLinks?: 'hostile' | 'most';
  /** The signed-in user's fleet has no telematics database yet. */
  telematicsDatabase?: 'none';
  /** Outcome of a bulk upload, or the state in which it stays. */
  bulkUpload?: 'submitted' | 'processing' | 'completed' | 'completed_with_errors' | 'errored';
  /**
   * The live channel turns everyone away, or breaks off once an upload is being processed: what comes next is missed.
   */
  liveChannel?: 'refused' | 'dropped';
  /** Whether the signed-in user belongs to no fleet. */
  withoutFleet?: boolean;
  /** Number of calls after which a token expires. */
  tokenCalls?: number;
}

/**
 * A response that replaces the world's: a named example of the contract, or a status with its body. Of a list that is read
 * to its end, it is one page.
 */
export type Override<Op extends OperationId> = { calls?: readonly number[]; page?: number } & (
  | { example: ExampleName<Op> }
  | { [Status in StatusOf<Op>]: { status: Status; body: ResponseBody<Op, Status> } }[StatusOf<Op>]
);

export type Overrides = { readonly [Op in OperationId]?: Override<Op> };

/** ARIA roles of elements a step can press. */
export const PRESSABLE = ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem', 'row'] as const;

/** Those that the space bar chooses: they are hidden below their drawing, where a test's pointer can't reach them. */
const CHOICES: ReadonlySet<string> = new Set<(typeof PRESSABLE)[number]>(['checkbox', 'radio', 'switch']);
export const isChoice = ({ role }: NonNullable<Reach['press']>): boolean => CHOICES.has(role);

/** A text file by its lines: each as often as it says, with a running number of five digits for `{n}`. */
export interface StepFile {
  name: string;
  lines: readonly (readonly [line: string, times: number])[];
}

/** The content of a step's file. */
export function textOfFile({ lines }: StepFile): string {
  let count = 0;
  const numbered = (line: string): string =>
    line.includes('{n}') ? line.replaceAll('{n}', String(++count).padStart(5, '0')) : line;
  return lines.flatMap(([line, times]) => Array.from({ length: times }, () => numbered(line))).join('\r\n');
}

/** A test card of the offline gateway (docs/decisions/028), as it is typed into the card provider's form. */
export interface StepCard {
  number: string;
  /** Month and year: "12/30". */
  expiration: string;
  code: string;
}

/** What a person does in a page, in this order, and what is visible at the end. */
export interface Reach {
  /** A path on the brand's host, starting with a slash. */
  open?: string;
  /** A file to choose in the file field of the page. */
  file?: StepFile;
  /** Text to type, by field label. */
  type?: Readonly<Record<string, string>>;
  /** A card to type into the card provider's form, whose fields are frames. */
  card?: StepCard;
  /** The first element of that name. */
  press?: { role: (typeof PRESSABLE)[number]; name: string };
  /** Text on the page at the end of the step. */
  see?: string;
}

/** What the browser cannot do, whatever the server answers: report its location; delete stored data. */
export const DEVICE_LIMITS = ['location-denied', 'storage-stuck'] as const;
export type DeviceLimit = (typeof DEVICE_LIMITS)[number];

/**
 * How the card provider's offline gateway behaves: it fails, never answers, or takes seconds; it remembers the
 * customer's card; it is where the real one is, so that a test must forward its addresses.
 */
export const GATEWAY_MODES = ['down', 'silent', 'slow', 'known-customer', 'production-addresses'] as const;
export type GatewayMode = (typeof GATEWAY_MODES)[number];

export interface Scenario {
  /** `<area>/<case>`, as in the URL: ?scenario=access/wrong-password */
  id: string;
  title: string;
  /** The situation, for someone who sees it for the first time. */
  story: string;
  /** Brands and roles it applies to; all by default. The first one is the default to open it with. */
  brands?: readonly [BrandId, ...BrandId[]];
  roles?: readonly [Role, ...Role[]];
  flags?: Readonly<Partial<Record<FlagName, string>>>;
  world?: Readonly<WorldShape>;
  colleagueActs?: readonly ColleagueAct[];
  answers?: Overrides;
  faults?: readonly Fault[];
  device?: readonly DeviceLimit[];
  gateway?: GatewayMode;
  /** Path where the scenario starts. */
  start?: string;
  /** The scenario's frozen time, UTC. */
  clock?: string;
  /** Whether the browser starts signed in. */
  signedIn?: boolean;
  /** Profile of the generated values; 'typical' by default. */
  profile?: Profile;
  /** A walk-through: `defineStory` takes all of it. */
  intro?: Told;
  steps?: readonly Step[];
  outcome?: Outcome;
  /**
   * What leads to its faults and answers once the page is open, for the matrix: as the first of its roles, at the first
   * of its brands, in English. Unlike `steps` it is not presented to anyone. Empty where the page makes those calls by
   * itself.
   */
  reach?: readonly Reach[];
}

/** What one writes of a scenario that nobody is led through. */
type Situation = Omit<Scenario, 'intro' | 'steps' | 'outcome'> & {
  intro?: undefined;
  steps?: undefined;
  outcome?: undefined;
};

/** Only the id is inferred: a property that is misspelled does not compile. */
export function defineScenario<const Id extends string>(scenario: Situation & { id: Id }): Situation & { id: Id } {
  return scenario;
}

/** `defineScenario` with what several scenarios of a file share; what one says for itself wins. */
export function scenariosWith(shared: Omit<Partial<Situation>, 'id' | 'title' | 'story'>) {
  return <const Id extends string>(scenario: Situation & { id: Id }): Situation & { id: Id } => ({
    ...shared,
    ...scenario,
  });
}
