import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS_FILE, hostingHeaders } from '@wayside/hosting';
import { SESSION_COOKIE, controlPath } from '@wayside/scenarios/control';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../server/server.ts';
import type { ScenarioServer } from '../server/server.ts';
import { clientOf } from './client.ts';

let server: ScenarioServer;
let client: ReturnType<typeof clientOf>;
let app: string;
beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'wayside-app-'));
  await writeFile(join(app, 'index.html'), '<!doctype html><head><script type="module" src="/app.js"></script></head>');
  await writeFile(join(app, HEADERS_FILE), JSON.stringify(hostingHeaders({})));
  server = await startServer({ port: 0, app });
  client = clientOf(server);
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

/** What a browser gets at a brand's host; `fetch` cannot set the host. */
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

async function sessionOf(recipe: Record<string, string>): Promise<string> {
  return (await client.ask('POST', controlPath('sessions'), { body: { brand: 'canada', ...recipe } })).json.id as string;
}

const me = async (cookies: Record<string, string>) =>
  (await client.ask('GET', '/api/v4/fleet_users/me', { headers: { authorization: cookies['wayside_authentication_token'] ?? '' } })).json;

describe('joining a living session by ?session=', () => {
  it('gives the browser what the scenario gives and leaves the address', async () => {
    const id = await sessionOf({ scenario: 'base/signed-in', role: 'Manager' });
    const joined = await page(`/vehicles?session=${id}&tab=active`);
    expect([joined.status, joined.location]).toEqual([302, '/vehicles?tab=active']);
    expect(joined.cookies).toMatchObject({ [SESSION_COOKIE]: id, wayside_current_user_email: 'manager@wayside.example' });
    expect((await me(joined.cookies)).email).toBe('manager@wayside.example');
  });

  it('a scenario that starts at sign-in takes away what an earlier session left', async () => {
    const joined = await page(`/?session=${await sessionOf({})}`);
    expect([joined.location, joined.cookies['wayside_authentication_token']]).toEqual(['/', '']);
  });

  it('two roles in one session see each other’s changes', async () => {
    const id = await sessionOf({ scenario: 'base/signed-in', role: 'Owner' });
    const [owner, driver] = [await page(`/?session=${id}`), await page(`/?session=${id}&role=Driver`)];
    expect(driver.cookies[SESSION_COOKIE]).toBe(owner.cookies[SESSION_COOKIE]);
    const user = await me(driver.cookies);
    expect(user.email).toBe('driver@wayside.example');
    const headers = { authorization: owner.cookies['wayside_authentication_token']! };
    const changed = await client.ask('PUT', `/api/v4/fleet_users/${user.id}`, { body: { language: 'fr' }, headers });
    expect(changed.status, changed.text).toBe(200);
    expect((await me(driver.cookies)).language).toBe('fr');
    expect((await client.ask('GET', controlPath('journal', id))).json.entries).toHaveLength(3);
  });

  it('signs in by role where the scenario does not, by the name or as written in addresses', async () => {
    const id = await sessionOf({});
    for (const role of ['FMC%20Fleet%20Admin', 'fmc-fleet-admin']) {
      expect((await page(`/?session=${id}&role=${role}`)).cookies['wayside_current_user_email']).toBe('fmc-fleet-admin@wayside.example');
    }
  });

  it('400 for a session that does not exist, a role that does not exist, another brand’s host', async () => {
    const id = await sessionOf({});
    expect(await page('/?session=gone')).toMatchObject({ status: 400, text: expect.stringContaining('Session "gone" does not exist') });
    expect(await page(`/?session=${id}&role=King`)).toMatchObject({ status: 400, text: expect.stringContaining('Account Owner') });
    expect(await page(`/?session=${id}`, 'shell')).toMatchObject({ status: 400, text: expect.stringContaining('brand canada') });
  });

  it('lets the session through a link on another site, and nothing else', async () => {
    const { setCookie } = await page(`/?session=${await sessionOf({ scenario: 'base/signed-in' })}`);
    expect(setCookie.filter((line) => line.includes('SameSite=Lax')).map((line) => line.split('=')[0])).toEqual([SESSION_COOKIE]);
    expect(setCookie.filter((line) => !line.includes('SameSite=Lax') && !line.includes('SameSite=Strict'))).toEqual([]);
  });

  it('never leads to another host', async () => {
    expect((await page(`/.//evil.example/?session=${await sessionOf({})}`)).location).toBe('/evil.example/');
  });
});

describe('a browser that cannot do something', () => {
  const enter = async (scenario: string): Promise<Page> => {
    const { [SESSION_COOKIE]: id } = (await page(`/?scenario=${scenario}`)).cookies;
    return page('/dashboard', 'canada', { cookie: `${SESSION_COOKIE}=${id}` });
  };

  it('may not say where it is: the page forbids it', async () => {
    expect((await enter('shops/location-denied')).policy).toBe('geolocation=()');
    expect((await enter('base/signed-in')).policy).toBeUndefined();
  });

  it('keeps what is stored: a line of script before the app’s own', async () => {
    const { text } = await enter('access/sign-out-cannot-clear');
    expect(text.indexOf('removeItem')).toBeGreaterThan(0);
    expect(text.indexOf('removeItem')).toBeLessThan(text.indexOf('type="module"'));
    expect((await enter('base/signed-in')).text).not.toContain('removeItem');
  });
});
