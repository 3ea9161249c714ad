import autocannon from 'autocannon';

export interface Load {
  /** Responses per second. */
  throughput: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Responses outside 2xx, and broken connections. */
  failures: number;
}

/** Sixteen clients that send the next request as soon as they have the response; the warm-up is not counted. */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const options = { url, headers, connections: 16 };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: seconds });
  return {
    throughput: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

/** The value at or below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;
}
