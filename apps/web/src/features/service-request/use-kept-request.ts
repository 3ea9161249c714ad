import { draftOf, readDraft } from '@wayside/machines';
import type { SavedRequest, serviceRequestMachine } from '@wayside/machines';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useKeptDraft } from '../../shared/form/use-kept-draft.ts';
import type { DraftOwner, KeptDraft } from '../../shared/session/drafts.ts';
import type { User } from '../../shared/session/session.ts';

/** Owner of a draft request: one user in one fleet. */
export const requestOwner = ({ id, fleet_id }: Pick<User, 'id' | 'fleet_id'>): DraftOwner => ({ userId: id, fleetId: fleet_id ?? null });

/** The saved draft of an unsent request. */
export function useKeptRequest(user: User): { draft: KeptDraft; kept: SavedRequest | null } {
  const draft = useKeptDraft('service-request', requestOwner(user));
  const [kept] = useState(() => readDraft(JSON.stringify(draft.values ?? null)));
  return { draft, kept };
}

/** Saves the draft as it changes and clears it once the request is sent. */
export function useKeepRequest(actor: ActorRefFrom<typeof serviceRequestMachine>, { keep, clear }: KeptDraft): void {
  useEffect(() => {
    const save = () => {
      // An empty form isn't worth saving.
      const draft = readDraft(JSON.stringify(draftOf(actor.getSnapshot())));
      keep(draft ? { ...draft } : undefined);
    };
    save();
    const subscription = actor.subscribe({ next: save, complete: clear });
    return () => subscription.unsubscribe();
  }, [actor, keep, clear]);
}
