import { controlPath } from '@wayside/scenarios/control';
import type { SessionRecipe } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { startedServer } from './started-server.ts';

const { client } = startedServer();

async function enter(recipe?: SessionRecipe) {
  const session = await client.enter(recipe);
  const at = (operation: string) => controlPath('answer', session.id, operation);
  return {
    ...session,
    choice: (operation: string) => client.ask('GET', at(operation)),
    choose: (operation: string, body: unknown) => client.ask('PUT', at(operation), { body }),
    leave: (operation: string) => client.ask('DELETE', at(operation)),
  };
}

describe('an answer that a tester chooses', () => {
  it('is an example of the contract, from now on, until it is removed', async () => {
    const { call, choose, choice, leave, journal } = await enter();
    expect((await choose('listPolicies', { example: 'serverError' })).json).toMatchObject({
      calls: 0,
      answer: { example: 'serverError' },
    });
    expect((await call('GET', '/policies')).status).toBe(500);
    expect((await call('GET', '/policies')).status).toBe(500);
    expect((await choice('listPolicies')).json).toMatchObject({ calls: 2 });
    const { entries } = await journal();
    expect(entries[0]).toMatchObject({
      source: 'tester',
      why: expect.arrayContaining(['A tester defines the response of listPolicies']),
    });

    expect((await leave('listPolicies')).status).toBe(204);
    expect((await call('GET', '/policies')).status).toBe(200);
    expect((await leave('listPolicies')).status).toBe(404);
  });

  it('is a status and body for the nth call; the world keeps the others', async () => {
    const { call, choose } = await enter();
    await choose('listPolicies', { status: 200, body: [], calls: [2] });
    const lengths = [];
    for (let turn = 0; turn < 3; turn++) lengths.push((await call('GET', '/policies')).json.length);
    expect(lengths).toEqual([expect.any(Number), 0, lengths[0]]);
    expect(lengths[0]).toBeGreaterThan(0);
  });

  it('comes before the answer of the scenario, and goes with a reset', async () => {
    const { id, call, choose, journal } = await enter({ scenario: 'access/wrong-password' });
    const signIn = { email: 'owner@wayside.example', password: 'wayside', subdomain: 'localhost' };
    const refused = (await call('POST', '/sessions', signIn)).status;
    await choose('createSession', { example: 'serverError' });
    expect((await call('POST', '/sessions', signIn)).status).toBe(500);
    expect((await journal()).missedAnswers).toEqual([]);
    const reset = await client.ask('POST', controlPath('reset', id));
    expect(reset.json.answers).toEqual({});
    expect((await journal()).missedAnswers).toEqual(['createSession']);
    expect((await call('POST', '/sessions', signIn)).status).toBe(refused);
  });

  it.each([
    ['an unknown operation', 'listUnicorns', { example: 'success' }, 'Unknown operation "listUnicorns"'],
    ['an undeclared example', 'listPolicies', { example: 'wrongOtp' }, 'Unknown example "wrongOtp". Valid: success'],
    ['an undeclared status', 'listPolicies', { status: 418 }, 'Unknown status "418"'],
    [
      'a body of another shape',
      'listPolicies',
      { status: 200, body: { id: 1 } },
      'breaks the contract of listPolicies',
    ],
    ['a field of another type', 'getAffiliation', { status: 200, body: { id: 'x', parent_id: null } }, 'id: '],
    ['a field too many', 'getAffiliation', { status: 200, body: { id: 1, parent_id: null, horn: true } }, 'horn'],
    ['a call that cannot be', 'listPolicies', { example: 'success', calls: [0] }, 'whole numbers from 1'],
    ['nothing', 'listPolicies', {}, 'either an example, or a status'],
    ['a misspelled field', 'listPolicies', { example: 'success', cals: [1] }, 'Unknown field "cals"'],
  ])('is refused where it is %s', async (_what, operation, body, words) => {
    const { choose } = await enter();
    const { status, json } = await choose(operation, body);
    expect([status, json.error]).toEqual([400, expect.stringContaining(words)]);
  });

  it('is checked without being chosen', async () => {
    const { id, choice } = await enter();
    const check = (body: unknown) =>
      client.ask('POST', controlPath('answer', id, 'listPolicies'), { body: { status: 200, body } });
    expect((await check([])).json).toEqual([]);
    expect((await check([{ id: 'x' }])).json).toContainEqual({
      path: ['body', '0', 'id'],
      message: expect.stringContaining('must be'),
      code: 'type',
    });
    expect((await choice('listPolicies')).json.answer).toBeUndefined();
  });

  it('says what the operation can be made to return', async () => {
    const { choice } = await enter();
    const { json } = await choice('deletePolicy');
    expect(json).toMatchObject({ calls: 0, statuses: expect.arrayContaining([204, 401, 403, 404, 500]) });
    expect(json.examples.map(({ name }: { name: string }) => name)).toContain('notFound');
  });

  it('of one page of a list is given every time the page is read: a scenario holds after a reload', async () => {
    const { call } = await enter({ scenario: 'dashboard/due-now-counts-as-due-soon' });
    for (const _load of ['first', 'again']) {
      expect((await call('GET', '/fleets/me/vehicle_services?page=1')).json).toHaveLength(2);
      expect((await call('GET', '/fleets/me/vehicle_services?page=2')).json).toHaveLength(0);
    }
  });
});
