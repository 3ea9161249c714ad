import { userKind } from '@wayside/machines';
import type { SavedUser } from '@wayside/machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../shared/session/session.ts';

const { api, server } = vi.hoisted(() => ({
  api: {
    POST: vi.fn<(...call: unknown[]) => Promise<object>>(),
    PUT: vi.fn<(...call: unknown[]) => Promise<object>>(),
  },
  server: { users: [] as object[] },
}));
vi.mock('../../../shared/brand/brand.ts', () => ({ brand: { switches: {}, defaultLanguage: 'en' } }));
vi.mock('../../../shared/data/api.ts', () => ({ api }));
vi.mock('../../../shared/data/changed.ts', () => ({ changed: vi.fn<() => void>() }));
vi.mock('./users.queries.ts', () => ({ usersQuery: () => ({}) }));
vi.mock('../../../shared/data/query-client.ts', () => ({
  queryClient: { getQueryData: () => server.users, fetchQuery: async () => server.users },
}));

const { userCalls } = await import('./user-calls.ts');

function user(id: number, email: string) {
  return {
    id,
    email,
    firstName: 'Ann',
    lastName: 'Lee',
    language: 'fr',
    roles: ['Driver', 'Janitor'],
    vehicle_ids: [7, 99],
  } as unknown as SavedUser;
}
const ann = user(4, 'ann@wayside.example');
const noah = user(100_001, 'noah.patel@wayside.example');
const given = { roles: ['Driver', 'Admin'], ids: [7, 8] } as const;
const create = {
  base: null,
  draft: { ...userKind.draftOf(null, given), email: ' Noah.Patel@wayside.example ', vehicleIds: [8] },
  existingIds: [ann.id],
  given,
};
const edit = {
  base: ann,
  draft: { ...userKind.draftOf(ann, given), roles: ['Admin' as const], vehicleIds: [7, 8] },
  existingIds: null,
  given,
};
const calls = userCalls('fleet', { id: 1 } as User);
const { signal } = new AbortController();
function response(status: number, body: object) {
  return {
    [status < 400 ? 'data' : 'error']: body,
    response: new Response(JSON.stringify(body), { status }),
  };
}

beforeEach(() => {
  for (const call of [api.POST, api.PUT]) call.mockReset();
});

describe('what is sent', () => {
  it('a new user has the language of the brand', async () => {
    api.POST.mockResolvedValue(response(201, noah));
    expect(await calls.save(create, signal)).toEqual({ status: 'success', saved: noah });
    expect(api.POST.mock.calls).toMatchObject([
      ['/fleet_users', { body: { language: 'en', email: 'Noah.Patel@wayside.example', vehicle_ids: [8] } }],
    ]);
  });

  it('a changed one keeps the language, and the roles and vehicles that the form does not offer', async () => {
    api.PUT.mockResolvedValue(response(200, ann));
    await calls.save(edit, signal);
    expect(api.PUT.mock.calls).toMatchObject([
      [
        '/fleet_users/{id}',
        { params: { path: { id: 4 } }, body: { language: 'fr', roles: ['Janitor', 'Admin'], vehicle_ids: [7, 99, 8] } },
      ],
    ]);
  });

  it('an email of somebody else is a refusal that the form has words for', async () => {
    api.POST.mockResolvedValue(response(422, { errors: ['Taken, please use another email address'] }));
    expect(await calls.save(create, signal)).toMatchObject({ status: 'failure', notice: { label: 'userExists' } });
  });
});

describe('a new user whose response was lost', () => {
  it.each([
    ['is found by email', [ann, noah], noah],
    ['is not somebody who had this email already', [{ ...noah, id: ann.id }], null],
    ['may not be there', [ann], null],
  ])('%s', async (_what, users, saved) => {
    server.users = users;
    expect(await calls.find({ ...create, purpose: 'outcome' })).toEqual({ status: 'success', saved });
  });
});

it('an edited user is found by id, and is gone if the list no longer has it', async () => {
  server.users = [noah, ann];
  expect(await calls.find({ ...edit, purpose: 'comparison' })).toEqual({ status: 'success', saved: ann });
  server.users = [noah];
  expect(await calls.find({ ...edit, purpose: 'comparison' })).toEqual({ status: 'success', saved: null });
});
