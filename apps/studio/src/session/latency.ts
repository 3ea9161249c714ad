import type { Fault } from '@wayside/scenarios';

export const LATENCIES = [0, 300, 1000, 3000] as const;

const isLatency = ({ kind, operation, calls }: Fault): boolean =>
  kind === 'fixed-delay' && operation === '*' && calls === undefined;

/** Delay of every response, in milliseconds. */
export const latencyOf = (faults: readonly Fault[]): number => faults.find(isLatency)?.delay ?? 0;

/**
 * The faults with the given delay for all calls; 0 removes it. The first matching fault wins, so the delay goes last.
 */
export function withLatency(faults: readonly Fault[], delay: number): Fault[] {
  const others = faults.filter((fault) => !isLatency(fault));
  return delay === 0 ? others : [...others, { kind: 'fixed-delay', operation: '*', delay }];
}
