import { getCall } from '@wayside/api-client';

/** What every signed-in page waits for. */

export const currentUserCall = getCall('/fleet_users/me');
export const myFleetCall = getCall('/fleets/me', { query: { 'include[]': ['fleet_payment_types'] } });
