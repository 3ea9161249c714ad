// @vitest-environment jsdom
import { fleetDraftOf } from '@wayside/domain';
import type { LoadedFleet } from '@wayside/machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/data/query-client.ts';
import { fleetQuery } from '../../../shared/fleets/fleet.queries.ts';
import { recentFleets } from '../../../shared/session/recents.ts';
import type { User } from '../../../shared/session/session.ts';
import { dropFleet, fleetCalls } from './fleet-calls.ts';
import { fleetPageQuery } from './fleet.queries.ts';

interface Reply {
  data?: unknown;
  error?: unknown;
  response: Response;
}
const server = vi.hoisted(() => ({ sent: [] as unknown[], reply: undefined as unknown }));
vi.mock('../../../shared/data/api.ts', () => {
  const call = (method: string) => (path: string, options: object) => {
    server.sent.push([`${method} ${path}`, options]);
    return Promise.resolve(server.reply);
  };
  return {
    origin: 'http://api.localhost',
    api: { GET: call('GET'), PUT: call('PUT'), POST: call('POST'), DELETE: call('DELETE') },
  };
});

const viewer = { id: 1, is_fmc_user: true } as unknown as User;
const FLEET = {
  id: 7,
  name: 'Maple',
  region: null,
  rep: null,
  fleet_payment_type: 'bill_to',
  other_id: null,
  share_wex_number: false,
};
const LOADED: LoadedFleet = { fleet: FLEET, version: '"3"' };
const draft = fleetDraftOf({ ...FLEET, rep: 'Ann' });
const save = (base: LoadedFleet | null) => ({ base, draft, existingIds: null, given: ['bill_to'] });
const ok = (data: unknown): Reply => ({ data, response: new Response(null, { headers: { etag: '"4"' } }) });
const refused = (status: number, body: object): Reply => ({ error: body, response: new Response(null, { status }) });
const calls = fleetCalls(viewer);
const saving = (base: LoadedFleet | null) => calls.save(save(base), new AbortController().signal);
const finding = (base: LoadedFleet | null) => calls.find({ ...save(base), purpose: 'outcome' });

beforeEach(() => {
  server.sent = [];
  queryClient.clear();
});

it('[API-36] a save names the version it started from, and takes the new one', async () => {
  server.reply = ok({ ...FLEET, rep: 'Ann' });
  expect(await saving(LOADED)).toEqual({
    status: 'success',
    saved: { fleet: { ...FLEET, rep: 'Ann' }, version: '"4"' },
  });
  expect(server.sent).toMatchObject([
    ['PUT /fleets/{id}', { params: { path: { id: 7 }, header: { 'If-Match': '"3"' } }, body: { rep: 'Ann' } }],
  ]);
});

it('[API-35] [ENT-04] a new fleet goes out with its six fields, under the names of the contract', async () => {
  server.reply = ok({ ...FLEET, id: 77 });
  await saving(null);
  const { id: _id, ...body } = FLEET;
  expect(server.sent).toEqual([['POST /fleets', { body: { ...body, rep: 'Ann' } }]]);
});

it.each([
  ['changed', LOADED, refused(409, {}), { status: 'changed' }],
  ['gone', LOADED, refused(404, {}), { status: 'gone' }],
  ['lost', LOADED, refused(502, {}), { status: 'lost' }],
  [
    'a taken name',
    null,
    refused(422, { errors: ['Region is odd', 'Name has already been taken'] }),
    { notice: { label: 'nameTaken' } },
  ],
])('[FLT-13] what the server says of a save: %s', async (_what, base, reply, outcome) => {
  server.reply = reply;
  expect(await saving(base)).toMatchObject(outcome);
});

describe('a lost save is looked up', () => {
  it.each([
    ['by the name that no other fleet has', { ...FLEET, id: 77, rep: 'Ann' }, 77],
    ['and is not the fleet that has the name already', FLEET, undefined],
  ])('a new fleet, %s', async (_how, fleet, id) => {
    server.reply = ok([fleet]);
    const outcome = await finding(null);
    expect(outcome.status === 'success' && outcome.saved?.fleet.id).toBe(id);
  });

  it('a changed fleet, by its id', async () => {
    server.reply = refused(404, {});
    expect(await finding(LOADED)).toEqual({ status: 'success', saved: null });
    server.reply = ok(FLEET);
    expect(await finding(LOADED)).toMatchObject({ saved: { fleet: FLEET, version: '"4"' } });
  });
});

it('[FLT-05] a fleet that was deleted is no longer among the recent ones; its page stays as it is until it is left', () => {
  for (const id of [7, 5]) {
    recentFleets.note({ userId: viewer.id }, id);
    queryClient.setQueryData(fleetQuery(id).queryKey, { ...FLEET, id } as never);
  }
  queryClient.setQueryDefaults(['/fleets/{id}'], { gcTime: Infinity });
  queryClient.setQueryData(fleetPageQuery(7).queryKey, LOADED as never);
  dropFleet(7, viewer);
  expect(recentFleets.list({ userId: viewer.id })).toEqual([5]);
  expect(queryClient.getQueryData(fleetQuery(7).queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(fleetQuery(5).queryKey)).toMatchObject({ id: 5 });
  expect(queryClient.getQueryData(fleetPageQuery(7).queryKey)).toBe(LOADED);
});
