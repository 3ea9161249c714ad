import { resultOf } from '@wayside/api-client';
import type { Result } from '@wayside/api-client';
import { eraseKept } from '../kept/erase-kept.ts';
import { forgetLeftFleet } from '../session/left-fleet.ts';
import { keepUser, sessionCheck } from '../session/session.ts';
import type { User } from '../session/session.ts';
import { writeCookie } from '../session/storage.ts';
import { noteTabFleet } from '../session/tab-fleet.ts';
import { api } from './api.ts';
import { isLost } from '../failure/failure.ts';
import { queryClient } from './query-client.ts';
import { currentUserQuery, replaceUser } from './user.ts';

/**
 * Enters one of the user's fleets. There are two ways:
 * - FMC users act inside one of their fleets: data loaded for another fleet is dropped, the page stays.
 * - Customers with several accounts choose account and fleet: both are stored in cookies and the page reloads (FMC-25).
 *
 * If the response is lost the server may have switched already, so we ask who the user is and follow that.
 * @returns undefined if the session ended during the call
 */
export async function enterFleet({
  fleet,
  account,
}: {
  fleet: number;
  account?: number;
}): Promise<Result<User> | undefined> {
  const isSameSession = sessionCheck();
  const result = await resultOf(api.PUT('/fleet_users/impersonate_fleet', { body: { fleet_id: fleet } }));
  if (!isSameSession()) return undefined;
  if (result.status === 'failure') {
    if (isLost(result)) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    return result;
  }
  if (account === undefined) {
    writeCookie('current_fleet_id', String(fleet));
    forgetLeftFleet();
    noteTabFleet(undefined);
    replaceUser(result.data);
    // API-29 also requests the user, which adds what this response leaves out.
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  } else {
    writeCookie('current_account_id', String(account));
    writeCookie('current_fleet_id', String(fleet));
    keepUser(result.data);
    eraseKept();
    window.location.reload();
  }
  return result;
}
