import { recordMachine } from '../record.machine.ts';
import type { RecordKind } from '../record.types.ts';

/** The telematics database of a fleet. Empty: it has none. */
export interface DatabaseName {
  readonly name: string;
}

export const databaseNameKind: RecordKind<DatabaseName, DatabaseName> = {
  id: 'databaseName',
  draftOf: (saved) => ({ name: saved?.name ?? '' }),
  conflicts: 'readFirst',
  savesAsNew: false,
};

export const databaseNameMachine = recordMachine(databaseNameKind);
