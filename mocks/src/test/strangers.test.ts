import { CONTROL_PATH, ROUTES, SCENARIO_HEADER } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { startedServer } from './started-server.ts';

const { client } = startedServer();

const credentials = { email: 'owner@wayside.example', password: 'wayside', subdomain: 'localhost' };

describe('someone who knows nothing but the address', () => {
  it('reads the next steps at /, and can follow them', async () => {
    const { json } = await client.ask('GET', '/');
    const signedIn = await client.ask(json.signIn.method, new URL(json.signIn.address).pathname, {
      body: json.signIn.body,
    });
    const authorization = signedIn.json.authentication_token;
    expect(
      (await client.ask('GET', `${new URL(json.base).pathname}/fleets/me`, { headers: { authorization } })).status,
    ).toBe(200);
    const contract = await client.ask('GET', new URL(json.contract).pathname);
    expect([contract.json.openapi, contract.json.servers[0].url]).toEqual(['3.1.0', json.base]);
    expect(contract.text.includes('//api.localhost:4000')).toBe(false);
    expect((await client.ask('GET', new URL(json.health).pathname)).json).toEqual({ status: 'ok' });
    expect((await client.ask('GET', new URL(json.control).pathname)).json.info.title).toContain('control API');
  });

  it('selects a scenario with a header, and keeps it with the token', async () => {
    const headers = { [SCENARIO_HEADER]: 'access/wrong-password' };
    expect((await client.ask('POST', '/api/v4/sessions', { body: credentials, headers })).status).toBe(401);
    const signedIn = await client.ask('POST', '/api/v4/sessions', {
      body: credentials,
      headers: { [SCENARIO_HEADER]: 'vehicles/none' },
    });
    const authorization = signedIn.json.authentication_token;
    expect((await client.ask('GET', '/api/v4/vehicles', { headers: { authorization } })).json).toEqual([]);
  });

  it('learns that a scenario does not exist', async () => {
    const response = await client.ask('POST', '/api/v4/sessions', {
      body: credentials,
      headers: { [SCENARIO_HEADER]: 'access/wrong-pasword' },
    });
    expect([response.status, response.json.error]).toEqual([400, expect.stringContaining('access/wrong-pasword')]);
  });

  it.each(['', '/api/v4'])(
    'finds flags and places below "%s", as clients do that know one server only',
    async (base) => {
      const [flags, places] = [
        await client.ask('POST', `${base}/ofrep/v1/evaluate/flags`, { body: { context: {} } }),
        await client.ask('GET', `${base}/photon/api?q=Chicago`),
      ];
      expect([flags.status, places.status]).toEqual([200, 200]);
      expect(places.json.features.length).toBeGreaterThan(0);
    },
  );

  it('asks with HEAD as with GET, for the same headers and no body', async () => {
    const { headers } = await client.enter();
    const [head, get] = [
      await client.ask('HEAD', '/api/v4/fleets/me', { headers }),
      await client.ask('GET', '/api/v4/fleets/me', { headers }),
    ];
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
      200,
      '',
      get.headers.get('content-length'),
    ]);
  });

  it('gets a long response compressed if it accepts that, and the same response if not', async () => {
    const { headers } = await client.enter();
    const [short, compressed, plain] = [
      await client.ask('GET', '/api/v4/affiliations/me', { headers }),
      await client.ask('GET', '/api/v4/dashboard', { headers: { ...headers, 'accept-encoding': 'gzip' } }),
      await client.ask('GET', '/api/v4/dashboard', { headers: { ...headers, 'accept-encoding': 'identity' } }),
    ];
    expect([short, compressed, plain].map((reply) => reply.headers.get('content-encoding'))).toEqual([
      null,
      'gzip',
      null,
    ]);
    expect(compressed.text).toBe(plain.text);
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(plain.text.length / 4);
  });
});

describe('the Prefer header', () => {
  const prefer = async (wish: string) => {
    const { headers } = await client.enter();
    return client.ask('GET', '/api/v4/vehicles/500006', { headers: { ...headers, prefer: wish } });
  };

  it.each([
    ['code=404', 404, { error: 'The record was not found' }],
    ['example=expiredToken', 401, { error: 'Your session has expired. Please sign in again' }],
    ['code=401, example="noToken"', 401, { error: 'You need to sign in to continue' }],
  ])('%s', async (wish, status, body) => {
    const response = await prefer(wish);
    expect([response.status, response.json]).toEqual([status, body]);
  });

  it('dynamic=true: a vehicle made up from the schema', async () => {
    expect((await prefer('dynamic=true')).json).toMatchObject({ id: expect.any(Number) });
    expect((await prefer('dynamic=true')).json.id).not.toBe(500_006);
  });

  it('a response without a body', async () => {
    const { headers } = await client.enter();
    const response = await client.ask('DELETE', '/api/v4/policies/51', { headers: { ...headers, prefer: 'code=204' } });
    expect([response.status, response.text]).toEqual([204, '']);
    expect((await client.ask('GET', '/api/v4/policies', { headers })).text).toContain('"id":51');
  });

  it.each(['code=418', 'example=teapot'])('%s is not declared: 400 with what is', async (wish) => {
    const response = await prefer(wish);
    expect([response.status, response.json.error]).toEqual([
      400,
      expect.stringContaining('code=404, example=notFound'),
    ]);
  });
});

it('the control API describes every route that it has', async () => {
  const { json } = await client.ask('GET', CONTROL_PATH);
  const paths = Object.keys(json.paths as object);
  expect(paths.toSorted()).toEqual(
    Object.values(ROUTES)
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'))
      .toSorted(),
  );
  const { id } = await client.enter({ scenario: 'stories/fmc-acts-inside-a-fleet' });
  for (const [path, item] of Object.entries(
    json.paths as Record<
      string,
      Record<
        string,
        {
          parameters: { name: string; example: string }[];
          requestBody?: { content: { 'application/json': { example: unknown } } };
          responses: object;
        }
      >
    >,
  )) {
    for (const method of ['get', 'post', 'put', 'delete'].filter((name) => item[name])) {
      const body = item[method]!.requestBody?.content['application/json'].example;
      const query = new URLSearchParams(item[method]!.parameters.map(({ name, example }) => [name, example]));
      // The session that the rest of the test needs is not the one to delete.
      const target = method === 'delete' && path.endsWith('{id}') ? (await client.enter()).id : id;
      const response = await client.ask(
        method.toUpperCase(),
        `${CONTROL_PATH}${path.replace('{id}', target).replace('{operation}', 'listPolicies')}?${query.toString()}`,
        body === undefined ? {} : { body },
      );
      expect(Object.keys(item[method]!.responses), `${method} ${path}: ${response.text.slice(0, 200)}`).toContain(
        String(response.status),
      );
      expect(response.status, `${method} ${path}: ${response.text.slice(0, 200)}`).toBeLessThan(300);
    }
  }
});
