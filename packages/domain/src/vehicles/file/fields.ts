import { isDay } from '../../locale/days.ts';
import { codePoints } from '../../text/text.ts';
import { normaliseVin, vinError } from '../../text/validation.ts';

/** What a file of vehicles may say about each, by the names of the contract, in the order in which we write them. */
export const vehicleFileFields = [
  'vin',
  'other_id',
  'year',
  'make',
  'model',
  'sub_model',
  'engine',
  'license_plate_number',
  'license_plate_state',
  'license_plate_expiration',
  'department_number',
  'vehicle_name',
  'odometer',
  'odometer_units',
  'miles',
  'kilometers',
  'is_active',
] as const;
export type VehicleFileField = (typeof vehicleFileFields)[number];

/**
 * Headings by which a column is known, folded: those of the contract, of our template and of our own exports, in both
 * languages.
 */
const HEADINGS: Record<VehicleFileField, readonly string[]> = {
  vin: ['vin', 'niv'],
  other_id: ['other_id', 'unit_number', 'unit', 'autre_identifiant', 'numero_d_unite', 'unite'],
  year: ['year', 'annee'],
  make: ['make', 'marque'],
  model: ['model', 'modele'],
  sub_model: ['sub_model', 'submodel', 'sous_modele'],
  engine: ['engine', 'moteur'],
  license_plate_number: [
    'license_plate_number',
    'license_plate',
    'plate',
    'plate_number',
    'plaque_d_immatriculation',
    'plaque',
  ],
  license_plate_state: [
    'license_plate_state',
    'plate_state',
    'state',
    'state_or_province',
    'province',
    'province_ou_etat',
    'etat',
  ],
  license_plate_expiration: ['license_plate_expiration', 'plate_expiration', 'expiration_de_la_plaque'],
  department_number: ['department_number', 'department', 'division', 'service'],
  vehicle_name: ['vehicle_name', 'name_of_vehicle', 'name', 'nom'],
  odometer: ['odometer', 'odometre'],
  odometer_units: ['odometer_units', 'odometer_unit', 'unite_de_l_odometre', 'unites_de_l_odometre'],
  miles: ['miles', 'milles'],
  kilometers: ['kilometers', 'kilometres'],
  is_active: ['is_active', 'active', 'actif'],
};

/** The longest value of a text, in code points. */
const LONGEST = {
  other_id: 50,
  make: 60,
  model: 60,
  sub_model: 60,
  engine: 120,
  license_plate_number: 12,
  license_plate_state: 60,
  department_number: 50,
  vehicle_name: 120,
} as const satisfies Partial<Record<VehicleFileField, number>>;

/** Why a cell keeps its row from being uploaded. */
export type CellProblem =
  | 'vinMissing'
  | 'vinInvalid'
  | 'vinTwice'
  | 'year'
  | 'odometer'
  | 'tooLong'
  | 'date'
  | 'yesNo'
  | 'units';

function folded(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/**
 * The field of each column of a header row; undefined for a column that we do not know, or that repeats an earlier one.
 */
export function fieldsOfHeader(header: readonly string[]): (VehicleFileField | undefined)[] {
  const seen = new Set<VehicleFileField>();
  return header.map((heading) => {
    const name = folded(heading);
    const field = vehicleFileFields.find((candidate) => HEADINGS[candidate].includes(name));
    if (!field || seen.has(field)) return undefined;
    seen.add(field);
    return field;
  });
}

const YES = /^(true|yes|y|1|vrai|oui|active|actif)$/i;
const NO = /^(false|no|n|0|faux|non|inactive|inactif)$/i;

/** Whether a cell says yes; undefined if it says neither. */
export function yesOrNo(text: string): boolean | undefined {
  if (YES.test(text)) return true;
  return NO.test(text) ? false : undefined;
}

/** An odometer reading, with the separators of either language (12,345 or 12 345,6); undefined if it is none. */
export function readingIn(text: string): number | undefined {
  const digits = text
    .replace(/\s/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  const reading = Number(digits || NaN);
  return reading >= 0 && reading <= 1_609_343 ? reading : undefined;
}

/** What is wrong with a cell by itself. An empty cell is fine, except for the VIN: it leaves the vehicle as it is. */
export function cellProblem(field: VehicleFileField, text: string): CellProblem | undefined {
  if (field === 'vin') {
    if (normaliseVin(text) === '') return 'vinMissing';
    return vinError(text) && 'vinInvalid';
  }
  if (text === '') return undefined;
  switch (field) {
    case 'year': {
      const year = Number(text);
      return Number.isInteger(year) && year >= 1950 && year <= 2100 ? undefined : 'year';
    }
    case 'odometer':
    case 'miles':
    case 'kilometers':
      return readingIn(text) === undefined ? 'odometer' : undefined;
    case 'license_plate_expiration':
      return isDay(text) ? undefined : 'date';
    case 'is_active':
      return yesOrNo(text) === undefined ? 'yesNo' : undefined;
    case 'odometer_units':
      return /^(miles?|mi|milles?|km|kilomet(er|re)s?|kilomètres?)$/i.test(text) ? undefined : 'units';
    default:
      return codePoints(text) > LONGEST[field] ? 'tooLong' : undefined;
  }
}
