import { resultOf } from '@wayside/api-client';
import type { Result } from '@wayside/api-client';
import { keepUser, sessionCheck } from '../session/session.ts';
import type { User } from '../session/session.ts';
import { writeCookie } from '../session/storage.ts';
import { api } from './api.ts';
import { isLost } from './failure.ts';
import { queryClient } from './query-client.ts';
import { currentUserQuery, replaceUser } from './user.ts';

/**
 * Acts in a fleet of the user's. There are two ways in:
 * - FMC users act inside one of their fleets: what was loaded about another one is dropped, and the page stays.
 * - Customers with several accounts choose account and fleet: both are kept in cookies and the page loads fully (FMC-25).
 *
 * When the answer is lost the server may act in that fleet already: it is asked who the user is, and the page follows.
 * Undefined when the session ended during the call.
 */
export async function enterFleet({ fleet, account }: { fleet: number; account?: number }): Promise<Result<User> | undefined> {
  const isSameSession = sessionCheck();
  const result = await resultOf(api.PUT('/fleet_users/impersonate_fleet', { body: { fleet_id: fleet } }));
  if (!isSameSession()) return undefined;
  if (result.status === 'failure') {
    if (isLost(result)) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    return result;
  }
  if (account === undefined) {
    writeCookie('current_fleet_id', String(fleet));
    replaceUser(result.data);
    // API-29 asks for the user as well: what the answer leaves out is filled in.
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  } else {
    writeCookie('current_account_id', String(account));
    writeCookie('current_fleet_id', String(fleet));
    keepUser(result.data);
    window.location.reload();
  }
  return result;
}
