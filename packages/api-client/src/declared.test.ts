import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import type { ApiClient } from './client.ts';
import { ApiError, dataOf, resultOf } from './result.ts';

function clientThat(respond: () => Response): ApiClient {
  return createApiClient({
    origin: 'http://api.localhost:4000',
    token: () => 'T1',
    fetch: () => Promise.resolve(respond()),
  });
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const empty = () => new Response('', { status: 200 });
const emptyWithLength = () => new Response('', { status: 200, headers: { 'content-length': '0' } });
const noContent = () => new Response(null, { status: 204 });
const html = () => new Response('<!doctype html><title>Portal</title>', { headers: { 'content-type': 'text/html' } });
const broken = () => new Response('{"id": 1', { headers: { 'content-type': 'application/json' } });

const user = (api: ApiClient) => api.GET('/fleet_users/me');
const vehicle = (api: ApiClient) => api.GET('/vehicles/{id}', { params: { path: { id: 1 } } });
const signUp = (api: ApiClient) => api.POST('/customers/fleet_signup', { body: {} as never });
const changePassword = (api: ApiClient) => api.PUT('/customers/update_password', { body: {} as never });
const fleets = (api: ApiClient) => api.GET('/fleets', { params: { query: { page: 1 } as never } });
const users = (api: ApiClient) => api.GET('/fleet_users');
const remove = (api: ApiClient) => api.DELETE('/fleets/{id}', { params: { path: { id: 1 } } });

const entities = { user, vehicle, 'sign-up': signUp, 'password change': changePassword, 'page of fleets': fleets };
const notEntities = {
  '204': noContent,
  'nothing at all': empty,
  'a length of 0': emptyWithLength,
  null: json(null),
  '{}': json({}),
  'an object of something else': json({ favorite: 'colour' }),
  '[]': json([]),
  'a list': json([{ id: 1, fleets: [], alertMessage: 'Saved' }]),
  'a text': json('done'),
  true: json(true),
  HTML: html,
  'broken JSON': broken,
};
const notLists = {
  ...notEntities,
  '[]': json({ users: [] }),
  'a list': json({ 0: { id: 1 }, length: 1 }),
  'a list with a gap': json([{ id: 1 }, null]),
};

async function kindOf(call: Promise<{ data?: unknown; error?: unknown; response: Response }>) {
  const result = await resultOf(call);
  return result.status === 'failure' ? { kind: result.kind, alertMessage: result.alertMessage } : result.status;
}
const unreadable = { kind: 'unreadable', alertMessage: undefined };

describe('[ERR-09] a response without the body its operation declares is unreadable', () => {
  for (const [entity, call] of Object.entries(entities)) {
    it.each(Object.entries(notEntities))(`${entity}: %s`, async (_title, respond) => {
      expect(await kindOf(call(clientThat(respond)))).toEqual(unreadable);
    });
  }

  it.each(Object.entries(notLists))('a list: %s', async (_title, respond) => {
    expect(await kindOf(users(clientThat(respond)))).toEqual(unreadable);
  });

  it('a sign-in without its token', async () => {
    const signIn = clientThat(json({ id: 1, name: 'Ann Lee' })).POST('/sessions', { body: {} as never });
    expect(await kindOf(signIn)).toEqual(unreadable);
  });

  it('queries get an ApiError of that kind', async () => {
    const thrown = await dataOf(vehicle(clientThat(json(null)))).catch((problem: unknown) => problem);
    expect(thrown).toBeInstanceOf(ApiError);
    expect((thrown as ApiError).failure.kind).toBe('unreadable');
  });
});

describe('a declared body is a success', () => {
  it.each([
    ['an entity with an id', user, { id: 1 }],
    ['an entity without one', fleets, { fleets: [], total_count: 0, total_pages: 0 }],
    ['an entity with one of its fields', fleets, { fleets: [] }],
    ['an acknowledgement', changePassword, { alertMessage: 'Changed', alertType: 'default' }],
    ['a list', users, [{ id: 1 }]],
    ['an empty list', users, []],
  ] as const)('%s', async (_title, call, body) => {
    expect(await resultOf<unknown>(call(clientThat(json(body))))).toMatchObject({ status: 'success', data: body });
  });

  it('204 has no data', async () => {
    expect(await resultOf(remove(clientThat(noContent)))).toMatchObject({ status: 'success', data: undefined });
  });

  it('a file’s content is not checked', async () => {
    const { data } = await clientThat(() => new Response('a,b')).GET('/fleets.csv', {
      parseAs: 'text',
      params: { query: {} as never },
    });
    expect(data).toBe('a,b');
  });
});

describe('a success without a body is one only as 204', () => {
  const transfer = (api: ApiClient) => api.POST('/vehicles/transfer_vehicles', { body: {} as never });

  it.each([
    ['no body, as declared', transfer, noContent, 'success'],
    ['nothing at all', transfer, empty, unreadable],
    ['a length of 0', remove, emptyWithLength, unreadable],
    ['null', remove, json(null), unreadable],
    ['{}', remove, json({}), unreadable],
    ['accepted, and perhaps not done', transfer, () => new Response(null, { status: 202 }), unreadable],
  ] as const)('%s', async (_title, call, respond, kind) => {
    expect(await kindOf(call(clientThat(respond)))).toEqual(kind);
  });

  it('what was created says so by its body', async () => {
    const create = (api: ApiClient) => api.POST('/policies', { body: {} as never });
    for (const status of [200, 201]) expect(await kindOf(create(clientThat(json({ id: 1 }, status))))).toBe('success');
  });
});

describe('other failures are unchanged', () => {
  it.each([
    [401, 'unauthorized'],
    [404, 'notFound'],
    [500, 'server'],
  ])('status %i without a body', async (status, kind) => {
    expect(await kindOf(user(clientThat(() => new Response(null, { status }))))).toEqual({
      kind,
      alertMessage: undefined,
    });
  });

  it('[ERR-07] a server message in place of the declared body is its refusal', async () => {
    expect(await kindOf(user(clientThat(json({ error: 'Not now' }))))).toEqual({
      kind: 'rejected',
      alertMessage: 'Not now',
    });
    expect(await kindOf(users(clientThat(json({ errors: ['A', 'B'] }))))).toEqual({
      kind: 'rejected',
      alertMessage: 'A, B',
    });
  });

  it.each([
    [new DOMException('left', 'AbortError'), 'timeout'],
    [new TypeError('Failed to fetch'), 'offline'],
  ])('%s', async (problem, kind) => {
    const api = createApiClient({
      origin: 'http://api.localhost:4000',
      token: () => 'T1',
      fetch: () => Promise.reject(problem),
    });
    expect(await kindOf(user(api))).toEqual({ kind, alertMessage: undefined });
  });
});
