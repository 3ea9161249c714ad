import type { VehicleFileCell, VehicleFileField, VehicleFileRow, VehicleFileUpload } from '@wayside/domain';

/** A reason for which a row was left out. */
export type KeptProblem = Pick<VehicleFileCell, 'field' | 'problem' | 'sameAs'>;

/**
 * Rows as one text, because thousands of arrays take long to pass between worker, page and storage. Cells of a file of
 * vehicles contain no tabs and no line breaks.
 */
export interface KeptRows {
  readonly fields: readonly VehicleFileField[];
  /** Each row that was sent: its number in the user's file and its cells. */
  readonly sent: string;
  /** Each row that was left out: its number, its problems as JSON, and its cells. */
  readonly leftOut: string;
  readonly leftOutCount: number;
}

const textOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');
const rowsIn = (text: string): string[][] => (text === '' ? [] : text.split('\n').map((row) => row.split('\t')));

function problemsOf({ cells }: VehicleFileRow): KeptProblem[] {
  return cells.flatMap(({ field, problem, sameAs }) => (problem ? [{ field, problem, sameAs }] : []));
}

export function keepRows({ header, rows, lines }: VehicleFileUpload, leftOut: readonly VehicleFileRow[]): KeptRows {
  return {
    fields: header,
    sent: textOf(rows.map((cells, at) => [lines[at]!, ...cells])),
    leftOut: textOf(
      leftOut.map((row) => [row.line, JSON.stringify(problemsOf(row)), ...row.cells.map(({ text }) => text)]),
    ),
    leftOutCount: leftOut.length,
  };
}

export function sentRows({ sent }: KeptRows): { line: number; cells: string[] }[] {
  return rowsIn(sent).map(([line, ...cells]) => ({ line: Number(line), cells }));
}

/** A row of the file: its number there, its columns, and the unit and VIN by which people know it. */
export interface RowInFile {
  readonly line: number;
  readonly fields: readonly VehicleFileField[];
  readonly name: string;
}

/** The row in the user's file of a line of what was sent. Line 1 is the header. */
export function rowInFile(kept: KeptRows | undefined, line: number): RowInFile {
  const row = kept && sentRows(kept)[line - 2];
  if (!row) return { line, fields: [], name: '' };
  const name = (['other_id', 'vin'] as const).map((field) => row.cells[kept.fields.indexOf(field)]);
  return { line: row.line, fields: kept.fields, name: name.filter(Boolean).join(' · ') };
}

export function leftOutRows({ leftOut }: KeptRows): { line: number; problems: KeptProblem[]; cells: string[] }[] {
  return rowsIn(leftOut).map(([line, problems, ...cells]) => ({
    line: Number(line),
    problems: JSON.parse(problems ?? '[]') as KeptProblem[],
    cells,
  }));
}
