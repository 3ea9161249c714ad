import { beforeEach, expect, it, vi } from 'vitest';

const remembered = vi.hoisted(() => ({ fleet: undefined as number | null | undefined, cookie: undefined as string | undefined }));
vi.mock('../session/session.ts', () => ({
  rememberedUser: () => (remembered.fleet === undefined ? undefined : { fleet_id: remembered.fleet }),
}));
vi.mock('../session/storage.ts', () => ({ readCookie: () => remembered.cookie }));

const load = async () => {
  vi.resetModules();
  return import('./fleet-scope.ts');
};

beforeEach(() => {
  remembered.fleet = undefined;
  remembered.cookie = undefined;
});

it('a user who is known to be in no fleet is not put into the one of an old cookie', async () => {
  remembered.fleet = null;
  remembered.cookie = '12';
  const { fleetScope, followFleet } = await load();
  expect([fleetScope(), followFleet(null)]).toEqual(['own', false]);
});

it('without a remembered user the cookie says which fleet it is', async () => {
  remembered.cookie = '12';
  const { fleetScope, followFleet } = await load();
  expect([fleetScope(), followFleet(12)]).toEqual([12, false]);
});

it('starts with the fleet that was remembered', async () => {
  remembered.fleet = 5;
  const { fleetScope, followFleet } = await load();
  expect(fleetScope()).toBe(5);
  expect(followFleet(5)).toBe(false);
});

it('the first fleet that the server names is no change', async () => {
  const { fleetScope, followFleet } = await load();
  expect([fleetScope(), followFleet(5), fleetScope()]).toEqual(['own', false, 'own']);
});

it('another fleet has keys of its own, and so does the way back', async () => {
  remembered.fleet = 5;
  const { fleetScope, followFleet } = await load();
  expect([followFleet(7), fleetScope()]).toEqual([true, 7]);
  expect([followFleet(5), fleetScope()]).toEqual([true, 5]);
});

it('[STS-19] after sign-out the next user starts without a fleet', async () => {
  remembered.fleet = 5;
  const { fleetScope, followFleet, forgetFleet } = await load();
  forgetFleet();
  expect([fleetScope(), followFleet(9)]).toEqual(['own', false]);
});
