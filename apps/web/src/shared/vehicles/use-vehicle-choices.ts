import type { Schemas } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { useMemo } from 'react';
import type { Choice } from '../form/choice-list.tsx';
import { useVehicleText } from './use-vehicle-text.ts';

/** By number or name; those without one last. */
function byDepartment(a: string, b: string): number {
  return a === '' || b === '' ? Number(a === '') - Number(b === '') : a.localeCompare(b, undefined, { numeric: true });
}

/** Vehicles to choose from, in the order of the list, by department if there are several. */
export function useVehicleChoices(vehicles: readonly Schemas['BasicVehicle'][]): readonly Choice<number>[] {
  const { t } = useTranslation('orders');
  const texts = useVehicleText();
  return useMemo(() => {
    const counts = new Map<string, number>();
    const departmentOf = (vehicle: Schemas['BasicVehicle']): string => vehicle.department_number?.trim() ?? '';
    for (const vehicle of vehicles) counts.set(departmentOf(vehicle), (counts.get(departmentOf(vehicle)) ?? 0) + 1);
    // Departments of one vehicle each would be a heading above every line.
    const isGrouped = counts.size > 1 && counts.size * 2 <= vehicles.length;
    const groupOf = (department: string): string => {
      const count = counts.get(department)!;
      return department === '' ? t('noDepartment', { count }) : t('department', { department, count });
    };
    const nameOf = texts.distinct(vehicles, 'name');
    const listed = isGrouped ? vehicles.toSorted((a, b) => byDepartment(departmentOf(a), departmentOf(b))) : vehicles;
    return listed.map((vehicle) => ({
      id: vehicle.id,
      label: nameOf(vehicle),
      description: texts.note(vehicle),
      searched: texts.details(vehicle),
      group: isGrouped ? groupOf(departmentOf(vehicle)) : undefined,
    }));
  }, [t, texts, vehicles]);
}
