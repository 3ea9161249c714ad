import { read } from '../data/read.ts';
import type { User } from '../session/session.ts';

/** People of the fleet. */
export const fleetUsersQuery = () => read('/fleet_users');

/**
 * People of the viewer's management company. Ask only for a viewer who belongs to one: `affiliation_id` is required.
 */
export function companyUsersQuery({ affiliation_id }: Pick<User, 'affiliation_id'>) {
  return read('/fleet_fmc_users', { query: { affiliation_id: affiliation_id ?? 1 } });
}
