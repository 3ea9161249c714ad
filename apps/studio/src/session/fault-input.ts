import type { Fault, FaultKind } from '@wayside/scenarios';
import { LONGEST_FAULT_DELAY } from '@wayside/scenarios/control';

/** Field values of the form. */
export interface FaultInput {
  kind: FaultKind;
  operation: string;
  calls: string;
  delay: string;
  status: string;
}

export type FaultErrors = Partial<Record<keyof FaultInput, string>>;

export const CALLS_ERROR = 'Enter whole numbers from 1, such as 1, 3';

/** Numbers of calls as typed: "1, 3". Undefined when they are none. */
export function callsOf(text: string): number[] | undefined {
  const calls = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return calls.some((call) => !Number.isInteger(call) || call < 1 || call > LONGEST_FAULT_DELAY) ? undefined : calls;
}

/** What is wrong with numbers of calls of an operation that has had some already: those can't be hit any more. */
export function pastCalls(text: string, soFar: number): string | undefined {
  const past = (callsOf(text) ?? []).filter((call) => call <= soFar);
  if (past.length === 0) return undefined;
  const named = past.length === 1 ? `Call ${past[0]} is` : `Calls ${past.join(', ')} are`;
  return `${named} already past. The next one is ${soFar + 1}`;
}

/**
 * Validates the form and ignores fields that do not apply to the kind. Keys are in the order the server returns them.
 */
export function faultOf(input: FaultInput, operations: readonly string[]): { fault: Fault } | { errors: FaultErrors } {
  const errors: FaultErrors = {};
  const operation = input.operation.trim() || '*';
  if (operation !== '*' && !operations.includes(operation))
    errors.operation = 'Choose an operation from the list, or leave this empty';
  const calls = callsOf(input.calls);
  if (!calls) errors.calls = CALLS_ERROR;
  const delay = Number(input.delay);
  if (
    input.kind === 'fixed-delay' &&
    (input.delay.trim() === '' || !Number.isInteger(delay) || delay < 0 || delay > LONGEST_FAULT_DELAY)
  ) {
    errors.delay = `Enter milliseconds from 0 to ${LONGEST_FAULT_DELAY}`;
  }
  if (Object.keys(errors).length > 0) return { errors };
  const fault = {
    kind: input.kind,
    operation: operation as Fault['operation'],
    calls: calls && calls.length > 0 ? calls : undefined,
    delay: input.kind === 'fixed-delay' ? delay : undefined,
    status: input.kind === 'server-error' ? (Number(input.status) as Fault['status']) : undefined,
  };
  return { fault };
}
