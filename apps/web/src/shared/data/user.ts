import { queryOptions, useQuery } from '@tanstack/react-query';
import { getCall } from '@wayside/api-client';
import type { ReadCall } from '@wayside/api-client';
import { isFmcUser } from '@wayside/domain';
import { eraseKept } from '../kept/erase-kept.ts';
import { recentFleets } from '../session/recents.ts';
import {
  isSignedIn,
  keepIdentity,
  keepUser,
  rememberAffiliation,
  rememberFleet,
  rememberedAffiliation,
  rememberedUser,
  sessionCheck,
} from '../session/session.ts';
import type { User } from '../session/session.ts';
import { keepSessionData } from '../session/session-data.ts';
import { followFleet, forgetFleet } from './fleet-scope.ts';
import { queryClient } from './query-client.ts';
import { keyOf, load, readCall } from './read.ts';
import { currentUserCall, myFleetCall } from './user.calls.ts';

const MINUTES = 60_000;

/** Loads something that is stored, too, unless the response arrives after sign-out or for a previous user. */
function loadAndStore<Data>(call: ReadCall<Data>, store: (data: Data) => void) {
  return async ({ signal }: { signal: AbortSignal }): Promise<Data> => {
    const isSameSession = sessionCheck();
    const data = await load(call, signal);
    if (isSameSession()) store(data);
    return data;
  };
}

/** The signed-in user. The key contains no fleet, because this response is what determines the fleet. */
export const currentUserQuery = queryOptions({
  queryKey: keyOf(currentUserCall.path, currentUserCall.asked, 'user'),
  queryFn: loadAndStore(currentUserCall, (user) => follow(user)),
  staleTime: 5 * MINUTES,
});

export function myFleetQuery() {
  return queryOptions({
    ...readCall(myFleetCall),
    queryFn: loadAndStore(myFleetCall, rememberFleet),
    staleTime: 5 * MINUTES,
  });
}

const affiliationCall = getCall('/affiliations/me');

/** The user's company, loaded once per session; sign-out reads the stored copy. */
function affiliationQuery() {
  return queryOptions({
    ...readCall(affiliationCall),
    queryFn: loadAndStore(affiliationCall, rememberAffiliation),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Loads the affiliation once after sign-in. Nothing on screen depends on it. */
export function useAffiliation(): void {
  const { data: user } = useKnownUser();
  useQuery({ ...affiliationQuery(), enabled: user?.affiliation_id != null && rememberedAffiliation() === null });
}

/**
 * Stores the user. If the fleet changed, all loaded data is outdated; what belongs to the company is shown until it has
 * been asked for again.
 */
function follow(user: User): void {
  keepUser(user);
  if (isFmcUser(user) && user.fleet_id != null) recentFleets.note({ userId: user.id }, user.fleet_id);
  if (!followFleet(user.fleet_id)) return;
  eraseKept();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[2] !== 'user' && queryKey[2] !== 'company' });
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'company', refetchType: 'none' });
}

/**
 * Takes over a user that the server returned after a profile save, a sign-in or entering a fleet, and updates
 * everything that shows the user.
 */
export function replaceUser({ authentication_token: _token, ...user }: User): void {
  keepIdentity(user);
  follow(user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

keepSessionData({
  forget: () => {
    queryClient.clear();
    forgetFleet();
    eraseKept();
  },
  welcome: (user) => {
    // Left by a user whose session ended when the browser was closed.
    eraseKept();
    replaceUser(user);
  },
});

/** The signed-in user; until the server responds, as last stored. */
export function useCurrentUser() {
  return useQuery({ ...currentUserQuery, enabled: isSignedIn(), placeholderData: rememberedUser });
}

/**
 * The signed-in user as returned by the server, never the stored copy: for anything that depends on permissions, fleet
 * or payment.
 */
export function useKnownUser() {
  const { data, isPlaceholderData, error, isFetching, refetch } = useCurrentUser();
  return { data: isPlaceholderData ? undefined : data, error, isFetching, refetch };
}

export function useMyFleet() {
  return useQuery({ ...myFleetQuery(), enabled: isSignedIn() });
}
