import { draftOf, readDraft } from '@wayside/machines';
import type { SavedRequest, serviceRequestMachine } from '@wayside/machines';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { readDraft as readKept, removeDraft, writeDraft } from '../../shared/form/drafts.ts';
import { readCookie } from '../../shared/session/storage.ts';

const KEY = 'service-request';

/** Whose request it is: that of one user in one fleet. */
const ownerOf = (fleetId: number | null | undefined): string => `${readCookie('current_user_email') ?? ''} ${fleetId ?? ''}`;

/** What was kept of a request that was not sent. */
export function useKeptRequest(fleetId: number | null | undefined): { owner: string; kept: SavedRequest | null } {
  const [found] = useState(() => {
    const owner = ownerOf(fleetId);
    return { owner, kept: readDraft(JSON.stringify(readKept(KEY, owner) ?? null)) };
  });
  return found;
}

/** Keeps the request over a reload, over other pages of the tab and over a session that ended; a sent one is forgotten. */
export function useKeepRequest(actor: ActorRefFrom<typeof serviceRequestMachine>, owner: string): void {
  const latest = useRef<SavedRequest | null>(null);
  useEffect(() => {
    const keep = () => {
      const draft = draftOf(actor.getSnapshot());
      // A form in which nothing was chosen is no draft.
      latest.current = readDraft(JSON.stringify(draft));
      if (latest.current) writeDraft(KEY, owner, { ...latest.current });
      else removeDraft(KEY);
    };
    keep();
    const subscription = actor.subscribe({ next: keep, complete: () => removeDraft(KEY) });
    return () => {
      subscription.unsubscribe();
      // The end of a session takes all that is stored with it; the request is to be there when the same person is back.
      const state = window.history.state as { usr?: { ended?: unknown } | null } | null;
      if (latest.current && state?.usr?.ended === true) writeDraft(KEY, owner, { ...latest.current });
    };
  }, [actor, owner]);
}
