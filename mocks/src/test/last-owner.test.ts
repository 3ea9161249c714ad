import { expect, it } from 'vitest';
import { startedServer } from './started-server.ts';

const { client } = startedServer();
const NEEDED = 'A fleet needs at least one active owner or admin';

it('[PPV-01] the last owner of a fleet is not demoted and not deleted, with a reason; with another admin both work', async () => {
  const owner = await client.enter({ role: 'Owner', scenario: 'users/last-owner' });
  const demote = () => owner.call('PUT', '/fleet_users/1', { roles: ['Driver'] });
  const refused = await demote();
  expect([refused.status, refused.json.error]).toEqual([409, NEEDED]);
  expect((await owner.call('PUT', '/fleet_users/1', { roles: ['Admin'] })).status).toBe(200);

  const fmc = await client.enter({ role: 'FMC', scenario: 'users/last-owner' });
  const remove = () => fmc.call('DELETE', '/fleet_users/1');
  const kept = await remove();
  expect([kept.status, kept.json.error]).toEqual([409, NEEDED]);
  expect((await fmc.call('PUT', '/fleet_users/2/activate')).status).toBe(200);
  expect((await remove()).status).toBe(204);
});
