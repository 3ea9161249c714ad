import { emptyHistoryLine, historyGap } from '@wayside/domain/schemas';
import type { HistoryUnits, HistoryValues } from '@wayside/domain/schemas';
import type { Day } from '@wayside/domain';
import { recordMachine } from '../record.machine.ts';
import type { RecordKind } from '../record.types.ts';

export interface HistoryGiven {
  /** The vehicle that the page was opened for. */
  readonly vehicleId: number | null;
  readonly hasShops: boolean;
  readonly today: Day;
  readonly units: HistoryUnits;
}

/**
 * Maintenance that was done elsewhere. It is entered once and never changed, so what the server makes of it doesn't
 * matter here.
 */
export const historyEntryKind: RecordKind<object, HistoryValues, HistoryGiven> = {
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
  problemsOf: (draft, _base, { today, units }) => {
    const gap = historyGap(draft, today, units);
    return gap ? [gap] : [];
  },
  conflicts: 'readFirst',
  savesAsNew: true,
};

export const historyEntryMachine = recordMachine(historyEntryKind);
