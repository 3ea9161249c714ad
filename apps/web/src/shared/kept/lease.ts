import { fleetOfTab } from '../data/fleet-scope.ts';
import { authenticationToken, isTokenOfTab, rememberedUser } from '../session/session.ts';
import { readStored, storedObject, writeStored } from '../session/storage.ts';
import { KEPT_LEASE } from './connection.ts';
import { eraseKept } from './erase-kept.ts';

/** Milliseconds for which anything is kept. */
export const KEPT_FOR = 7 * 24 * 3_600_000;

/**
 * Says whose data is kept: of a user in a fleet. It is readable only under the key of the lease, which goes with
 * everything that is stored when somebody signs out or a session ends, in all tabs at once.
 */
export interface Lease {
  owner: string;
  key: string;
  release: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** The user and fleet of this tab; undefined if another tab has signed out or in as somebody else. */
function ownerOfTab(): string | undefined {
  const user = rememberedUser();
  return user && isTokenOfTab(authenticationToken() ?? '') ? `${user.id} ${fleetOfTab() ?? ''}`.trim() : undefined;
}

/** The lease under which this tab may read. Storage is untrusted, so its contents are checked. */
export function leaseToRead(): Lease | undefined {
  const { owner, key, release, since } = storedObject(readStored(KEPT_LEASE)) ?? {};
  const isOurs = owner === ownerOfTab() && typeof owner === 'string' && release === __RELEASE__;
  return isOurs && typeof key === 'string' && typeof since === 'number' && Date.now() - since < KEPT_FOR
    ? { owner, key, release, since }
    : undefined;
}

/** The lease to write under. A new one erases what an earlier owner, or an expired lease, kept. */
export function leaseToWrite(): Lease | undefined {
  const current = leaseToRead();
  const owner = ownerOfTab();
  if (current || owner === undefined) return current;
  eraseKept();
  writeStored(
    KEPT_LEASE,
    JSON.stringify({
      owner,
      key: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      release: __RELEASE__,
      since: Date.now(),
    }),
  );
  // Where storage is blocked there is none.
  return leaseToRead();
}
