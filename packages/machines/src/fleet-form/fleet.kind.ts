import { fleetBodyOf, fleetDraftOf, missingInFleet } from '@wayside/domain';
import type { FleetDraft, FleetValues } from '@wayside/domain';
import type { RecordKind } from '../record/record.types.ts';

/** A fleet as the server has it. */
export type SavedFleet = FleetValues & { readonly id: number };

/**
 * A fleet with its version, which a save names so that it doesn't overwrite what someone else saved. Null: the server
 * sent none.
 */
export interface LoadedFleet {
  readonly fleet: SavedFleet;
  readonly version: string | null;
}

/** `nameTaken`: another fleet has the name. */
export type FleetLabel = 'nameTaken';

export const fleetKind: RecordKind<LoadedFleet, FleetDraft, readonly string[], FleetLabel> = {
  id: 'fleetForm',
  draftOf: (saved, paymentTypes) => fleetDraftOf(saved?.fleet ?? null, paymentTypes),
  clean: (draft) => fleetDraftOf(fleetBodyOf(draft)),
  problemsOf: (draft) => {
    const missing = missingInFleet(draft);
    return missing === null ? [] : [missing];
  },
  conflicts: 'version',
  fields: { nameTaken: 'name' },
  // Its vehicles and people went with it.
  savesAsNew: false,
};
