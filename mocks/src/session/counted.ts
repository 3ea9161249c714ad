import type { OperationId } from '@wayside/api-client';

/** Whether a new session makes the calls of an operation again before it goes on: they have the numbers that they have here. */
export type MadeAgain = (operation: OperationId) => boolean;

/** Calls of each operation. */
export type Counts = ReadonlyMap<string, number>;
/** The same, as it is kept. */
export type CountsKept = readonly (readonly [operation: string, calls: number])[];

/** Calls that had been made when something was set; none more than are made now, where a session went back. */
export function madeUntil(kept: CountsKept | undefined, now: Counts): Counts {
  return new Map((kept ?? []).map(([operation, made]) => [operation, Math.min(made, now.get(operation) ?? 0)]));
}

/**
 * What is planned for some calls, for a new session: it counts from its start what this one counts from where it was
 * set. Nothing, where no call is left.
 */
export function asNew<T extends { readonly calls?: readonly number[] }>(planned: T, made: number): T[] {
  if (planned.calls === undefined || made === 0) return [planned];
  const calls = planned.calls.filter((call) => call > made).map((call) => call - made);
  return calls.length > 0 ? [{ ...planned, calls }] : [];
}
