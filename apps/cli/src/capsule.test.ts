import { startServer } from '@wayside/mocks';
import type { ScenarioServer } from '@wayside/mocks';
import type { Capsule, CapsuleCall } from '@wayside/scenarios/capsule';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuild } from './capsule.ts';

let server: ScenarioServer;
let origin: string;
beforeAll(async () => {
  server = await startServer({ port: 0, apiOnly: true });
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

const control = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${origin}/control/sessions${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return response.status === 204 ? undefined : response.json();
};

/** A tester's session in which the user changed their name; its capsule, and what the server says about the user. */
async function lived(scenario = 'base/signed-in'): Promise<{ capsule: Capsule; user: unknown; ask: () => Promise<unknown> }> {
  const { id, cookies } = (await control('POST', '', { scenario, role: 'Owner' })) as { id: string; cookies: Record<string, string> };
  const headers = {
    authorization: decodeURIComponent(cookies['wayside_authentication_token']!),
    'x-scenario-session': id,
    'content-type': 'application/json',
  };
  const call = async (method: string, path: string, body?: unknown) =>
    (await fetch(`${origin}/api/v4${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })).json();
  const ask = () => call('GET', '/fleet_users/me');
  const me = (await ask()) as { id: number };
  await call('PUT', `/fleet_users/${me.id}`, { firstName: 'Capsule' });
  const { entries } = (await control('GET', `/${id}/journal`)) as { entries: CapsuleCall[] };
  const {
    scenario: name,
    brand,
    role,
    seed,
    clock,
    profile,
    faults,
  } = (await control('GET', `/${id}`)) as Capsule['session'] & { scenario: string };
  const capsule: Capsule = {
    wayside: 'capsule',
    version: 1,
    title: 'a test',
    session: { id, scenario: name, brand, role, seed, clock, profile, faults },
    address: '/account',
    signedInAs: 'owner@wayside.example',
    journal: entries,
  };
  return { capsule, user: await ask(), ask };
}

describe('a capsule', () => {
  test('gives the same state again, after the session has gone', async () => {
    const { capsule, user: before, ask } = await lived();
    await control('DELETE', `/${capsule.session.id}`);
    expect(await rebuild(capsule, origin)).toEqual({ replayed: 1, different: [] });
    expect(before).toMatchObject({ firstName: 'Capsule' });
    expect(await ask()).toEqual(before);
  });

  test('keeps no token', async () => {
    const { capsule } = await lived();
    expect(capsule.journal.at(-1)?.requestHeaders['authorization']).toMatch(/^\(hidden\)\.\d+\.1$/);
  });

  test('says which call is answered otherwise now', async () => {
    const { capsule } = await lived();
    const journal = capsule.journal.map((call) => (call.method === 'PUT' ? { ...call, status: 418 } : call));
    const { different } = await rebuild({ ...capsule, journal }, origin);
    expect(different).toEqual([expect.stringMatching(/^updateFleetUser .* answered 418 then and 200 now$/)]);
  });

  test('brings back clock and faults as they stood', async () => {
    const { capsule } = await lived();
    const faults = [{ kind: 'hold', operation: 'getDashboard' }] as const;
    await rebuild({ ...capsule, session: { ...capsule.session, clock: '2026-05-01T08:00:00.000Z', faults } }, origin);
    expect(await control('GET', `/${capsule.session.id}`)).toMatchObject({ clock: '2026-05-01T08:00:00.000Z', faults });
  });

  test('of a scenario that is not there any more is refused with the names of those that are', async () => {
    const { capsule } = await lived();
    await expect(rebuild({ ...capsule, session: { ...capsule.session, scenario: 'gone/away' } }, origin)).rejects.toThrow('gone/away');
  });
});
