import { draftOf, readDraft } from '@wayside/machines';
import type { SavedRequest, serviceRequestMachine } from '@wayside/machines';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useKeptDraft } from '../../shared/form/use-kept-draft.ts';
import type { DraftOwner, KeptDraft } from '../../shared/session/drafts.ts';
import type { User } from '../../shared/session/session.ts';

/** A request is that of one user in one fleet. */
export const requestOwner = ({ id, fleet_id }: Pick<User, 'id' | 'fleet_id'>): DraftOwner => ({ userId: id, fleetId: fleet_id ?? null });

/** What was kept of a request that was not sent. */
export function useKeptRequest(user: User): { draft: KeptDraft; kept: SavedRequest | null } {
  const draft = useKeptDraft('service-request', requestOwner(user));
  const [kept] = useState(() => readDraft(JSON.stringify(draft.values ?? null)));
  return { draft, kept };
}

/** Keeps the request as it changes; a sent one is forgotten. */
export function useKeepRequest(actor: ActorRefFrom<typeof serviceRequestMachine>, { keep, clear }: KeptDraft): void {
  useEffect(() => {
    const save = () => {
      // A form in which nothing was chosen is no draft.
      const draft = readDraft(JSON.stringify(draftOf(actor.getSnapshot())));
      keep(draft ? { ...draft } : undefined);
    };
    save();
    const subscription = actor.subscribe({ next: save, complete: clear });
    return () => subscription.unsubscribe();
  }, [actor, keep, clear]);
}
