import { activeOrderStatuses } from '@wayside/domain';
import { describe, expect, it } from 'vitest';
import { requestsOf } from '@wayside/scenarios/requests';
import { scenarioSession } from '../fetch/scenario-fetch.ts';
import type { ScenarioSession } from '../fetch/scenario-fetch.ts';
import { readContract } from '../server/contract-file.ts';
import { sent } from './client.ts';
import { startedServer } from './started-server.ts';

const { client } = startedServer();

describe('the version of a fleet', () => {
  const put = (headers: Record<string, string>, body: object) =>
    client.ask('PUT', '/api/v4/fleets/5', { headers, body });

  it('[API-36] protects what someone else saved in between; bodies stay as they are', async () => {
    const { headers, call } = await client.enter({ role: 'FMC' });
    const first = (await call('GET', '/fleets/5')).headers.get('etag')!;
    expect(first).toMatch(/^".+"$/);
    const saved = await put({ ...headers, 'if-match': first }, { rep: 'Ann Lee' });
    expect([saved.status, saved.json.rep]).toEqual([200, 'Ann Lee']);
    const late = await put({ ...headers, 'if-match': first }, { rep: 'Ben Ortiz' });
    expect([late.status, late.json.error]).toEqual([412, 'The fleet was changed by someone else']);
    const { json, headers: now } = await call('GET', '/fleets/5');
    expect([json.rep, now.get('etag')]).toEqual(['Ann Lee', saved.headers.get('etag')]);
    expect((await put({ ...headers, 'if-match': now.get('etag')! }, { rep: 'Ben Ortiz' })).status).toBe(200);
  });

  it('[API-37] [API-40] is not changed by links and the database name, which name no version', async () => {
    const { headers, call } = await client.enter({ role: 'FMC' });
    const version = async () => (await call('GET', '/fleets/5')).headers.get('etag');
    const first = await version();
    expect((await call('POST', '/fleets/5/fleet_links', { name: 'Rates', link: 'https://rates.example' })).status).toBe(
      201,
    );
    expect((await put(headers, { geotab_database_name: 'other' })).status).toBe(200);
    expect(await version()).toBe(first);
  });

  it.each([
    ['fleet-form/changed-by-another', 412, 'changed'],
    ['fleet-form/deleted-by-another', 404, 'deleted'],
  ] as const)('%s answers %i, once, and the journal says why', async (scenario, status, did) => {
    const { headers, call, journal } = await client.enter({ role: 'FMC', scenario });
    const version = (await call('GET', '/fleets/5')).headers.get('etag')!;
    expect((await put({ ...headers, 'if-match': version }, { rep: 'Ann Lee' })).status).toBe(status);
    expect((await journal()).entries.at(-1).why).toContain(
      `Just before this call, Greg Tanaka (FMC Admin) ${did} the fleet`,
    );
    const again = await call('GET', '/fleets/5');
    const next = await put({ ...headers, 'if-match': again.headers.get('etag') ?? version }, { rep: 'Ann Lee' });
    expect(next.status).toBe(status === 412 ? 200 : 404);
  });
});

it.each([
  ['fleet-form/one-payment-type', ['credit_card']],
  ['fleet-form/no-payment-types', []],
  ['fleet-form/edit', ['credit_card', 'bill_to']],
] as const)('[API-31] [API-34] %s: the same payment types everywhere', async (scenario, names) => {
  const { call } = await client.enter({ role: 'FMC', scenario });
  const namesIn = (types: { name: string }[]) => types.map(({ name }) => name);
  expect(namesIn((await call('GET', '/fleet_payment_types')).json)).toEqual(names);
  for (const path of ['/fleets/5', '/fleets/me'])
    expect(namesIn((await call('GET', `${path}?include[]=fleet_payment_types`)).json.fleet_payment_types)).toEqual(
      names,
    );
});

it('the orders of four hundred fleets fit the contract', async () => {
  const { call, journal } = await client.enter({ role: 'FMC', scenario: 'fleets/412-fleets' });
  const search = { state_id: activeOrderStatuses, start_date: null, end_date: null, withMaintenanceHistory: false };
  const { status, json } = await call('POST', '/orders/index', { ...search, captureActive: true });
  expect(status).toBe(200);
  const orders = json as { id: number; fleet_name: string }[];
  const last = orders.reduce((one, other) => (one.id > other.id ? one : other));
  expect(last.id).toBeGreaterThan(400_000_000);
  expect((await call('POST', `/orders/${last.id}/preview`, { price_as_approvals_logic: true })).json.fleet_name).toBe(
    last.fleet_name,
  );
  expect((await journal()).violations).toBe(0);
});

