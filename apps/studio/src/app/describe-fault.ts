import type { Fault, FaultKind } from '@wayside/scenarios';
import { DEFAULT_FAULT_DELAY, DEFAULT_FAULT_STATUS } from '@wayside/scenarios/control';

export const faultKindTexts: Record<FaultKind, { label: string; description: string }> = {
  'server-error': { label: 'Server error', description: 'Returns 500, 502, 503, or 504' },
  'fixed-delay': { label: 'Fixed delay', description: 'Responds late' },
  hold: { label: 'Hold', description: 'Holds the response until it is released' },
  'malformed-response': { label: 'Malformed response', description: 'Claims to be JSON but is not' },
  'truncated-response': { label: 'Truncated response', description: 'Breaks off halfway' },
  'empty-response': { label: 'Empty response', description: 'Closes the connection without a response' },
  'no-content-response': { label: 'No content', description: 'Returns 204 where a body is declared' },
  'null-response': { label: 'Null', description: 'Returns null where a body is declared' },
  'connection-reset': { label: 'Connection reset', description: 'Resets the connection' },
};

const list = new Intl.ListFormat('en-US');

/** "Server error 503 on getDashboard, calls 1 and 2" */
export function describeFault({ kind, operation, calls, delay, status, retryAfter }: Fault): string {
  const amount =
    kind === 'server-error'
      ? ` ${status ?? DEFAULT_FAULT_STATUS}`
      : kind === 'fixed-delay'
        ? ` of ${delay ?? DEFAULT_FAULT_DELAY} ms`
        : '';
  const where = operation === '*' ? 'every operation' : operation;
  const patience = retryAfter === undefined ? '' : `, retry after ${retryAfter} s`;
  return `${faultKindTexts[kind].label}${amount} on ${where}${describeCalls(calls)}${patience}`;
}

/** ", call 2", ", calls 1 and 2", or nothing when all calls are affected. */
export function describeCalls(calls: readonly number[] | undefined): string {
  if (!calls) return '';
  return `, ${calls.length === 1 ? 'call' : 'calls'} ${list.format(calls.map(String))}`;
}
