import { controlPath } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { PROFILES } from '@wayside/scenarios';
import { requestsOf } from '@wayside/scenarios/requests';
import { readContract } from '../server/contract-file.ts';
import { startedServer } from './started-server.ts';

const { client } = startedServer();
const requests = requestsOf(readContract());

describe.each(PROFILES)('under the profile %s', (profile) => {
  it.each([
    ['default', 'Owner'],
    ['default', 'FMC'],
    ['canada', 'Owner'],
    ['fuel-card', 'FMC Fleet Admin'],
  ] as const)('every response on %s for %s conforms to the contract', async (brand, role) => {
    const { headers, journal } = await client.enter({ brand, role, profile });
    for (const request of requests) {
      const response = await client.ask(request.method, request.path, {
        headers,
        body: request.body,
      });
      expect(response.status, `${request.operation}: ${response.text}`).toBeLessThan(500);
    }
    const { entries } = await journal();
    const broken = entries.filter((entry: { answerViolations: unknown[] }) => entry.answerViolations.length > 0);
    expect(
      broken.map(({ operation, answerViolations }: { operation: string; answerViolations: unknown }) => ({
        operation,
        answerViolations,
      })),
    ).toEqual([]);
  });
});

describe('hostile values', () => {
  const listed = async (recipe: Parameters<typeof client.enter>[0]) => {
    const { call } = await client.enter(recipe);
    return { call, vehicles: (await call('GET', '/vehicles?data_type=extended&page=1')).json };
  };

  it('are as long as the contract allows, contain script, and start with the ordinary values', async () => {
    const ordinary = (await listed({})).vehicles;
    const hostile = (await listed({ profile: 'hostile' })).vehicles;
    expect(hostile).toHaveLength(ordinary.length);
    expect(hostile[0].vehicle_name).toHaveLength(120);
    expect(hostile[0].vehicle_name.startsWith(ordinary[0].vehicle_name)).toBe(true);
    expect(JSON.stringify(hostile)).toContain('<script>');
    expect(hostile.map(({ id, vin }: { id: number; vin: string }) => [id, vin])).toEqual(
      ordinary.map(({ id, vin }: { id: number; vin: string }) => [id, vin]),
    );
  });

  it('match between a list and its details, and between two sessions', async () => {
    const { call, vehicles } = await listed({ profile: 'hostile' });
    const { json } = await call('GET', `/vehicles/${vehicles[3].id}`);
    expect(json.vehicle_name).toBe(vehicles[3].vehicle_name);
    expect((await listed({ profile: 'hostile' })).vehicles).toEqual(vehicles);
  });

  it('are mapped back to the original values', async () => {
    const { call } = await client.enter({ profile: 'hostile' });
    const before = (await call('GET', '/fleet_users/me')).json;
    expect(before.firstName).toHaveLength(60);
    const saved = await call('PUT', `/fleet_users/${before.id}`, { firstName: before.firstName, lastName: 'New' });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.json.firstName).toBe(before.firstName);
    expect(saved.json.lastName).toMatch(/^New /);
  });
});

describe('minimal values', () => {
  it('are absent where the contract allows it', async () => {
    const { call } = await client.enter({ profile: 'minimal' });
    const [vehicle] = (await call('GET', '/vehicles?data_type=extended&page=1')).json;
    expect(vehicle).toMatchObject({ vehicle_name: null, license_plate_number: null, miles: null });
  });

  it('an unknown profile gets the valid names', async () => {
    const response = await client.ask('POST', controlPath('sessions'), { body: { profile: 'huge' } });
    expect(response.status).toBe(400);
    expect(response.json.valid).toEqual(PROFILES);
  });
});
