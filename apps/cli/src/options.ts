import type { Role } from '@wayside/domain';
import { ROLE_NAMES, roleSlug } from '@wayside/scenarios';
import { closest, didYouMean } from '@wayside/scenarios/closest';
import { fail, portOf } from './run.ts';

/** A list that a person reads in a terminal. */
const LONGEST_LIST = 20;

interface Options {
  usage: string;
  /** Names of options with a value, `--port 4010` or `--port=4010`, and of those without. */
  valued?: readonly string[];
  plain?: readonly string[];
  /** Whether the command takes words beside its options. */
  takesWords?: boolean;
  /** Whether the rest belongs to another program, which checks it: only what looks like one of ours is refused. */
  passesOn?: boolean;
}

/** Prints the usage for `--help`; stops at what the command does not understand, before it does anything. */
export function checkOptions(
  args: readonly string[],
  { usage, valued = [], plain = [], takesWords = false, passesOn = false }: Options,
): void {
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  const trouble = troubleWith(args, { valued, plain, takesWords, passesOn });
  if (trouble !== undefined) fail(`${trouble}\n\n${usage}`);
  if (valued.includes('port')) portOf(args);
}

export function troubleWith(
  args: readonly string[],
  { valued, plain, takesWords, passesOn }: Required<Omit<Options, 'usage'>>,
): string | undefined {
  const valid = [...valued, ...plain].map((name) => `--${name}`);
  for (let index = 0; index < args.length; index++) {
    const [name = '', ...value] = args[index]!.split('=');
    if (!name.startsWith('-')) {
      if (!takesWords && !passesOn) return `"${name}" is not understood here.`;
    } else if (valued.some((one) => name === `--${one}`)) {
      const next = args[index + 1];
      if (value.length === 0 && (next === undefined || next.startsWith('--'))) return `${name} needs a value.`;
      if (value.length === 0) index++;
    } else if (!valid.includes(name) && (!passesOn || closest(name, valid, 1).length > 0)) {
      return `There is no option ${name}.${didYouMean(name, valid)}`;
    }
  }
  return undefined;
}

/** The name that was given; stops at another one, and says what may have been meant. */
export function oneOf<Name extends string>(what: string, given: string, names: readonly Name[]): Name {
  return names.find((name) => name === given) ?? fail(unknown(what, given, names));
}

export function unknown(what: string, given: string, names: readonly string[]): string {
  const list = names.length > LONGEST_LIST ? '' : ` Choose from: ${names.join(', ')}`;
  return `There is no ${what} "${given}".${didYouMean(given, names)}${list}`;
}

/** A role by its name or as it is in addresses: `fmc-fleet-admin`. */
export function roleGiven(given: string): Role {
  const match = ROLE_NAMES.find((name) => name === given);
  if (match) return match;
  const slug = oneOf('role', given, ROLE_NAMES.map(roleSlug));
  return ROLE_NAMES.find((name) => roleSlug(name) === slug)!;
}
