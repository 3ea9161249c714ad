import { CLOCK_COOKIE, controlPath } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startedServer } from './started-server.ts';

const { server, client } = startedServer({ apiOnly: false });

const IDENTIFIER = JSON.stringify({ channel: 'BulkUploadChannel' });

// oxlint-disable-next-line typescript/no-explicit-any -- tests inspect frames of any shape
type Frame = any;

/** A socket that records its frames; `until` waits for one. */
function open(userId: number, token: string, protocol = 'actioncable-v1-json') {
  const socket = new WebSocket(`ws://127.0.0.1:${server().port}/cable?user_id=${userId}&token=${token}`, protocol);
  const heard: Frame[] = [];
  const waiting: (() => void)[] = [];
  const tell = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)));
    tell();
  });
  socket.on('close', tell);
  const until = async (matches: (frame: Frame) => boolean): Promise<Frame> => {
    for (;;) {
      const match = heard.find(matches);
      if (match || socket.readyState === WebSocket.CLOSED) return match;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return {
    socket,
    heard,
    until,
    send: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
  };
}

const csv = (text: string) => `data:text/csv;base64,${Buffer.from(text).toString('base64')}`;

describe('live channel', () => {
  it('[BLK-05, BLK-07, API-53, OPN-78] welcomes, subscribes and reports upload progress to its own user', async () => {
    const session = await client.enter();
    const stranger = await client.enter();
    const cable = open(session.user.id, session.token);
    const other = open(stranger.user.id, stranger.token);
    await cable.until((frame) => frame.type === 'welcome');
    await other.until((frame) => frame.type === 'welcome');
    for (const each of [cable, other]) {
      each.send({ command: 'subscribe', identifier: IDENTIFIER });
      await each.until((frame) => frame.type === 'confirm_subscription');
    }
    const posted = await session.call('POST', '/vehicles/bulk_upsertions', {
      fileData: csv('vin,year\r\n1FTBW2CM5MKA00007,2021\r\n'),
    });
    expect(posted.status).toBe(201);
    const done = await cable.until((frame) => frame.message?.status?.startsWith('completed'));
    expect(done).toMatchObject({ identifier: IDENTIFIER, message: { type: 'bulk_upsertion', id: posted.json.id } });
    expect(cable.heard.map((frame) => frame.message?.status).filter(Boolean)).toEqual([
      'submitted',
      'processing',
      done.message.status,
    ]);
    expect(other.heard.filter((frame) => frame.message?.type)).toEqual([]);
    cable.socket.close();
    other.socket.close();
  });

  it('[BLK-06] a scenario decides the outcome', async () => {
    const session = await client.enter({ scenario: 'vehicles/bulk-upload-with-errors' });
    const cable = open(session.user.id, session.token);
    await cable.until((frame) => frame.type === 'welcome');
    cable.send({ command: 'subscribe', identifier: IDENTIFIER });
    await cable.until((frame) => frame.type === 'confirm_subscription');
    await session.call('POST', '/vehicles/bulk_upsertions', {
      fileData: csv('vin\r\n1FTBW2CM5MKA00007\r\n1FTBW2CM5MKA00008\r\n'),
    });
    const done = await cable.until((frame) => frame.message?.errors);
    expect(done.message).toMatchObject({
      status: 'completed_with_errors',
      errors: [{ line: expect.any(Number), message: expect.any(String) }],
    });
    cable.socket.close();
  });

  it('[BLK-05] breaks off during an upload, and turns everyone away, when the scenario says so', async () => {
    const session = await client.enter({ scenario: 'vehicles/bulk-upload-channel-dropped' });
    const cable = open(session.user.id, session.token);
    await cable.until((frame) => frame.type === 'welcome');
    cable.send({ command: 'subscribe', identifier: IDENTIFIER });
    await cable.until((frame) => frame.type === 'confirm_subscription');
    await session.call('POST', '/vehicles/bulk_upsertions', { fileData: csv('vin\r\n1FTBW2CM5MKA00007\r\n') });
    expect(await cable.until((frame) => frame.message?.status === 'completed')).toBeUndefined();
    expect(cable.heard.at(-1).message.status).toBe('processing');

    const other = await client.enter({ scenario: 'vehicles/bulk-upload-channel-refused' });
    const refused = open(other.user.id, other.token);
    expect(await refused.until((frame) => frame.type === 'disconnect')).toMatchObject({
      reason: 'unauthorized',
      reconnect: false,
    });
  });

  it('rejects invalid tokens and unknown channels, and survives malformed messages', async () => {
    const session = await client.enter();
    const wrong = open(session.user.id + 1, session.token);
    expect(await wrong.until((frame) => frame.type === 'disconnect')).toEqual({
      type: 'disconnect',
      reason: 'unauthorized',
      reconnect: false,
    });
    const cable = open(session.user.id, session.token);
    await cable.until((frame) => frame.type === 'welcome');
    for (const nonsense of ['{', 'null', '[]', '{"command":"subscribe"}']) cable.send(nonsense);
    cable.send({ command: 'subscribe', identifier: '{"channel":"Everything"}' });
    expect((await cable.until((frame) => frame.type === 'reject_subscription')).type).toBe('reject_subscription');
    cable.socket.close();
  });
});

describe('files', () => {
  it.each(['fleets', 'vehicles', 'orders', 'payment_activities', 'subscription_activities'])(
    '[API-39, API2-16, API2-23, API2-43] %s.csv with the token in the URL',
    async (name) => {
      const { token, journal } = await client.enter({ role: 'FMC' });
      const range = name === 'orders' ? '&active_page=true' : '';
      const response = await client.ask(
        'GET',
        `/api/v4/${name}.csv?auth_token=${token}&lancode=EN&start_date=2026-01-01&end_date=2026-03-31${range}`,
      );
      expect(response.status, response.text).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/csv');
      expect(response.headers.get('content-disposition')).toContain(`${name}.csv`);
      expect(response.text.split('\r\n').length).toBeGreaterThan(2);
      expect((await journal()).violations).toBe(0);
      expect((await client.ask('GET', `/api/v4/${name}.csv?auth_token=wrong&lancode=EN`)).status).toBe(401);
    },
  );

  it.each(['a.png', 'a=b;c.png', 'back\\slash.png', 'q"uote.png'])(
    '[GLV-05] a document of the name %j comes back byte for byte',
    async (name) => {
      const session = await client.enter();
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      const form = new FormData();
      form.set('glovebox_item[document_type]', 'registration');
      form.set('glovebox_item[vehicle_id]', '500001');
      form.set('glovebox_item[file]', new Blob([bytes], { type: 'image/png' }), name);
      const created = await client.ask('POST', '/api/v4/glovebox_items', { body: form, headers: session.headers });
      expect(created.status, created.text).toBe(201);
      const url = new URL(created.json.glovebox_documents[0].document_url as string);
      const file = await fetch(`${client.origin()}${url.pathname}?auth_token=${session.token}`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    },
  );
});

describe('brand hosts', () => {
  const page = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>(
      (resolve, reject) => {
        // fetch cannot set the Host header.
        void import('node:http').then(({ get }) =>
          get(
            {
              host: '127.0.0.1',
              port: server().port,
              path,
              headers: { host: `canada.localhost:${server().port}`, accept: 'text/html', ...headers },
            },
            (response) => {
              let text = '';
              response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
              response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
            },
          ).on('error', reject),
        );
      },
    );
  const cookies = (headers: Record<string, string | string[] | undefined>) => [headers['set-cookie'] ?? []].flat();

  it('[BRD-01] a page assigns the browser a session of the brand, once', async () => {
    const first = await page('/sign_in');
    const cookie = cookies(first.headers)[0]!.split(';')[0]!;
    const { json } = await client.ask('GET', controlPath('session', cookie.split('=')[1]));
    expect(json).toMatchObject({ brand: 'canada', scenario: 'base/working-day' });
    expect(cookies((await page('/sign_in', { cookie })).headers).join()).not.toContain(cookie.split('=')[0]);
  });

  it('a page gets the session’s frozen time, also after it was changed', async () => {
    const first = await page('/sign_in');
    const cookie = cookies(first.headers)[0]!.split(';')[0]!;
    const clock = (headers: Parameters<typeof cookies>[0]) =>
      cookies(headers).find((line) => line.startsWith(`${CLOCK_COOKIE}=`));
    expect(clock(first.headers)).toContain(`${CLOCK_COOKIE}=2026-03-16T14:00:00.000Z;`);
    await client.ask('PUT', controlPath('clock', cookie.split('=')[1]), { body: { clock: '2026-04-01T08:30:00Z' } });
    expect(clock((await page('/sign_in', { cookie })).headers)).toContain(`${CLOCK_COOKIE}=2026-04-01T08:30:00.000Z;`);
  });

  it('never serves a file outside the app', async () => {
    for (const path of ['/../package.json', '/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json']) {
      expect((await page(path, { accept: '*/*' })).text).not.toContain('"workspaces"');
    }
  });
});
