import type { Day } from '../../locale/days.ts';
import { normaliseVin } from '../../text/validation.ts';
import { adviceOn, plateAdvice } from './advice.ts';
import type { RowAdvice, SentRow } from './advice.ts';
import { cellProblem, fieldsOfHeader, readingIn, yesOrNo } from './fields.ts';
import type { CellProblem, VehicleFileField } from './fields.ts';
import { changesOf } from './known.ts';
import type { KnownVehicle, SentCells, VehicleFileChange } from './known.ts';

/** What becomes of a row: a vehicle is added, changed or stays as it is, or the row is left out. */
export type RowOutcome = 'created' | 'updated' | 'unchanged' | 'leftOut';
export const rowOutcomes = ['created', 'updated', 'unchanged', 'leftOut'] as const satisfies readonly RowOutcome[];
/** Rows of one outcome, those about which something is questioned, or all. */
export type RowFilter = RowOutcome | 'questioned' | 'all';

export interface VehicleFileCell {
  readonly field: VehicleFileField;
  readonly text: string;
  readonly problem?: CellProblem;
  /** The row that has the same VIN, for `vinTwice`. */
  readonly sameAs?: number;
  readonly isCorrected: boolean;
}

export interface VehicleFileRow {
  /** Number of the row in the file as spreadsheets count; the header is 1. */
  readonly line: number;
  readonly outcome: RowOutcome;
  readonly cells: readonly VehicleFileCell[];
  /** The vehicle that has its VIN. */
  readonly vehicle: KnownVehicle | undefined;
  readonly changes: readonly VehicleFileChange[];
  readonly advice: readonly RowAdvice[];
}

export type RowCounts = Readonly<Record<RowOutcome, number>>;

export interface VehicleFileSummary {
  readonly fields: readonly VehicleFileField[];
  /** Headings of columns that we don't know; they are not uploaded. */
  readonly ignored: readonly string[];
  readonly counts: RowCounts;
  /** Rows about which something is questioned; they are uploaded all the same. */
  readonly questioned: number;
}

/** What is sent, and what we need to know later. */
export interface VehicleFileUpload {
  readonly header: readonly VehicleFileField[];
  readonly rows: readonly (readonly string[])[];
  /** Row number in the user's file of each row sent. */
  readonly lines: readonly number[];
  /** VINs that the fleet does not have yet. */
  readonly newVins: readonly string[];
}

interface Row {
  readonly line: number;
  readonly cells: string[];
  readonly corrected: Set<number>;
  outcome: RowOutcome;
  problems: readonly (CellProblem | undefined)[];
  sameAs: number | undefined;
  vehicle: KnownVehicle | undefined;
  changes: readonly VehicleFileChange[];
}

/** Cells of a file may contain line breaks and tabs, which no field of a vehicle has. */
const tidy = (cell: string): string => cell.replace(/\s*[\r\n\t]+\s*/g, ' ').trim();

/** As sent: without the separators and words that only people use. */
function canonical(field: VehicleFileField, text: string): string {
  if (text === '') return '';
  switch (field) {
    case 'vin':
      return normaliseVin(text);
    case 'odometer':
    case 'miles':
    case 'kilometers':
      return String(readingIn(text) ?? text);
    case 'is_active':
      return String(yesOrNo(text) ?? text);
    case 'odometer_units':
      return /^k/i.test(text) ? 'kilometers' : 'miles';
    default:
      return text;
  }
}

/** A file of vehicles, one per row, and what will become of each row. */
export class VehicleFile {
  readonly fields: readonly VehicleFileField[];
  readonly #ignored: readonly string[];
  readonly #rows: Row[];
  readonly #fleet: readonly KnownVehicle[];
  readonly #byVin: ReadonlyMap<string, KnownVehicle>;
  readonly #today: Day;
  #advice: ReadonlyMap<number, readonly RowAdvice[]> = new Map();

