import type { DayTimes, LookCall } from '@wayside/domain';

/** Calls at the same time: a search must not keep the server from what else the page asks. */
const AT_ONCE = 2;

export interface LookThrough {
  /** The next call, or none. What it returned once it doesn't return again. */
  readonly next: () => LookCall | undefined;
  readonly load: (call: LookCall) => Promise<readonly string[]>;
  readonly keep: (call: LookCall, times: DayTimes) => void;
  readonly signal: AbortSignal;
}

/** Makes one call after the other, two at a time, until none is left or the signal aborts. A failure stops nothing. */
export async function lookThrough({ next, load, keep, signal }: LookThrough): Promise<void> {
  async function work(): Promise<void> {
    for (let call = next(); call !== undefined && !signal.aborted; call = next()) {
      const times = await load(call).catch((): DayTimes => 'failed');
      if (!signal.aborted) keep(call, times);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
