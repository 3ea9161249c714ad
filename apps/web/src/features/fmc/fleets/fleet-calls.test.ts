// @vitest-environment jsdom
import { createApiClient } from '@wayside/api-client';
import { fleetDraftOf } from '@wayside/domain';
import { scenarioSession } from '@wayside/mocks/fetch';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../shared/session/session.ts';

const server = scenarioSession({ scenario: 'fleet-form/edit', role: 'FMC' });
vi.mock('../../../shared/data/api.ts', () => ({
  origin: 'http://api.localhost',
  api: createApiClient({ origin: 'http://api.localhost', token: () => undefined, fetch: server.fetch }),
}));

const { queryClient } = await import('../../../shared/data/query-client.ts');
const { fleetQuery } = await import('../../../shared/fleets/fleet.queries.ts');
const { recentFleets } = await import('../../../shared/session/recents.ts');
const { dropFleet, fleetCalls } = await import('./fleet-calls.ts');
const { fleetPageQuery } = await import('./fleet.queries.ts');

const ID = 5;
const viewer = { id: 1, is_fmc_user: true } as unknown as User;
const given = ['bill_to'] as const;
const calls = fleetCalls(viewer);
const save = (sent: Parameters<typeof calls.save>[0]) => calls.save(sent, new AbortController().signal);
const written = () => server.journal.entries.filter(({ method }) => method !== 'GET');

/** The form of a fleet in which its representative was changed. */
async function edited() {
  const base = await queryClient.fetchQuery(fleetPageQuery(ID));
  return { base, draft: { ...fleetDraftOf(base.fleet, given), rep: 'Ann' }, existingIds: null, given };
}
/** The form of a new fleet. */
const added = (name = 'Birch') => ({
  base: null,
  draft: { ...fleetDraftOf(null, given), name, rep: 'Ann' },
  existingIds: null,
  given,
});

beforeEach(() => {
  server.reset();
  queryClient.clear();
});

it('[API-36] a save names the version it started from, and takes the new one', async () => {
  const sent = await edited();
  const outcome = await save(sent);
  const { version } = await queryClient.fetchQuery(fleetPageQuery(ID));
  expect(version).not.toBe(sent.base.version);
  expect(outcome).toMatchObject({ status: 'success', saved: { fleet: { id: ID, rep: 'Ann' }, version } });
  expect(written()).toMatchObject([
    { operation: 'updateFleet', requestHeaders: { 'if-match': sent.base.version }, requestBody: { rep: 'Ann' } },
  ]);
});

it('[API-35] [ENT-04] a new fleet goes out with its six fields, under the names of the contract', async () => {
  await save(added());
  const names = ['name', 'region', 'rep', 'fleet_payment_type', 'other_id', 'share_wex_number'];
  expect(written().map(({ status, requestBody }) => [status, Object.keys(requestBody as object)])).toEqual([
    [201, names],
  ]);
});

describe('[FLT-13] what the server says of a save', () => {
  it.each([
    ['changed', () => server.world.fleets.update(ID, { region: 'North' }), { status: 'changed' }],
    ['gone', () => server.world.fleets.remove(ID), { status: 'gone' }],
    ['lost', () => server.setFaults([{ kind: 'connection-reset', operation: '*' }]), { status: 'lost' }],
  ])('%s', async (_what, happens, outcome) => {
    const sent = await edited();
    happens();
    expect(await save(sent)).toMatchObject(outcome);
  });

  it('a taken name', async () => {
    const { name } = server.world.fleets.get(ID)!;
    expect(await save(added(name))).toMatchObject({ notice: { label: 'nameTaken' } });
  });
});

describe('a lost save is looked up', () => {
  it('a new fleet, by the name that no other fleet has', async () => {
    await save(added());
    expect(await calls.find({ ...added(), purpose: 'outcome' })).toMatchObject({ saved: { fleet: { name: 'Birch' } } });
  });

  it('a new fleet is not the one that has the name already', async () => {
    const { name } = server.world.fleets.get(ID)!;
    expect(await calls.find({ ...added(name), purpose: 'outcome' })).toEqual({ status: 'success', saved: null });
  });

  it('a changed fleet, by its id', async () => {
    const sent = { ...(await edited()), purpose: 'outcome' } as const;
    const { version } = sent.base;
    expect(await calls.find(sent)).toMatchObject({ saved: { fleet: { id: ID }, version } });
    server.world.fleets.remove(ID);
    expect(await calls.find(sent)).toEqual({ status: 'success', saved: null });
  });
});

it('[FLT-05] a fleet that was deleted is no longer among the recent ones; its page stays as it is until it is left', () => {
  for (const id of [7, 5]) {
    recentFleets.note({ userId: viewer.id }, id);
    queryClient.setQueryData(fleetQuery(id).queryKey, { id } as never);
  }
  queryClient.setQueryDefaults(['/fleets/{id}'], { gcTime: Infinity });
  const page = { fleet: { id: 7 }, version: '"3"' } as never;
  queryClient.setQueryData(fleetPageQuery(7).queryKey, page);
  dropFleet(7, viewer);
  expect(recentFleets.list({ userId: viewer.id })).toEqual([5]);
  expect(queryClient.getQueryData(fleetQuery(7).queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(fleetQuery(5).queryKey)).toMatchObject({ id: 5 });
  expect(queryClient.getQueryData(fleetPageQuery(7).queryKey)).toBe(page);
});
