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

/** How many of them were sent. */
function sentOf(owner: DraftOwner): number {
  const sent = openDraft(NAME, owner).values?.['sent'];
  return typeof sent === 'number' && Number.isSafeInteger(sent) && sent > 0 ? sent : 0;
}

function keep(owner: DraftOwner, requests: readonly WaitingRequest[], sent: number): readonly WaitingRequest[] {
  openDraft(NAME, owner).keep(requests.length > 0 ? { requests, sent } : undefined);
  return requests;
}

/** Which of how many a vehicle's request is, and which is next; undefined if it is the only one or not one of them. */
export function turnOf(owner: DraftOwner, vehicleId: number | undefined) {
  const waiting = waitingRequests(owner);
  const sent = sentOf(owner);
  const total = sent + waiting.length;
  if (total < 2 || !waiting.some(({ id }) => id === vehicleId)) return undefined;
  return { at: sent + 1, total, next: waiting.find(({ id }) => id !== vehicleId)?.name };
}

/** Adds requests to the end. A vehicle that already waits keeps its place. */
export function addRequests(owner: DraftOwner, added: readonly WaitingRequest[]): readonly WaitingRequest[] {
  const waiting = waitingRequests(owner);
  const ids = new Set(waiting.map(({ id }) => id));
  return keep(owner, [...waiting, ...added.filter(({ id }) => !ids.has(id))], sentOf(owner));
}

function keepWithout(owner: DraftOwner, vehicleId: number | null | undefined, sent: number) {
  return keep(
    owner,
    waitingRequests(owner).filter(({ id }) => id !== vehicleId),
    sent,
  );
}

/** Removes the request for a vehicle, because it is no longer wanted. */
export const removeRequest = (owner: DraftOwner, vehicleId: number | null | undefined): readonly WaitingRequest[] =>
  keepWithout(owner, vehicleId, sentOf(owner));

/** Removes the request for a vehicle, because it was sent. */
export function endRequest(owner: DraftOwner, vehicleId: number | undefined): readonly WaitingRequest[] {
  const isOne = waitingRequests(owner).some(({ id }) => id === vehicleId);
  return keepWithout(owner, vehicleId, sentOf(owner) + Number(isOne));
}
