import { SESSION_HEADER, controlPath } from '@wayside/scenarios/control';
import type { SessionRecipe } from '@wayside/scenarios/control';
import type { ScenarioServer } from '../server/server.ts';

interface Sent {
  method: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined when it is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests inspect responses of any shape
  json: any;
}

/** A request with a body of JSON, unless it is a text or a form. */
export function sent({ method, body, headers }: Sent): RequestInit {
  const isRaw = typeof body === 'string' || body instanceof FormData;
  return {
    method,
    redirect: 'manual',
    headers: body === undefined || isRaw ? headers : { 'content-type': 'application/json', ...headers },
    body: isRaw ? body : JSON.stringify(body),
  };
}

/** Talks to a running server as a browser, a tester or an anonymous caller. */
export function clientOf(server: () => ScenarioServer) {
  const origin = (): string => `http://127.0.0.1:${server().port}`;

  async function ask(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const response = await fetch(origin() + path, sent({ method, ...options }));
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  /** Creates a signed-in session; `call` acts as its user. */
  async function enter(recipe: SessionRecipe = {}) {
    const session = (await ask('POST', controlPath('sessions'), { body: recipe })).json as { id: string };
    const signIn = await ask('POST', controlPath('signIn', session.id));
    const token = signIn.json.user.authentication_token as string;
    const headers = { authorization: token, [SESSION_HEADER]: session.id };
    return {
      id: session.id,
      token,
      user: signIn.json.user as { id: number; fleet_id: number },
      headers,
      call: (method: string, path: string, body?: unknown) => ask(method, `/api/v4${path}`, { headers, body }),
      journal: async () => (await ask('GET', controlPath('journal', session.id))).json,
    };
  }

  return { origin, ask, enter };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
