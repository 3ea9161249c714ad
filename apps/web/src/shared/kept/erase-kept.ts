import { attempt } from '../session/storage.ts';

/** The database with the data for use without a network. */
export const KEPT_DATABASE = 'wayside_kept';

/**
 * Erases what is kept of a user and a fleet, as soon as no tab is using it. Until then, the lease (`lease.ts`) prevents
 * reading it.
 */
export const eraseKept = (): unknown => attempt(() => indexedDB.deleteDatabase(KEPT_DATABASE));
