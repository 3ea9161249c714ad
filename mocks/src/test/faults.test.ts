import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { controlPath } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { startedServer } from './started-server.ts';

const { server, client } = startedServer();

async function withFaults(faults: unknown[]) {
  const session = await client.enter();
  await client.ask('PUT', controlPath('faults', session.id), { body: faults });
  return session;
}

describe('faults', () => {
  it('the journal names those that hit nothing, until every call that they name has come', async () => {
    const [twice, other] = [
      { kind: 'server-error', operation: 'getMyFleet', calls: [1, 2] },
      { kind: 'fixed-delay', operation: 'listVehicles', delay: 5 },
    ];
    const { id, call, journal } = await withFaults([twice, other]);
    const missed = async () => (await journal()).missedFaults;
    expect(await missed()).toEqual([twice, other]);
    await call('GET', '/fleets/me');
    expect(await missed()).toEqual([twice, other]);
    await call('GET', '/fleets/me');
    expect(await missed()).toEqual([other]);
    // A fault that missed still counts as missed after others replace it.
    await client.ask('PUT', controlPath('faults', id), { body: [] });
    await call('GET', '/vehicles');
    expect(await missed()).toEqual([other]);
  });

  it('a fault that stays when others come is not missed after it hit', async () => {
    const [first, second] = [
      { kind: 'server-error', operation: 'getMyFleet' },
      { kind: 'server-error', operation: 'listVehicles' },
    ];
    const { id, call, journal } = await withFaults([first]);
    await client.ask('PUT', controlPath('faults', id), { body: [first, second] });
    expect((await call('GET', '/fleets/me')).status).toBe(500);
    expect((await journal()).missedFaults).toEqual([second]);
    await client.ask('PUT', controlPath('faults', id), { body: [first] });
    expect((await journal()).missedFaults).toEqual([second]);
  });

  it('server-error answers the status on the named calls only', async () => {
    const { call, journal } = await withFaults([
      { kind: 'server-error', operation: 'getMyFleet', status: 503, calls: [2] },
    ]);
    expect((await call('GET', '/fleets/me')).status).toBe(200);
    expect((await call('GET', '/fleets/me')).status).toBe(503);
    expect((await call('GET', '/fleets/me')).status).toBe(200);
    expect((await call('GET', '/fleet_users/me')).status).toBe(200);
    expect((await journal()).entries[1]).toMatchObject({ source: 'fault', status: 503 });
  });

  it('fixed-delay delays every operation, and the journal says for how long', async () => {
    const { call, journal } = await withFaults([{ kind: 'fixed-delay', operation: '*', delay: 120 }]);
    const begun = performance.now();
    expect((await call('GET', '/fleets/me')).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(110);
    expect((await journal()).entries[0].milliseconds).toBeGreaterThanOrEqual(120);
  });

  it('malformed-response sends invalid JSON with a JSON content type', async () => {
    const { call, journal } = await withFaults([{ kind: 'malformed-response', operation: 'getMyFleet' }]);
    const response = await call('GET', '/fleets/me');
    expect([response.status, response.headers.get('content-type'), response.json]).toEqual([
      200,
      'application/json',
      undefined,
    ]);
    expect((await journal()).violations).toBe(0);
  });

  it('a server error may send Retry-After, readable across origins', async () => {
    const { id, headers } = await withFaults([
      { kind: 'server-error', operation: 'getMyFleet', status: 503, retryAfter: 30 },
    ]);
    const response = await client.ask('GET', '/api/v4/fleets/me', {
      headers: { ...headers, origin: 'http://localhost' },
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    const wrong = await client.ask('PUT', `/control/sessions/${id}/faults`, {
      body: [{ kind: 'server-error', retryAfter: 'soon' }],
    });
    expect([wrong.status, wrong.json.error]).toEqual([400, expect.stringContaining('retryAfter')]);
  });

  it.each([
    ['no-content-response', 204, undefined],
    ['null-response', 200, null],
  ])('%s executes the call but omits the body', async (kind, status, json) => {
    const { call, journal } = await withFaults([{ kind, operation: 'getMyFleet', calls: [1] }]);
    const response = await call('GET', '/fleets/me');
    expect([response.status, response.json]).toEqual([status, json]);
    expect((await journal()).violations).toBe(0);
    expect((await call('GET', '/fleets/me')).json.id).toBeGreaterThan(0);
  });

  it.each(['truncated-response', 'connection-reset', 'empty-response'])(
    '%s breaks the connection of that call only',
    async (kind) => {
      const { call } = await withFaults([{ kind, operation: 'getMyFleet' }]);
      await expect(call('GET', '/fleets/me')).rejects.toThrow(/fetch failed|terminated/);
      expect((await call('GET', '/fleet_users/me')).status).toBe(200);
    },
  );

  // A browser repeats a request by itself if a connection that it uses again closes without a byte.
  it.each(['connection-reset', 'empty-response'])(
    '%s of a write begins a response, so that no browser sends it twice',
    async (kind) => {
      const { headers, journal } = await withFaults([{ kind, operation: 'createSyncEvent', calls: [1] }]);
      const lines = Object.entries({ host: 'api.localhost', 'content-length': '0', ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      );
      const socket = connect(server().port, '127.0.0.1');
      socket.end(`POST /api/v4/geotab_sync_events HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 /);
      expect((await journal()).entries.map(({ operation }: { operation: string }) => operation).slice(-1)).toEqual([
        'createSyncEvent',
      ]);
    },
  );

  it('hold keeps the response back until it is released', async () => {
    const { id, call } = await withFaults([{ kind: 'hold', operation: 'getMyFleet' }]);
    let answered = false;
    const held = call('GET', '/fleets/me').then((answer) => {
      answered = true;
      return answer.status;
    });
    expect((await call('GET', '/fleet_users/me')).status).toBe(200);
    expect(answered).toBe(false);
    expect((await client.ask('POST', controlPath('release', id), { body: { operation: 'getMyFleet' } })).json).toEqual({
      released: 1,
    });
    expect(await held).toBe(200);
  });

  it('a reset removes the tester’s faults and releases held calls', async () => {
    const { id, call } = await withFaults([{ kind: 'hold', operation: 'getMyFleet' }]);
    const held = call('GET', '/fleets/me');
    await call('GET', '/fleet_users/me');
    await client.ask('POST', controlPath('reset', id));
    expect((await held).status).toBe(200);
  });

  it('[AUT-25] scenarios bring their own: a world without a fleet, flags, overrides', async () => {
    const homeless = await client.enter({ scenario: 'access/no-fleet' });
    expect(homeless.user.fleet_id).toBeNull();
    const refused = await client.enter({ scenario: 'access/wrong-password' });
    const body = { email: 'owner@wayside.example', password: 'wayside', subdomain: 'localhost' };
    expect(await refused.call('POST', '/sessions', body)).toMatchObject({
      status: 401,
      json: { error: 'Invalid email or password' },
    });
    const otp = await client.enter({ scenario: 'access/wrong-otp' });
    const flags = await client.ask('POST', '/ofrep/v1/evaluate/flags', { body: { context: {} }, headers: otp.headers });
    expect(flags.json.flags).toContainEqual({
      key: 'multifactor_authentication',
      reason: 'STATIC',
      variant: 'on',
      value: 'on',
    });
    const joined = await client.enter({ scenario: 'fleets/refused-with-two-messages', role: 'FMC' });
    expect(
      (await joined.call('POST', '/fleets', { name: 'A', fleet_payment_type: 'bill_to' })).json.errors,
    ).toHaveLength(2);
  });

  it('[RTE-27] a token expires after its calls, or when the tester expires it', async () => {
    const short = await client.enter({ scenario: 'access/expired-token' });
    const statuses: number[] = [];
    for (let i = 0; i < 13; i++) statuses.push((await short.call('GET', '/fleets/me')).status);
    expect(statuses).toEqual([...Array<number>(12).fill(200), 401]);
    const ended = await client.enter();
    await client.ask('POST', controlPath('expireTokens', ended.id));
    expect((await ended.call('GET', '/fleets/me')).json.error).toBe('Your session has expired. Please sign in again');
  });
});
