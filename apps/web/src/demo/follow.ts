import type { Played } from '@wayside/scenarios/control';
import { queryClient } from '../shared/data/query-client.ts';
import { readBar } from './bar-cookie.ts';
import { readPlayed } from './scenario-api.ts';

/** A change in the studio must be on the screen within two seconds, the calls that it causes among them. */
export const FOLLOW_MS = 1000;

type Followed = Pick<Played, 'session' | 'step' | 'role' | 'signedIn' | 'resets' | 'start' | 'changes' | 'clock'>;

/**
 * Follows what the studio does to the session: after a reset the page starts over, signed in as before; a new time needs
 * a new page, since any part of it may show the date; new faults, responses and flags hit what is shown.
 */
export function obey(now: Followed, before: Followed): void {
  if (now.resets !== before.resets) startOver(now, before.signedIn);
  else if (now.clock !== before.clock) window.location.reload();
  else if (now.changes !== before.changes) void queryClient.invalidateQueries();
}

/** The reset ended every sign-in. A page without the bar does not get it. */
function startOver({ session, step, role, start }: Followed, signedIn: Followed['signedIn']): void {
  const query = new URLSearchParams({ session });
  if (readBar()) query.set('step', String(step));
  if (signedIn && signedIn.role !== role) query.set('role', signedIn.role);
  window.location.assign(`${start}${start.includes('?') ? '&' : '?'}${query.toString()}`);
}

/** For a page without the demo bar, which follows by itself. A page that nobody sees asks once it is seen again. */
export function follow(): void {
  let before: Played | undefined;
  const look = async (): Promise<void> => {
    if (document.hidden) return;
    const now = await readPlayed().catch(() => undefined);
    if (now && before) obey(now, before);
    before = now ?? before;
  };
  void look();
  setInterval(() => void look(), FOLLOW_MS);
  document.addEventListener('visibilitychange', () => void look());
}
