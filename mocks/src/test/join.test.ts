import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS_FILE, hostingHeaders } from '@wayside/hosting';
import {
  BAR_COOKIE,
  CLOCK_COOKIE,
  LINK_COOKIE,
  LINK_PROBLEM_PATH,
  SESSION_COOKIE,
  controlPath,
} from '@wayside/scenarios/control';
import type { AnswerChoice, LinkProblem, SessionSummary } from '@wayside/scenarios/control';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../server/server.ts';
import type { ScenarioServer } from '../server/server.ts';
import { clientOf } from './client.ts';

let server: ScenarioServer;
const client = clientOf(() => server);
let app: string;
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'wayside-app-'));
  await writeFile(join(app, 'index.html'), '<!doctype html><head><script type="module" src="/app.js"></script></head>');
  await writeFile(join(app, HEADERS_FILE), JSON.stringify(hostingHeaders({ isApp: true })));
  server = await startServer({ port: 0, app });
});
afterAll(async () => {
  await server.close();
  await rm(app, { recursive: true });
});

interface Page {
  status: number;
  location: string | undefined;
  cookies: Record<string, string>;
  setCookie: string[];
  policy: string | string[] | undefined;
  text: string;
}

/** Requests a page on a brand's host with node:http, since `fetch` cannot set the Host header. */
function page(path: string, brand = 'canada', more: Record<string, string> = {}): Promise<Page> {
  const headers = { host: `${brand}.localhost:${server.port}`, accept: 'text/html', ...more };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      const setCookie = response.headers['set-cookie'] ?? [];
      const pairs = setCookie.map((line) => line.split(';')[0]!.split('=') as [string, string]);
      const cookies = Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value)]));
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          cookies,
          setCookie,
          policy: response.headers['permissions-policy'],
          text,
        }),
      );
    }).on('error', reject);
  });
}

/** Calls the API by a host name. */
function askApi(path: string, headers: Record<string, string>, body: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve());
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

async function sessionOf(recipe: Record<string, string>): Promise<string> {
  return (await client.ask('POST', controlPath('sessions'), { body: { brand: 'canada', ...recipe } })).json
    .id as string;
}

async function me(cookies: Record<string, string>) {
  return (
    await client.ask('GET', '/api/v4/fleet_users/me', {
      headers: { authorization: cookies['wayside_authentication_token'] ?? '' },
    })
  ).json;
}

/** Follows a link to the session's own host and to the page behind it, as a browser does. */
async function follow(path: string, brand = 'canada', cookie = ''): Promise<Page & { host: string; path: string }> {
  let [label, at] = [brand, path];
  for (;;) {
    const response = await page(at, label, { cookie });
    if (response.status !== 302) return { ...response, host: label, path: at };
    const next = new URL(response.location!, `http://${label}.localhost:${server.port}`);
    [label, at] = [next.hostname.replace('.localhost', ''), next.pathname + next.search];
    if (Object.keys(response.cookies).length > 0) return { ...response, host: label, path: at };
  }
}