  /**
   * @param records the header and the rows below it; empty ones count as lines but are no vehicles
   * @param fleet the fleet's vehicles
   */
  constructor(records: readonly (readonly string[])[], fleet: readonly KnownVehicle[], today: Day) {
    const [header = [], ...rows] = records;
    const fields = fieldsOfHeader(header);
    const columns = fields.flatMap((field, at) => (field ? [{ field, at }] : []));
    this.fields = columns.map(({ field }) => field);
    this.#ignored = header.filter((heading, at) => !fields[at] && heading.trim() !== '');
    this.#fleet = fleet;
    this.#today = today;
    this.#byVin = new Map(fleet.flatMap((vehicle) => (vehicle.vin ? [[normaliseVin(vehicle.vin), vehicle]] : [])));
    this.#rows = rows.flatMap((cells, index) =>
      cells.some((cell) => cell.trim() !== '')
        ? [
            {
              line: index + 2,
              cells: columns.map(({ at }) => tidy(cells[at] ?? '')),
              corrected: new Set<number>(),
              outcome: 'leftOut' as const,
              problems: [],
              sameAs: undefined,
              vehicle: undefined,
              changes: [],
            },
          ]
        : [],
    );
    this.#judge();
  }

  get hasVins(): boolean {
    return this.fields.includes('vin');
  }

  get size(): number {
    return this.#rows.length;
  }

  summary(): VehicleFileSummary {
    const counts = { created: 0, updated: 0, unchanged: 0, leftOut: 0 };
    for (const { outcome } of this.#rows) counts[outcome]++;
    const questioned = this.linesOf('questioned').length;
    return { fields: this.fields, ignored: this.#ignored, counts, questioned };
  }

  linesOf(filter: RowFilter): number[] {
    const isIn = ({ line, outcome }: Row): boolean =>
      filter === 'all' || (filter === 'questioned' ? (this.#advice.get(line) ?? []).length > 0 : outcome === filter);
    return this.#rows.filter(isIn).map(({ line }) => line);
  }

  rows(lines: readonly number[]): VehicleFileRow[] {
    const wanted = new Set(lines);
    return this.#rows.filter(({ line }) => wanted.has(line)).map((row) => this.#shown(row));
  }

  /** Puts a cell right. The row, and others with the same VIN, are judged again. */
  correct(line: number, field: VehicleFileField, text: string): void {
    const row = this.#rows.find((candidate) => candidate.line === line);
    const at = this.fields.indexOf(field);
    if (!row || at < 0) return;
    row.cells[at] = tidy(text);
    row.corrected.add(at);
    this.#judge();
  }

  upload(): VehicleFileUpload {
    const sent = this.#rows.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
    return {
      header: this.fields,
      rows: sent.map(({ cells }) => cells.map((text, at) => canonical(this.fields[at]!, text))),
      lines: sent.map(({ line }) => line),
      newVins: sent.filter(({ outcome }) => outcome === 'created').map((row) => this.#vinOf(row)),
    };
  }

  /** Every row as it is now, in its line: what a draft keeps. */
  records(): string[][] {
    const records: string[][] = [[...this.fields]];
    for (const { line, cells } of this.#rows) {
      while (records.length < line - 1) records.push(['']);
      records.push(cells);
    }
    return records;
  }

  #vinOf({ cells }: Row): string {
    return normaliseVin(cells[this.fields.indexOf('vin')] ?? '');
  }

  #sentCells(cells: readonly string[]): SentCells {
    return Object.fromEntries(this.fields.map((field, at) => [field, canonical(field, cells[at] ?? '')]));
  }

  #shown({ line, outcome, cells, problems, corrected, sameAs, vehicle, changes }: Row): VehicleFileRow {
    return {
      line,
      outcome,
      vehicle,
      changes,
      advice: this.#advice.get(line) ?? plateAdvice(this.#sentCells(cells), this.#today),
      cells: cells.map((text, at) => ({
        field: this.fields[at]!,
        text,
        problem: problems[at],
        sameAs: problems[at] === 'vinTwice' ? sameAs : undefined,
        isCorrected: corrected.has(at),
      })),
    };
  }

  #judge(): void {
    const first = new Map<string, number>();
    const sent: SentRow[] = [];
    for (const row of this.#rows) {
      const vin = this.#vinOf(row);
      const earlier = first.get(vin);
      row.sameAs = earlier;
      row.problems = row.cells.map((text, at) => {
        const field = this.fields[at]!;
        return cellProblem(field, text) ?? (field === 'vin' && earlier !== undefined ? 'vinTwice' : undefined);
      });
      if (vin !== '' && earlier === undefined) first.set(vin, row.line);
      const isLeftOut = row.problems.some(Boolean);
      row.vehicle = isLeftOut ? undefined : this.#byVin.get(vin);
      const cells = isLeftOut ? {} : this.#sentCells(row.cells);
      row.changes = row.vehicle ? changesOf(row.vehicle, cells) : [];
      row.outcome = isLeftOut ? 'leftOut' : this.#outcomeOf(row);
      if (!isLeftOut) sent.push({ line: row.line, cells, vehicle: row.vehicle, changes: row.changes });
    }
    this.#advice = adviceOn(this.#fleet, sent, this.#today);
  }

  #outcomeOf({ vehicle, changes }: Row): RowOutcome {
    if (!vehicle) return 'created';
    return changes.length > 0 ? 'updated' : 'unchanged';
  }
}
