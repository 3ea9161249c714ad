import { QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import { api } from './api.ts';
import { keepSessionData } from '../session/session-data.ts';
import { authenticationToken, isSignedIn, rememberedUser, rememberFleet } from '../session/session.ts';

/** Server state lives here and nowhere else. A call that fails says so at once; the person decides whether to try again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
});

export const currentUserQuery = queryOptions({
  queryKey: ['current user'],
  queryFn: () => dataOf(api.GET('/fleet_users/me')),
  staleTime: 5 * 60_000,
});

export const myFleetQuery = queryOptions({
  queryKey: ['my fleet'],
  queryFn: async () => {
    const token = authenticationToken();
    const fleet = await dataOf(api.GET('/fleets/me', { params: { query: { 'include[]': ['fleet_payment_types'] } } }));
    // An answer that comes after sign-out, or for whoever was here before, leaves nothing behind.
    if (token !== undefined && token === authenticationToken()) rememberFleet(fleet);
    return fleet;
  },
  staleTime: 5 * 60_000,
});

keepSessionData({
  forget: () => queryClient.clear(),
  welcome: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
});

/** The signed-in user; as last seen while the server has not answered yet. */
export function useCurrentUser() {
  return useQuery({ ...currentUserQuery, enabled: isSignedIn(), placeholderData: rememberedUser });
}

export function useMyFleet() {
  return useQuery({ ...myFleetQuery, enabled: isSignedIn() });
}
