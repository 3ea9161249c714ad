import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import { keepDeclared } from './answers.ts';
import type { paths } from './generated/contract.d.ts';
import { BASE_PATH } from './hosts.ts';

/** Value of the `application-name` header. */
export const APPLICATION_NAME = 'wayside';

export interface ClientOptions {
  /** Origin of the API host, see `apiOrigin`. */
  origin: string;
  /** The stored authentication token; nothing is sent without one. */
  token: () => string | undefined;
  /** Told once for each token that the server refuses, however many calls were under way with it. */
  onUnauthorized?: (token: string) => void;
  /** More headers, read at every call (the scenario session in demo builds). */
  headers?: () => Record<string, string>;
  /** Milliseconds after which a call is given up. */
  timeout?: number;
  fetch?: (request: Request) => Promise<Response>;
}

export type ApiClient = Client<paths>;

/** The typed client: one method per HTTP verb, paths and bodies checked against the contract. */
export function createApiClient(options: ClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.origin + BASE_PATH,
    ...(options.fetch && { fetch: options.fetch }),
    querySerializer: { array: { style: 'form', explode: true } },
    // A form keeps the content type that the browser gives it, with the boundary.
    bodySerializer: (body) => ((body as unknown) instanceof FormData ? body : JSON.stringify(body)),
  });
  client.use(identify(options), unauthorizedOnce(options), declaration);
  return client;
}

function identify({ token, headers, timeout = 20_000 }: ClientOptions): Middleware {
  return {
    onRequest({ request }) {
      const stored = token();
      request.headers.set('Accept', 'application/json');
      request.headers.set('application-name', APPLICATION_NAME);
      if (stored) request.headers.set('Authorization', stored);
      for (const [name, value] of Object.entries(headers?.() ?? {})) request.headers.set(name, value);
      return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) });
    },
  };
}

/** `resultOf` compares the body with it. */
const declaration: Middleware = {
  onResponse({ request, response, schemaPath }) {
    keepDeclared(response, request.method, schemaPath);
  },
};

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
