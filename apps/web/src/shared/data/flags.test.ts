import { beforeEach, expect, it, vi } from 'vitest';

const service = vi.hoisted(() => ({ responses: [] as (Record<string, string> | Error)[], requests: [] as unknown[] }));

vi.mock('./api.ts', () => ({ api: {} }));
vi.mock('./origin.ts', () => ({ origin: 'http://api.test', flags: '' }));
vi.mock('./scenario-headers.ts', () => ({ scenarioHeaders: () => ({}) }));
vi.mock('../session/session.ts', () => ({
  isSignedIn: () => false,
  rememberedUser: () => undefined,
  rememberFleet: () => undefined,
  authenticationToken: () => 'token-of-ann',
}));
interface Options {
  headersFactory: () => Promise<[string, string][]>;
}
const provider = vi.hoisted(() => vi.fn<(options: Options) => object>());
vi.mock('@openfeature/ofrep-web-provider', () => ({ OFREPWebProvider: provider }));
vi.mock('@openfeature/web-sdk', () => {
  const byDomain = new Map<string, Record<string, string>>();
  return {
    OpenFeature: {
      setProviderAndWait: async (domain: string, _provider: unknown, context: unknown) => {
        service.requests.push(context);
        const response = service.responses.shift() ?? {};
        if (response instanceof Error) throw response;
        byDomain.set(domain, response);
      },
      getClient: (domain: string) => ({
        getStringValue: (flag: string, fallback: string) => byDomain.get(domain)?.[flag] ?? fallback,
      }),
    },
  };
});

const { flagContextOf, flagsQuery, isFlagOn } = await import('./flags.ts');
const { queryClient } = await import('./query-client.ts');

beforeEach(() => {
  queryClient.clear();
  service.responses = [];
  service.requests = [];
});

it('[API-49, ROL2-06] a signed-in user is named by customer id, email and affiliation', () => {
  expect(flagContextOf({ id: 7, email: 'a@b.co', affiliation_id: 3 })).toEqual({
    targetingKey: '7',
    email: 'a@b.co',
    affiliation_id: 3,
  });
  expect(flagContextOf({ id: 7, email: 'a@b.co', affiliation_id: null })).toEqual({
    targetingKey: '7',
    email: 'a@b.co',
  });
});

it('[API-51, ROL2-05] only the value on means on', async () => {
  service.responses = [{ glovebox: 'on', telematics_section: 'ON', fuel_card_sign_up: 'true' }];
  const results = await Promise.all(
    (['glovebox', 'telematics_section', 'fuel_card_sign_up', 'multifactor_authentication'] as const).map((flag) =>
      isFlagOn(flag, {}),
    ),
  );
  expect(results).toEqual([true, false, false, false]);
});

it('[API-50] the service is requests once for a context, and again for another and after sign-out', async () => {
  service.responses = [{ glovebox: 'on' }, { glovebox: 'off' }, { glovebox: 'off' }];
  const one = { email: 'a@b.co' };
  expect(await isFlagOn('glovebox', one)).toBe(true);
  expect(await isFlagOn('glovebox', { ...one })).toBe(true);
  expect(await isFlagOn('glovebox', { email: 'c@d.co' })).toBe(false);
  expect(service.requests).toHaveLength(2);
  queryClient.clear();
  expect(await isFlagOn('glovebox', one)).toBe(false);
  expect(service.requests).toHaveLength(3);
});

it('[API-51] a service that fails means off, and is requests again the next time', async () => {
  service.responses = [new Error('down'), { glovebox: 'on' }];
  expect(await isFlagOn('glovebox', {})).toBe(false);
  expect(await isFlagOn('glovebox', {})).toBe(true);
});

it('[API2-01] the service is asked like every other: with the token and the name of the application', async () => {
  await isFlagOn('glovebox', {});
  const headers = Object.fromEntries(await provider.mock.lastCall![0].headersFactory());
  expect(headers).toMatchObject({ Authorization: 'token-of-ann', 'application-name': 'wayside' });
});

it('[API-50] the flags are the user’s: entering a fleet, which drops the data of the one before, keeps them', () => {
  expect(flagsQuery({ targetingKey: '7' }).queryKey[2]).toBe('user');
});
