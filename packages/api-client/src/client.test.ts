import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import type { ClientOptions } from './client.ts';
import { resultOf } from './result.ts';

const ORIGIN = 'http://api.localhost:4000';

/** A client that sends its requests to the given function. */
function clientWith(respond: (request: Request) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const client = createApiClient({
    origin: ORIGIN,
    token: () => 'T1',
    ...options,
    fetch: async (request) => {
      requests.push(request.clone());
      return respond(request);
    },
  });
  return { client, requests };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('client', () => {
  it('[API-02, API2-01, OPN-68] sends the raw token, and no header without one', async () => {
    const { client, requests } = clientWith(() => json([]));
    await client.GET('/fleet_users');
    expect(requests[0]!.headers.get('authorization')).toBe('T1');

    const signedOut = clientWith(() => json([]), { token: () => undefined });
    await signedOut.client.GET('/fleet_users');
    expect(signedOut.requests[0]!.headers.has('authorization')).toBe(false);
  });

  it('[API-03, API-04, API2-01] sends JSON headers and the application name', async () => {
    const { client, requests } = clientWith(() => json({}));
    await client.POST('/customers/reset_password', { body: { email: 'a@b.co' } });
    const { headers } = requests[0]!;
    expect([headers.get('accept'), headers.get('content-type'), headers.get('application-name')]).toEqual([
      'application/json',
      'application/json',
      'wayside',
    ]);
    expect(await requests[0]!.json()).toEqual({ email: 'a@b.co' });
  });

  it('[API-05, API2-02] list parameters use brackets', async () => {
    const { client, requests } = clientWith(() => json([]));
    await client.GET('/fleets/me/vehicle_services', { params: { query: { page: 1, 'vehicle_ids[]': [1, 2] } } });
    expect(new URL(requests[0]!.url).search).toBe('?page=1&vehicle_ids[]=1&vehicle_ids[]=2');
  });

  it('[CON-07, CON2-18] paths start with /api/v4', async () => {
    const { client, requests } = clientWith(() => json({}));
    await client.GET('/vehicles/{id}', { params: { path: { id: 7 } } });
    expect(requests[0]!.url).toBe(`${ORIGIN}/api/v4/vehicles/7`);
  });

  it('[CON2-26, API2-40] an upload keeps the browser’s multipart boundary', async () => {
    const { client, requests } = clientWith(() => json({}, 201));
    const form = new FormData();
    form.set('glovebox_item[document_type]', 'registration');
    await client.POST('/glovebox_items', { body: form as never });
    expect(requests[0]!.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(requests[0]!.headers.get('authorization')).toBe('T1');
  });

  it('[API-06] aborts a call after the timeout', async () => {
    const { client } = clientWith(
      (request) =>
        new Promise((_resolve, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
        ),
      { timeout: 10 },
    );
    expect(await resultOf(client.GET('/fleets/me'))).toMatchObject({ status: 'failure', kind: 'timeout' });
  });

  it('[ERR-09] a response that is not JSON is unreadable, not a crash', async () => {
    const { client } = clientWith(
      () => new Response('{"unfinished": [1', { headers: { 'content-type': 'application/json' } }),
    );
    expect(await resultOf(client.GET('/fleets/me'))).toMatchObject({ status: 'failure', kind: 'unreadable' });
  });

  it('[RTE-27] a rejected token is reported once however many calls were in flight; a later token is reported again', async () => {
    const onUnauthorized = vi.fn<(token: string) => void>();
    let token = 'T1';
    const { client } = clientWith(() => json({ error: 'over' }, 401), { token: () => token, onUnauthorized });
    await Promise.all([client.GET('/fleets/me'), client.GET('/fleet_users'), client.GET('/dashboard')]);
    expect(onUnauthorized.mock.calls).toEqual([['T1']]);
    token = 'T2';
    await client.GET('/fleets/me');
    expect(onUnauthorized.mock.calls).toEqual([['T1'], ['T2']]);
  });

  it('[RTE-27] nothing but a 401 rejects a token', async () => {
    const onUnauthorized = vi.fn<(token: string) => void>();
    for (const status of [200, 403, 404, 500]) {
      const { client } = clientWith(() => json({ id: 1 }, status), { onUnauthorized });
      await client.GET('/fleet_users/me');
    }
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('[ERR-02] wrong credentials do not end a session', async () => {
    const onUnauthorized = vi.fn<(token: string) => void>();
    const { client } = clientWith(() => json({ error: 'Invalid email or password' }, 401), {
      token: () => undefined,
      onUnauthorized,
    });
    await client.POST('/sessions', { body: { email: 'a@b.co', password: 'x', subdomain: 'localhost' } });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('extra headers are read on every call', async () => {
    let session = 'one';
    const { client, requests } = clientWith(() => json([]), { headers: () => ({ 'x-scenario-session': session }) });
    await client.GET('/fleets/me');
    session = 'two';
    await client.GET('/fleets/me');
    expect(requests.map((request) => request.headers.get('x-scenario-session'))).toEqual(['one', 'two']);
  });
});
