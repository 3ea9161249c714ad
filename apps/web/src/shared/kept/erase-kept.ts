import { attempt, removeStored } from '../session/storage.ts';

/** Database of what is kept for when there is no network, and the name under which storage says whose it is. */
export const KEPT_DATABASE = 'wayside_kept';
export const KEPT_LEASE = 'kept';

/**
 * Erases what is kept of a user and a fleet. Without its lease nothing can be read from here on; the database goes as
 * soon as no tab is using it. Part of every page, since anybody may sign in or out on any of them.
 */
export function eraseKept(): void {
  removeStored(KEPT_LEASE);
  attempt(() => indexedDB.deleteDatabase(KEPT_DATABASE));
}
