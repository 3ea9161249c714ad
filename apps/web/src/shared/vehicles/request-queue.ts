import { openDraft } from '../session/drafts.ts';
import type { DraftOwner } from '../session/drafts.ts';

/** A vehicle for which service is to be requested. */
export interface WaitingRequest {
  readonly id: number;
  readonly name: string;
}

const NAME = 'service-requests';

function isRequest(value: unknown): value is WaitingRequest {
  const { id, name } = (value ?? {}) as Partial<WaitingRequest>;
  return Number.isSafeInteger(id) && id! > 0 && typeof name === 'string';
}

/**
 * The requests to finish in turn, oldest first: one for each vehicle. Kept as drafts are: for one person and fleet,
 * until the sign-out.
 */
export function waitingRequests(owner: DraftOwner): readonly WaitingRequest[] {
  const stored = openDraft(NAME, owner).values?.['requests'];
  return Array.isArray(stored) ? stored.filter(isRequest) : [];
}

function keep(owner: DraftOwner, requests: readonly WaitingRequest[]): readonly WaitingRequest[] {
  openDraft(NAME, owner).keep(requests.length > 0 ? { requests } : undefined);
  return requests;
}

/** Adds requests to the end. A vehicle that already waits keeps its place. */
export function addRequests(owner: DraftOwner, added: readonly WaitingRequest[]): readonly WaitingRequest[] {
  const waiting = waitingRequests(owner);
  const ids = new Set(waiting.map(({ id }) => id));
  return keep(owner, [...waiting, ...added.filter(({ id }) => !ids.has(id))]);
}

/** Removes the request for a vehicle, because it was sent or is no longer wanted. */
export function removeRequest(owner: DraftOwner, vehicleId: number | null | undefined): readonly WaitingRequest[] {
  return keep(
    owner,
    waitingRequests(owner).filter(({ id }) => id !== vehicleId),
  );
}
