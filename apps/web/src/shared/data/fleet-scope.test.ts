import { beforeEach, expect, it, vi } from 'vitest';

const remembered = vi.hoisted(() => ({
  fleet: undefined as number | null | undefined,
  cookie: undefined as string | undefined,
}));
vi.mock('../session/session.ts', () => ({
  rememberedUser: () => (remembered.fleet === undefined ? undefined : { fleet_id: remembered.fleet }),
}));
vi.mock('../session/storage.ts', () => ({ readCookie: () => remembered.cookie }));

async function load() {
  vi.resetModules();
  return import('./fleet-scope.ts');
}

beforeEach(() => {
  remembered.fleet = undefined;
  remembered.cookie = undefined;
});

it.each([
  [
    'a user who is known to be in no fleet is not put into the one of an old cookie',
    { fleet: null, cookie: '12' },
    [null],
    ['own', false, 'own'],
  ],
  ['without a remembered user the cookie says which fleet it is', { cookie: '12' }, [12], [12, false, 12]],
  ['starts with the fleet that was remembered', { fleet: 5 }, [5], [5, false, 5]],
  ['the first fleet that the server names is no change', {}, [5], ['own', false, 'own']],
  ['another fleet has keys of its own, and so does the way back', { fleet: 5 }, [7, 5], [5, true, 7, true, 5]],
])('%s', async (_what, before, named, scopes) => {
  Object.assign(remembered, before);
  const { fleetScope, followFleet } = await load();
  expect([fleetScope(), ...named.flatMap((fleet) => [followFleet(fleet), fleetScope()])]).toEqual(scopes);
});

it('[STS-19] after sign-out the next user starts without a fleet', async () => {
  remembered.fleet = 5;
  const { fleetScope, followFleet, forgetFleet } = await load();
  forgetFleet();
  expect([fleetScope(), followFleet(9)]).toEqual(['own', false]);
});
