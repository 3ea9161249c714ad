import { isListedUser } from '@wayside/domain';
import type { RoleHolder } from '@wayside/domain';
import { expect, it } from 'vitest';
import { startedServer } from './started-server.ts';

const { client } = startedServer();
type Client = Awaited<ReturnType<typeof client.enter>>;

/** Each place that says how many people fleet 5 has. */
async function totals(fmc: Client): Promise<unknown[]> {
  const [one, mine, all] = await Promise.all([
    fmc.call('GET', '/fleets/5'),
    fmc.call('GET', '/fleets/me'),
    fmc.call('GET', '/fleets/load_all_fleets'),
  ]);
  const listed = all.json.find(({ id }: { id: number }) => id === 5);
  return [one.json.user_total, mine.json.user_total, listed.user_total];
}
/** The list leaves out Super Admins, whom the server sends. */
async function members(viewer: Client): Promise<number> {
  const people: RoleHolder[] = (await viewer.call('GET', '/fleet_users')).json;
  expect(people.some((person) => !isListedUser(person))).toBe(true);
  return people.filter(isListedUser).length;
}

it('[CNT-03] a fleet has as many people as its list, at the start and after one was added and one deleted', async () => {
  const fmc = await client.enter({ role: 'FMC' });
  const before = await members(fmc);
  expect(before).toBeGreaterThan(5);
  expect(await totals(fmc)).toEqual([before, before, before]);

  const created = await fmc.call('POST', '/fleet_users', {
    firstName: 'Nora',
    lastName: 'Quist',
    email: 'nora@wayside.example',
    cellPhone: '3125550199',
    language: 'en',
    roles: ['Driver'],
  });
  expect(created.status).toBe(201);
  expect(await members(fmc)).toBe(before + 1);
  expect(await totals(fmc)).toEqual([before + 1, before + 1, before + 1]);

  expect((await fmc.call('DELETE', '/fleet_users/2')).status).toBe(204);
  expect((await fmc.call('DELETE', `/fleet_users/${created.json.id}`)).status).toBe(204);
  expect(await totals(fmc)).toEqual([before - 1, before - 1, before - 1]);

  // Nobody is counted in a fleet whose list is empty.
  expect((await fmc.call('GET', '/fleets/6')).json.user_total).toBe(0);
});
