import { callsLeft, daysToLook, lookAt } from '@wayside/domain';
import type { DayTimes, Look, LookCall, LookRange, ShopDays } from '@wayside/domain';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../data/query-client.ts';
import { read } from '../../data/read.ts';
import { today } from '../../today.ts';
import { lookThrough } from './look-through.ts';

/** What the times are for; other services may take longer. */
export interface Visit {
  readonly vehicleId: number;
  readonly serviceIds: readonly number[];
}

/** How long the times of a day count as current. Choosing an appointment loads them again in any case. */
const FRESH_MS = 5 * 60_000;

const timesQuery = ({ shopId, date }: LookCall, { vehicleId, serviceIds }: Visit) => ({
  ...read('/shops/{id}/schedule', {
    path: { id: shopId },
    query: { vehicle_id: vehicleId, 'service_definition_ids[]': [...serviceIds], date, days: 1 },
  }),
  staleTime: FRESH_MS,
});

async function loadTimes(call: LookCall, visit: Visit, signal: AbortSignal): Promise<readonly string[]> {
  const query = timesQuery(call, visit);
  const cancel = (): void => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal.addEventListener('abort', cancel);
  try {
    return (await queryClient.fetchQuery(query)).times;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

type Known = Readonly<Record<number, ShopDays>>;

function withTimes(known: Known, { shopId, date }: LookCall, times: DayTimes): Known {
  return { ...known, [shopId]: { ...known[shopId], [date]: times } };
}

/** Without the days that failed, so that they are asked for again. */
function withoutFailed(known: Known): Known {
  const kept = (days: ShopDays) => Object.fromEntries(Object.entries(days).filter(([, times]) => times !== 'failed'));
  return Object.fromEntries(Object.entries(known).map(([id, days]) => [id, kept(days)]));
}

export interface EarliestTime {
  /** How far the days are looked through; undefined until asked to. */
  readonly range: LookRange | undefined;
  readonly isLooking: boolean;
  /** What came of it so far at one of the shops. */
  readonly at: (shopId: number) => Look;
  /** Begins, or continues with the days that are left; those that failed are tried again. */
  readonly look: (range: LookRange) => void;
  readonly cancel: () => void;
}

/**
 * Looks for the first free time of one or more shops, one call a day, two at a time. Leaving the page cancels it. The
 * component that calls it needs a `key` of shops and visit, so that it starts over when they change.
 */
export function useEarliestTime(shopIds: readonly number[], visit: Visit): EarliestTime {
  const [known, setKnown] = useState<Known>({});
  const [range, setRange] = useState<LookRange>();
  const [isLooking, setLooking] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function lookFor(wanted: LookRange): Promise<void> {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const days = daysToLook(today(), wanted);
    const asked = new Set<string>();
    let found = withoutFailed(known);
    const keep = (next: Known): void => setKnown((found = next));
    keep(found);
    setRange(wanted);
    setLooking(true);
    await lookThrough({
      next: () => {
        const call = callsLeft(shopIds, days, found).find(({ shopId, date }) => !asked.has(`${shopId} ${date}`));
        if (call) asked.add(`${call.shopId} ${call.date}`);
        return call;
      },
      load: (call) => loadTimes(call, visit, signal),
      keep: (call, times) => keep(withTimes(found, call, times)),
      signal,
    });
    if (!signal.aborted) setLooking(false);
  }

  const days = daysToLook(today(), range ?? 'near');
  return {
    range,
    isLooking,
    at: (shopId) => lookAt(days, known[shopId] ?? {}),
    look: (wanted) => void lookFor(wanted),
    cancel: () => {
      controller.current?.abort();
      setLooking(false);
    },
  };
}
