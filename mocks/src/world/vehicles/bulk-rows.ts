import { codePoints, normaliseVin, vinError } from '@wayside/domain';
import { readDelimited } from '../documents/delimited.ts';
import type { VehicleInput } from './vehicle-form.ts';

export type Row = { line: number } & ({ input: VehicleInput & { vin: string } } | { problem: Problem });
export type Problem = 'vinMissing' | 'vinInvalid' | 'year' | 'odometer' | 'tooLong';

type Texts =
  | 'make'
  | 'model'
  | 'sub_model'
  | 'engine'
  | 'license_plate_number'
  | 'license_plate_state'
  | 'other_id'
  | 'department_number'
  | 'vehicle_name';
type Field = Texts | 'vin' | 'year' | 'odometer' | 'odometer_units' | 'miles' | 'kilometers' | 'is_active' | 'license_plate_expiration';

// Accepts the contract's headings, and those of our own exports in both languages, so a downloaded list can be edited and uploaded.
const HEADINGS: Record<Field, readonly string[]> = {
  vin: ['vin', 'niv'],
  year: ['year', 'annee'],
  make: ['make', 'marque'],
  model: ['model', 'modele'],
  sub_model: ['sub_model', 'submodel', 'sous_modele'],
  engine: ['engine', 'moteur'],
  license_plate_number: ['license_plate_number', 'license_plate', 'plate', 'plate_number', 'plaque_d_immatriculation', 'plaque'],
  license_plate_state: ['license_plate_state', 'state', 'province', 'etat'],
  license_plate_expiration: ['license_plate_expiration', 'plate_expiration'],
  other_id: ['other_id', 'autre_identifiant'],
  department_number: ['department_number', 'department', 'service'],
  vehicle_name: ['vehicle_name', 'name_of_vehicle', 'name', 'nom'],
  odometer: ['odometer', 'odometre'],
  odometer_units: ['odometer_units'],
  miles: ['miles', 'milles'],
  kilometers: ['kilometers', 'kilometres'],
  is_active: ['is_active', 'active', 'actif'],
};

const LONGEST: Record<Texts, number> = {
  make: 60,
  model: 60,
  sub_model: 60,
  engine: 120,
  license_plate_number: 12,
  license_plate_state: 60,
  other_id: 50,
  department_number: 50,
  vehicle_name: 120,
};

const folded = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');

/** The text of a CSV data URL; undefined for another file type or invalid text. */
export function textOf(fileData: string): string | undefined {
  const [, type = '', base64, data = ''] = /^data:([^;,]*)(?:;[^;,]*?)*?(;base64)?,(.*)$/s.exec(fileData) ?? [];
  // Windows reports a CSV file as a spreadsheet when Excel is installed, and some browsers report no type at all.
  if (
    ![
      'text/csv',
      'application/csv',
      'application/vnd.ms-excel',
      'text/plain',
      'text/comma-separated-values',
      'application/octet-stream',
      '',
    ].includes(type.toLowerCase())
  )
    return undefined;
  const text = base64 ? decoded(Buffer.from(data, 'base64')) : unescaped(data);
  return text === undefined || text.includes('\0') || text.trim() === '' ? undefined : text;
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function unescaped(data: string): string | undefined {
  try {
    return decodeURIComponent(data);
  } catch {
    return undefined;
  }
}

/** The vehicles of a file, one per line; undefined when the first line has no VIN column. */
export function rowsOf(text: string): Row[] | undefined {
  const [heading, ...lines] = readDelimited(text);
  const names = heading?.cells.map(folded) ?? [];
  const columnOf = (field: Field): number => names.findIndex((name) => HEADINGS[field].includes(name));
  const columns = Object.fromEntries((Object.keys(HEADINGS) as Field[]).map((field) => [field, columnOf(field)])) as Record<Field, number>;
  if (columns.vin < 0) return undefined;
  return lines.map(({ number, cells }): Row => {
    const outcome = read((field) => cells[columns[field]] ?? '');
    return typeof outcome === 'string' ? { line: number, problem: outcome } : { line: number, input: outcome };
  });
}

function read(cell: (field: Field) => string): (VehicleInput & { vin: string }) | Problem {
  const vin = normaliseVin(cell('vin'));
  if (vin === '') return 'vinMissing';
  if (vinError(vin)) return 'vinInvalid';
  const input: VehicleInput & { vin: string } = { vin };

  for (const field of Object.keys(LONGEST) as Texts[]) {
    if (codePoints(cell(field)) > LONGEST[field]) return 'tooLong';
    // An empty cell is ignored; it does not clear the stored value.
    if (cell(field) !== '') input[field] = cell(field);
  }
  const year = Number(cell('year') || NaN);
  if (cell('year') !== '' && !(Number.isInteger(year) && year >= 1950 && year <= 2100)) return 'year';
  if (!Number.isNaN(year)) input.year = year;

  const units = cell('kilometers') !== '' || /^k/i.test(cell('odometer_units')) ? 'kilometers' : 'miles';
  const reading = cell('odometer') || cell('kilometers') || cell('miles');
  if (reading !== '') {
    const odometer = Number(reading.replace(/[\s,\u00a0\u202f]/g, ''));
    if (!(odometer >= 0 && odometer <= 1_609_343)) return 'odometer';
    Object.assign(input, { odometer, odometer_units: units });
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell('license_plate_expiration'))) input.license_plate_expiration = cell('license_plate_expiration');
  if (cell('is_active') !== '') input.is_active = /^(true|yes|1|vrai|oui)$/i.test(cell('is_active'));
  return input;
}
