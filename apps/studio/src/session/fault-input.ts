import type { Fault, FaultKind } from '@wayside/scenarios';
import { LONGEST_FAULT_DELAY } from '@wayside/scenarios/control';

/** What stands in the fields of the form. */
export interface FaultInput {
  kind: FaultKind;
  operation: string;
  calls: string;
  delay: string;
  status: string;
}

export type FaultErrors = Partial<Record<keyof FaultInput, string>>;

/** Reads the form; a field that does not fit the kind is left out. Keys stand in the order in which the server answers them. */
export function faultOf(input: FaultInput, operations: readonly string[]): { fault: Fault } | { errors: FaultErrors } {
  const errors: FaultErrors = {};
  const operation = input.operation.trim() || '*';
  if (operation !== '*' && !operations.includes(operation)) errors.operation = 'Choose an operation from the list, or leave this empty';
  const calls = input.calls
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  if (calls.some((call) => !Number.isInteger(call) || call < 1 || call > LONGEST_FAULT_DELAY))
    errors.calls = 'Enter whole numbers from 1, such as 1, 3';
  const delay = Number(input.delay);
  if (input.kind === 'fixed-delay' && (input.delay.trim() === '' || !Number.isInteger(delay) || delay < 0 || delay > LONGEST_FAULT_DELAY)) {
    errors.delay = `Enter milliseconds from 0 to ${LONGEST_FAULT_DELAY}`;
  }
  if (Object.keys(errors).length > 0) return { errors };
  const fault = {
    kind: input.kind,
    operation: operation as Fault['operation'],
    ...(calls.length > 0 && { calls }),
    ...(input.kind === 'fixed-delay' && { delay }),
    ...(input.kind === 'server-error' && { status: Number(input.status) as NonNullable<Fault['status']> }),
  };
  return { fault };
}
