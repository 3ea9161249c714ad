import { DEMO_PATH, SESSION_COOKIE } from '@wayside/scenarios/control';
import type { Played, SessionRecipe, Taken } from '@wayside/scenarios/control';
import { controlOf } from '@wayside/scenarios/control-client';
import { describe, expect, it } from 'vitest';
import { startedServer } from './started-server.ts';

const { server, client } = startedServer({ apiOnly: false });
const control = () => controlOf(client.origin());

/** A session of somebody who renames themselves, as often as told. */
async function lived(recipe: SessionRecipe = { scenario: 'base/signed-in' }) {
  const session = await client.enter(recipe);
  const { call, user, id } = session;
  const name = async (): Promise<string> => (await call('GET', '/fleet_users/me')).json.firstName as string;
  const rename = (firstName: string) => call('PUT', `/fleet_users/${user.id}`, { firstName });
  const nameIn = async (other: string): Promise<string> => {
    const { user: own } = await control().signIn(other);
    const headers = { authorization: own.authentication_token };
    return (await client.ask('GET', '/api/v4/fleet_users/me', { headers })).json.firstName as string;
  };
  return { ...session, name, rename, nameIn, summary: () => control().session(id) };
}

const take = (session: string, taken: Taken) =>
  fetch(`http://localhost:${server().port}${DEMO_PATH}`, {
    method: 'POST',
    body: JSON.stringify(taken),
    headers: { 'content-type': 'application/json', cookie: `${SESSION_COOKIE}=${session}` },
  });

async function demo(session: string, method: 'GET' | 'PUT' | 'POST', query = ''): Promise<Played> {
  const headers = { cookie: `${SESSION_COOKIE}=${session}` };
  const response = await fetch(`http://localhost:${server().port}${DEMO_PATH}${query}`, { method, headers });
  return (await response.json()) as Played;
}

describe('a walk-through', () => {
  const story = { scenario: 'stories/preferences', role: 'Owner' } as const;

  it('[STU-07] goes back with the world, to the step that made the undone request', async () => {
    const { id, rename } = await lived(story);
    await demo(id, 'PUT', '?step=2&played');
    await rename('Ada');
    expect(await demo(id, 'PUT', '?step=3&played')).toMatchObject({ step: 3, skipped: 0 });
    await demo(id, 'POST', '?do=undo');
    expect(await demo(id, 'GET')).toMatchObject({ step: 2 });
    await rename('Bea');
    await demo(id, 'PUT', '?step=3&played');
    await control().back(id, { calls: 0 });
    expect((await control().session(id)).step).toBe(2);
  });

  it('[STU-03] knows which steps were skipped, and were not done by hand', async () => {
    const { id, call, user } = await lived(story);
    const [first] = (await demo(id, 'GET')).steps;
    expect(await demo(id, 'PUT', '?step=2')).toMatchObject({ skipped: 1 });
    expect((await control().setStep(id, 3)).step).toBe(3);
    expect(await demo(id, 'GET')).toMatchObject({ skipped: 2 });
    // What comes back to is to be played again.
    expect(await demo(id, 'PUT', '?step=1')).toMatchObject({ step: 1, skipped: 0 });
    await take(id, { path: '/user_preferences', press: first!.press });
    expect(await demo(id, 'PUT', '?step=2')).toMatchObject({ skipped: 0 });
    expect(await demo(id, 'PUT', '?step=3')).toMatchObject({ skipped: 1 });
    await call('PUT', `/fleet_users/${user.id}`, { firstName: 'Ada' });
    expect(await demo(id, 'GET')).toMatchObject({ skipped: 0 });
  });
});

