import { csvOf, vehicleExport } from '@wayside/domain';
import type { Language, Region } from '@wayside/domain';
import type { Vehicle } from './vehicle-source.ts';

/** Vehicles as a CSV file, distances in the country's unit. */
export function vehiclesCsv(vehicles: readonly Vehicle[], language: Language, country: Region): string {
  const { header, rows } = vehicleExport(vehicles, language, country);
  return csvOf(header, rows);
}
