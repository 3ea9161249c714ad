import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '@wayside/scenarios';
import { DEMO_PATH, SESSION_COOKIE, controlPath } from '@wayside/scenarios/control';
import type { SavedScenario, SavedTest, SessionRecipe, Taken } from '@wayside/scenarios/control';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipeFor } from '../session/recipe.ts';
import { startedServer } from './started-server.ts';

const { server, client } = startedServer({ apiOnly: false });
const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));

/** The folder of the scenarios, to which files can be added. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayside-saved-'));
  for (const name of readdirSync(SCENARIOS).filter((one) => one !== 'node_modules'))
    symlinkSync(join(SCENARIOS, name), join(folder, name));
  symlinkSync(join(SCENARIOS, '../node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const take = (session: string, taken: Taken | object) =>
  fetch(`http://localhost:${server().port}${DEMO_PATH}`, {
    method: 'POST',
    body: JSON.stringify(taken),
    headers: { 'content-type': 'application/json', cookie: `${SESSION_COOKIE}=${session}` },
  });
const press = (name: string) => ({ path: '/dashboard', press: { role: 'button', name } });

/** A session in which testers and people have done things. */
async function lived(recipe: SessionRecipe) {
  const session = await client.enter(recipe);
  const put = (operation: string, body: unknown) =>
    client.ask('PUT', controlPath('answer', session.id, operation), { body });
  return { ...session, put, save: (id: string) => save(session.id, id) };
}

async function save(session: string, id: string): Promise<SavedScenario> {
  return (await client.ask('GET', `${controlPath('scenario', session)}?id=${id}&title=Saved`)).json as SavedScenario;
}

/** The scenarios of saved files, compiled as ours are, all at once. */
async function compiled(files: readonly SavedScenario[]): Promise<Scenario[]> {
  const paths = files.map(({ file }) => join(folder, 'saved', file));
  mkdirSync(join(folder, 'saved'));
  for (const [index, path] of paths.entries()) writeFileSync(path, files[index]!.text);
  const config = join(folder, 'saved', 'tsconfig.json');
  const base = join(SCENARIOS, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: base, compilerOptions: { types: [] }, files: paths }));
  const { stdout, status } = spawnSync('tsc', ['-p', config], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect([stdout, status]).toEqual(['', 0]);
  const modules = paths.map((path) => import(path) as Promise<Record<string, Scenario>>);
  return (await Promise.all(modules)).flatMap((module) => Object.values(module));
}

/** With changed responses, flags, faults, and steps taken in its pages. */
async function busy() {
  const session = await lived({ scenario: 'order-approval/ready', profile: 'hostile' });
  const { id, put } = session;
  await put('listPolicies', { example: 'serverError', calls: [2] });
  await put('listRoles', { status: 200, body: [] });
  await client.ask('PUT', controlPath('flags', id), { body: { glovebox: 'on' } });
  await client.ask('PUT', controlPath('faults', id), {
    body: [{ kind: 'server-error', operation: 'getDashboard', status: 503 }],
  });
  await take(id, { path: '/dashboard' });
  await take(id, { path: '/dashboard', type: { 'Search “Émile’s” vans': 'it\'s "VAN-09"\\' } });
  await take(id, { path: '/dashboard', type: { Email: 'a@b.c' } });
  await take(id, press('Review'));
  await take(id, { path: '/orders/1/approvals', press: { role: 'tab', name: 'All' } });
  return session;
}

/** Without the faults of its scenario, and with another seed. */
async function calmed() {
  const session = await lived({ scenario: 'faults/server-error', role: 'Manager', seed: 'x' });
  await client.ask('PUT', controlPath('faults', session.id), { body: [] });
  return session;
}

const derived = () => lived({ scenario: 'failures/getDashboard/serverError' });

