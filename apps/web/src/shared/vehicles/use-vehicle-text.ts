import {
  distinctNames,
  isFmcUser,
  vehicleDetails,
  vehicleLines,
  vehicleMark,
  vehicleNote,
  vehicleText,
} from '@wayside/domain';
import type { NamedVehicle, RoleHolder } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';

/** Texts of a vehicle in the current language. Missing values are empty strings. */
export function useVehicleText() {
  const { t } = useTranslation('orders');
  return useMemo(() => {
    const unnamed = (id: number) => t('vehicle', { id });
    /** `VAN-09 · 2020 Nissan NV200`: in lists, titles, dialogs, toasts and files. */
    const name = (vehicle: NamedVehicle): string => vehicleText(vehicle, unnamed);
    return {
      name,
      /** The vehicle of an order; for FMC users, who have several fleets, after its fleet. */
      nameIn: ({ vehicle, fleet_name: fleet }: { vehicle: NamedVehicle; fleet_name: string }, user: RoleHolder) =>
        isFmcUser(user) && fleet ? `${fleet} · ${name(vehicle)}` : name(vehicle),
      /** On two lines, as in lists. */
      lines: (vehicle: NamedVehicle) => {
        const { plate, ...rest } = vehicleLines(vehicle, unnamed);
        return { ...rest, plate: plate === '' ? t('noPlate') : plate };
      },
      /** The plate, or else the VIN. */
      note: vehicleNote,
      /** Plate, VIN and department, for telling vehicles apart in a select. */
      details: vehicleDetails,
      /** `VAN-09`: where space is tight. */
      mark: (vehicle: NamedVehicle): string => vehicleMark(vehicle, unnamed),
      /** Names or marks for a list of vehicles, of which no two read the same. */
      distinct: (vehicles: readonly NamedVehicle[], as: 'mark' | 'name') => {
        const names = distinctNames(vehicles, unnamed, as);
        return (vehicle: NamedVehicle): string => names.get(vehicle.id) ?? name(vehicle);
      },
      /** Name and note on one line: what is searched, sorted and exported. */
      line: (vehicle: NamedVehicle): string => [name(vehicle), vehicleNote(vehicle)].filter(Boolean).join(' · '),
    };
    // `t` changes with the language.
  }, [t]);
}
