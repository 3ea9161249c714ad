import type { Transfer, TransferVehicle } from '@wayside/machines';

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';
const TEXTS = [
  'other_id',
  'vehicle_name',
  'name_of_vehicle',
  'license_plate_number',
  'vin',
  'department_number',
] as const;

function isVehicle(value: unknown): value is TransferVehicle {
  const vehicle = (value ?? {}) as Partial<TransferVehicle>;
  return isId(vehicle.id) && isId(vehicle.fleet_id) && TEXTS.every((name) => isText(vehicle[name]));
}

const vehiclesIn = (value: unknown): TransferVehicle[] => (Array.isArray(value) ? value.filter(isVehicle) : []);

function transferIn(value: unknown): Transfer | undefined {
  const { vehicles, destination } = (value ?? {}) as Partial<Transfer>;
  const moved = vehiclesIn(vehicles);
  return moved.length > 0 && isId(destination) ? { vehicles: moved, destination } : undefined;
}

/**
 * What is kept of a transfer between reloads, from a draft. Only our code writes it in this tab, but possibly in the
 * shape of an older version.
 */
export function storedTransfer(values: Readonly<Record<string, unknown>> | undefined) {
  const [sent, done] = [transferIn(values?.['sent']), transferIn(values?.['done'])];
  return { moves: vehiclesIn(values?.['moves']), sent, done };
}

/** A vehicle without what a transfer doesn't show. */
export function moveOf(vehicle: TransferVehicle): TransferVehicle {
  return {
    id: vehicle.id,
    fleet_id: vehicle.fleet_id,
    ...Object.fromEntries(TEXTS.map((name) => [name, vehicle[name] ?? null])),
  };
}
