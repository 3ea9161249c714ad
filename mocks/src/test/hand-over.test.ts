import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { controlPath } from '@wayside/scenarios/control';
import { controlOf } from '@wayside/scenarios/control-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createParts } from '../server/parts.ts';
import type { Parts } from '../server/parts.ts';

let parts: Parts;
let server: Server;
let origin: string;
beforeAll(async () => {
  parts = await createParts({ apiOnly: true });
  server = createServer((request, response) => parts.listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** What happens when sources change: new parts, with the sessions of the old ones. */
async function reload(): Promise<void> {
  const next = await createParts({ apiOnly: true, engine: parts.engine });
  await next.takeOver(parts.handOver());
  parts = next;
}

it('sessions survive new code: their tokens, what was changed, faults, answers, clock and journal', async () => {
  const control = controlOf(origin);
  const { id } = await control.create({ scenario: 'base/signed-in', role: 'Owner', seed: 'x' });
  const { user } = await control.signIn(id);
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: user.authentication_token, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/v4${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown>[] };
  };
  const before = (await call('GET', '/policies')).body.length;
  const policy = {
    amount: 80,
    fleet_id: 5,
    service_definition_ids: [],
    user_ids: [],
    vehicle_ids: [],
    all_vehicles: true,
    auto_approvable: true,
  };
  const made = await call('POST', '/policies', policy);
  await control.setFaults(id, [{ kind: 'server-error', operation: 'getDashboard', status: 503 }]);
  await control.setAnswer(id, 'listRoles', { example: 'serverError' });
  await control.setClock(id, '2026-04-01T08:00:00.000Z');
  const state = await control.session(id);
  const { entries } = await control.journal(id);

  await reload();

  expect(await control.session(id)).toEqual(state);
  expect((await control.journal(id)).entries).toEqual(entries);
  expect([made.status, (await call('GET', '/policies')).body.length]).toEqual([201, before + 1]);
  expect((await call('GET', '/dashboard')).status).toBe(503);
  expect((await call('GET', '/roles')).status).toBe(500);
  const { status } = await fetch(origin + controlPath('session', 'nobody'));
  expect(status).toBe(404);
});
