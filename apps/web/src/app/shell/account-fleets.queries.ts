import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import { api } from '../../shared/data/api.ts';

/** Fleets of one account of the signed-in user. */
export const accountFleetsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['account fleets', accountId],
    queryFn: () => dataOf(api.GET('/fleetcor_users/account_fleets', { params: { query: { account_id: accountId } } })),
  });