describe('a fleet that signs up', () => {
  const COMPANY = 'Zimmer Movers';
  const body = {
    firstName: 'Zoe',
    lastName: 'Zimmer',
    email: 'zoe@x.co',
    password: 'wayside1',
    confirmPassword: 'wayside1',
    phoneNumber: '5035550101',
    companyName: COMPANY,
    carCount: 12,
    zipCode: '97201',
    acceptedTermsAndConditions: true,
    subdomain: 'localhost',
    payment_type: 'credit_card',
  };

  /** What a new owner reads with their token. */
  const readerOf = (session: ScenarioSession, token: string) => async (path: string) =>
    (await session.fetch(`/api/v4${path}`, { headers: { authorization: token } })).json();

  async function signUp(more: object, brand: 'default' | 'canada' = 'default') {
    const session = scenarioSession({ brand, scenario: 'base/signed-in', signedIn: false });
    const post = (path: string, body: object) => session.fetch(`/api/v4${path}`, sent({ method: 'POST', body }));
    const created = await post('/customers/fleet_signup', { ...body, ...more });
    const credentials = { email: body.email, password: body.password, subdomain: 'localhost' };
    const user = await (await post('/sessions', credentials)).json();
    return { created, user, read: readerOf(session, user.authentication_token) };
  }

  /** What others have in their fleets, by operation. */
  async function possessions(read: ReturnType<typeof readerOf>) {
    const lists = ['listVehicles', 'listPolicies', 'listFleetOrders', 'listPaymentActivities', 'listFavoriteShops'];
    const asked = requestsOf(readContract()).filter(({ operation }) => lists.includes(operation));
    const had = await Promise.all(asked.map(({ path }) => read(path.replace('/api/v4', ''))));
    expect(had).toHaveLength(lists.length);
    return [...had.flat(), ...(await read('/dashboard')).vehicles];
  }

  it('[API-10] [STU-14] is its owner’s own: nothing in it but the owner and the card', async () => {
    const { created, read } = await signUp({ payment_method_nonce: 'fake-valid-visa-nonce.1111.12-2030.1' });
    expect(created.status).toBe(201);
    expect((await read('/fleets/me')).name).toBe(COMPANY);
    expect((await read('/fleet_users')).map(({ name }: { name: string }) => name)).toEqual(['Zoe Zimmer']);
    expect(await read('/braintree_payment_methods')).toMatchObject([
      { last_4: '1111', is_default: true, customer_name: 'Zoe Zimmer' },
    ]);
    expect(await possessions(read)).toEqual([]);
  });

  it('[API-25] [STU-14] is their own, too, for whom a partner sends, and only once', async () => {
    const session = scenarioSession({ brand: 'telematics', scenario: 'sign-up/partner', signedIn: false });
    const asked = {
      ...{ id: 2, auth_token: 'pending-2', firstName: 'Ravi', lastName: 'Shah', email: 'ravi@x.co' },
      ...{ cellPhone: '5551234567', fleetName: 'Shah Deliveries', geotabDatabaseName: 'shah' },
    };
    const complete = (more = {}) =>
      session.fetch('/api/v4/shell_customers/2', sent({ method: 'PUT', body: { ...asked, ...more } }));
    const { authenticationToken } = await (await complete()).json();
    const read = readerOf(session, authenticationToken);
    expect(await read('/fleet_users/me')).toMatchObject({ name: 'Ravi Shah', roles: ['Owner'] });
    expect(await read('/fleets/me')).toMatchObject({ name: 'Shah Deliveries', geotab_database_name: 'shah' });
    expect(await possessions(read)).toEqual([]);
    // The people of the scenario are as they were.
    expect(session.userOfRole('Admin')).toMatchObject({ id: 2, name: 'Ben Ortiz' });
    expect((await complete()).status).toBe(422);
    expect((await complete({ auth_token: 'expired' })).status).toBe(401);
    const changed = await complete({ auth_token: authenticationToken, firstName: 'Rav' });
    expect(changed.status).toBe(200);
  });

  it.each([true, false])('in Canada, communications in French: %s', async (communicationPreferencesInFrench) => {
    const { created, user } = await signUp({ communicationPreferencesInFrench, zipCode: 'K1A 0B1' }, 'canada');
    expect((await created.json()).alertMessage).toBe(
      communicationPreferencesInFrench ? 'Votre compte a été créé' : 'Your account has been created',
    );
    expect(user.language).toBe(communicationPreferencesInFrench ? 'fr' : 'en');
  });
});

it.each([
  ['Owner', [200, 200]],
  ['Admin', [403, 403]],
  ['Manager', [403, 200]],
] as const)('[ROL-05] the methods of an owner and of a manager, changed by %s: %j', async (role, statuses) => {
  const { call } = await client.enter({ role, scenario: 'payment-methods/ready' });
  const change = async (id: number) =>
    (await call('PUT', `/braintree_payment_methods/${id}`, { customer_ids: [] })).status;
  expect([await change(501), await change(502)]).toEqual(statuses);
  if (role === 'Admin') expect((await call('DELETE', '/braintree_payment_methods/502')).status).toBe(403);
});
