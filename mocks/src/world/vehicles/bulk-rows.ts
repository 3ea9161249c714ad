import { cellProblem, fieldsOfHeader, normaliseVin, readingOfCells, vehicleFileFields, yesOrNo } from '@wayside/domain';
import type { CellProblem, VehicleFileField } from '@wayside/domain';
import { bytesOfBase64 } from '../../shared/bytes.ts';
import { readDelimited } from '../documents/delimited.ts';
import type { VehicleInput } from './vehicle-form.ts';

export type Row = { line: number } & ({ input: VehicleInput & { vin: string } } | { problem: CellProblem });

const TEXTS = [
  'other_id',
  'make',
  'model',
  'sub_model',
  'engine',
  'license_plate_number',
  'license_plate_state',
  'license_plate_expiration',
  'department_number',
  'vehicle_name',
] as const satisfies readonly VehicleFileField[];

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
  const text = base64 ? decoded(bytesOfBase64(data)) : unescaped(data);
  return text === undefined || text.includes('\0') || text.trim() === '' ? undefined : text;
}

function decoded(bytes: Uint8Array): string {
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
  const fields = fieldsOfHeader(heading?.cells ?? []);
  if (!fields.includes('vin')) return undefined;
  return lines.map(({ number, cells }): Row => {
    const texts: Partial<Record<VehicleFileField, string>> = {};
    for (const [at, field] of fields.entries()) if (field) texts[field] = cells[at] ?? '';
    for (const field of vehicleFileFields) {
      const problem = cellProblem(field, texts[field] ?? '');
      if (problem) return { line: number, problem };
    }
    return { line: number, input: inputOf(texts) };
  });
}

/** Empty cells are ignored; they do not clear the stored value. */
function inputOf(texts: Partial<Record<VehicleFileField, string>>): VehicleInput & { vin: string } {
  const input: VehicleInput & { vin: string } = { vin: normaliseVin(texts.vin ?? '') };
  for (const field of TEXTS) if (texts[field]) input[field] = texts[field];
  if (texts.year) input.year = Number(texts.year);
  Object.assign(input, readingOfCells(texts));
  if (texts.is_active) input.is_active = yesOrNo(texts.is_active) ?? false;
  return input;
}
