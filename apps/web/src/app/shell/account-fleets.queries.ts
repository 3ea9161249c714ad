import { read } from '../../shared/data/read.ts';

/** The fleets of one of the signed-in user's accounts. */
export const accountFleetsQuery = (accountId: number) => read('/fleetcor_users/account_fleets', { query: { account_id: accountId } });
