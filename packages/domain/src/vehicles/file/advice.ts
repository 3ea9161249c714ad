import type { Day } from '../../locale/days.ts';
import { normaliseVin } from '../../text/validation.ts';
import { isKnownPlateState, isPlateExpired, odometerAdvice, plateKey, unitKey, vinAdvice } from '../vehicle-checks.ts';
import type { OdometerAdvice } from '../vehicle-checks.ts';
import type { VehicleFileField } from './fields.ts';
import { readingOfCells } from './known.ts';
import type { KnownVehicle, SentCells, VehicleFileChange } from './known.ts';

/** Who has a unit number or plate: a vehicle of the fleet, a new one of another row, or a vehicle that a row updates. */
export interface Holder {
  readonly vehicle: KnownVehicle | undefined;
  readonly line: number | undefined;
}

/** What is questioned about a row; it is uploaded all the same. */
export type RowAdvice =
  | { readonly field: VehicleFileField; readonly kind: 'sameUnit' | 'samePlate'; readonly other: Holder }
  | { readonly field: VehicleFileField; readonly kind: 'checkDigit' | 'plateState' | 'plateExpired' }
  | ({ readonly field: 'odometer' } & OdometerAdvice);

/** A row that is uploaded. */
export interface SentRow {
  readonly line: number;
  readonly cells: SentCells;
  /** The vehicle that it updates. */
  readonly vehicle: KnownVehicle | undefined;
  readonly changes: readonly VehicleFileChange[];
}

const CLASHES = [
  { kind: 'sameUnit', field: 'other_id', keyOf: unitKey },
  { kind: 'samePlate', field: 'license_plate_number', keyOf: plateKey },
] as const;

/** Who will have each unit number and plate, once every row is uploaded. */
class Holders {
  readonly #holders = new Map<string, Holder[]>();

  constructor(fleet: Iterable<KnownVehicle>, rows: readonly SentRow[]) {
    const replaced = new Map(rows.flatMap(({ vehicle, cells }) => (vehicle ? [[vehicle.id, cells] as const] : [])));
    for (const { field, keyOf, kind } of CLASHES) {
      for (const vehicle of fleet) {
        if (!replaced.get(vehicle.id)?.[field])
          this.#add(`${kind} ${keyOf(vehicle[field])}`, { vehicle, line: undefined });
      }
      for (const { line, cells, vehicle } of rows) {
        if (cells[field]) this.#add(`${kind} ${keyOf(cells[field])}`, { line, vehicle });
      }
    }
  }

  #add(key: string, holder: Holder): void {
    const holders = this.#holders.get(key);
    if (holders) holders.push(holder);
    else this.#holders.set(key, [holder]);
  }

  other(key: string, line: number): Holder | undefined {
    return this.#holders.get(key)?.find((holder) => holder.line !== line);
  }
}

/** Warnings for each row, by its line (UPL-02, UPL-03, UPL-04, UPL-05). Only changed and new values are checked. */
export function adviceOn(
  fleet: Iterable<KnownVehicle>,
  rows: readonly SentRow[],
  today: Day,
): Map<number, RowAdvice[]> {
  const holders = new Holders(fleet, rows);
  return new Map(rows.map((row) => [row.line, adviceOf(row, holders, today)]));
}

/** What looks wrong with a plate by itself, also in a row that is left out and put right here. */
export function plateAdvice(cells: SentCells, today: Day): RowAdvice[] {
  const { license_plate_state: state = '', license_plate_expiration: expiration } = cells;
  const advice: RowAdvice[] = [];
  if (!isKnownPlateState(state)) advice.push({ field: 'license_plate_state', kind: 'plateState' });
  if (isPlateExpired(expiration, today)) advice.push({ field: 'license_plate_expiration', kind: 'plateExpired' });
  return advice;
}

function adviceOf({ line, cells, vehicle, changes }: SentRow, holders: Holders, today: Day): RowAdvice[] {
  const isNew = (field: VehicleFileField) =>
    Boolean(cells[field]) && (!vehicle || changes.some((change) => change.field === field));
  const advice: RowAdvice[] = [];
  if (!vehicle && vinAdvice(normaliseVin(cells.vin ?? '')) === 'checkDigit')
    advice.push({ field: 'vin', kind: 'checkDigit' });
  for (const { kind, field, keyOf } of CLASHES) {
    const key = keyOf(cells[field]);
    const other = isNew(field) && key !== '' ? holders.other(`${kind} ${key}`, line) : undefined;
    if (other) advice.push({ field, kind, other });
  }
  advice.push(...plateAdvice(cells, today).filter(({ field }) => isNew(field)));
  const reading = changes.some(({ field }) => field === 'odometer') ? readingOfCells(cells) : undefined;
  const odometer = reading && odometerAdvice(vehicle, reading, { day: today, today });
  if (odometer) advice.push({ field: 'odometer', ...odometer });
  return advice;
}
