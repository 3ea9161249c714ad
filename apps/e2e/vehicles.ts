import { vehicleText } from '@wayside/domain';
import type { NamedVehicle } from '@wayside/domain';

/** How the English interface names a vehicle that the server sent. */
export const nameOf = (vehicle: NamedVehicle): string => vehicleText(vehicle, (id) => `Vehicle ${id}`);
