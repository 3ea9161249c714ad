import { operationTable } from '@wayside/api-client';
import { FAULT_KINDS } from '@wayside/scenarios';
import type { Fault } from '@wayside/scenarios';
import { FAULT_STATUSES, LONGEST_FAULT_DELAY } from '@wayside/scenarios/control';
import { UnknownName, named } from '../session/names.ts';

const OPERATIONS = Object.keys(operationTable);

/** Validates faults sent by a tester. Errors for unknown names list the valid ones. */
export function faultsOf(input: unknown): Fault[] {
  if (!Array.isArray(input)) throw new TypeError('faults must be a list');
  return input.map((given: unknown) => {
    const fields = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
    return {
      kind: named('fault', fields['kind'], FAULT_KINDS),
      operation: named('operation', fields['operation'] ?? '*', ['*', ...OPERATIONS]) as Fault['operation'],
      calls: fields['calls'] === undefined ? undefined : numbers('calls', fields['calls']),
      delay: fields['delay'] === undefined ? undefined : numbers('delay', [fields['delay']])[0],
      status: fields['status'] === undefined ? undefined : statusNamed(fields['status']),
      retryAfter: fields['retryAfter'] === undefined ? undefined : numbers('retryAfter', [fields['retryAfter']])[0],
    };
  });
}

function statusNamed(given: unknown): NonNullable<Fault['status']> {
  const status = FAULT_STATUSES.find((one) => String(one) === String(given));
  if (status === undefined) throw new UnknownName('status', String(given), FAULT_STATUSES.map(String));
  return status;
}

function numbers(what: string, given: unknown): number[] {
  if (
    !Array.isArray(given) ||
    given.some((value) => typeof value !== 'number' || value < 0 || value > LONGEST_FAULT_DELAY)
  ) {
    throw new TypeError(`${what} must be numbers from 0 to ${LONGEST_FAULT_DELAY}`);
  }
  return given as number[];
}
