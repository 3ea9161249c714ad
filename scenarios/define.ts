import type { AnswerBody, ExampleName, OperationId, StatusOf } from '@wayside/api-client';
import type { BrandId } from '@wayside/brands';
import type { OrderStatus, Role } from '@wayside/domain';

/** How much every invented value is: 'typical' leaves the world as it is, 'hostile' is as long, odd and script-like as the contract allows. */
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

/** Something that goes wrong on the way, on one operation or on all. */
export interface Fault {
  kind: FaultKind;
  operation: OperationId | '*';
  /** Which calls of the operation it hits, counted from 1; all when left out. */
  calls?: readonly number[];
  /** Milliseconds of a fixed delay. */
  delay?: number;
  /** Status of a server error, 500 when left out. */
  status?: 500 | 502 | 503 | 504;
  /** Seconds that a server error asks to wait: its `Retry-After`. */
  retryAfter?: number;
}

/** The size and shape of the invented data; everything else follows from the seed. */
export interface WorldShape {
  /** Fleets of the management company. */
  fleets?: number;
  /** Vehicles of the signed-in user's fleet. */
  vehicles?: number;
  /** People beside the eleven whom one signs in as: of the signed-in user's fleet, and of its management company. */
  otherPeople?: { fleet?: number; company?: number };
  /** Orders of each fleet that has vehicles, at most one active order a vehicle. */
  orders?: 'none' | 'some';
  /** The status of every active order, or of every past one, by which of the two it belongs to. */
  orderStatus?: OrderStatus;
  /** Whether the signed-in user's fleet pays through the platform. */
  paysThroughPlatform?: boolean;
  /** Stored payment methods of the signed-in user's fleet: none, or the default one a card that is over. */
  paymentMethods?: 'none' | 'expired';
  /** What happens to an order once its approval page has loaded it, before the next call about it is answered. */
  duringReview?: 'pricesChange' | 'approvedByAnother' | 'canceledByAnother';
  /** What a colleague does to the first policy of the fleet between the first and the second time that the list is read. */
  duringPolicyEditing?: 'changedByAnother' | 'deletedByAnother';
  /** The signed-in user's fleet has no telematics database yet. */
  telematicsDatabase?: 'none';
  /** What becomes of a bulk upload: how it ends, or where it stays. */
  bulkUpload?: 'submitted' | 'processing' | 'completed' | 'completed_with_errors' | 'errored';
  /** The signed-in user belongs to no fleet. */
  withoutFleet?: boolean;
  /** The token of a sign-in is good for this many calls. */
  tokenCalls?: number;
}

/** An answer that a scenario gives in place of the world's: a named example of the contract, or a status with its body. */
export type Override<Op extends OperationId> = { calls?: readonly number[] } & (
  | { example: ExampleName<Op> }
  | { [Status in StatusOf<Op>]: { status: Status; body: AnswerBody<Op, Status> } }[StatusOf<Op>]
);

export type Overrides = { readonly [Op in OperationId]?: Override<Op> };

/** What a person may press, by its role on the page. */
export const PRESSABLE = ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem', 'row'] as const;

/**
 * One step of a walk-through: what the teller says and does, in this order, and where it ends. Names are those that a person reads, whole, in
 * the language of the story's brand; a story therefore names its brands.
 */
export interface Step {
  say: string;
  /** For the teller alone: what to point at, what will be asked. */
  note?: string;
  /** An address of the brand's host, from the slash. */
  open?: string;
  /** What is typed: the label of each field and its text. */
  type?: Readonly<Record<string, string>>;
  /** The first of that name. */
  press?: { role: (typeof PRESSABLE)[number]; name: string };
  /** A text that stands on the page at the end of the step. */
  see?: string;
}

/** What the browser of the player cannot do, whatever the server answers: say where it is; take away what is stored. */
export const DEVICE_LIMITS = ['location-denied', 'storage-stuck'] as const;
export type DeviceLimit = (typeof DEVICE_LIMITS)[number];

export interface Scenario {
  /** `<area>/<case>`, as in the address: ?scenario=access/wrong-password */
  id: string;
  title: string;
  /** What is going on, for somebody who sees it for the first time. */
  story: string;
  /** Brands and roles it makes sense for; all when left out. The first is the one it opens with. */
  brands?: readonly [BrandId, ...BrandId[]];
  roles?: readonly [Role, ...Role[]];
  flags?: Readonly<Partial<Record<FlagName, string>>>;
  world?: Readonly<WorldShape>;
  answers?: Overrides;
  faults?: readonly Fault[];
  device?: readonly DeviceLimit[];
  /** Where the walk-through starts. */
  start?: string;
  /** The moment at which the scenario stands still, UTC. */
  clock?: string;
  /** Whether the browser is signed in from the start. */
  signedIn?: boolean;
  /** How much the invented values are; 'typical' when left out. */
  profile?: Profile;
  steps?: readonly Step[];
}

export function defineScenario<const S extends Scenario>(scenario: S): S {
  return scenario;
}
