import type { FaultKind, Scenario } from '@wayside/scenarios';
import { SESSION_HEADER, isNotKept } from '@wayside/scenarios/control';
import type { JournalEntry, Touched } from '@wayside/scenarios/control';
import type { Cell } from '@wayside/scenarios/matrix';
import { MockSession } from '../mock-session.ts';
import { apiUrl } from '../server.ts';
import { parsed } from './calls.ts';

type Calls = readonly JournalEntry[];

/** Faults whose response does not depend on the client; the others delay or break a browser's connection. */
const ANSWERING: ReadonlySet<FaultKind> = new Set([
  'server-error',
  'malformed-response',
  'no-content-response',
  'null-response',
]);

/**
 * Repeats the calls of an opened cell of the same case, and compares the responses: if a page would look different,
 * `differs` says so, and the cell must be opened itself. Skips calls that a fault of the scenario delays or breaks.
 */
export async function playAgain(
  { faults = [] }: Scenario,
  cell: Cell,
  calls: Calls,
): Promise<{ problems: string[]; touched: Touched; differs: boolean }> {
  const broken = new Set<string>(faults.filter(({ kind }) => !ANSWERING.has(kind)).map(({ operation }) => operation));
  const session = await MockSession.create(cell);
  try {
    const { token } = await session.signIn();
    let differs = false;
    for (const call of calls) {
      const { operation, method, requestHeaders } = call;
      const isForm = requestHeaders['content-type']?.startsWith('multipart/') ?? false;
      // What comes after a change that is not repeated may depend on it.
      if (method !== 'GET' && (isForm || broken.has(operation))) break;
      if (broken.has(operation)) continue;
      differs ||= await isDifferent(call, await repeat(call, session, token));
      if (differs) break;
    }
    const { violations, touched } = await session.journal(Number.MAX_SAFE_INTEGER);
    return { problems: violations === 0 ? [] : [`${violations} responses break the contract`], touched, differs };
  } finally {
    await session.delete();
  }
}

/**
 * Refusals and failures of an opened page, of calls that only succeeded in the cell it was compared with: who may see a
 * screen gets the same from the server.
 */
export function refusedIn(entries: Calls, others: Calls): string[] {
  const succeeded = new Set(others.map(({ operation }) => operation));
  for (const { operation, status } of others) if (status >= 400) succeeded.delete(operation);
  return entries
    .filter(({ operation, status }) => status >= 400 && succeeded.has(operation))
    .map(({ operation, status }) => `${operation} returns ${status}, but succeeds elsewhere in this case`);
}

function repeat(
  { method, path, query, requestHeaders, requestBody }: JournalEntry,
  { id }: MockSession,
  token: string,
): Promise<Response> {
  const words = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  const headers: Record<string, string> = { [SESSION_HEADER]: id };
  if (requestHeaders['authorization'] !== undefined) headers['authorization'] = token;
  if (requestBody != null) headers['content-type'] = requestHeaders['content-type'] ?? 'application/json';
  return fetch(apiUrl(words.size > 0 ? `${path}?${words}` : path), {
    method,
    redirect: 'manual',
    headers,
    body: requestBody == null ? undefined : JSON.stringify(requestBody),
  });
}

/**
 * Whether a page would look different: the status, or which lists are empty. The user differs by role, as each screen
 * shows.
 */
async function isDifferent({ operation, status, answer, source }: JournalEntry, response: Response): Promise<boolean> {
  const text = await response.text();
  if (response.status !== status) return true;
  if (operation === 'getCurrentUser' || source === 'fault' || isNotKept(answer)) return false;
  return emptyIn(parsed(text)) !== emptyIn(answer);
}

/** Names of the lists of a body that are empty. */
function emptyIn(body: unknown): string {
  const lists = Array.isArray(body) ? { body } : typeof body === 'object' && body !== null ? body : {};
  return Object.entries(lists)
    .filter(([, value]) => Array.isArray(value) && value.length === 0)
    .map(([name]) => name)
    .join();
}
