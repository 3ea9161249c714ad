import { VehicleFile } from '@wayside/domain';
import type {
  Day,
  KnownVehicle,
  RowFilter,
  VehicleFileField,
  VehicleFileRow,
  VehicleFileSummary,
} from '@wayside/domain';
import { keepRows } from '../../../../shared/uploads/kept-rows.ts';
import type { KeptRows } from '../../../../shared/uploads/kept-rows.ts';
import { readRecords, recordsCsv } from './read-records.ts';
import type { FileProblem } from './read-records.ts';

/** The longest text that a draft keeps: browsers store about five million characters for a site. */
const DRAFT_LENGTH = 1_500_000;

export interface PreparedUpload {
  /** The CSV file as a data URL. */
  readonly fileData: string;
  readonly total: number;
  readonly newVins: readonly string[];
  readonly kept: KeptRows;
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768) binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(binary);
}

/** The file being reviewed. Lives in the worker, so that the page stays responsive however many rows it has. */
export class FileSession {
  #file: VehicleFile | undefined;

  open(bytes: Uint8Array, fleet: readonly KnownVehicle[], today: Day): FileProblem | { summary: VehicleFileSummary } {
    this.#file = undefined;
    const read = readRecords(bytes);
    if ('problem' in read) return read;
    const file = new VehicleFile(read.records, fleet, today);
    if (!file.hasVins) return { problem: 'noVinColumn' };
    if (file.size === 0) return { problem: 'noRows' };
    this.#file = file;
    return { summary: file.summary() };
  }

  linesOf(filter: RowFilter): number[] {
    return this.#file?.linesOf(filter) ?? [];
  }

  rows(lines: readonly number[]): VehicleFileRow[] {
    return this.#file?.rows(lines) ?? [];
  }

  correct(line: number, field: VehicleFileField, text: string): VehicleFileSummary | undefined {
    this.#file?.correct(line, field, text);
    return this.#file?.summary();
  }

  /** The file with its corrections, for a draft; undefined if it is too long to keep. */
  draft(): string | undefined {
    const text = this.#file && recordsCsv(this.#file.records());
    return text !== undefined && text.length <= DRAFT_LENGTH ? text : undefined;
  }

  prepare(): PreparedUpload | undefined {
    if (!this.#file) return undefined;
    const upload = this.#file.upload();
    const csv = recordsCsv([upload.header, ...upload.rows]);
    return {
      fileData: `data:text/csv;base64,${base64(csv)}`,
      total: upload.rows.length,
      newVins: upload.newVins,
      kept: keepRows(upload, this.#file.rows(this.#file.linesOf('leftOut'))),
    };
  }
}
