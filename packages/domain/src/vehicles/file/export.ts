import type { Language, Region } from '../../locale/languages.ts';

type Value = string | number | null;

export interface ExportedVehicle {
  readonly vin: string | null;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly license_plate_number: string | null;
  readonly license_plate_state: string | null;
  readonly other_id: string | null;
  readonly department_number: string | null;
  readonly miles: number | null;
  readonly kilometers: number | null;
  readonly is_active: boolean;
}

type Words = readonly [en: string, fr: string];
type ExportColumn = readonly [heading: Words, valueOf: (vehicle: ExportedVehicle) => Value | Words];

const columnsIn = (region: Region): readonly ExportColumn[] => [
  [['VIN', 'NIV'], ({ vin }) => vin],
  [['Year', 'Année'], ({ year }) => year],
  [['Make', 'Marque'], ({ make }) => make],
  [['Model', 'Modèle'], ({ model }) => model],
  [['License plate', 'Plaque d’immatriculation'], ({ license_plate_number }) => license_plate_number],
  [region === 'CA' ? ['Province', 'Province'] : ['State', 'État'], ({ license_plate_state }) => license_plate_state],
  [['Other ID', 'Numéro d’unité'], ({ other_id }) => other_id],
  [['Department', 'Division'], ({ department_number }) => department_number],
  region === 'CA'
    ? [['Kilometers', 'Kilomètres'], ({ kilometers }) => kilometers]
    : [['Miles', 'Milles'], ({ miles }) => miles],
  [['Active', 'Actif'], ({ is_active }) => (is_active ? ['true', 'vrai'] : ['false', 'faux'])],
];

/** The one file of vehicles, `vehicles.csv`: a column for each field, which the bulk upload reads again (CNT-06). */
export function vehicleExport(vehicles: readonly ExportedVehicle[], language: Language, region: Region) {
  const columns = columnsIn(region);
  const wordOf = ([en, fr]: Words): string => (language === 'fr' ? fr : en);
  return {
    header: columns.map(([heading]) => wordOf(heading)),
    rows: vehicles.map((vehicle) =>
      columns.map(([, valueOf]) => {
        const value = valueOf(vehicle);
        return value === null || typeof value !== 'object' ? value : wordOf(value);
      }),
    ),
  };
}