describe('a session’s own host', () => {
  it('[BRD-01] a link to a scenario leads to a host of its own, whose first label is the brand', async () => {
    const link = await page('/vehicles?scenario=base/signed-in&role=Driver&tab=active');
    const id = /^http:\/\/canada\.([a-z\d]+)\.localhost:\d+\/vehicles\?tab=active$/.exec(link.location ?? '')?.[1];
    expect([link.status, link.setCookie]).toEqual([302, []]);
    expect((await client.ask('GET', controlPath('session', id))).json).toMatchObject({
      brand: 'canada',
      role: 'Driver',
    });
    const first = await page('/vehicles', `canada.${id}`);
    expect(first.cookies).toMatchObject({ [SESSION_COOKIE]: id, wayside_current_user_email: 'driver@wayside.example' });
    // Who has signed out, or signed in as somebody else, stays so.
    const again = await page('/vehicles', `canada.${id}`, { cookie: `${SESSION_COOKIE}=${id}` });
    expect(Object.keys(again.cookies)).toEqual([LINK_COOKIE, CLOCK_COOKIE]);
  });

  it('the default brand is called app there', async () => {
    expect((await page('/?scenario=base/signed-in', 'www')).location).toMatch(
      /^http:\/\/app\.[a-z\d]+\.localhost:\d+\//,
    );
  });

  it('[API-01] its API is at its own host, with its session for callers without a header', async () => {
    const id = await sessionOf({ scenario: 'access/wrong-password' });
    const headers = { host: `api.${id}.localhost`, 'content-type': 'application/json' };
    const body = { email: 'owner@wayside.example', password: 'wayside', subdomain: 'canada' };
    await askApi('/api/v4/sessions', headers, body);
    expect((await client.ask('GET', controlPath('journal', id))).json.entries).toMatchObject([
      { operation: 'createSession', status: 401 },
    ]);
  });

  it('a second person of the session has a host of their own in it', async () => {
    const id = await sessionOf({ scenario: 'base/signed-in', role: 'Owner' });
    const owner = await follow(`/?session=${id}`);
    const driver = await follow(`/?session=${id}&role=Driver`);
    expect([owner.host, driver.host]).toEqual([`canada.${id}`, `canada.driver.${id}`]);
    expect((await me(driver.cookies)).email).toBe('driver@wayside.example');
    const direct = await page('/vehicles', `canada.manager.${id}`);
    expect(direct.cookies['wayside_current_user_email']).toBe('manager@wayside.example');
  });

  it('the demo bar is on after a link with a step', async () => {
    const { location } = await page('/?scenario=stories/preferences&step=2', 'www');
    const { cookies } = await page('/', new URL(location!).hostname.replace('.localhost', ''));
    expect(cookies[BAR_COOKIE]).toBe('0');
  });

  it('an id that no host name can have is joined by cookie', async () => {
    await sessionOf({ id: 'Old_id', scenario: 'base/signed-in' });
    const joined = await page('/?session=Old_id');
    expect([joined.location, joined.cookies[SESSION_COOKIE]]).toEqual(['/', 'Old_id']);
  });
});

describe('joining a session with ?session=', () => {
  it('sets the scenario’s cookies and removes the parameters from the URL', async () => {
    const id = await sessionOf({ scenario: 'base/signed-in', role: 'Manager' });
    const joined = await follow(`/vehicles?session=${id}&tab=active`);
    expect([joined.status, joined.location]).toEqual([302, '/vehicles?tab=active']);
    expect(joined.cookies).toMatchObject({
      [SESSION_COOKIE]: id,
      wayside_current_user_email: 'manager@wayside.example',
    });
    expect((await me(joined.cookies)).email).toBe('manager@wayside.example');
  });

  it('a scenario that starts at sign-in clears the cookies of an earlier session', async () => {
    const joined = await follow(`/?session=${await sessionOf({})}`);
    expect([joined.location, joined.cookies['wayside_authentication_token']]).toEqual(['/', '']);
  });

  it('two roles in one session see each other’s changes', async () => {
    const id = await sessionOf({ scenario: 'base/signed-in', role: 'Owner' });
    const [owner, driver] = [await follow(`/?session=${id}`), await follow(`/?session=${id}&role=Driver`)];
    expect(driver.cookies[SESSION_COOKIE]).toBe(owner.cookies[SESSION_COOKIE]);
    const user = await me(driver.cookies);
    expect(user.email).toBe('driver@wayside.example');
    const headers = { authorization: owner.cookies['wayside_authentication_token']! };
    const changed = await client.ask('PUT', `/api/v4/fleet_users/${user.id}`, { body: { language: 'fr' }, headers });
    expect(changed.status, changed.text).toBe(200);
    expect((await me(driver.cookies)).language).toBe('fr');
    expect((await client.ask('GET', controlPath('journal', id))).json.entries).toHaveLength(3);
  });

  it('signs in by role where the scenario does not, by role name or URL slug', async () => {
    const id = await sessionOf({});
    for (const role of ['FMC%20Fleet%20Admin', 'fmc-fleet-admin']) {
      expect((await follow(`/?session=${id}&role=${role}`)).cookies['wayside_current_user_email']).toBe(
        'fmc-fleet-admin@wayside.example',
      );
    }
  });

  it('sends the session cookie on links from other sites, and no other cookie', async () => {
    const { setCookie } = await follow(`/?session=${await sessionOf({ scenario: 'base/signed-in' })}`);
    expect(setCookie.filter((line) => line.includes('SameSite=Lax')).map((line) => line.split('=')[0])).toEqual([
      SESSION_COOKIE,
    ]);
    expect(setCookie.filter((line) => !line.includes('SameSite=Lax') && !line.includes('SameSite=Strict'))).toEqual([]);
  });

  it('never redirects to another host', async () => {
    const id = await sessionOf({});
    for (const path of ['/.//evil.example/', '//evil.example/'])
      expect((await follow(`${path}?session=${id}`)).location).toBe('/evil.example/');
    expect((await page('//evil.example/?scenario=base/signed-in')).location).toMatch(
      /^http:\/\/canada\.[a-z\d]+\.localhost:\d+\/evil/,
    );
  });
});

