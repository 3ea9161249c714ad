import { CONTROL_PATH, SESSION_HEADER, controlPath } from '@wayside/scenarios/control';
import { describe, expect, it } from 'vitest';
import { startedServer } from './started-server.ts';

const { client } = startedServer();

const json = { 'content-type': 'application/json' };

describe('responses to bad input', () => {
  it('malformed JSON: 400', async () => {
    const { headers } = await client.enter();
    const response = await client.ask('POST', '/api/v4/orders/index', {
      body: '{"a":',
      headers: { ...headers, ...json },
    });
    expect([response.status, response.json.error]).toEqual([400, expect.stringContaining('not JSON')]);
  });

  it('an unknown path: 404; a wrong method: 405 with the allowed ones', async () => {
    expect((await client.ask('GET', '/api/v4/nowhere')).status).toBe(404);
    expect((await client.ask('GET', '/elsewhere')).status).toBe(404);
    const wrong = await client.ask('DELETE', '/api/v4/sessions');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('a body under a name that is no media type: 422', async () => {
    const { headers } = await client.enter();
    const body = '{"data_type":"extended"}';
    const named = { ...headers, 'content-type': 'json' };
    const { status, json } = await client.ask('POST', '/api/v4/orders/index', { body, headers: named });
    expect([status, json.errors]).toEqual([422, ['Supported content types: application/json']]);
  });

  it.each([
    ['a file without a type', 'name="glovebox_item[file]"; filename="a.pdf"'],
    ['a file whose name is encoded', `name="glovebox_item[file]"; filename*=utf-8''a`],
    ['a field whose name looks encoded', 'name="a%zz"'],
  ])('%s in form data that was written by hand: 422', async (_what, disposition) => {
    const { headers } = await client.enter();
    const body = `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n%PDF-1.4\r\n--x--\r\n`;
    const named = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    const { status, json } = await client.ask('POST', '/api/v4/glovebox_items', { body, headers: named });
    expect([status, json.errors]).toEqual([422, expect.arrayContaining([expect.stringContaining('document_type')])]);
  });

  it('a body of thousands of levels: 400, and the journal stays readable', async () => {
    const { headers, journal } = await client.enter();
    const response = await client.ask('POST', '/api/v4/orders/index', {
      body: `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      headers: { ...headers, ...json },
    });
    expect([response.status, response.json.error]).toEqual([400, expect.stringContaining('levels')]);
    expect((await journal()).entries[0]).toMatchObject({ status: 400 });
  });

  it.each([
    ['413 where it is declared', '/api/v4/vehicles/bulk_upsertions', 413],
    ['400 elsewhere', '/api/v4/policies', 400],
  ])('a body that is too large: %s', async (_where, path, status) => {
    const { headers } = await client.enter();
    const response = await client.ask('POST', path, {
      body: 'x'.repeat(17 * 1024 * 1024),
      headers: { ...headers, ...json },
    });
    expect(response.status).toBe(status);
  });

  it('a body that is too large and sent in pieces, of no announced length: 413', async () => {
    const { headers } = await client.enter();
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < 17; sent++) controller.enqueue(new Uint8Array(1024 * 1024).fill(120));
        controller.close();
      },
    });
    const response = await fetch(`${client.origin()}/api/v4/vehicles/bulk_upsertions`, {
      method: 'POST',
      headers: { ...headers, ...json },
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('a contract violation: 422 that names the field', async () => {
    const { call } = await client.enter({ role: 'FMC' });
    const missing = await call('POST', '/fleets', { region: 'West' });
    expect([missing.status, missing.json.errors.join()]).toEqual([422, expect.stringContaining('name')]);
    const unknown = await call('POST', '/fleets', { name: 'A', fleet_payment_type: 'bill_to', colour: 'red' });
    expect([unknown.status, unknown.json.errors.join()]).toEqual([422, expect.stringContaining('colour')]);
    const query = await call('GET', '/fleets?page=none');
    expect([query.status, query.json.errors.join()]).toEqual([422, expect.stringContaining('page')]);
  });

  it.each(['seven', '0', '-1', '99999999999999999999', '%00'])(
    'no record has the id %s: 404, as declared',
    async (id) => {
      const { call } = await client.enter();
      expect((await call('GET', `/vehicles/${id}`)).status).toBe(404);
    },
  );

  it.each([
    '/fleets?page=',
    '/states/?country=',
    '/vehicles?fleet_id=',
    '/payment_activities?start_date=',
    '/shops?latitude=&longitude=',
  ])('an empty value is checked like any other: %s', async (path) => {
    const { call } = await client.enter({ role: 'FMC' });
    const response = await call('GET', path);
    expect([response.status, response.json.errors?.join()]).toEqual([422, expect.stringContaining('query')]);
  });

  it('a body where none is declared is left unread', async () => {
    const { call } = await client.enter();
    expect((await call('PUT', '/vehicles/500006/deactivate', 'no { JSON')).status).toBe(200);
  });

  it('[OPN-66] flags respond in their own protocol’s format', async () => {
    const response = await client.ask('POST', '/ofrep/v1/evaluate/flags', {
      body: { context: { affiliation_id: 'three' } },
    });
    expect([response.status, response.json.errorCode]).toEqual([400, 'INVALID_CONTEXT']);
  });

  it('no token: 401; another user’s or an invalid token: 401', async () => {
    const one = await client.enter();
    const two = await client.enter();
    const ask = (headers: Record<string, string>) => client.ask('GET', '/api/v4/fleets/me', { headers });
    expect((await ask({ [SESSION_HEADER]: one.id })).json.error).toBe('You need to sign in to continue');
    for (const authorization of [two.token, 'invented', `${one.id}.1.99`, '']) {
      expect((await ask({ [SESSION_HEADER]: one.id, authorization })).status).toBe(401);
    }
    expect((await ask({ authorization: 'nobody.1.1' })).status).toBe(401);
    expect((await ask({ [SESSION_HEADER]: 'nobody', authorization: one.token })).status).toBe(401);
  });

  it('[ROL2-10] a role that x-roles does not name: 403', async () => {
    const driver = await client.enter({ role: 'Driver' });
    expect((await driver.call('GET', '/fleets')).status).toBe(403);
    expect((await driver.call('DELETE', '/fleet_users/12')).status).toBe(403);
    const entry = (await driver.journal()).entries[0];
    expect([entry.source, entry.why.at(-1)]).toEqual(['guard', expect.stringContaining('x-roles of listFleets')]);
  });

  it.each([
    ['scenario', { scenario: 'access/wrong-pasword' }, 'access/wrong-password'],
    ['brand', { brand: 'nokia' }, 'canada'],
    ['role', { role: 'King' }, 'FMC Fleet Admin'],
    ['clock', { clock: 'tomorrow' }, 'a moment like'],
    ['seed', { seed: '' }, 'a string of'],
  ])('an unknown %s: 400 with the valid names', async (_what, recipe, valid) => {
    const response = await client.ask('POST', controlPath('sessions'), { body: recipe });
    expect([response.status, response.json.valid.join()]).toEqual([400, expect.stringContaining(valid)]);
    expect(response.text.length).toBeLessThan(1000);
  });

  it('an unknown fault, operation or field of a fault: 400 with the valid names', async () => {
    const { id } = await client.enter();
    const put = (body: unknown) => client.ask('PUT', controlPath('faults', id), { body });
    expect((await put([{ kind: 'explode' }])).json.valid).toContain('connection-reset');
    expect((await put([{ kind: 'hold', operation: 'getDashbord' }])).json.valid).toContain('getDashboard');
    expect((await put([{ kind: 'server-error', status: 418 }])).json.valid).toContain('503');
    expect((await put([{ kind: 'fixed-delay', delay: 'long' }])).status).toBe(400);
    expect((await put({ kind: 'hold' })).status).toBe(400);
    expect((await put([null])).status).toBe(400);
  });

  it('the control API answers 404 for unknown sessions and 400 for a body that is not JSON', async () => {
    expect((await client.ask('POST', controlPath('reset', 'none'))).status).toBe(404);
    expect((await client.ask('GET', `${CONTROL_PATH}/nothing`)).status).toBe(404);
    expect((await client.ask('POST', controlPath('sessions'), { body: '{', headers: json })).status).toBe(400);
    expect((await client.ask('POST', controlPath('sessions'), { body: '[]', headers: json })).status).toBe(400);
    expect((await client.ask('POST', controlPath('sessions'), { body: { id: '../etc' } })).status).toBe(400);
  });

  it('odd URLs and methods never hang or crash the server', async () => {
    for (const path of [
      '/%',
      '//',
      '/api/v4/vehicles/%E0%A4%A',
      '/api/v4/vehicles/7?%',
      '/cable',
      '/api/v4/fleets?page=1&page=2',
    ]) {
      expect((await client.ask('GET', path)).status).toBeLessThan(500);
    }
    expect((await client.ask('PATCH', '/api/v4/fleets/5')).status).toBe(405);
    // A status that operations declare.
    expect((await client.ask('GET', '/api/v4/vehicles/%E0%A4%A')).status).toBe(404);
  });

  it('a preflight allows any header, without credentials', async () => {
    const headers = {
      origin: 'http://canada.localhost:4000',
      'access-control-request-headers': `${SESSION_HEADER}, x-anything`,
    };
    const response = await client.ask('OPTIONS', '/api/v4/fleets', { headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://canada.localhost:4000');
    expect(response.headers.get('access-control-allow-headers')).toBe(`${SESSION_HEADER}, x-anything`);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
