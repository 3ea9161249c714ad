import { describe, expect, it } from 'vitest';
import { addressesAt } from './addresses.ts';
import { BASE, shelf, worker } from './edge.fixture.ts';

describe('the folder answers as the server', () => {
  it('a link redirects to the session’s own address, where the page receives its cookies and calls its own API', async () => {
    const { ask, open } = worker();
    const place = (await open('canada/?scenario=base/signed-in&role=Manager')).headers.get('location')!;
    expect(place).toMatch(/^https:\/\/host\.example\/any\/path\/canada\.[a-z\d]{6}\/$/);
    const page = await open(place.slice(BASE.length));
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain(`${place.replace('canada.', 'api.').slice(0, -1)} `);
    const token = /authentication_token=([^;]+);/.exec(html)![1]!;
    const api = place.slice(BASE.length).replace('canada.', 'api.');
    const answer = await ask(`${api}api/v4/dashboard`, { headers: { authorization: token } });
    expect([answer.status, answer.headers.get('x-scenario-why')]).toEqual([200, 'handler']);
    expect((await ask(`${api}api/v4/vehicles/500006`)).status).toBe(401);
  });

  it('a session outlives the worker that made it: its sign-ins, and what was done in it', async () => {
    const kept = shelf();
    const first = worker(kept);
    const created = await first.ask('scenarios/control/sessions', {
      method: 'POST',
      body: JSON.stringify({ scenario: 'policies/ready', role: 'Owner' }),
    });
    const { id } = (await created.json()) as { id: string };
    const signedIn = await first.ask(`scenarios/control/sessions/${id}/sign-in`, { method: 'POST' });
    const { user } = (await signedIn.json()) as { user: { authentication_token: string } };
    const headers = { authorization: user.authentication_token, 'content-type': 'application/json' };
    const before = await (await first.ask(`api.${id}/api/v4/policies`, { headers })).json();
    const [policy] = before as { id: number }[];
    expect((await first.ask(`api.${id}/api/v4/policies/${policy!.id}`, { method: 'DELETE', headers })).ok).toBe(true);

    const after = await worker(kept).ask(`api.${id}/api/v4/policies`, { headers });
    expect(after.status).toBe(200);
    expect(((await after.json()) as { id: number }[]).map((one) => one.id)).not.toContain(policy!.id);
  });
});

it('what sessions share is built without a session that anybody finds', async () => {
  const { prepare, sessions } = worker();
  await prepare();
  expect(sessions.all()).toEqual([]);
});

describe('addresses in the folder', () => {
  const { inward, outward, inwardText } = addressesAt(BASE);

  it.each([
    ['canada.k3f9/vehicles?tab=all', 'http://canada.k3f9.localhost/vehicles?tab=all'],
    ['canada', 'http://canada.localhost/'],
    ['scenarios/sessions/k3f9', 'http://scenarios.localhost/sessions/k3f9'],
    ['api.k3f9/api/v4/fleets.csv', 'http://api.k3f9.localhost/api/v4/fleets.csv'],
  ])('%s is %s', (path, known) => {
    expect(inward(new URL(BASE + path))?.href).toBe(known);
    expect(outward(known)).toBe(BASE + (path === 'canada' ? 'canada/' : path));
    expect(inwardText(BASE + path)).toBe(known.replace(/\/$/, ''));
  });

  it.each(['', 'files/app/assets/a.js', 'worker.js', 'index.html', '404.html'])('“%s” is a file', (path) =>
    expect(inward(new URL(BASE + path))).toBeUndefined(),
  );

  it('nothing outside the folder is ours', () =>
    expect(inward(new URL('https://host.example/canada/vehicles'))).toBeUndefined());
});
