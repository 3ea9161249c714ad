import { emptyRequest } from '@wayside/domain';
import { draftOf, readDraft } from '@wayside/machines';
import type { SavedRequest, serviceRequestMachine } from '@wayside/machines';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useKeptDraft } from '../../shared/form/use-kept-draft.ts';
import type { User } from '../../shared/session/session.ts';
import { requestOwner } from './use-kept-request.ts';

type Snapshot = SnapshotFrom<typeof serviceRequestMachine>;

const nothing: SavedRequest = { ...emptyRequest, step: 'new' };
const worthKeeping = (draft: SavedRequest | null): SavedRequest | null => readDraft(JSON.stringify(draft));

/** An unfinished request for one vehicle, put aside while a link opens one for another vehicle. Kept like the request itself. */
export function useSetAside(user: User) {
  const { values, keep } = useKeptDraft('service-request-aside', requestOwner(user));
  const [aside, setAside] = useState(() => readDraft(JSON.stringify(values ?? null)));
  const put = (draft: SavedRequest | null) => {
    setAside(draft);
    keep(draft ? { ...draft } : undefined);
  };
  return {
    aside,
    /** Puts the current request aside and returns the empty one to begin with. What was aside before is replaced. */
    begin: (snapshot: Snapshot): SavedRequest => {
      put(worthKeeping(draftOf(snapshot)));
      return nothing;
    },
    /** Returns the request that was put aside, and puts the current one aside in its place. */
    resume: (snapshot: Snapshot): SavedRequest => {
      const current = worthKeeping(draftOf(snapshot));
      put(current);
      return aside ?? nothing;
    },
    /** Forgets it once that vehicle has its order. */
    forget: (vehicleId: number | undefined) => {
      if (aside?.vehicle?.id === vehicleId) put(null);
    },
  };
}
