import { describe, expect, it } from 'vitest';
import { faultOf, pastCalls } from './fault-input.ts';
import type { FaultInput } from './fault-input.ts';

const operations = ['getDashboard', 'listFleets'];
function read(input: Partial<FaultInput>) {
  return faultOf(
    { kind: 'server-error', operation: '', calls: '', delay: '1500', status: '503', ...input },
    operations,
  );
}

describe('the fault form', () => {
  it('keeps what its kind needs and drops the rest', () => {
    expect(read({})).toEqual({ fault: { kind: 'server-error', operation: '*', status: 503 } });
    expect(read({ kind: 'fixed-delay', operation: 'getDashboard' })).toEqual({
      fault: { kind: 'fixed-delay', operation: 'getDashboard', delay: 1500 },
    });
    expect(read({ kind: 'hold', operation: ' listFleets ', calls: '1, 3 4' })).toEqual({
      fault: { kind: 'hold', operation: 'listFleets', calls: [1, 3, 4] },
    });
  });

  it('warns of calls that are past', () => {
    expect(pastCalls('1, 2, 5', 4)).toBe('Calls 1, 2 are already past. The next one is 5');
    expect(pastCalls('4', 4)).toBe('Call 4 is already past. The next one is 5');
    expect([pastCalls('5', 4), pastCalls('', 4), pastCalls('first', 4), pastCalls('1', 0)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows errors at their fields', () => {
    expect(read({ operation: 'getNothing', calls: '0', kind: 'fixed-delay', delay: '' })).toEqual({
      errors: { operation: expect.any(String), calls: expect.any(String), delay: expect.any(String) },
    });
    expect(read({ calls: 'first' })).toHaveProperty('errors.calls');
    expect(read({ delay: 'late' })).toHaveProperty('fault');
    expect(read({ kind: 'fixed-delay', delay: '600001' })).toHaveProperty('errors.delay');
  });
});
