import { mergedList } from '../draft.ts';
import { recordMachine } from '../record.machine.ts';
import type { RecordKind } from '../record.types.ts';

/** Who may pay with a payment method. */
export interface MethodDrivers {
  readonly id: number;
  readonly customer_ids: readonly number[];
}

export interface DriversDraft {
  readonly drivers: readonly number[];
}

export const driversKind: RecordKind<MethodDrivers, DriversDraft> = {
  id: 'drivers',
  draftOf: (saved) => ({ drivers: saved?.customer_ids ?? [] }),
  clean: ({ drivers }) => ({ drivers: drivers.toSorted((a, b) => a - b) }),
  conflicts: 'readFirst',
  rules: { merges: { drivers: mergedList } },
  savesAsNew: false,
};

export const driversMachine = recordMachine(driversKind);
