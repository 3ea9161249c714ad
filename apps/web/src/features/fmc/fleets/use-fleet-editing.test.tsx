// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { I18nextProvider, completeTexts, createI18n } from '@wayside/i18n';
import type { LoadedFleet } from '@wayside/machines';
import { useEffect } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/data/query-client.ts';
import { fleetQuery } from '../../../shared/fleets/fleet.queries.ts';
import { toasts } from '../../../shared/page/toasts.ts';
import { recentFleets } from '../../../shared/session/recents.ts';
import type { User } from '../../../shared/session/session.ts';
import { fleetPageQuery } from './fleet.queries.ts';
import { useFleetEditing } from './use-fleet-editing.ts';
import type { FleetEditing } from './use-fleet-editing.ts';

type Answer = { data?: unknown; error?: unknown; response: Response };
const server = vi.hoisted(() => ({
  calls: [] as string[],
  sent: undefined as unknown,
  answer: (_answer: Answer | Promise<never>): void => undefined,
}));
vi.mock('../../../shared/data/api.ts', () => {
  const call = (method: string) => (path: string, options: unknown) => {
    server.calls.push(`${method} ${path}`);
    server.sent = options;
    return new Promise<Answer>((resolve) => (server.answer = resolve));
  };
  return { origin: 'http://api.localhost', api: { GET: call('GET'), PUT: call('PUT'), POST: call('POST'), DELETE: call('DELETE') } };
});

const ok = (data: unknown): Answer => ({ data, response: new Response() });
const refused = (status: number, body: object): Answer => ({ error: body, response: new Response(null, { status }) });
const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

const viewer = { id: 1, is_fmc_user: true } as unknown as User;
const FLEET = {
  id: 7,
  name: 'Maple Street Couriers',
  region: null,
  rep: null,
  fleet_payment_type: 'credit_card',
  other_id: null,
  share_wex_number: false,
};
const LOADED: LoadedFleet = { fleet: FLEET, version: '"3"' };
const NAMED = { type: 'field.changed', changes: { name: 'Birch Lane' } } as const;

let editing: FleetEditing;
let said: unknown[] = [];
let router: ReturnType<typeof createMemoryRouter>;

function Form({ loaded }: { loaded: LoadedFleet | null }) {
  const flow = useFleetEditing({ viewer, loaded, paymentTypes: ['credit_card'] });
  useEffect(() => {
    editing = flow;
  });
  return flow.leaveDialog;
}

