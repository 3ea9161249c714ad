import type { FormVehicle, VehicleBody, VehicleMode, VehicleRefusal } from '@wayside/domain/schemas';
import type { Notice, Outcome } from '../shared/answer.ts';

/** `notSaved`: the response was lost, and the vehicle turned out not to be saved; `gone`: it no longer exists. */
export type VehicleLabel = VehicleRefusal | 'notSaved' | 'gone';
export type VehicleNotice = Notice<VehicleLabel>;

/** `lost`: we don't know whether it was saved. */
export type VehicleSaveOutcome = Outcome<{ vehicle: FormVehicle }, VehicleLabel> | { status: 'gone' } | { status: 'lost' };
/** Null: it isn't there. */
export type VehicleReadOutcome = Outcome<{ vehicle: FormVehicle | null }, VehicleLabel>;

export interface VehicleCreate {
  readonly body: VehicleBody;
}
export interface VehicleUpdate extends VehicleCreate {
  readonly id: number;
}
export interface VehicleSearch extends VehicleCreate {
  /** Ids that existed before it was sent; null if they are not known. */
  readonly knownIds: readonly number[] | null;
}

export interface VehicleFormInput {
  readonly mode: VehicleMode;
  /** The vehicle to edit, or the one that a VIN added before a reload. */
  readonly vehicle: FormVehicle | null;
  /** Step 2 was open before a reload. */
  readonly isAtDetails?: boolean;
}

/** A failed call. `lookup`: the VIN was sent alone, by Enter. */
export interface VehicleFailure {
  readonly during: 'lookup' | 'save';
  readonly notice: VehicleNotice;
}

export interface VehicleFormContext {
  mode: VehicleMode;
  isAtDetails: boolean;
  /** As the server has it: being edited, or added by its VIN in step 1; null for one that doesn't exist yet. */
  vehicle: FormVehicle | null;
  during: 'lookup' | 'save';
  /** What was sent last. */
  body: VehicleBody;
  knownIds: readonly number[] | null;
  failure: VehicleFailure | null;
  /** In a conflict, the vehicle as someone else left it. */
  theirs: FormVehicle | null;
}

export type VehicleFormEvent =
  | { type: 'vin.entered'; body: VehicleBody; knownIds: readonly number[] | null }
  | { type: 'step.continued' }
  | { type: 'step.returned' }
  | { type: 'vehicle.submitted'; body: VehicleBody; knownIds: readonly number[] | null }
  | { type: 'outcome.retried' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' };

/** Emitted when the server has the vehicle: by its VIN, or with everything. */
export type VehicleFormEmitted = { type: 'vehicle.found'; vehicle: FormVehicle } | { type: 'vehicle.saved'; vehicle: FormVehicle };
