import { read } from '../../shared/data/read.ts';

/** Fleets of one account of the signed-in user. */
export const accountFleetsQuery = (accountId: number) => read('/fleetcor_users/account_fleets', { query: { account_id: accountId } });
