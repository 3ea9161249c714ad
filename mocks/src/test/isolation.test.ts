import { controlPath } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { BRANDS, ROLE_NAMES } from '@wayside/scenarios';
import { startedServer } from './started-server.ts';

const { client } = startedServer();
type Entered = Awaited<ReturnType<typeof client.enter>>;

/** A working day in a dozen calls: reads, changes, and reads that must show the changes. */
async function workingDay({ call }: Entered, name: string): Promise<string[]> {
  const texts: string[] = [];
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await call(method, path, body);
    texts.push(`${method} ${path} ${response.status} ${response.text}`);
    return response.json;
  };
  const me = await ask('GET', '/fleet_users/me');
  await ask('PUT', `/fleet_users/${me.id}`, { firstName: name });
  await ask('GET', '/fleet_users/me');
  const { vehicles } = await ask('GET', '/dashboard');
  const order = vehicles.find((vehicle: { active_order: unknown }) => vehicle.active_order)?.active_order;
  if (order) await ask('PUT', `/orders/${order.id}`, { id: order.id, po_number: name });
  await ask('POST', '/orders/index', {
    state_id: ['awaiting_approval'],
    captureActive: true,
    withMaintenanceHistory: false,
  });
  await ask('POST', '/policies', {
    amount: 100,
    user_ids: [me.id],
    vehicle_ids: [],
    all_vehicles: true,
    auto_approvable: false,
    service_definition_ids: [],
  });
  await ask('GET', '/policies');
  await ask('GET', '/fleets?page=1');
  await ask('POST', '/fleets', { name, fleet_payment_type: 'bill_to' });
  await ask('GET', `/fleets?page=1&query=${name}`);
  return texts;
}

describe('sessions', () => {
  it('two hundred concurrent sessions are isolated from each other', async () => {
    const sessions = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        client.enter({
          brand: BRANDS[index % BRANDS.length]!,
          role: ROLE_NAMES[index % ROLE_NAMES.length]!,
          id: `crowd-${index}`,
        }),
      ),
    );
    // All at once, so the calls of the sessions interleave.
    const days = await Promise.all(sessions.map((session, index) => workingDay(session, `Name${index}X`)));
    for (const [index, texts] of days.entries()) {
      const own = `Name${index}X`;
      expect(texts[2]).toContain(`"firstName":"${own}"`);
      const strangers = texts
        .join('\n')
        .match(/Name\d+X/g)
        ?.filter((name) => name !== own);
      expect(strangers ?? []).toEqual([]);
    }
    const journals = await Promise.all(sessions.map((session) => session.journal()));
    expect(journals.map((journal) => journal.violations).filter(Boolean)).toEqual([]);
    expect(journals.every((journal, index) => journal.entries.length === days[index]!.length)).toBe(true);
  }, 60_000);

  it('the same recipe and calls give the same bytes: after a reset, in another session, alone or under load', async () => {
    const first = await client.enter({ role: 'FMC', seed: 'replay', id: 'replay' });
    const original = await workingDay(first, 'Replay');
    await client.ask('POST', controlPath('reset', 'replay'));
    const again = await client.enter({ role: 'FMC', seed: 'replay', id: 'replay' });
    const crowd = Array.from({ length: 20 }, () =>
      client.enter({ role: 'FMC', seed: 'other' }).then((session) => workingDay(session, 'Other')),
    );
    expect(await workingDay(again, 'Replay')).toEqual(original);
    await Promise.all(crowd);
    const twin = await client.enter({ role: 'FMC', seed: 'replay' });
    expect(await workingDay(twin, 'Replay')).toEqual(original);
    const stranger = await client.enter({ role: 'FMC', seed: 'another seed' });
    expect(await workingDay(stranger, 'Replay')).not.toEqual(original);
  }, 60_000);

  it('a reset restores the initial world, faults and journal', async () => {
    const { id, call, token } = await client.enter({ role: 'FMC' });
    const before = (await call('GET', '/fleets?page=1')).json.total_count;
    await call('POST', '/fleets', { name: 'Short-lived', fleet_payment_type: 'bill_to' });
    expect((await call('GET', '/fleets?page=1')).json.total_count).toBe(before + 1);
    await client.ask('POST', controlPath('reset', id));
    expect((await client.ask('GET', controlPath('journal', id))).json.entries).toEqual([]);
    expect((await call('GET', '/fleets?page=1')).status).toBe(401);
    const { user } = (await client.ask('POST', controlPath('signIn', id))).json;
    const after = await client.ask('GET', '/api/v4/fleets?page=1', {
      headers: { authorization: user.authentication_token },
    });
    expect([after.json.total_count, user.authentication_token]).toEqual([before, token]);
  });

  it('callers that name no session share one, isolated from all others', async () => {
    const body = { email: 'owner@wayside.example', password: 'wayside', subdomain: 'localhost' };
    const signedIn = await client.ask('POST', '/api/v4/sessions', { body });
    expect(signedIn.status).toBe(200);
    const authorization = signedIn.json.authentication_token as string;
    expect((await client.ask('GET', '/api/v4/fleets/me', { headers: { authorization } })).json.name).toBe(
      'Maple Street Couriers',
    );
  });

  it('generated responses depend only on the seed and the request', async () => {
    const dynamic = (session: Entered, path: string) =>
      client.ask('GET', `/api/v4${path}`, { headers: { ...session.headers, prefer: 'dynamic=true' } });
    const one = await client.enter({ role: 'FMC', seed: 'a' });
    const two = await client.enter({ role: 'FMC', seed: 'a' });
    const other = await client.enter({ role: 'FMC', seed: 'b' });
    const [first, second, third, fourth] = await Promise.all([
      dynamic(one, '/fleets/7'),
      dynamic(two, '/fleets/7'),
      dynamic(other, '/fleets/7'),
      dynamic(one, '/fleets/8'),
    ]);
    expect(second.text).toBe(first.text);
    expect(third.text).not.toBe(first.text);
    expect(fourth.text).not.toBe(first.text);
    expect((await one.journal()).violations).toBe(0);
  });

  it('[CST-08] a session’s clock is frozen and can be set', async () => {
    const { id, call } = await client.enter({ role: 'Owner' });
    await client.ask('PUT', controlPath('clock', id), { body: { clock: '2027-01-02T03:04:05Z' } });
    expect((await call('POST', '/geotab_sync_events')).json.created_at).toBe('2027-01-02T03:04:05.000Z');
  });
});
