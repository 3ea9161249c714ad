import { startServer } from '@wayside/mocks';
import type { ScenarioServer } from '@wayside/mocks';
import type { Capsule } from '@wayside/scenarios/capsule';
import { SESSION_HEADER } from '@wayside/scenarios/control';
import { controlOf } from '@wayside/scenarios/control-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuild } from '@wayside/scenarios/rebuild';

let server: ScenarioServer;
let origin: string;
let control: ReturnType<typeof controlOf>;
beforeAll(async () => {
  server = await startServer({ port: 0, apiOnly: true });
  origin = `http://127.0.0.1:${server.port}`;
  control = controlOf(origin);
});
afterAll(() => server.close());

/** A session in which the user changed their name: its capsule, and what the server returns for the user. */
async function lived(): Promise<{ capsule: Capsule; user: unknown; ask: () => Promise<unknown> }> {
  const { id, cookies } = await control.create({ scenario: 'base/signed-in', role: 'Owner' });
  const headers = {
    authorization: decodeURIComponent(cookies['wayside_authentication_token']!),
    [SESSION_HEADER]: id,
    'content-type': 'application/json',
  };
  const call = async (method: string, path: string, body?: unknown) =>
    (await fetch(`${origin}/api/v4${path}`, { method, headers, body: JSON.stringify(body) })).json();
  const ask = () => call('GET', '/fleet_users/me');
  const me = (await ask()) as { id: number };
  await call('PUT', `/fleet_users/${me.id}`, { firstName: 'Capsule' });
  const { entries } = await control.journal(id);
  const { scenario, brand, role, seed, clock, profile, faults } = await control.session(id);
  const capsule: Capsule = {
    wayside: 'capsule',
    version: 1,
    title: 'a test',
    session: { id, scenario, brand, role, seed, clock, profile, faults },
    address: '/account',
    signedInAs: 'owner@wayside.example',
    journal: entries,
  };
  return { capsule, user: await ask(), ask };
}

describe('a capsule', () => {
  test('restores the same state after the session is gone', async () => {
    const { capsule, user: before, ask } = await lived();
    await control.remove(capsule.session.id);
    expect(await rebuild(capsule, origin)).toEqual({ replayed: 1, different: [] });
    expect(before).toMatchObject({ firstName: 'Capsule' });
    expect(await ask()).toEqual(before);
  });

  test('contains no token', async () => {
    const { capsule } = await lived();
    expect(capsule.journal.at(-1)?.requestHeaders['authorization']).toMatch(/^\(hidden\)\.\d+\.1$/);
  });

  test('reports calls whose response now differs', async () => {
    const { capsule } = await lived();
    const journal = capsule.journal.map((call) => (call.method === 'PUT' ? { ...call, status: 418 } : call));
    const { different } = await rebuild({ ...capsule, journal }, origin);
    expect(different).toEqual([expect.stringMatching(/^updateFleetUser .* returned 418 then and 200 now$/)]);
  });

  test('restores clock and faults', async () => {
    const { capsule } = await lived();
    const faults = [{ kind: 'hold', operation: 'getDashboard' }] as const;
    await rebuild({ ...capsule, session: { ...capsule.session, clock: '2026-05-01T08:00:00.000Z', faults } }, origin);
    expect(await control.session(capsule.session.id)).toMatchObject({ clock: '2026-05-01T08:00:00.000Z', faults });
  });

  test('of a scenario that no longer exists is refused with a list of those that do', async () => {
    const { capsule } = await lived();
    await expect(
      rebuild({ ...capsule, session: { ...capsule.session, scenario: 'gone/away' } }, origin),
    ).rejects.toThrow('gone/away');
  });
});
