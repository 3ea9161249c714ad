import { conflictingUserFields, userTextsOf } from '@wayside/domain/schemas';
import type { UserTextField, UserValues } from '@wayside/domain/schemas';
import { useRef, useState } from 'react';
import type { User } from '../../../shared/session/session.ts';

/** What someone else changed in fields that were typed in. */
export interface Conflict {
  now: User;
  fields: readonly UserTextField[];
}

/** Finds out whether an edit would undo what someone else changed since the form opened. */
export function useUserConflict(first: User | undefined) {
  const [conflict, setConflict] = useState<Conflict>();
  // Read by the save that follows the answer, before the next render.
  const seen = useRef(first);
  return {
    conflict,
    /** Whether there is a conflict with the user as it is now. */
    check: (typed: UserValues, now: User): boolean => {
      const fields = first && seen.current ? conflictingUserFields(typed, first, seen.current, now) : [];
      setConflict(fields.length > 0 ? { now, fields } : undefined);
      return fields.length > 0;
    },
    /** The question is answered, and not asked again unless the user changes once more. Returns the other values. */
    settled: (): [UserTextField, string][] => {
      if (!conflict) return [];
      const { now, fields } = conflict;
      seen.current = now;
      setConflict(undefined);
      return fields.map((field) => [field, userTextsOf(now)[field]]);
    },
  };
}
