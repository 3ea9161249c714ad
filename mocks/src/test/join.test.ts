import { request } from 'node:http';
import { BAR_COOKIE, CLOCK_COOKIE, LINK_COOKIE, SESSION_COOKIE, controlPath } from '@wayside/scenarios/control';
import type { ListedSession } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { pageServer } from './page-server.ts';
import type { Page } from './page-server.ts';

const { server, client, page, sessionOf } = pageServer();

/** Calls the API by a host name. */
function askApi(path: string, headers: Record<string, string>, body: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server().port, path, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve());
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
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
    const next = new URL(response.location!, `http://${label}.localhost:${server().port}`);
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

  it('the studio says of the sessions opened from it in this browser that they are, and of no others', async () => {
    const referer = `http://scenarios.localhost:${server().port}/`;
    const linked = new URL((await page('/vehicles?scenario=base/signed-in', 'canada', { referer })).location!);
    expect(linked.hostname).toBe('scenarios.localhost');
    const { location, setCookie } = await page(linked.pathname + linked.search, 'scenarios');
    const id = /^http:\/\/canada\.([a-z\d]+)\.localhost:\d+\/vehicles$/.exec(location ?? '')?.[1];
    const mineOf = async (cookie: string): Promise<unknown> => {
      const { json } = await client.ask('GET', controlPath('sessions'), { headers: { cookie } });
      return (json as unknown as ListedSession[]).filter(({ isMine }) => isMine).map((session) => session.id);
    };
    const browser = setCookie[0]!.split(';')[0]!;
    expect([await mineOf(browser), await mineOf(''), await mineOf('wayside_studio_browser=other')]).toEqual([
      [id],
      [],
      [],
    ]);
    for (const to of ['http://evil.example/', 'http://app.zzzzzz.localhost/', 'javascript:alert(1)'])
      expect((await page(`/opened?to=${encodeURIComponent(to)}`, 'scenarios')).status).toBe(404);
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
