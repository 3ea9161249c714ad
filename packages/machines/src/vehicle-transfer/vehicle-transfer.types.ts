import type { NamedVehicle } from '@wayside/domain';
import type { Notice, Outcome } from '../shared/outcome.ts';

/** A vehicle with the fleet it is in. */
export interface TransferVehicle extends NamedVehicle {
  readonly fleet_id: number;
}

/** Where the vehicles come from: a fleet, or a search through all fleets. */
export type TransferSource = { readonly by: 'fleet'; readonly fleetId: number | null } | { readonly by: 'vehicle' };

/** What keeps vehicles from being moved or saved. */
export type TransferProblem = 'noSource' | 'noVehicles' | 'noDestination' | 'sameFleet';

/**
 * `transferNotSaved`: the response was lost, and nothing was moved. `transferPartly`: only some vehicles have arrived.
 * `alreadyTransferred`: somebody else made the same transfer first.
 */
export type TransferLabel = 'transferNotSaved' | 'transferPartly' | 'alreadyTransferred';
export type TransferNotice = Notice<TransferLabel>;

/** Vehicles with the fleets they come from, and where they go. */
export interface Transfer {
  readonly vehicles: readonly TransferVehicle[];
  readonly destination: number;
}

/** One call. */
export interface TransferCall {
  readonly vehicleIds: readonly number[];
  readonly oldFleetIds: readonly number[];
  readonly newFleetId: number;
  /**
   * What is saved or taken back, to report if the page was left; `others`: vehicles that don't go back with this call.
   */
  readonly of:
    | { readonly kind: 'save'; readonly transfer: Transfer }
    | { readonly kind: 'undo'; readonly transfer: Transfer; readonly others: number };
}

/** `moved`: somebody else moved or deleted a vehicle first. `lost`: nobody knows whether it was done. */
export type TransferOutcome =
  | Outcome<object, TransferLabel>
  | { status: 'moved'; notice: TransferNotice }
  | { status: 'lost' };
/** All vehicles in the fleets that were read. */
export type VehiclesOutcome = Outcome<{ vehicles: readonly Placed[] }, TransferLabel>;
export type Placed = Pick<TransferVehicle, 'id' | 'fleet_id'>;

/** Vehicles to take back to one fleet. */
export interface UndoGroup {
  readonly fleetId: number;
  readonly vehicles: readonly TransferVehicle[];
}

export interface UndoFailure extends UndoGroup {
  readonly notice: TransferNotice;
}

export interface VehicleTransferInput {
  readonly source: TransferSource;
  readonly destination: number | null;
  /** Moves from before a reload. */
  readonly moves?: readonly TransferVehicle[] | undefined;
  /** What had been sent then, without a response. */
  readonly sent?: Transfer | undefined;
  /** The transfer that could still be undone then. */
  readonly done?: Transfer | undefined;
}

export interface VehicleTransferContext {
  source: TransferSource;
  destination: number | null;
  /** Vehicles that a save would transfer, in the order in which they were moved. */
  moves: readonly TransferVehicle[];
  problem: TransferProblem | null;
  /** What the last save sent, until its outcome is known. */
  sent: Transfer | null;
  /**
   * A transfer whose response was lost and which had not arrived when that was looked up: the server may have done it
   * later.
   */
  unconfirmed: Transfer | null;
  /** Vehicles that somebody else moved or deleted, and which were therefore taken off the moves. */
  gone: readonly TransferVehicle[];
  notice: TransferNotice | null;
  /** The last transfer, which can be undone. */
  done: Transfer | null;
  /** Groups that still have to go back, the one under way first. */
  undoing: readonly UndoGroup[];
  /** Groups that did not go back. */
  notUndone: readonly UndoFailure[];
}

export type VehicleTransferEvent =
  | { type: 'sides.chosen'; source: TransferSource; destination: number | null }
  | { type: 'vehicles.moved'; vehicles: readonly TransferVehicle[] }
  | { type: 'vehicles.returned'; ids: readonly number[] }
  | { type: 'lists.refreshed' }
  | { type: 'moves.restored'; vehicles: readonly TransferVehicle[] }
  | { type: 'transfer.submitted' }
  | { type: 'outcome.retried' }
  | { type: 'undo.requested' }
  | { type: 'result.dismissed' };

/** Emitted for the app to announce. */
export type VehicleTransferNews =
  | { type: 'moves.dropped'; vehicles: readonly TransferVehicle[] }
  | { type: 'transfer.undone'; transfer: Transfer };
