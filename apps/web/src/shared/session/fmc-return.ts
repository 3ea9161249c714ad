import { place } from '@wayside/domain';
import { readTabStored, writeTabStored } from './storage.ts';

const NAME = 'fmc_dashboard';

/** Keeps the query of the FMC dashboard in this tab: its view, search and sort. */
export const rememberFmcDashboard = (search: string): void => writeTabStored(NAME, search);

/** The FMC dashboard as it was last seen in this tab. Only the query is read from storage. */
export function fmcDashboardPlace(): string {
  const query = new URLSearchParams(readTabStored(NAME) ?? '').toString();
  return query ? `${place.fmcDashboard}?${query}` : place.fmcDashboard;
}
