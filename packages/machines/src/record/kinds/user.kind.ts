import { cleanUserValues, userValuesOf } from '@wayside/domain/schemas';
import type { FormUser, Offered, UserValues } from '@wayside/domain/schemas';
import { mergedList, mergedSwitches } from '../draft.ts';
import { recordMachine } from '../record.machine.ts';
import type { RecordKind } from '../record.types.ts';

export type SavedUser = FormUser & { readonly id: number; readonly language: 'en' | 'fr' };

/** `userExists`: another user has the email. */
export type UserLabel = 'userExists';

export const userKind: RecordKind<SavedUser, UserValues, Offered, UserLabel> = {
  id: 'user',
  draftOf: (saved, offered) => userValuesOf(saved ?? undefined, offered),
  clean: cleanUserValues,
  conflicts: 'readFirst',
  rules: {
    merges: {
      roles: mergedList,
      approvalFleetIds: mergedList,
      vehicleIds: mergedList,
      text: mergedSwitches,
      emailed: mergedSwitches,
    },
  },
  fields: { userExists: 'email' },
  // They would be invited once more.
  savesAsNew: false,
};

export const userMachine = recordMachine(userKind);
