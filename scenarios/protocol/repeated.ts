import { HIDDEN } from './capsule.ts';
import type { CapsuleCall } from './capsule.ts';
import { FORM_BODY, SESSION_HEADER, isNotKept } from './control.ts';
import type { SessionCreated } from './control.ts';

/** A token, as journals keep it in headers or whole: of a session, for a user, with a number. */
const TOKEN = /\(hidden\)\.(\d+\.\d+)|[\w-]+\.(\d+\.\d+)\.[\w-]{22}/g;

/** Of the connection that is gone. */
const GONE = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/** A text without tokens that anybody could use. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(TOKEN, (_, hidden?: string, own?: string) => `${HIDDEN}.${hidden ?? own}`);

/** A call as it was sent then, with the tokens of a session that may have another id; without its host. */
export function resent(
  { path, query, requestHeaders, requestBody }: CapsuleCall,
  { id, secret }: Pick<SessionCreated, 'id' | 'secret'>,
): { url: string; headers: Record<string, string>; body: string | undefined } {
  const withTokens = (text: string): string =>
    text.replaceAll(TOKEN, (_, hidden?: string, own?: string) => `${id}.${hidden ?? own}.${secret}`);
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, withTokens(String(one))]),
    ),
  );
  const kept = Object.entries(requestHeaders).filter(([name]) => !GONE.has(name));
  return {
    url: asked.size > 0 ? `${path}?${asked.toString()}` : path,
    headers: Object.fromEntries([...kept.map(([name, value]) => [name, withTokens(value)]), [SESSION_HEADER, id]]),
    body: requestBody === undefined ? undefined : withTokens(JSON.stringify(requestBody)),
  };
}

/** How a repeated call differs from what it was; undefined if it does not. */
export function differenceOf(before: CapsuleCall, now: CapsuleCall | undefined): string | undefined {
  if (before.requestBody === FORM_BODY) return 'sent a form, which the journal does not keep';
  if (isNotKept(before.requestBody)) return 'sent a body too long for the journal';
  if (now?.operation !== before.operation) return 'could not be repeated';
  if (before.status !== now.status) return `returned ${before.status} then and ${now.status} now`;
  return plain(before.answer) === plain(now.answer) ? undefined : `returned ${before.status} with a different body`;
}

/** Without what names the session: its tokens and its hosts. */
const plain = (answer: unknown): string =>
  withoutTokens(JSON.stringify(answer) ?? '').replaceAll(/api\.[a-z\d-]+\.localhost/g, 'api.localhost');
