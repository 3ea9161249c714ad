import type { DeviceLimit, GatewayMode, Profile, Scenario } from '@wayside/scenarios';
import { describeCalls, describeFault } from '../app/describe-fault.ts';

export const KINDS = ['base', 'story', 'fault', 'device', 'override', 'world', 'flags', 'profile'] as const;
/** How a scenario differs from the defaults; `base`: not at all. */
export type Kind = (typeof KINDS)[number];

export const kindLabels: Record<Kind, string> = {
  base: 'Base',
  story: 'Walk-through',
  fault: 'Fault',
  device: 'Device',
  override: 'Override',
  world: 'World shape',
  flags: 'Flags',
  profile: 'Values',
};

/** What each profile does to the generated values. */
export const profileLabels: Record<Profile, string> = {
  typical: 'Typical',
  minimal: 'Minimal',
  maximal: 'Maximal',
  hostile: 'Hostile',
};

export function kindsOf({ faults, device, gateway, answers, world, flags, steps, profile }: Scenario): Kind[] {
  const kinds: Kind[] = [];
  if (steps?.length) kinds.push('story');
  if (faults?.length || gateway) kinds.push('fault');
  if (device?.length) kinds.push('device');
  if (isFilled(answers)) kinds.push('override');
  if (isFilled(world)) kinds.push('world');
  if (isFilled(flags)) kinds.push('flags');
  if (profile) kinds.push('profile');
  return kinds.length > 0 ? kinds : ['base'];
}

const isFilled = (fields: object | undefined): boolean => Object.keys(fields ?? {}).length > 0;

/** Generated from the contract: an operation and one of its failures. */
export const isFailure = ({ id }: Scenario): boolean => id.startsWith('failures/');

/** The part of the id before the slash. */
export function areaOf({ id }: Scenario): string {
  return id.split('/', 1)[0] ?? '';
}

/** 'payment-methods' → 'Payment methods' */
export function areaLabel(area: string): string {
  const words = area.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const DEVICE_FACTS: Record<DeviceLimit, string> = {
  'location-denied': 'The device does not share its location',
  'storage-stuck': 'The browser does not clear its storage',
};

const GATEWAY_FACTS: Record<GatewayMode, string> = {
  down: 'The card provider fails',
  silent: 'The card provider never responds',
  slow: 'The card provider is slow',
  'known-customer': 'The card provider knows the customer',
  'production-addresses': 'The card provider has its own addresses',
};

/** How the scenario differs from the defaults, one fact per line. */
export function factsOf({
  signedIn,
  start,
  clock,
  flags,
  world,
  answers,
  faults,
  device,
  gateway,
  steps,
  profile,
}: Scenario): string[] {
  return [
    signedIn ? 'Signed in from the start' : 'Starts at sign-in',
    ...(steps?.length ? [steps.length === 1 ? '1 step' : `${steps.length} steps`] : []),
    ...(start ? [`Opens at ${shortened(start)}`] : []),
    ...(profile ? [`${profile} values`] : []),
    ...(clock ? [`The clock is set to ${clock}`] : []),
    ...Object.entries(flags ?? {}).map(([name, value]) => `Flag ${name} is ${value}`),
    ...(isFilled(world)
      ? [
          `World: ${Object.entries(world ?? {})
            .map(([name, value]) => `${inWords(name)} ${inValue(value)}`)
            .join(', ')}`,
        ]
      : []),
    ...Object.entries(answers ?? {}).map(([operation, answer]) => describeAnswer(operation, answer)),
    ...(faults ?? []).map(describeFault),
    ...(device ?? []).map((limit) => DEVICE_FACTS[limit]),
    ...(gateway ? [GATEWAY_FACTS[gateway]] : []),
  ];
}

/** Shortens a URL by its query. */
const shortened = (address: string): string =>
  address.length > 40 ? `${address.slice(0, address.indexOf('?') + 1)}…` : address;

function describeAnswer(
  operation: string,
  answer: { calls?: readonly number[]; example?: unknown; status?: unknown },
): string {
  const what = answer.example === undefined ? `status ${String(answer.status)}` : `example ${String(answer.example)}`;
  return `${operation} returns ${what}${describeCalls(answer.calls)}`;
}

/** 'paysThroughPlatform' → 'pays through platform' */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const inValue = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
