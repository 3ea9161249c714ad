import { emptyRequest } from '@wayside/domain';
import type { ServiceRequestDraft } from '@wayside/domain';
import { draftOf, readDraft } from '@wayside/machines';
import type { SavedRequest, serviceRequestMachine } from '@wayside/machines';
import { useEffect, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useKeptDraft } from '../../shared/form/use-kept-draft.ts';
import { NOTE } from '../../shared/session/drafts.ts';
import type { DraftOwner, KeptDraft } from '../../shared/session/drafts.ts';
import type { User } from '../../shared/session/session.ts';
import { idOf, wantedServices } from '../../shared/shops/search/search-address.ts';

/** Which link was followed last. */
export const LINK_NOTE = `${NOTE}service-request-link`;

/** Owner of a draft request: one user in one fleet. */
export const requestOwner = ({ id, fleet_id }: Pick<User, 'id' | 'fleet_id'>): DraftOwner => ({
  userId: id,
  fleetId: fleet_id ?? null,
});

/** The saved draft of an unsent request; `isOwn`: the user chose or typed more than its link filled in. */
export function useKeptRequest(user: User): { draft: KeptDraft; kept: SavedRequest | null; isOwn: boolean } {
  const draft = useKeptDraft('service-request', requestOwner(user));
  const { values } = useKeptDraft(LINK_NOTE, requestOwner(user));
  const [kept] = useState(() => readDraft(JSON.stringify(draft.values ?? null)));
  return { draft, kept, isOwn: kept !== null && !isAsLinked(kept, values?.['link']) };
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

type Snapshot = SnapshotFrom<typeof serviceRequestMachine>;

const nothing: SavedRequest = { ...emptyRequest, step: 'new' };
/** Whether a request has nothing but what its link brought. */
export function isAsLinked(
  { vehicle, services, shop, comments, poNumber, date }: ServiceRequestDraft,
  link: unknown,
): boolean {
  const query = new URLSearchParams(typeof link === 'string' ? link.slice(link.indexOf('?')) : '');
  const brought = wantedServices(query).map(({ id }) => id);
  const isItsVehicle = vehicle === null || vehicle.id === idOf(query.get('vehicle'));
  const isItsShop = shop === null || (shop !== 'anyLocation' && shop.id === idOf(query.get('shop')));
  const isItsTime = date === null || query.has('time');
  return (
    isItsVehicle &&
    isItsShop &&
    isItsTime &&
    comments === '' &&
    poNumber === '' &&
    services.every(({ id }) => brought.includes(id))
  );
}

const worthKeeping = (draft: SavedRequest | null): SavedRequest | null => readDraft(JSON.stringify(draft));

/**
 * An unfinished request for one vehicle, put aside while a link opens one for another vehicle. Kept like the request
 * itself.
 */
export function useSetAside(user: User) {
  const { values, keep } = useKeptDraft('service-request-aside', requestOwner(user));
  const [aside, setAside] = useState(() => readDraft(JSON.stringify(values ?? null)));
  const put = (draft: SavedRequest | null) => {
    setAside(draft);
    keep(draft ? { ...draft } : undefined);
  };
  return {
    aside,
    /**
     * Puts the current request aside and returns the empty one to begin with. What was aside before is replaced, unless
     * the current one is as a link left it.
     */
    begin: (snapshot: Snapshot, link: unknown): SavedRequest => {
      if (!isAsLinked(snapshot.context.draft, link)) put(worthKeeping(draftOf(snapshot)));
      return nothing;
    },
    /** Returns the request that was put aside, and puts the current one aside in its place. */
    resume: (snapshot: Snapshot): SavedRequest => {
      put(worthKeeping(draftOf(snapshot)));
      return aside ?? nothing;
    },
    /** Forgets it once that vehicle has its order. */
    forget: (vehicleId: number | undefined) => {
      if (aside?.vehicle?.id === vehicleId) put(null);
    },
  };
}
