import autocannon from 'autocannon';
import type { Started } from './process.ts';

export interface Load {
  /** Responses per second, and per second of the server's processor time. */
  throughput: number;
  perCpuSecond: number;
  /** Bytes of a response, with its headers. */
  bytes: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Responses outside 2xx, and broken connections. */
  failures: number;
}

const CLIENTS = 16;

/** Sixteen clients that send the next request as soon as they have the response; the warm-up is not counted. */
export async function load(
  server: Started,
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const options = { url, headers, connections: CLIENTS };
  await autocannon({ ...options, duration: 2 });
  const before = server.cpu();
  const { requests, latency, throughput, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  return {
    throughput: requests.average,
    perCpuSecond: requests.total / (server.cpu() - before),
    bytes: throughput.total / requests.total,
    p50: latency.p50,
    p99: latency.p99,
    failures: non2xx + errors,
  };
}

/** A number of calls, as fast as they go. */
export async function calls(url: string, headers: Record<string, string>, amount: number): Promise<void> {
  await autocannon({ url, headers, connections: CLIENTS, amount });
}

/** The value at or below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
}
