import { createApiClient } from '@wayside/api-client';
import type { ScenarioId } from '@wayside/scenarios';
import { expect, it, vi } from 'vitest';
import { scenarioFetch, scenarioSession } from './scenario-fetch.ts';

const VEHICLES = '/api/v4/vehicles';

it('[STU-10] a client is given the fetch of a scenario, and calls as the user of its role', async () => {
  const fetch = scenarioFetch({ scenario: 'vehicles/none', role: 'Manager' });
  const api = createApiClient({ origin: 'https://api.fleet.example', token: () => undefined, fetch });
  expect((await api.GET('/vehicles')).data).toEqual([]);
  expect((await api.GET('/fleet_users/me')).data?.roles).toEqual(['Manager']);
  expect((await api.GET('/fleets/load_all_fleets')).response.status).toBe(403);
});

it('[STU-10] a session has its world, its journal and its clock; a later call sees an earlier one', async () => {
  const session = scenarioSession();
  const { fetch } = session;
  const read = async () => (await (await fetch('/api/v4/policies')).json()) as { id: number }[];
  const before = await read();
  await fetch(new Request(`http://localhost/api/v4/policies/${before[0]!.id}`, { method: 'DELETE' }));
  expect(await read()).toEqual(before.slice(1));
  expect(session.journal.entries.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
    'listPolicies 200',
    'deletePolicy 204',
    'listPolicies 200',
  ]);
  session.clock = '2026-12-24T12:00:00Z';
  expect(session.world.clock).toBe('2026-12-24T12:00:00Z');
  session.reset();
  expect(await read()).toEqual(before);
});

it('[STU-10] two sessions of a recipe say the same, and know nothing of each other', async () => {
  const [one, other, third] = ['a', 'a', 'b'].map((seed) => scenarioSession({ seed }));
  const texts = await Promise.all([one!, other!, third!].map(async (each) => (await each.fetch(VEHICLES)).text()));
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[0]);
  one!.setFaults([{ kind: 'server-error', operation: '*' }]);
  expect([(await one!.fetch(VEHICLES)).status, (await other!.fetch(VEHICLES)).status]).toEqual([500, 200]);
});

it('[STU-10] calls are as sent where nobody is to be signed in', async () => {
  const fetch = scenarioFetch({ signedIn: false });
  expect((await fetch(VEHICLES)).status).toBe(401);
});

it('[STU-10] a held call is answered when it is released; one that is given up, at once', async () => {
  const session = scenarioSession({ faults: [{ kind: 'hold', operation: 'listVehicles' }] });
  const page = new AbortController();
  const left = session.fetch(VEHICLES, { signal: page.signal });
  const held = session.fetch(VEHICLES);
  await vi.waitFor(() => expect(session.journal.entries).toHaveLength(2));
  page.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await vi.waitFor(() => expect(session.faults.release()).toBeGreaterThan(0));
  expect((await held).status).toBe(200);
});

it('[STU-10] a name that does not exist is said with what may have been meant', () => {
  expect(() => scenarioSession({ scenario: 'vehicles/nome' as ScenarioId })).toThrow('vehicles/none');
});
