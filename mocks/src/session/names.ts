import { closest, didYouMean } from '@wayside/scenarios/closest';

/** A longer list helps nobody: the closest names are given instead. */
const LONGEST_LIST = 20;

/** An unknown name; the response lists the valid ones, or of many the closest. */
export class UnknownName extends Error {
  readonly what: string;
  readonly given: unknown;
  readonly valid: readonly string[];

  constructor(what: string, given: unknown, valid: readonly string[]) {
    const isShort = valid.length <= LONGEST_LIST;
    const list = isShort ? ` Valid: ${valid.join(', ')}` : '';
    super(
      `Unknown ${what} ${JSON.stringify(given)}.${typeof given === 'string' ? didYouMean(given, valid) : ''}${list}`,
    );
    this.what = what;
    this.given = given;
    this.valid = isShort ? valid : closest(String(given), valid);
  }
}

export function named<T extends string>(what: string, given: unknown, valid: readonly T[]): T {
  const match = valid.find((name) => name === given);
  if (match === undefined) throw new UnknownName(what, given, valid);
  return match;
}

export function text(what: string, given: unknown): string {
  if (typeof given !== 'string' || given.length === 0 || given.length > 64)
    throw new UnknownName(what, given, ['a string of 1 to 64 characters']);
  return given;
}

export function objectNamed(what: string, given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError(`${what} must be a JSON object`);
  return given as Record<string, unknown>;
}

export function moment(given: unknown): string {
  const time = typeof given === 'string' ? Date.parse(given) : NaN;
  if (Number.isNaN(time)) throw new UnknownName('clock', given, ['a moment like 2026-03-16T14:00:00Z']);
  return new Date(time).toISOString();
}

/** Whether two values are the same as data. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether what was given is wrong, and not something in us. */
export const isGivenWrong = (problem: unknown): problem is UnknownName | TypeError =>
  problem instanceof UnknownName || problem instanceof TypeError;
