import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { dataOf } from '@wayside/api-client';
import {
  authenticationToken,
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
import { api } from './api.ts';
import { followFleet, forgetFleet } from './fleet-scope.ts';
import { queryClient } from './query-client.ts';
import { keyOf, read } from './read.ts';

const MINUTES = 60_000;

/** The signed-in user. Their key has no fleet: it is the user who says which fleet it is. */
export const currentUserQuery = queryOptions({
  queryKey: keyOf('/fleet_users/me', {}, 'user'),
  queryFn: async ({ signal }) => {
    const isSameSession = sessionCheck();
    const user = await dataOf(api.GET('/fleet_users/me', { signal }));
    if (isSameSession()) follow(user);
    return user;
  },
  staleTime: 5 * MINUTES,
});

/** The fleet that the user acts in. */
export const myFleetQuery = () => {
  const options = read('/fleets/me', { query: { 'include[]': ['fleet_payment_types'] } });
  return queryOptions({
    ...options,
    queryFn: async (context) => {
      const token = authenticationToken();
      const fleet = await (options.queryFn as (asked: typeof context) => Promise<Parameters<typeof rememberFleet>[0]>)(context);
      // An answer that comes after sign-out, or for whoever was here before, leaves nothing behind.
      if (token !== undefined && token === authenticationToken()) rememberFleet(fleet);
      return fleet;
    },
    staleTime: 5 * MINUTES,
  });
};

/** The company that the user belongs to. It is known for the session; the sign-out reads what is kept of it. */
const affiliationQuery = () => {
  const options = read('/affiliations/me');
  return queryOptions({
    ...options,
    queryFn: async (context) => {
      const isSameSession = sessionCheck();
      const affiliation = await (options.queryFn as (asked: typeof context) => Promise<Schemas['Affiliation']>)(context);
      if (isSameSession()) rememberAffiliation(affiliation);
      return affiliation;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
};

/** Loads the affiliation once after a sign-in. Nothing on the screen waits for it. */
export function useAffiliation(): void {
  const { data: user } = useKnownUser();
  useQuery({ ...affiliationQuery(), enabled: user?.affiliation_id != null && rememberedAffiliation() === null });
}

/** What the browser keeps follows the user. In another fleet than before, what was loaded was about the old one. */
function follow(user: User): void {
  keepUser(user);
  if (followFleet(user.fleet_id)) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
}

/** The server said who the user is by now: after a save of their own, a sign-in, or acting in a fleet. Everything that shows the user follows. */
export function replaceUser({ authentication_token: _token, ...user }: User): void {
  keepIdentity(user);
  follow(user);
  queryClient.setQueryData(currentUserQuery.queryKey, user);
}

keepSessionData({
  forget: () => {
    queryClient.clear();
    forgetFleet();
  },
  welcome: replaceUser,
});

/** The signed-in user; as last seen while the server has not answered yet. */
export function useCurrentUser() {
  return useQuery({ ...currentUserQuery, enabled: isSignedIn(), placeholderData: rememberedUser });
}

/** The signed-in user as the server says, never as last seen: for everything that depends on rights, fleet or payment. */
export function useKnownUser() {
  const { data, isPlaceholderData, error, isFetching, refetch } = useCurrentUser();
  return { data: isPlaceholderData ? undefined : data, error, isFetching, refetch };
}

export function useMyFleet() {
  return useQuery({ ...myFleetQuery(), enabled: isSignedIn() });
}
