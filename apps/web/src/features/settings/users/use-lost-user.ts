import type { UserContext, UserValues } from '@wayside/domain/schemas';
import { useState } from 'react';
import { useIsMounted } from '../../../shared/save/use-is-mounted.ts';
import type { User } from '../../../shared/session/session.ts';
import { readUsers } from './users.queries.ts';

/** A new user whose response was lost, and who was in the list before. */
interface LostUser {
  readonly values: UserValues;
  readonly known: readonly number[];
}

/** Whether the listed user is the one whose response was lost: nobody else can have that email. */
const isLostUser = ({ values, known }: LostUser, { id, email }: User): boolean =>
  !known.includes(id) && email.toLowerCase() === values.email.trim().toLowerCase();

/** Finds out whether a new user whose response was lost was created all the same. */
export function useLostUser(context: UserContext, viewer: User, users: readonly User[]) {
  const isMounted = useIsMounted();
  const [lost, setLost] = useState<LostUser>();
  const [isMissing, setMissing] = useState(false);
  return {
    lost,
    /** The user is in the list as last loaded. */
    isCreated: lost !== undefined && users.some((listed) => isLostUser(lost, listed)),
    /** The list was read after the response was lost, and the user isn't in it. */
    isMissing,
    /** The next save begins. */
    again: () => setMissing(false),
    lookFor: async (values: UserValues): Promise<void> => {
      // Who was listed before the first attempt, if there were several.
      const sent = { values, known: lost?.known ?? users.map(({ id }) => id) };
      setLost(sent);
      const now = await readUsers(context, viewer);
      if (isMounted.current && now) setMissing(!now.some((listed) => isLostUser(sent, listed)));
    },
  };
}
