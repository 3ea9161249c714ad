import { KEPT_LIMIT, controlPath, notKept } from '@wayside/scenarios/control';
import { afterEach, expect, it, vi } from 'vitest';
import { Sessions } from '../session/sessions.ts';
import { startedServer } from './started-server.ts';

const { client } = startedServer();
afterEach(() => vi.useRealTimers());

it.each(['https://evil.example', 'http://canada.localhost:4000', 'null'])(
  'the control API refuses a page of %s',
  async (origin) => {
    const response = await client.ask('POST', controlPath('sessions'), { body: {}, headers: { origin } });
    expect(response.status).toBe(403);
  },
);

it('the control API stops reading after a mebibyte', async () => {
  const response = await client.ask('POST', controlPath('sessions'), { body: { id: 'x'.repeat(1024 * 1024) } });
  expect([response.status, response.json.error]).toEqual([413, expect.stringContaining('larger than')]);
});

it('the journal says how long a very long answer was, instead of keeping it', async () => {
  const { call, journal } = await client.enter({ scenario: 'vehicles/ten-thousand' });
  const responses = await Promise.all([call('GET', '/vehicles'), call('GET', '/vehicles')]);
  const length = Buffer.byteLength(responses[0]!.text);
  expect(length).toBeGreaterThan(KEPT_LIMIT);
  const { entries } = await journal();
  expect(entries.map(({ answer }: { answer: unknown }) => answer)).toEqual(Array(2).fill(notKept(length)));
}, 60_000);

it('the journal says how long a very long body was, instead of keeping it', async () => {
  const { call, journal } = await client.enter();
  const name = 'x'.repeat(KEPT_LIMIT);
  expect((await call('POST', '/policies', { name })).status).toBe(422);
  expect((await journal()).entries).toMatchObject([
    { operation: 'createPolicy', requestBody: notKept(JSON.stringify({ name }).length) },
  ]);
});

it('a body that is refused is in the journal', async () => {
  const { headers, journal } = await client.enter();
  await client.ask('POST', '/api/v4/policies', {
    body: '{"amount":',
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect((await journal()).entries).toMatchObject([
    { operation: 'createPolicy', status: 400, requestBody: '{"amount":', source: 'guard' },
  ]);
});

it('a token cannot be worked out from a session’s id and a user’s', async () => {
  const { id, token, user } = await client.enter();
  const ask = (authorization: string) => client.ask('GET', '/api/v4/fleets/me', { headers: { authorization } });
  expect((await ask(token)).status).toBe(200);
  for (const guess of [`${id}.${user.id}.1`, `${id}.${user.id}.1.`, `${id}.${user.id}.1.${id}`])
    expect((await ask(guess)).status).toBe(401);
  const other = await client.enter();
  expect(other.token.split('.').at(-1)).not.toBe(token.split('.').at(-1));
});

it('a session that nobody has used for a day is gone; one in use stays', () => {
  vi.useFakeTimers();
  const sessions = new Sessions((id) => id);
  sessions.create({}, 'left');
  sessions.create({}, 'used');
  vi.advanceTimersByTime(23 * 60 * 60 * 1000);
  expect(sessions.get('used')?.id).toBe('used');
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(sessions.all().map(({ id }) => id)).toEqual(['used']);
  expect(sessions.get('left')).toBeUndefined();
});

it('the partner’s sign-in returns to brands only', async () => {
  const start = (subdomain: string) =>
    client.ask('GET', `/api/v4/customers/auth/geotab?subdomain=${subdomain}`, { headers: { host: 'api.localhost' } });
  expect((await start('telematics')).headers.get('location')).toMatch(/\/sign_in\?key=partner-1$/);
  for (const hostile of ['evil.example%2F', 'evil.example%23', 'unknown', '%40evil.example'])
    expect((await start(hostile)).status).toBe(422);
});
