import { describe, expect, it } from 'vitest';
import { latencyOf, withLatency } from './latency.ts';

const failure = { kind: 'server-error', operation: 'getDashboard' } as const;
const once = { kind: 'fixed-delay', operation: '*', delay: 200, calls: [1] } as const;

describe('latency', () => {
  it('is one delay for all calls and keeps the other faults', () => {
    expect(latencyOf([failure, once])).toBe(0);
    const slow = withLatency([failure, once], 1000);
    expect(slow).toEqual([failure, once, { kind: 'fixed-delay', operation: '*', delay: 1000 }]);
    expect(latencyOf(slow)).toBe(1000);
    expect(withLatency(slow, 300)).toHaveLength(3);
    expect(withLatency(slow, 0)).toEqual([failure, once]);
  });
});
