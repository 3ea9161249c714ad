import { emptyHistoryLine } from '@wayside/domain/schemas';
import type { HistoryValues } from '@wayside/domain/schemas';
import { recordMachine } from '../record.machine.ts';
import type { RecordKind } from '../record.types.ts';

export interface HistoryGiven {
  /** The vehicle that the page was opened for. */
  readonly vehicleId: number | null;
  readonly hasShops: boolean;
}

/** Maintenance that was done elsewhere. It is entered once and never changed. */
export const historyEntryKind: RecordKind<{ readonly id: number }, HistoryValues, HistoryGiven> = {
  id: 'historyEntry',
  draftOf: (_saved, { vehicleId, hasShops }) => ({
    vehicleId,
    day: null,
    odometer: null,
    shopKind: hasShops ? 'saved' : 'typed',
    shopId: null,
    shopName: '',
    poNumber: '',
    comments: '',
    lines: [emptyHistoryLine],
  }),
  conflicts: 'readFirst',
  savesAsNew: true,
};

export const historyEntryMachine = recordMachine(historyEntryKind);
