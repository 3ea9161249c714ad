import { attempt, namesIn, readCookie, readStored, removeStored, storedObject, writeStored } from './storage.ts';

const PREFIX = 'wayside_draft_';
const LEASE = 'kept_for';
const STORED_LEASE = `wayside_${LEASE}`;

/** Owner of a draft: a user, in one fleet if the draft is about that fleet. `userId` is null before sign-in. */
export interface DraftOwner {
  userId: number | null;
  fleetId?: number | null;
}

export type DraftValues = Readonly<Record<string, unknown>>;

export interface KeptDraft {
  /** Stored values at the time the draft was opened. From storage, so don't trust them. */
  values: DraftValues | undefined;
  /** Stores these values, or deletes the draft. Passwords and codes are never stored. */
  keep: (values: DraftValues | undefined) => void;
  /** Deletes the draft; later calls of `keep` are ignored. */
  clear: () => void;
}

/**
 * Shared by all tabs. A draft is readable only while the lease it was written under exists, so deleting the lease at
 * sign-out makes the drafts of every tab unreadable.
 */
interface Lease {
  user: number | null;
  key: string;
}

const isSecret = (name: string): boolean => /password|otp|token|nonce/i.test(name);
export const ownerText = ({ userId, fleetId }: DraftOwner): string => `${userId ?? 'nobody'} ${fleetId ?? ''}`.trim();
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

function lease(): Lease | undefined {
  const { user, key } = storedObject(readStored(LEASE)) ?? {};
  return typeof key === 'string' && (user === null || typeof user === 'number') ? { user, key } : undefined;
}

/** The lease to write under. A new user replaces it, which deletes the previous user's drafts. */
function leaseOf({ userId }: DraftOwner): Lease {
  const current = lease();
  if (current && (userId === null || current.user === userId)) return current;
  const made = { user: userId, key: newKey() };
  writeStored(LEASE, JSON.stringify(made));
  pruneDrafts();
  return made;
}

/** Accesses this tab's drafts; undefined if storage is blocked. */
const inTab = <Value>(work: (storage: Storage) => Value): Value | undefined =>
  attempt(() => work(window.sessionStorage));

function valuesIn(storage: Storage, name: string, owner: DraftOwner): DraftValues | undefined {
  const draft = storedObject(storage.getItem(PREFIX + name));
  const { values } = draft ?? {};
  const key = lease()?.key;
  const isReadable = key !== undefined && draft?.['key'] === key && draft['owner'] === ownerText(owner);
  if (isReadable && typeof values === 'object' && values !== null) return values as DraftValues;
  storage.removeItem(PREFIX + name);
  return undefined;
}

/**
 * Opens a draft of this tab. Deletes a draft of another owner under the same name. Writes only during the session in
 * which it was opened.
 */
export function openDraft(name: string, owner: DraftOwner): KeptDraft {
  const token = readCookie('authentication_token');
  let isCleared = false;
  const keep = (values: DraftValues | undefined): void => {
    if (isCleared || readCookie('authentication_token') !== token) return;
    inTab((storage) => {
      if (!values) return storage.removeItem(PREFIX + name);
      const open = Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));
      return storage.setItem(
        PREFIX + name,
        JSON.stringify({ key: leaseOf(owner).key, owner: ownerText(owner), values: open }),
      );
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

/** Whether this tab has a draft of that name. */
export const hasDraft = (name: string, owner: DraftOwner): boolean => openDraft(name, owner).values !== undefined;

/** Of a draft that only notes what has happened: nobody would miss it. */
export const NOTE = 'note_';

/** The stored names of this tab's drafts of that owner, without notes. */
function namesOf(storage: Storage, owner: DraftOwner): string[] {
  const key = lease()?.key;
  return namesIn(storage).filter((name) => {
    if (!name.startsWith(PREFIX) || name.startsWith(PREFIX + NOTE) || key === undefined) return false;
    const draft = storedObject(storage.getItem(name));
    return draft?.['key'] === key && draft['owner'] === ownerText(owner);
  });
}

/** Whether this tab has something unsaved of that owner. */
export const hasDraftsOf = (owner: DraftOwner): boolean =>
  inTab((storage) => namesOf(storage, owner).length > 0) ?? false;

/** Deletes what this tab has unsaved of that owner. */
export const forgetDraftsOf = (owner: DraftOwner): void =>
  inTab((storage) => {
    for (const name of namesOf(storage, owner)) storage.removeItem(name);
  });

/** Deletes this tab's drafts that are no longer readable. */
export function pruneDrafts(): void {
  const key = lease()?.key;
  inTab((storage) => {
    for (const name of namesIn(storage).filter((one) => one.startsWith(PREFIX)))
      if (key === undefined || storedObject(storage.getItem(name))?.['key'] !== key) storage.removeItem(name);
  });
}

/** Called at sign-in: deletes everyone else's drafts, in every tab. */
export function keepDraftsOf(userId: number): void {
  if (lease()?.user === userId) return;
  removeStored(LEASE);
  pruneDrafts();
}

/** Whether a stored name survives an expired session: the drafts and their lease. */
export const isOfDrafts = (name: string): boolean => name === STORED_LEASE || name.startsWith(PREFIX);

/**
 * Deletes drafts when another tab removes the lease, and those that became unreadable while this tab was closed or
 * asleep.
 */
export function watchDrafts(): void {
  pruneDrafts();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORED_LEASE) pruneDrafts();
  });
}