describe('a session goes back', () => {
  it('[STU-07] to before a request: what was changed is as it was, and who is signed in stays so', async () => {
    const { id, name, rename, summary } = await lived();
    const before = await name();
    await take(id, { path: '/user_preferences' });
    await rename('Ada');
    await take(id, { path: '/dashboard' });
    expect(await name()).toBe('Ada');
    const { resets } = server().sessions.get(id)!;
    const { different, session } = await control().back(id, { calls: 1 });
    expect([different, session.calls, session.place]).toEqual([[], 1, '/user_preferences']);
    expect(server().sessions.get(id)!.resets).toBeGreaterThan(resets);
    expect(await name()).toBe(before);
    expect((await summary()).lacks).toEqual([]);
  });

  it('[STU-07] to a moment that was kept, with its time, faults, responses and flags', async () => {
    const { id, call, name, rename } = await lived();
    await rename('Ada');
    await control().setClock(id, '2026-04-01T08:00:00Z');
    await rename('Bea');
    await control().setAnswer(id, 'listRoles', { example: 'serverError' });
    await control().setFlags(id, { glovebox: 'on' });
    expect((await control().keep(id, 'Bea’s')).moments).toEqual([
      { name: 'Bea’s', calls: 2, clock: '2026-04-01T08:00:00.000Z' },
    ]);
    await control().removeAnswer(id, 'listRoles');
    await control().setFlags(id, { glovebox: 'off' });
    await control().setClock(id, '2026-05-01T08:00:00Z');
    await rename('Cay');

    const { different, session } = await control().back(id, { moment: 'Bea’s' });
    expect(different).toEqual([]);
    expect(session).toMatchObject({
      clock: '2026-04-01T08:00:00.000Z',
      answers: { listRoles: { example: 'serverError' } },
      flags: { glovebox: 'on' },
      calls: 2,
    });
    expect(await name()).toBe('Bea');
    expect((await call('GET', '/roles')).status).toBe(500);
    await expect(control().back(id, { moment: 'Nobody’s' })).rejects.toThrow('No moment of this session');
    await expect(control().back(id, { calls: 99 })).rejects.toThrow('calls must be');
  });

  it('[STU-07] with the counts of calls that faults and answers name', async () => {
    const { id, call } = await lived({
      scenario: 'base/signed-in',
      faults: [{ kind: 'server-error', operation: 'listRoles', calls: [2] }],
    });
    const statuses = async () => [(await call('GET', '/roles')).status, (await call('GET', '/roles')).status];
    expect(await statuses()).toEqual([200, 500]);
    await control().back(id, { calls: 1 });
    expect(await statuses()).toEqual([500, 200]);
  });
});

describe('a session is forked', () => {
  it('[STU-07] into another like it; neither knows of the other from then on', async () => {
    const { id, rename, name, nameIn } = await lived({ scenario: 'base/signed-in', seed: 'x' });
    await rename('Ada');
    const { session, different } = await control().fork(id);
    expect(different).toEqual([]);
    expect(session).toMatchObject({ scenario: 'base/signed-in', seed: 'x', calls: 1 });
    expect(session.id).not.toBe(id);
    await rename('Bea');
    expect([await nameIn(session.id), await name()]).toEqual(['Ada', 'Bea']);
    const early = await control().fork(id, { calls: 0 });
    expect(await nameIn(early.session.id)).not.toMatch(/Ada|Bea/);
  });
});

describe('a session is kept as a file', () => {
  it('[STU-06] which carries what a link cannot, into a new session', async () => {
    const { id, rename, nameIn } = await lived();
    await take(id, { path: '/vehicles' });
    await rename('Ada');
    await control().setFlags(id, { glovebox: 'on' });
    const { lacks } = await control().session(id);
    expect(lacks).toEqual(['What was done in the page: 1 call (updateFleetUser).']);
    const { session, different } = await control().restore(await control().file(id));
    expect(different).toEqual([]);
    expect(session).toMatchObject({ flags: { glovebox: 'on' }, place: '/vehicles' });
    expect(session.id).not.toBe(id);
    expect(await nameIn(session.id)).toBe('Ada');
  });

  it('[STU-06] a file that is none is refused, and leaves nothing behind', async () => {
    const count = async () => (await control().sessions()).length;
    const { id } = await lived();
    const file = await control().file(id);
    const before = await count();
    const bad = { ...file, session: { ...file.session, scenario: 'gone/away' } };
    await expect(control().restore(bad)).rejects.toThrow('gone/away');
    const answered = { ...file, session: { ...file.session, answers: { listRoles: { example: 'none' } } } };
    const refused = await client.ask('POST', '/control/restore', { body: answered });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Unknown example')]);
    expect((await client.ask('POST', '/control/restore', { body: { wayside: 'other' } })).status).toBe(400);
    expect(await count()).toBe(before);
  });
});