async function open(loaded: LoadedFleet | null) {
  const i18n = await createI18n({ language: 'en' });
  await completeTexts(i18n, { company: true });
  router = createMemoryRouter([{ path: '*', element: <Form loaded={loaded} /> }], { initialEntries: ['/fleets/form'] });
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

async function save() {
  const page = await open(null);
  act(() => editing.send(NAMED));
  act(() => editing.send({ type: 'fleet.submitted' }));
  await waitFor(() => expect(server.calls).toEqual(['POST /fleets']));
  return page;
}

async function remove() {
  const page = await open(LOADED);
  act(() => editing.send({ type: 'deletion.asked' }));
  act(() => editing.send({ type: 'name.typed', text: FLEET.name }));
  act(() => editing.send({ type: 'deletion.confirmed' }));
  await waitFor(() => expect(server.calls).toEqual(['DELETE /fleets/{id}']));
  return page;
}

/** The address changes before the next page is there. */
const leave = () => window.history.pushState(null, '', '/dashboard');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
async function answer(given: Answer | Promise<never>): Promise<void> {
  server.answer(given);
  await settle();
}

beforeEach(() => {
  server.calls = [];
  said = [];
  vi.spyOn(toasts, 'show').mockImplementation((message) => said.push(message) as never);
  window.history.replaceState(null, '', '/fleets/form');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
});

it('[FLT-07] a new fleet leads to its page', async () => {
  await save();
  await answer(ok({ ...FLEET, id: 77 }));
  expect(router.state.location.pathname).toBe('/fleets/77/edit');
  expect(said).toEqual([]);
});

const DELETED = { title: 'fleet deleted', description: FLEET.name, tone: 'success' };
it.each([
  ['a new fleet', save, ok({ ...FLEET, id: 77 }), { title: 'fleet created', tone: 'success' }],
  ['a deletion', remove, ok(undefined), DELETED],
])('%s doesn’t pull back someone who follows a link that still has to load', async (_what, start, given, message) => {
  await start();
  leave();
  await answer(given);
  expect(router.state.location.pathname).toBe('/fleets/form');
  expect(said).toEqual([message]);
});

it('a fleet that was refused on the way out is there again next time', async () => {
  const { unmount } = await save();
  leave();
  await answer(refused(422, { errors: ['Region is not accepted'] }));
  expect(said).toEqual([{ title: 'Fleet couldn’t be saved', tone: 'error', description: 'Region is not accepted' }]);
  unmount();
  await open(null);
  expect(editing.state).toMatchObject({ value: 'new', context: { draft: { name: 'Birch Lane' } } });
});

it('a fleet that is being saved is not a draft to come back to', async () => {
  const { unmount } = await save();
  unmount();
  await open(null);
  expect(editing.state.context.draft.name).toBe('');
});

const change = async () => {
  const page = await open(LOADED);
  act(() => editing.send({ type: 'edit.started' }));
  act(() => editing.send(NAMED));
  act(() => editing.send({ type: 'fleet.submitted' }));
  await waitFor(() => expect(server.calls).toEqual(['PUT /fleets/{id}']));
  return page;
};
it('[API-36] a save names the version it started from', async () => {
  await change();
  expect(server.sent).toMatchObject({ params: { path: { id: 7 }, header: { 'If-Match': '"3"' } }, body: { name: 'Birch Lane' } });
});

const SAVED = { ...FLEET, name: 'Birch Lane' };
const NOT_SAVED = { title: 'Fleet couldn’t be saved', tone: 'error' };
it.each([
  ['a change that is saved', change, () => ok(SAVED), { title: 'fleet updated', tone: 'success' }],
  ['a change that is not', change, () => ok(FLEET), { ...NOT_SAVED, description: 'The fleet wasn’t saved. Save it again.' }],
  [
    'a change of a fleet that is gone',
    change,
    () => refused(404, {}),
    { ...NOT_SAVED, description: expect.stringContaining('deleted this fleet') },
  ],
  ['a change that nobody knows of', change, lost, { title: 'Fleet may not have been saved', tone: 'error' }],
  ['a new fleet that is saved', save, () => ok([{ ...SAVED, id: 77 }]), { title: 'fleet created', tone: 'success' }],
  ['a new fleet that is not', save, () => ok([FLEET]), { ...NOT_SAVED, description: 'The fleet wasn’t saved. Save it again.' }],
  ['a deletion that worked', remove, () => refused(404, {}), DELETED],
  [
    'a deletion that did not',
    remove,
    () => ok(FLEET),
    { title: 'The fleet couldn’t be deleted', tone: 'error', description: 'The fleet wasn’t deleted. Try again.' },
  ],
  ['a deletion that nobody knows of', remove, lost, { title: 'The fleet may not have been deleted', tone: 'error' }],
])('leaving while %s is looked up asks nothing, leads nowhere, and says what became of it', async (_what, start, given, message) => {
  await start();
  await answer(lost());
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(1));
  await act(async () => router.navigate('/dashboard'));
  leave();
  await answer(given());
  await waitFor(() => expect(said).toEqual([message]));
  expect(router.state.location.pathname).toBe('/dashboard');
});

const ACTIVE = 'The fleet has active orders and cannot be deleted';
it.each([
  ['refused', () => refused(409, { error: ACTIVE }), { title: 'The fleet couldn’t be deleted', tone: 'error', description: ACTIVE }],
  ['lost', lost, { title: 'The fleet may not have been deleted', tone: 'error' }],
])('a deletion that is %s after its page was left is not called a save', async (_what, given, message) => {
  const { unmount } = await remove();
  unmount();
  await answer(given());
  expect(said).toEqual([message]);
});

it.each([
  ['deleted', ok(undefined)],
  ['deleted by someone else before', refused(404, { error: 'Not found' })],
])('[FLT-05] a fleet that was %s is no longer among the recent ones; its page stays as it is until it is left', async (_what, given) => {
  for (const id of [7, 5]) {
    recentFleets.note({ userId: viewer.id }, id);
    queryClient.setQueryData(fleetQuery(id).queryKey, { ...FLEET, id } as never);
  }
  queryClient.setQueryDefaults(['/fleets/{id}'], { gcTime: Infinity });
  queryClient.setQueryData(fleetPageQuery(7).queryKey, LOADED as never);
  await remove();
  await answer(given);
  expect(router.state.location.pathname).toBe('/fmc_dashboard');
  expect(recentFleets.list({ userId: viewer.id })).toEqual([5]);
  expect(queryClient.getQueryData(fleetQuery(7).queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(fleetQuery(5).queryKey)).toMatchObject({ id: 5 });
  expect(queryClient.getQueryData(fleetPageQuery(7).queryKey)).toBe(LOADED);
});

it('[FLT-13] a name that is taken is known among other texts of the server', async () => {
  await save();
  await answer(refused(422, { errors: ['Region is not accepted', 'Name has already been taken'] }));
  expect(editing.state).toMatchObject({ value: 'failed', context: { notice: { tone: 'error', label: 'nameTaken' } } });
});
