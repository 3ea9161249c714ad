import type { CellProblem, VehicleFileField, VehicleFileRow, VehicleFileUpload } from '@wayside/domain';

/** A reason for which a row was left out. */
export interface KeptProblem {
  readonly field: VehicleFileField;
  readonly problem: CellProblem;
  readonly sameAs?: number | undefined;
}

/**
 * Rows as one text, because thousands of arrays take long to pass between worker, page and storage. Cells of a file of vehicles contain no
 * tabs and no line breaks.
 */
export interface KeptRows {
  readonly fields: readonly VehicleFileField[];
  /** Each row that was sent: its number in the user's file and its cells. */
  readonly sent: string;
  /** Each row that was left out: its number, its problems as JSON, and its cells. */
  readonly leftOut: string;
  readonly leftOutCount: number;
}

const textOf = (rows: readonly (readonly (string | number)[])[]): string => rows.map((cells) => cells.join('\t')).join('\n');
const rowsIn = (text: string): string[][] => (text === '' ? [] : text.split('\n').map((row) => row.split('\t')));

const problemsOf = ({ cells }: VehicleFileRow): KeptProblem[] =>
  cells.flatMap(({ field, problem, sameAs }) => (problem ? [{ field, problem, sameAs }] : []));

export const keepRows = ({ header, rows, lines }: VehicleFileUpload, leftOut: readonly VehicleFileRow[]): KeptRows => ({
  fields: header,
  sent: textOf(rows.map((cells, at) => [lines[at]!, ...cells])),
  leftOut: textOf(leftOut.map((row) => [row.line, JSON.stringify(problemsOf(row)), ...row.cells.map(({ text }) => text)])),
  leftOutCount: leftOut.length,
});

export const sentRows = ({ sent }: KeptRows): { line: number; cells: string[] }[] =>
  rowsIn(sent).map(([line, ...cells]) => ({ line: Number(line), cells }));

/** Number in the user's file of a line of what was sent. Line 1 is the header. */
export const lineInFile = (kept: KeptRows | undefined, line: number): number => (kept && sentRows(kept)[line - 2]?.line) ?? line;

export const leftOutRows = ({ leftOut }: KeptRows): { line: number; problems: KeptProblem[]; cells: string[] }[] =>
  rowsIn(leftOut).map(([line, problems, ...cells]) => ({
    line: Number(line),
    problems: JSON.parse(problems ?? '[]') as KeptProblem[],
    cells,
  }));
