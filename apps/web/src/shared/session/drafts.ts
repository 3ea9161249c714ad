import { readCookie, readStored, removeStored, writeStored } from './storage.ts';

const PREFIX = 'wayside_draft_';
const LEASE = 'kept_for';
const STORED_LEASE = `wayside_${LEASE}`;

/** Whose draft it is: a user's, in one fleet where it is about that fleet. `null` for somebody who has not signed in. */
export interface DraftOwner {
  userId: number | null;
  fleetId?: number | null;
}

export type DraftValues = Readonly<Record<string, unknown>>;

export interface KeptDraft {
  /** What was kept when the draft was opened. Read from storage: not to be trusted. */
  values: DraftValues | undefined;
  /** Keeps these values instead, or nothing. Passwords and codes are never kept. */
  keep: (values: DraftValues | undefined) => void;
  /** Forgets it for good: nothing is kept any more. */
  clear: () => void;
}

/** All tabs share it. A draft can be read only while the lease that it was written under is there: a sign-out takes it away from every tab. */
interface Lease {
  user: number | null;
  key: string;
}

const isSecret = (name: string): boolean => /password|otp|token|nonce/i.test(name);
const ownerText = ({ userId, fleetId }: DraftOwner): string => `${userId ?? 'nobody'} ${fleetId ?? ''}`.trim();
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

function objectIn(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function lease(): Lease | undefined {
  const { user, key } = objectIn(readStored(LEASE)) ?? {};
  return typeof key === 'string' && (user === null || typeof user === 'number') ? { user, key } : undefined;
}

/** The lease to write under. Drafts of a user do not outlive the arrival of another one. */
function leaseOf({ userId }: DraftOwner): Lease {
  const found = lease();
  if (found && (userId === null || found.user === userId)) return found;
  const made = { user: userId, key: newKey() };
  writeStored(LEASE, JSON.stringify(made));
  pruneDrafts();
  return made;
}

/** Works on the drafts of this tab. Blocked storage keeps none. */
function inTab<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    return work(window.sessionStorage);
  } catch {
    return undefined;
  }
}

function valuesIn(storage: Storage, name: string, owner: DraftOwner): DraftValues | undefined {
  const draft = objectIn(storage.getItem(PREFIX + name));
  const { values } = draft ?? {};
  const key = lease()?.key;
  const isReadable = key !== undefined && draft?.['key'] === key && draft['owner'] === ownerText(owner);
  if (isReadable && typeof values === 'object' && values !== null) return values as DraftValues;
  storage.removeItem(PREFIX + name);
  return undefined;
}

/** A draft of this tab. One that somebody else left under the name is deleted. Written to only while the session lasts in which it was opened. */
export function openDraft(name: string, owner: DraftOwner): KeptDraft {
  const token = readCookie('authentication_token');
  let isCleared = false;
  const keep = (values: DraftValues | undefined): void => {
    if (isCleared || readCookie('authentication_token') !== token) return;
    inTab((storage) => {
      if (!values) return storage.removeItem(PREFIX + name);
      const open = Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));
      return storage.setItem(PREFIX + name, JSON.stringify({ key: leaseOf(owner).key, owner: ownerText(owner), values: open }));
    });
  };
  return {
    values: inTab((storage) => valuesIn(storage, name, owner)),
    keep,
    clear: () => {
      isCleared = true;
      inTab((storage) => storage.removeItem(PREFIX + name));
    },
  };
}

/** Deletes the drafts of this tab that can no longer be read. */
export function pruneDrafts(): void {
  const key = lease()?.key;
  inTab((storage) => {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((name) => name?.startsWith(PREFIX));
    for (const name of names) if (key === undefined || objectIn(storage.getItem(name!))?.['key'] !== key) storage.removeItem(name!);
  });
}

/** Somebody signed in: drafts of anybody else go, in every tab. */
export function keepDraftsOf(userId: number): void {
  if (lease()?.user === userId) return;
  removeStored(LEASE);
  pruneDrafts();
}

/** What outlives a session that ended by itself: the drafts, and the lease that they are read by. */
export const isOfDrafts = (name: string): boolean => name === STORED_LEASE || name.startsWith(PREFIX);

/** Follows what other tabs do, and what they did while this one was closed or asleep. */
export function watchDrafts(): void {
  pruneDrafts();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORED_LEASE) pruneDrafts();
  });
}
