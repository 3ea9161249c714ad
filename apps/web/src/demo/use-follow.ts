import type { Played } from '@wayside/scenarios/control';
import { useEffect, useRef } from 'react';
import { queryClient } from '../shared/data/query-client.ts';

/**
 * Lets the page follow what the studio does to its session: after a reset it starts over, signed in as before; a new time needs a new page, since
 * any part of it may show the date; new faults hit what is shown.
 */
export function useFollow(data: Played | undefined): void {
  const last = useRef<Played>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = data;
    if (!data || !before) return;
    if (data.resets !== before.resets) startOver(data, before.signedIn);
    else if (data.clock !== before.clock) window.location.reload();
    else if (data.faultChanges !== before.faultChanges) void queryClient.invalidateQueries();
  }, [data]);
}

/** The reset ended every sign-in. */
function startOver({ session, step, role }: Played, signedIn: Played['signedIn']): void {
  const query = new URLSearchParams({ session, step: String(step) });
  if (signedIn && signedIn.role !== role) query.set('role', signedIn.role);
  window.location.assign(`/?${query.toString()}`);
}
