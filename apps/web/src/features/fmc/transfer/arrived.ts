import type { Transfer, TransferVehicle } from '@wayside/machines';
import type { VehicleTransferState } from './use-vehicle-transfer.ts';

interface Reading {
  readonly isFetching: boolean;
  readonly error: Error | null;
}

/** The last transfer, unless its vehicles are on their way back. */
export function lastTransfer({ context: { done, undoing } }: Pick<VehicleTransferState, 'context'>): Transfer | null {
  return undoing.length === 0 ? done : null;
}

/** The last transfer as long as a list may not have it: the list is being loaded, or could not be. */
export function missedBy({ isFetching, error }: Reading, last: Transfer | null): Transfer | null {
  return isFetching || error !== null ? last : null;
}

/** Rows of a list without the vehicles that have been transferred out of it. */
export function withoutLeft<Row extends TransferVehicle>(
  rows: readonly Row[],
  missed: Transfer | null,
): readonly Row[] {
  if (!missed) return rows;
  const left = new Set(missed.vehicles.map(({ id }) => id));
  return rows.filter(({ id, fleet_id }) => !left.has(id) || fleet_id === missed.destination);
}

/** Rows of a fleet after the vehicles that have been transferred to it. */
export function withArrived(
  rows: readonly TransferVehicle[],
  missed: Transfer | null,
  fleetId: number | null,
): readonly TransferVehicle[] {
  if (missed === null || missed.destination !== fleetId) return rows;
  const listed = new Set(rows.map(({ id }) => id));
  return [
    ...missed.vehicles
      .filter(({ id }) => !listed.has(id))
      .map((vehicle) => ({ ...vehicle, fleet_id: missed.destination })),
    ...rows,
  ];
}
