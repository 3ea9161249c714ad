import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import { keepDeclared } from './declared.ts';
import type { paths } from './generated/contract.d.ts';
import { BASE_PATH } from './hosts.ts';
import { headersOf, writePath, writeQuery } from './request.ts';

export interface ClientOptions {
  /** Origin of the API host; see `apiOrigin`. */
  origin: string;
  /** The stored authentication token; without one no header is sent. */
  token: () => string | undefined;
  /** Called once per rejected token, however many calls were in flight with it. */
  onUnauthorized?: (token: string) => void;
  /** Awaited before a refusal (a status of 400 to 499) is read. */
  onRefused?: () => Promise<void>;
  /** Extra headers, read on every call (the scenario session in demo builds). */
  headers?: () => Record<string, string>;
  /** Milliseconds after which a call is aborted. */
  timeout?: number;
  fetch?: (request: Request) => Promise<Response>;
}

export type ApiClient = Client<paths>;

/** The typed client: one method per HTTP verb; paths and bodies are checked against the contract. */
export function createApiClient(options: ClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.origin + BASE_PATH,
    fetch: options.fetch,
    querySerializer: writeQuery,
    pathSerializer: writePath,
    // Let the browser set a form's content type, which includes the boundary.
    bodySerializer: (body) => ((body as unknown) instanceof FormData ? body : JSON.stringify(body)),
  });
  client.use(identify(options), unauthorizedOnce(options), refusedFirst(options), declaration);
  return client;
}

function identify({ token, headers, timeout = 20_000 }: ClientOptions): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(headersOf(token(), headers?.()))) request.headers.set(name, value);
      return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) });
    },
  };
}

/** Lets `resultOf` compare the body with its declaration. */
const declaration: Middleware = {
  onResponse({ request, response, schemaPath }) {
    keepDeclared(response, request.method, schemaPath);
  },
};

function refusedFirst({ onRefused }: ClientOptions): Middleware {
  return {
    async onResponse({ response: { status } }) {
      if (status >= 400 && status < 500) await onRefused?.();
    },
  };
}

function unauthorizedOnce({ onUnauthorized }: ClientOptions): Middleware {
  const refused = new Set<string>();
  return {
    onResponse({ request, response }) {
      const token = request.headers.get('Authorization');
      if (response.status !== 401 || !token || refused.has(token)) return;
      refused.add(token);
      onUnauthorized?.(token);
    },
  };
}
