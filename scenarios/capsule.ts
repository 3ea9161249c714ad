import type { OperationId } from '@wayside/api-client';
import { ROLE_NAMES, emailOf, roleSlug } from './axes.ts';
import { SESSION_HEADER } from './control.ts';
import type { JournalEntry, LinkQuery, SessionSummary } from './control.ts';

/** A call of a journal, as far as it is needed to make it again. */
export type CapsuleCall = Pick<
  JournalEntry,
  'operation' | 'method' | 'path' | 'query' | 'requestHeaders' | 'requestBody' | 'status' | 'answer'
>;

/** Everything that the state of a failed test follows from, as one file. */
export interface Capsule {
  wayside: 'capsule';
  version: 1;
  /** The test that failed. */
  title: string;
  /** Its recipe, and clock and faults as they stood in the end. */
  session: Pick<SessionSummary, 'id' | 'scenario' | 'brand' | 'role' | 'seed' | 'clock' | 'profile' | 'faults'>;
  /** Where the browser was: path, query and hash. */
  address: string;
  /** Email of the user that the browser was signed in as; null without one. */
  signedInAs: string | null;
  journal: readonly CapsuleCall[];
}

/** What asks by POST and changes nothing: made again, it would only use up what is counted by calls. */
const READS: ReadonlySet<OperationId> = new Set(['evaluateFlags', 'searchOrders', 'searchServices', 'previewOrder']);

/** The calls that made the state what it is. The screen that is opened afterwards asks the others by itself. */
export const changesOf = ({ journal }: Capsule): CapsuleCall[] =>
  journal.filter(({ method, operation }) => method !== 'GET' && !READS.has(operation));

/** What stands in a journal in place of a token names the sign-in and not the session: `(hidden).12.3`. */
export const HIDDEN = '(hidden)';

/** The headers of a call as they were sent, in a session of this id. */
export function headersOf({ requestHeaders }: CapsuleCall, session: string): Record<string, string> {
  const { authorization, 'content-type': type } = requestHeaders;
  return {
    [SESSION_HEADER]: session,
    ...(type !== undefined && { 'content-type': type }),
    ...(authorization !== undefined && { authorization: session + authorization.slice(HIDDEN.length) }),
  };
}

/** The query with which the capsule's address joins its session as whom it was left by. */
export function joiningQuery({ session, signedInAs }: Capsule): LinkQuery {
  const role = ROLE_NAMES.find((name) => emailOf(name) === signedInAs);
  return { session: session.id, ...(role && { role: roleSlug(role) }) };
}

/** Reads a capsule file. Throws an Error in words when it is none, or one of another version. */
export function capsuleOf(text: string): Capsule {
  let value: Partial<Capsule> | null;
  try {
    value = JSON.parse(text) as Partial<Capsule> | null;
  } catch {
    throw new Error('The file is no JSON');
  }
  if (value?.wayside !== 'capsule') throw new Error('The file is no capsule');
  if (value.version !== 1) throw new Error(`The capsule has version ${String(value.version)}, this project reads version 1`);
  return value as Capsule;
}
