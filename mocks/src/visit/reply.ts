import type { PlainReply } from '../engine/reply.ts';
import { utf8Of } from '../shared/bytes.ts';

/** A response to a page or its browser, which may also set cookies: lines as in `Set-Cookie`. */
export interface PageReply extends PlainReply {
  cookies?: readonly string[];
}

export function plain(status: number, text: string, headers: Record<string, string> = {}): PageReply {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    bytes: utf8Of(text),
  };
}

export function json(value: object): PageReply {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    bytes: utf8Of(JSON.stringify(value)),
  };
}

export function redirect(location: string, cookies: readonly string[] = []): PageReply {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, cookies, bytes: undefined };
}
