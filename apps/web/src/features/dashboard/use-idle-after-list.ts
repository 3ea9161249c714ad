import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dashboardQuery } from './dashboard.queries.ts';

/** Name of the performance mark set when the list is usable. */
export const LIST_READY = 'dashboard list ready';

/** Longest wait for an idle browser, in milliseconds. */
const PATIENCE = 500;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, PATIENCE);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: PATIENCE });
  return () => window.cancelIdleCallback(handle);
}

/** True once the list, or an error in its place, is on screen and the browser is idle: the moment for heavy work. */
export function useIdleAfterList(): boolean {
  const isListThere = !useQuery(dashboardQuery()).isPending;
  const [isTime, setTime] = useState(false);
  useEffect(() => (isListThere ? whenIdle(() => setTime(true)) : undefined), [isListThere]);
  return isTime;
}
