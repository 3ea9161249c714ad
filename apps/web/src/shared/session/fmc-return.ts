import { place } from '@wayside/domain';
import { readTabStored, storedObject, writeTabStored } from './storage.ts';

const NAME = 'fmc_dashboard';
const PLACE = 'fmc_dashboard_place';

/** Keeps the query of the FMC dashboard in this tab: its view, search and sort. */
export const rememberFmcDashboard = (search: string): void => writeTabStored(NAME, search);

export interface FmcPlace {
  /** The history entry. */
  readonly key: string;
  /** The query of the list. */
  readonly search: string;
  /** The first row in the list's own window. */
  readonly row: number;
  /** How far the page was scrolled, in pixels. */
  readonly top: number;
}

/** Keeps how far the list of fleets was scrolled, in this tab. */
export const rememberFmcPlace = (at: FmcPlace): void => writeTabStored(PLACE, JSON.stringify(at));

/** How far the list of fleets was scrolled when it was left. */
export function fmcPlace(): FmcPlace | undefined {
  const at = storedObject(readTabStored(PLACE));
  return Number.isFinite(at?.['row']) && Number.isFinite(at?.['top']) ? (at as unknown as FmcPlace) : undefined;
}

/** History state of a page that was opened by the way back from a fleet. */
export const FROM_FLEET = { from: 'fleet' } as const;

/** The FMC dashboard as it was last seen in this tab. Only the query is read from storage. */
export function fmcDashboardPlace(): string {
  const query = new URLSearchParams(readTabStored(NAME) ?? '').toString();
  return query ? `${place.fmcDashboard}?${query}` : place.fmcDashboard;
}
