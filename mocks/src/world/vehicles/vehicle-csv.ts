import { csvOf } from '@wayside/domain';
import type { Vehicle } from './vehicle-source.ts';

type Language = 'en' | 'fr';
type Country = 'US' | 'CA';

interface Column {
  heading: (language: Language, country: Country) => string;
  value: (vehicle: Vehicle, language: Language, country: Country) => string | number | null;
}

const named = (en: string, fr: string) => (language: Language) => (language === 'fr' ? fr : en);

const COLUMNS: readonly Column[] = [
  { heading: named('VIN', 'NIV'), value: ({ vin }) => vin },
  { heading: named('Year', 'Année'), value: ({ year }) => year },
  { heading: named('Make', 'Marque'), value: ({ make }) => make },
  { heading: named('Model', 'Modèle'), value: ({ model }) => model },
  {
    heading: named('License plate', "Plaque d'immatriculation"),
    value: ({ license_plate_number }) => license_plate_number,
  },
  {
    heading: (language, country) => (country === 'CA' ? 'Province' : named('State', 'État')(language)),
    value: ({ license_plate_state }) => license_plate_state,
  },
  { heading: named('Other ID', 'Autre identifiant'), value: ({ other_id }) => other_id },
  { heading: named('Department', 'Service'), value: ({ department_number }) => department_number },
  {
    heading: (language, country) =>
      (country === 'CA' ? named('Kilometers', 'Kilomètres') : named('Miles', 'Milles'))(language),
    value: ({ miles, kilometers }, _language, country) => (country === 'CA' ? kilometers : miles),
  },
  {
    heading: named('Active', 'Actif'),
    value: ({ is_active }, language) => named(is_active ? 'true' : 'false', is_active ? 'vrai' : 'faux')(language),
  },
];

/** Vehicles as a CSV file, distances in the country's unit. */
export function vehiclesCsv(vehicles: readonly Vehicle[], language: Language, country: Country): string {
  return csvOf(
    COLUMNS.map(({ heading }) => heading(language, country)),
    vehicles.map((vehicle) => COLUMNS.map(({ value }) => value(vehicle, language, country))),
  );
}
