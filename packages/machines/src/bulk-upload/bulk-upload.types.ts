import type { VehicleFileSummary } from '@wayside/domain';
import type { Notice, Outcome, Refused } from '../shared/outcome.ts';

/** The file as the browser hands it over. */
export interface UploadFile {
  readonly name: string;
  readonly size: number;
}

/** Why a file cannot be read as a list of vehicles. */
export type UploadFileProblem =
  | {
      readonly problem:
        | 'empty'
        | 'notCsv'
        | 'spreadsheet'
        | 'noVinColumn'
        | 'noRows'
        | 'tooManyRows'
        | 'tooLarge'
        | 'unreadable';
    }
  | { readonly problem: 'openQuote'; readonly line: number };

export type ReadOutcome =
  | { status: 'read'; summary: VehicleFileSummary }
  | { status: 'refused'; problem: UploadFileProblem }
  | Refused<BulkUploadLabel>;

/** `bulkUploadFailed`: the server took nothing and did not say why. */
export type BulkUploadLabel = 'bulkUploadFailed';
export type BulkUploadNotice = Notice<BulkUploadLabel>;

/** `lost`: we don't know whether the server has the file. */
export type SendOutcome = Outcome<{ id: number }, BulkUploadLabel> | { status: 'lost' };

/**
 * How many of the new vehicles are in the fleet's list; `of` is 0 if the file had none, and then the list proves
 * nothing.
 */
export type ArrivalOutcome = Outcome<{ count: number; of: number }, BulkUploadLabel>;

export interface BulkUploadContext {
  file: UploadFile | null;
  problem: UploadFileProblem | null;
  summary: VehicleFileSummary | null;
  notice: BulkUploadNotice | null;
}

export type BulkUploadEvent =
  | { type: 'file.chosen'; file: UploadFile }
  | { type: 'file.removed' }
  | { type: 'reading.retried' }
  | { type: 'row.corrected'; summary: VehicleFileSummary }
  | { type: 'upload.submitted' }
  | { type: 'outcome.retried' };

export const uploadStatuses = ['submitted', 'processing', 'completed', 'completed_with_errors', 'errored'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

export interface UploadLineError {
  readonly line: number;
  readonly message: string;
}

/** A message of the live channel about this upload. */
export interface UploadMessage {
  readonly status: UploadStatus;
  readonly processed: number;
  readonly total: number;
  readonly errors?: readonly UploadLineError[] | undefined;
}

export interface UploadProgressInput {
  readonly last: UploadMessage;
  /** The tab was reloaded: messages may have been missed. */
  readonly isRestored: boolean;
  /** Whether the file had new vehicles, so that the fleet's list can show that it is done. */
  readonly canCheck: boolean;
}

export interface UploadProgressContext extends UploadProgressInput {
  /** Looks at the vehicle list since the last message. */
  checks: number;
  /** How many new vehicles the last look found. */
  count: number | null;
}

export type UploadProgressEvent =
  | { type: 'message.received'; message: UploadMessage }
  | { type: 'channel.lost' }
  | { type: 'check.retried' };
