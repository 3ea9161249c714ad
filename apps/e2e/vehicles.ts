import { vehicleText } from '@wayside/domain';
import type { NamedVehicle } from '@wayside/domain';

/** How the English interface names a vehicle of the API. */
export const nameOf = (vehicle: NamedVehicle): string => vehicleText(vehicle, (id) => `Vehicle ${id}`);