describe('a session saved as a scenario', () => {
  it('[STU-08] says only what differs from its base', async () => {
    const saved = await (await busy()).save('saved/none-left');
    expect(saved.file).toBe('none-left.scenario.ts');
    expect(saved.text).toContain("from '../order-approval/");
    expect(saved.text).not.toMatch(/story|brands|roles|clock|world|signedIn/);
    expect(saved.lacks).toEqual([]);
    expect((await (await derived()).save('saved/broken')).text).toMatch(/^import \{ defineScenario \}/);
  });

  it('[STU-08] takes back what its base says, and names what a scenario cannot', async () => {
    const { save: saveAs } = await calmed();
    expect((await saveAs('faults/none')).text).toContain("from './faults.scenario.ts'");
    const saved = await saveAs('saved/serverError');
    expect(saved.lacks).toEqual(['Its seed, x: a scenario has the usual one.']);
    expect(saved.text).toContain("import { serverError as serverErrorBase } from '../faults/faults.scenario.ts'");
  });

  it('[STU-08] compiles, and plays what the session played', async () => {
    const { call, save: saveAs } = await busy();
    const [scenario, ...others] = await compiled([
      await saveAs('saved/none-left'),
      await (await calmed()).save('saved/serverError'),
      await (await derived()).save('saved/broken'),
    ]);
    expect(others).toMatchObject([
      { faults: [], roles: ['Manager'] },
      { answers: { getDashboard: { example: 'serverError' } } },
    ]);
    expect(scenario).toMatchObject({
      id: 'saved/none-left',
      profile: 'hostile',
      flags: { glovebox: 'on' },
      start: '/dashboard',
      reach: [
        {
          type: { 'Search “Émile’s” vans': 'it\'s "VAN-09"\\', Email: 'a@b.c' },
          press: { role: 'button', name: 'Review' },
        },
        { press: { role: 'tab', name: 'All' } },
      ],
    });
    const again = server().sessions.open(recipeFor(scenario!, {}));
    const token = again.issueToken(again.player.id);
    for (const path of ['/policies', '/policies', '/roles', '/dashboard', '/vehicles', '/services/recent']) {
      const before = await call('GET', path);
      const now = await client.ask('GET', `/api/v4${path}`, { headers: { authorization: token } });
      expect([path, now.status, now.text]).toEqual([path, before.status, before.text]);
    }
  });

  it('needs an id of an area and a case', async () => {
    const { id } = await lived({});
    expect((await client.ask('GET', `${controlPath('scenario', id)}?id=../x`)).status).toBe(400);
    expect((await client.ask('GET', controlPath('scenario', id))).json.file).toBe('working-day-saved.scenario.ts');
  });

  it('takes steps only as a walk-through knows them', async () => {
    const { id } = await lived({});
    expect((await take(id, press('Review'))).status).toBe(204);
    expect((await take(id, { path: '//evil', press: { role: 'spell', name: 'x' } })).status).toBe(400);
    expect((await take(id, { path: 'dashboard' })).status).toBe(400);
    expect((await take(id, { path: '/', type: { a: 1 } })).status).toBe(400);
    expect((await take(id, { path: '/', press: { role: 'button', name: 'x'.repeat(70_000) } })).status).toBe(400);
  });
});

describe('a session copied as a test', () => {
  const copied = async (id: string) => (await client.ask('GET', controlPath('test', id))).json as SavedTest;
  const testOf = async (id: string) => (await copied(id)).text;

  it('[STU-08] opens the page that one is on, with what differs', async () => {
    const { id, put } = await lived({ scenario: 'base/working-day', role: 'Manager', seed: 'x' });
    await put('listVehicles', { example: 'serverError' });
    await take(id, { path: '/vehicles?tab=active' });
    const text = await testOf(id);
    expect(text).toContain("recipe: { seed: 'x', answers: { listVehicles: { example: 'serverError' } } }");
    expect(text).toContain("await signIn(page, 'Manager');");
    expect(text).toContain("await page.goto('/vehicles?tab=active');");
  });

  it('[STU-08] repeats what was done only where something changed', async () => {
    const { id, call, user } = await lived({ scenario: 'base/signed-in' });
    await take(id, { path: '/dashboard' });
    await take(id, press('Preferences'));
    expect(await testOf(id)).not.toContain('click');
    await call('PUT', `/fleet_users/${user.id}`, { firstName: 'Ada' });
    expect(await testOf(id)).toContain("getByRole('button', { name: 'Preferences', exact: true })");
  });

  it('[STU-08] says, as a saved scenario does, that pages without the demo bar recorded no steps', async () => {
    const { id, call, user } = await lived({ scenario: 'base/signed-in' });
    const lacks = async () => [(await copied(id)).lacks, (await save(id, 'saved/renamed')).lacks];
    expect(await lacks()).toEqual([[], []]);
    await call('PUT', `/fleet_users/${user.id}`, { firstName: 'Ada' });
    const says = [expect.stringMatching(/^What was done in the page: 1 call \(updateFleetUser\)\. .*demo bar.*step=0/)];
    expect(await lacks()).toEqual([says, says]);
    await take(id, press('Preferences'));
    expect(await lacks()).toEqual([[], []]);
  });
});
