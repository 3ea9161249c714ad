import type { FleetLookupOutcome, FleetSaveOutcome, LoadedFleet, SavedFleet } from './fleet-form.types.ts';

export const FLEET: SavedFleet = {
  id: 5,
  name: 'Maple Street Couriers',
  region: 'West',
  rep: 'Lena Hoff',
  fleet_payment_type: 'credit_card',
  other_id: 'MSC-5',
  share_wex_number: false,
};
/** What a draft with another rep becomes. */
export const CHANGED: SavedFleet = { ...FLEET, rep: 'Ann Lee' };
/** What someone else made of it. */
export const THEIRS: SavedFleet = { ...FLEET, region: 'East', rep: 'Noor Haddad' };

export const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'No' } } as const;
export const loaded = (fleet: SavedFleet): LoadedFleet => ({ fleet, version: JSON.stringify([fleet.name, fleet.region, fleet.rep]) });
export const saved = (fleet: SavedFleet): FleetSaveOutcome => ({ status: 'success', loaded: loaded(fleet) });
export const found = (fleet: SavedFleet | null): FleetLookupOutcome => ({ status: 'success', loaded: fleet && loaded(fleet) });
