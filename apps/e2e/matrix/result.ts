import type { Capsule } from '@wayside/scenarios/capsule';
import type { JournalEntry } from '@wayside/scenarios/control';
import type { Cell } from '@wayside/scenarios/matrix';
import type { Done } from './done.ts';

export type CellCall = Pick<JournalEntry, 'method' | 'path' | 'operation' | 'status' | 'source'>;

/** What the test of a cell attaches for the report. A cell that was not opened has no calls and no capsule. */
export interface CellResult extends Cell {
  problems: string[];
  /** Absent where the cell ended before anything was done. */
  done?: Done;
  /** Faults and answers that no call met; absent where the scenario was not played to its end. */
  unreached?: string[];
  calls?: CellCall[];
  capsule?: Capsule;
}
