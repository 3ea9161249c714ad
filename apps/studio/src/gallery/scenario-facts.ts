import type { Scenario } from '@wayside/scenarios';
import { describeCalls, describeFault } from '../app/describe-fault.ts';

export const KINDS = ['base', 'fault', 'override', 'world', 'flags'] as const;
/** What makes a scenario differ from an ordinary day; `base`: nothing does. */
export type Kind = (typeof KINDS)[number];

export const kindLabels: Record<Kind, string> = {
  base: 'Base',
  fault: 'Fault',
  override: 'Override',
  world: 'World shape',
  flags: 'Flags',
};

export function kindsOf({ faults, answers, world, flags }: Scenario): Kind[] {
  const kinds: Kind[] = [];
  if (faults?.length) kinds.push('fault');
  if (isFilled(answers)) kinds.push('override');
  if (isFilled(world)) kinds.push('world');
  if (isFilled(flags)) kinds.push('flags');
  return kinds.length > 0 ? kinds : ['base'];
}

const isFilled = (fields: object | undefined): boolean => Object.keys(fields ?? {}).length > 0;

/** The part before the slash. */
export function areaOf({ id }: Scenario): string {
  return id.split('/', 1)[0] ?? '';
}

/** 'payment-methods' → 'Payment methods' */
export function areaLabel(area: string): string {
  const words = area.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is different from an ordinary day, one fact a line. */
export function factsOf({ signedIn, start, clock, flags, world, answers, faults }: Scenario): string[] {
  return [
    signedIn ? 'Signed in from the start' : 'Starts at sign-in',
    ...(start ? [`Opens at ${start}`] : []),
    ...(clock ? [`The clock stands at ${clock}`] : []),
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
  ];
}

function describeAnswer(operation: string, answer: { calls?: readonly number[]; example?: unknown; status?: unknown }): string {
  const what = answer.example === undefined ? `status ${String(answer.status)}` : `example ${String(answer.example)}`;
  return `${operation} answers ${what}${describeCalls(answer.calls)}`;
}

/** 'paysThroughPlatform' → 'pays through platform' */
const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const inValue = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
