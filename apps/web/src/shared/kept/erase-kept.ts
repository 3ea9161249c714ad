import { attempt } from '../session/storage.ts';

/** Database of what is kept for when there is no network. */
export const KEPT_DATABASE = 'wayside_kept';

/**
 * Erases what is kept of a user and a fleet, as soon as no tab is using it. Part of every page, since anybody may sign in
 * or out on any of them. That nothing is read meanwhile is up to the lease (`lease.ts`).
 */
export const eraseKept = (): unknown => attempt(() => indexedDB.deleteDatabase(KEPT_DATABASE));
