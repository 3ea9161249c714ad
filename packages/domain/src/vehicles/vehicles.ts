/** Identifying fields of a vehicle; every vehicle of the API has at least some. */
export interface NamedVehicle {
  readonly id: number;
  /** The unit number. */
  readonly other_id?: string | null;
  readonly vehicle_name?: string | null;
  readonly name_of_vehicle?: string | null;
  readonly license_plate_number?: string | null;
  readonly vin?: string | null;
  readonly department_number?: string | null;
}

/** Text for a vehicle of which only the id is known: `Vehicle 12`. */
export type UnnamedVehicle = (id: number) => string;

const BETWEEN = ' · ';

const said = (text: string | null | undefined): string => text?.trim() ?? '';
const distinct = (parts: readonly string[]): string[] => [...new Set(parts.filter(Boolean))];

/** Space-separated words. A hyphenated word counts as one: the unit number 150 is not in `Ford F-150`. */
function words(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}-]+/gu)
      ?.join(' ') ?? ''
  } `;
}

const nameOf = ({ vehicle_name, name_of_vehicle }: NamedVehicle): string => said(vehicle_name) || said(name_of_vehicle);

/** Unit number and name; the plate replaces whichever is missing. */
function partsOf(vehicle: NamedVehicle, unnamed: UnnamedVehicle): string[] {
  const unit = said(vehicle.other_id);
  const name = nameOf(vehicle);
  if (unit && name && !words(name).includes(words(unit))) return [unit, name];
  return distinct([name || unit || said(vehicle.vin) || unnamed(vehicle.id), said(vehicle.license_plate_number)]);
}

/** A vehicle's display name: `VAN-09 · 2020 Nissan NV200`. */
export const vehicleText = (vehicle: NamedVehicle, unnamed: UnnamedVehicle): string =>
  partsOf(vehicle, unnamed).join(BETWEEN);

/** Plate, VIN and department, unless they are part of `vehicleText`. */
function restOf(vehicle: NamedVehicle): string[] {
  const parts = partsOf(vehicle, String);
  const { license_plate_number, vin, department_number } = vehicle;
  return distinct([license_plate_number, vin, department_number].map(said)).filter((part) => !parts.includes(part));
}

/**
 * The secondary line below the name: the plate, or the VIN when the plate is in the name or missing. Empty if there is
 * neither.
 */
export const vehicleNote = (vehicle: NamedVehicle): string => restOf({ ...vehicle, department_number: null })[0] ?? '';

/** All identifiers not in the name, for choosing a vehicle: `JKT4821 · 1FTBW2CM5MKA00007 · 210`. */
export const vehicleDetails = (vehicle: NamedVehicle): string => restOf(vehicle).join(BETWEEN);

/** The shortest identifier, for tight spaces: the unit number, else the plate. */
export function vehicleMark(vehicle: NamedVehicle, unnamed: UnnamedVehicle): string {
  return (
    said(vehicle.other_id) ||
    said(vehicle.license_plate_number) ||
    nameOf(vehicle) ||
    said(vehicle.vin) ||
    unnamed(vehicle.id)
  );
}

/**
 * What each vehicle of a list is called, so that no two are called the same: the unit number where it is enough (only
 * as `mark`), else `vehicleText`, and where that is not either, with the end of the VIN or the plate.
 */
export function distinctNames(
  vehicles: readonly NamedVehicle[],
  unnamed: UnnamedVehicle,
  as: 'mark' | 'name',
): ReadonlyMap<number, string> {
  const full = (vehicle: NamedVehicle): string =>
    distinct([
      ...partsOf(vehicle, unnamed),
      said(vehicle.vin).slice(-VIN_END) || said(vehicle.license_plate_number),
    ]).join(BETWEEN);
  const texts = as === 'mark' ? [vehicleMark, vehicleText, full] : [vehicleText, full];
  const names = new Map<number, string>();
  let same: readonly NamedVehicle[] = vehicles;
  for (const textOf of texts) {
    const counts = new Map<string, number>();
    for (const vehicle of same) {
      const text = textOf(vehicle, unnamed);
      names.set(vehicle.id, text);
      counts.set(text.toUpperCase(), (counts.get(text.toUpperCase()) ?? 0) + 1);
    }
    same = same.filter(({ id }) => counts.get(names.get(id)!.toUpperCase())! > 1);
  }
  return names;
}

/** The serial number. */
const VIN_END = 6;

export interface VehicleLines {
  /** The unit number, or the best there is. */
  readonly title: string;
  /** Beside the title: the plate; empty if the vehicle has none. Undefined if it is the title, or nothing is known. */
  readonly plate: string | undefined;
  /** Below: the name, or the VIN if the title is the name. Empty if there is neither. */
  readonly below: string;
}

/** A vehicle on two lines: `VAN-09 JKT4821` above `2020 Nissan NV200`. */
export function vehicleLines(vehicle: NamedVehicle, unnamed: UnnamedVehicle): VehicleLines {
  const [unit, plate, name, vin] = [vehicle.other_id, vehicle.license_plate_number, nameOf(vehicle), vehicle.vin].map(
    said,
  ) as [string, string, string, string];
  const title = unit && words(name).includes(words(unit)) ? name : vehicleMark(vehicle, unnamed);
  const isKnown = [unit, name, vin].some(Boolean);
  return {
    title,
    plate: title === plate || !isKnown ? undefined : plate,
    below: [name, vin].find((text) => text && text !== title) ?? '',
  };
}
