import { describe, expect, it } from 'vitest';
import { faultOf } from './fault-input.ts';
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

  it('shows errors at their fields', () => {
    expect(read({ operation: 'getNothing', calls: '0', kind: 'fixed-delay', delay: '' })).toEqual({
      errors: { operation: expect.any(String), calls: expect.any(String), delay: expect.any(String) },
    });
    expect(read({ calls: 'first' })).toHaveProperty('errors.calls');
    expect(read({ delay: 'late' })).toHaveProperty('fault');
    expect(read({ kind: 'fixed-delay', delay: '600001' })).toHaveProperty('errors.delay');
  });
});