describe('a link that cannot be opened leads to the studio, which says what is wrong and what may have been meant', () => {
  async function problemsOf(path: string, brand = 'canada', more: Record<string, string> = {}) {
    const { location = '' } = await page(path, brand, more);
    const { origin, pathname, searchParams } = new URL(location);
    expect([origin, pathname]).toEqual([`http://scenarios.localhost:${server.port}`, LINK_PROBLEM_PATH]);
    const query = new URLSearchParams({ url: searchParams.get('url')! });
    return (await client.ask('GET', `${controlPath('link')}?${query.toString()}`)).json as LinkProblem[];
  }
  const opens = async (link: string) => {
    const { hostname, pathname, search } = new URL(link);
    return (await page(pathname + search, hostname.replace(/\.?localhost$/, '') || 'www')).location;
  };

  it('a mistyped scenario, with the closest ones', async () => {
    const [problem] = await problemsOf('/vehicles?scenario=base/sined-in&role=Owner&tab=active');
    expect(problem).toMatchObject({
      what: 'scenario',
      given: 'base/sined-in',
      message: 'There is no scenario “base/sined-in”.',
    });
    expect(problem!.closest[0]!.name).toBe('base/signed-in');
    expect(await opens(problem!.closest[0]!.link)).toMatch(/canada\.\w+\.localhost:\d+\/vehicles\?tab=active$/);
  });

  it.each([
    ['role=Drver', 'role', 'Driver'],
    ['profile=hostle', 'profile', 'hostile'],
    ['clock=tomorrow', 'clock', undefined],
    ['faults=x', 'faults', undefined],
    ['faults=[{"kind":"server-error","operation":"getDashbord"}]', 'faults', undefined],
    ['seed=', 'seed', undefined],
    ['step=7', 'step', '0'],
  ])('an unknown value: %s', async (query, what, best) => {
    const problems = await problemsOf(`/?scenario=base/signed-in&${encodeURI(query)}`);
    expect(problems.map((one) => [one.what, one.closest[0]?.name])).toEqual([[what, best]]);
  });

  it('a mistyped name of a parameter, with the same link corrected', async () => {
    const [problem, ...others] = await problemsOf('/vehicles?scenrio=base/signed-in&rol=Driver&tab=active');
    expect(problem).toMatchObject({ what: 'parameter', given: 'scenrio', closest: [{ name: 'scenario' }] });
    expect(others).toMatchObject([{ what: 'parameter', given: 'rol', closest: [{ name: 'role' }] }]);
    const next = new URL(problem!.closest[0]!.link);
    expect(next.search).toBe('?scenario=base%2Fsigned-in&rol=Driver&tab=active');
    const [role] = await problemsOf(next.pathname + next.search);
    expect(await opens(role!.closest[0]!.link)).toMatch(/canada\.\w+\.localhost:\d+\/vehicles\?tab=active$/);
    // The product has parameters of its own.
    expect((await page('/vehicles?mode=ymm&rol=x&sort=year')).status).toBe(200);
  });

  it.each([
    ['/?scenario=base/signed-in&theme=dark', 'theme', 'The theme is chosen in the page.'],
    ['/vehicles?scenario=base/signed-in&latency=300', 'latency', 'faults'],
    ['/?scenario=base/signed-in&colour=red', 'colour', 'means nothing here'],
  ])('[STU-06] a parameter that means nothing: %s', async (link, given, words) => {
    const [problem, ...others] = await problemsOf(link);
    expect(problem).toMatchObject({ what: 'parameter', given, isOnlyUnfit: true });
    expect([problem!.message.includes(words), others]).toEqual([true, []]);
    expect(await opens(problem!.closest[0]!.link)).toMatch(/^http:\/\/canada\.\w+\.localhost:\d+\/\w*$/);
    expect((await page(`${link}&anyway=1`)).location).toMatch(/^http:\/\/canada\./);
  });

  it('[STU-06] a brand that the host does not show, in the address or as a parameter, with the right host', async () => {
    const [parameter] = await problemsOf('/vehicles?scenario=base/signed-in&brand=shell&tab=active');
    expect(parameter).toMatchObject({ what: 'parameter', given: 'brand', closest: [{ name: 'Tidemark' }] });
    expect(parameter!.message).toContain('shows Northway');
    expect(await opens(parameter!.closest[0]!.link)).toMatch(/\/\/shell\.\w+\.localhost:\d+\/vehicles\?tab=active$/);
    const [host] = await problemsOf('/?scenario=base/signed-in', 'northway');
    expect(host).toMatchObject({ what: 'brand', given: 'northway', closest: [{ name: 'Northway' }] });
    expect(await opens(host!.closest[0]!.link)).toMatch(/^http:\/\/canada\./);
    const { closest } = (await problemsOf('/?scenario=base/signed-in', 'zzz'))[0]!;
    expect(closest.length).toBeGreaterThan(5);
  });

  it('[STU-06] what was changed is in a link; responses that the contract does not have are named', async () => {
    const id = await sessionOf({ scenario: 'base/signed-in' });
    const put = (route: 'answer' | 'flags', body: unknown) =>
      client.ask('PUT', controlPath(route, id, 'listRoles'), { body });
    await put('answer', { example: 'serverError' });
    await put('flags', { glovebox: 'on' });
    const { link } = (await client.ask('GET', controlPath('session', id))).json as SessionSummary;
    const opened = await opens(`http://canada.localhost/?${new URLSearchParams(link).toString()}`);
    const other = (await client.ask('GET', controlPath('session', opened!.split('.')[1]))).json as SessionSummary;
    expect(other).toMatchObject({ answers: { listRoles: { example: 'serverError' } }, flags: { glovebox: 'on' } });
    const wrong = encodeURIComponent('{"listRoles":{"example":"wrongOtp"}}');
    const [problem] = await problemsOf(`/?scenario=base/signed-in&answers=${wrong}`);
    expect(problem).toMatchObject({ what: 'answers', message: expect.stringContaining('Unknown example') });
    expect((await problemsOf('/?scenario=base/signed-in&flags={"horn":"on"}'))[0]).toMatchObject({ what: 'flags' });
  });

  it('[STU-06] a response too long for a link is named', async () => {
    const id = await sessionOf({ scenario: 'base/signed-in' });
    const { json } = await client.ask('GET', controlPath('answer', id, 'getDashboard'));
    const { value } = (json as AnswerChoice).examples.find(({ status }) => status === 200)!;
    const body = { ...(value as object) };
    await client.ask('PUT', controlPath('answer', id, 'getDashboard'), { body: { status: 200, body } });
    const { link, lacks } = (await client.ask('GET', controlPath('session', id))).json as SessionSummary;
    expect([link.answers, lacks]).toEqual([
      undefined,
      ['The changed responses of getDashboard: they are too long for a link.'],
    ]);
  });

  it('several at once', async () => {
    const problems = await problemsOf('/?scenario=base/sined-in&role=King&step=2');
    expect(problems.map(({ what }) => what)).toEqual(['scenario', 'role']);
  });

  it('a brand and a role that the scenario is not made for: it names those, and opens anyway', async () => {
    const path = '/?scenario=access/wrong-password-french&role=Owner';
    const [problem] = await problemsOf(path, 'shell');
    expect(problem).toMatchObject({
      what: 'brand',
      given: 'Tidemark',
      isOnlyUnfit: true,
      closest: [{ name: 'Northway' }],
    });
    expect(await opens(problem!.closest[0]!.link)).toContain('//canada.');
    expect((await page(`${path}&anyway=1`, 'shell')).location).toMatch(/^http:\/\/shell\.\w+\.localhost:\d+\/[^?]*$/);
    expect(await problemsOf('/?scenario=fleets/no-fleets&role=Driver', 'www')).toMatchObject([
      { what: 'role', given: 'Driver', isOnlyUnfit: true },
    ]);
  });

  it('a session that is gone, of another brand, or without that role', async () => {
    const id = await sessionOf({});
    expect(await problemsOf('/?session=gone')).toMatchObject([{ what: 'session', given: 'gone', closest: [] }]);
    expect(await problemsOf('/vehicles', 'canada.gone')).toMatchObject([{ what: 'session', given: 'gone' }]);
    const [problem] = await problemsOf(`/?session=${id}`, 'shell');
    expect(problem).toMatchObject({ what: 'brand', closest: [{ name: 'Northway' }] });
    expect(await opens(problem!.closest[0]!.link)).toContain(`canada.${id}.`);
    expect((await problemsOf(`/?session=${id}&role=Drivr`))[0]!.closest[0]!.name).toBe('Driver');
    const [king] = await problemsOf('/vehicles', `canada.drivr.${id}`);
    expect(king!.closest[0]).toMatchObject({ name: 'Driver', link: expect.stringContaining(`//canada.driver.${id}.`) });
  });

  it('a session that a restart took from its host, with a link that starts it again', async () => {
    const opened = await page('/services?scenario=stories/preferences&role=Owner&seed=north&step=2', 'www');
    const host = new URL(opened.location!).hostname.replace('.localhost', '');
    const { cookies } = await page('/services', host);
    await client.ask('DELETE', controlPath('session', host.split('.')[1]));
    const cookie = `${LINK_COOKIE}=${encodeURIComponent(cookies[LINK_COOKIE]!)}`;
    const [problem] = await problemsOf('/services?tab=past', host, { cookie });
    expect(problem).toMatchObject({
      what: 'session',
      given: host.split('.')[1],
      closest: [{ name: expect.any(String) }],
    });
    const again = new URL(problem!.closest[0]!.link);
    expect(Object.fromEntries(again.searchParams)).toMatchObject({
      scenario: 'stories/preferences',
      role: 'Owner',
      seed: 'north',
      tab: 'past',
    });
    expect(again.searchParams.has('step')).toBe(false);
    expect(await opens(again.href)).toMatch(/^http:\/\/app\.\w+\.localhost:\d+\/services\?tab=past$/);
    const [withBar] = await problemsOf('/services', host, { cookie: `${cookie}; ${BAR_COOKIE}=1` });
    expect(new URL(withBar!.closest[0]!.link).searchParams.get('step')).toBe('2');
    const [unreadable] = await problemsOf('/services', host, { cookie: `${LINK_COOKIE}=%E0%A4%A&scenario=x` });
    expect(unreadable).toMatchObject({ what: 'session', closest: [] });
  });

  it('only our own addresses are looked at', async () => {
    for (const url of [
      'https://evil.example/?scenario=x',
      'nonsense',
      'http://api.localhost/',
      'javascript://localhost/%0aalert(1)',
    ])
      expect((await client.ask('GET', `${controlPath('link')}?url=${encodeURIComponent(url)}`)).status).toBe(400);
  });
});

describe('a browser that lacks a capability', () => {
  const enter = async (scenario: string): Promise<Page> => {
    const { location } = await page(`/?scenario=${scenario}`);
    return page('/dashboard', new URL(location!).hostname.replace('.localhost', ''));
  };

  it('cannot be located: the page denies geolocation', async () => {
    expect((await enter('shops/location-denied')).policy).toBe('geolocation=()');
    expect((await enter('base/signed-in')).policy).toContain('geolocation=(self)');
  });

  it('cannot delete stored data: a script runs before the app', async () => {
    const { text } = await enter('access/sign-out-cannot-clear');
    expect(text.indexOf('removeItem')).toBeGreaterThan(0);
    expect(text.indexOf('removeItem')).toBeLessThan(text.indexOf('type="module"'));
    expect((await enter('base/signed-in')).text).not.toContain('removeItem');
  });
});
