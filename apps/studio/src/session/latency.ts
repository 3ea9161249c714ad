import type { Fault } from '@wayside/scenarios';

export const LATENCIES = [0, 300, 1000, 3000] as const;

const isLatency = ({ kind, operation, calls }: Fault): boolean => kind === 'fixed-delay' && operation === '*' && calls === undefined;

/** Milliseconds by which every answer is late. */
export const latencyOf = (faults: readonly Fault[]): number => faults.find(isLatency)?.delay ?? 0;

/** The faults with every answer that late; 0 takes the delay away. Of two faults the first one hits, so the delay of all calls stands last. */
export function withLatency(faults: readonly Fault[], delay: number): Fault[] {
  const others = faults.filter((fault) => !isLatency(fault));
  return delay === 0 ? others : [...others, { kind: 'fixed-delay', operation: '*', delay }];
}
