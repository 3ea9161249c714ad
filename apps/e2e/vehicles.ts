import { vehicleLines, vehicleText } from '@wayside/domain';
import type { NamedVehicle } from '@wayside/domain';

/** How the English interface names a vehicle of the API. */
export const nameOf = (vehicle: NamedVehicle): string => vehicleText(vehicle, (id) => `Vehicle ${id}`);

/** What it is called in a list: its unit number, or the best there is. */
export const titleOf = (vehicle: NamedVehicle): string => vehicleLines(vehicle, (id) => `Vehicle ${id}`).title;
