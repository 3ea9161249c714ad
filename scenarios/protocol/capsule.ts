import { operationTable } from '@wayside/api-client';
import type { OperationId } from '@wayside/api-client';
import { ROLE_NAMES, emailOf, roleSlug } from '../axes.ts';
import type { JournalEntry, LinkQuery, SessionRecipe, SessionSummary } from './control.ts';

/** The fields of a journal entry needed to replay the call. */
export type CapsuleCall = Pick<
  JournalEntry,
  'operation' | 'method' | 'path' | 'query' | 'requestHeaders' | 'requestBody' | 'status' | 'answer'
> &
  Partial<Pick<JournalEntry, 'clock' | 'source'>>;

/** Everything needed to restore the state of a failed test, as one file. */
export interface Capsule {
  wayside: 'capsule';
  version: 1;
  /** Title of the failed test. */
  title: string;
  /** The session's recipe, with clock, faults and chosen answers at the time of the failure. */
  session: Pick<SessionSummary, 'id' | 'scenario' | 'brand' | 'role' | 'seed' | 'clock' | 'profile' | 'faults'> &
    Partial<Pick<SessionSummary, 'answers'> & Pick<SessionRecipe, 'flags'>>;
  /** The browser's location: path, query and hash. */
  address: string;
  /** Email of the signed-in user; null when signed out. */
  signedInAs: string | null;
  journal: readonly CapsuleCall[];
}

/** POST calls that change nothing. Replaying them would only count toward faults that apply to certain calls. */
const READS: ReadonlySet<OperationId> = new Set(['evaluateFlags', 'searchOrders', 'searchServices', 'previewOrder']);

/** Whether its calls may change state. The page makes all other calls itself when it is opened. */
export const isChange = (operation: OperationId, method: string = operationTable[operation].method): boolean =>
  method !== 'GET' && !READS.has(operation);

/** The calls that changed state. */
export function changesOf<Call extends CapsuleCall>(journal: readonly Call[]): Call[] {
  return journal.filter(({ operation, method }) => isChange(operation, method));
}

const SIGN_INS: ReadonlySet<OperationId> = new Set(['createSession', 'sendOtp', 'deleteShellSession']);

/** The calls that changed what others see: not a refused one, and not who is signed in. */
export function deedsOf<Call extends CapsuleCall>(journal: readonly Call[]): Call[] {
  return changesOf(journal).filter(({ operation, status }) => status < 400 && !SIGN_INS.has(operation));
}

/** Replaces a token in journals. What follows identifies the sign-in, not the session: `(hidden).12.3`. */
export const HIDDEN = '(hidden)';

/** The query that joins the capsule's session as the user signed in at the end. */
export function joiningQuery({ session, signedInAs }: Capsule): LinkQuery {
  const role = ROLE_NAMES.find((name) => emailOf(name) === signedInAs);
  return { session: session.id, ...(role && { role: roleSlug(role) }) };
}

/** Parses a capsule file. Throws a TypeError when it is invalid or has another version. */
export function capsuleOf(text: string): Capsule {
  let value: Partial<Capsule> | null;
  try {
    value = JSON.parse(text) as Partial<Capsule> | null;
  } catch {
    throw new TypeError('The file is not JSON');
  }
  if (value?.wayside !== 'capsule') throw new TypeError('The file is not a capsule');
  if (value.version !== 1)
    throw new TypeError(`The capsule has version ${String(value.version)}; this project reads version 1`);
  const { session, journal, address } = value;
  if (typeof session !== 'object' || session === null || !Array.isArray(journal) || typeof address !== 'string')
    throw new TypeError('The capsule lacks its session, its journal, or its address');
  return value as Capsule;
}
