import { vehicleDetails, vehicleMark, vehicleNote, vehicleText } from '@wayside/domain';
import type { NamedVehicle } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';

/** Texts of a vehicle in the current language. Missing values are empty strings. */
export interface VehicleTexts {
  /** `VAN-09 · 2020 Nissan NV200`: in lists, titles, dialogs, toasts and files. */
  name: (vehicle: NamedVehicle) => string;
  /** Secondary line: the plate, or else the VIN. */
  note: (vehicle: NamedVehicle) => string;
  /** Plate, VIN and department, for telling vehicles apart in a select. */
  details: (vehicle: NamedVehicle) => string;
  /** `VAN-09`: where space is tight. */
  mark: (vehicle: NamedVehicle) => string;
  /** Name and note on one line: what is searched, sorted and exported. */
  line: (vehicle: NamedVehicle) => string;
}

export function useVehicleText(): VehicleTexts {
  const { t } = useTranslation('orders');
  return useMemo(() => {
    const unnamed = (id: number) => t('vehicle', { id });
    const name = (vehicle: NamedVehicle) => vehicleText(vehicle, unnamed);
    return {
      name,
      note: vehicleNote,
      details: vehicleDetails,
      mark: (vehicle) => vehicleMark(vehicle, unnamed),
      line: (vehicle) => [name(vehicle), vehicleNote(vehicle)].filter(Boolean).join(' · '),
    } satisfies VehicleTexts;
    // `t` changes with the language.
  }, [t]);
}
