import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../server/contract-file.ts';
import { startedServer } from '../test/started-server.ts';
import { checkDrift } from './drift.ts';
import { record } from './recording.ts';
import type { RecordedExchange } from './recording.ts';
import { driftReport, isSafe } from './report.ts';
import { exchange } from './transport.ts';

const { server } = startedServer();
let recording: RecordedExchange[];
beforeAll(async () => {
  recording = await record();
});

type Contract = ReturnType<typeof readContract>;

/** Checks our own server, playing the real API, against a modified contract. */
async function drift(change: (contract: Contract) => void, ...operations: string[]) {
  const contract = readContract();
  change(contract);
  const session = server().sessions.create({ role: 'Owner' });
  const checked = await checkDrift({
    url: `http://127.0.0.1:${server().port}`,
    token: session.issueToken(session.player.id),
    contract,
    exchanges: operations.length > 0 ? recording.filter(({ operation }) => operations.includes(operation)) : recording,
  });
  return checked.flatMap(({ operation, findings }) => findings.map((finding) => ({ operation, ...finding })));
}

describe('our own server against our own contract', () => {
  it('finds no drift in any operation', async () => {
    expect(recording.length).toBeGreaterThan(100);
    expect(await drift(() => undefined)).toEqual([]);
  });

  it('is recorded the same way every time', async () => {
    const boundary = /boundary=.*/;
    const plain = (exchanges: RecordedExchange[]) =>
      exchanges.map(({ body, headers, ...rest }) => ({
        ...rest,
        type: headers['content-type']?.replace(boundary, ''),
        body: headers['content-type']?.startsWith('multipart') ? 'form' : body?.toString(),
      }));
    expect(plain(await record())).toEqual(plain(recording));
  });
});

describe('against a modified contract', () => {
  const schema = (contract: Contract, name: string) =>
    contract['components']['schemas'][name] as Record<string, Contract>;
  const answer = (contract: Contract, path: string) => contract['paths'][path]['get']['responses'] as Contract;

  it('reports a field missing from the contract', async () => {
    const findings = await drift((contract) => {
      delete schema(contract, 'State')['properties']!['abbreviation'];
      schema(contract, 'State')['required'] = (schema(contract, 'State')['required'] as unknown as string[]).filter(
        (name) => name !== 'abbreviation',
      ) as never;
    }, 'listStates');
    expect(findings).toContainEqual({
      operation: 'listStates',
      direction: 'answer',
      at: expect.stringContaining('body.0'),
      message: expect.stringContaining('abbreviation'),
    });
  });

  it('reports a field of the wrong type', async () => {
    const findings = await drift(
      (contract) => (schema(contract, 'State')['properties']!['id'] = { type: 'string' }),
      'listStates',
    );
    expect(findings[0]).toMatchObject({
      operation: 'listStates',
      direction: 'answer',
      at: 'body.0.id',
      message: expect.stringContaining('string'),
    });
  });

  it('reports a value the contract does not list', async () => {
    const findings = await drift(
      (contract) => (schema(contract, 'State')['properties']!['abbreviation'] = { enum: ['ZZ'] }),
      'listStates',
    );
    expect(findings[0]).toMatchObject({
      operation: 'listStates',
      at: 'body.0.abbreviation',
      message: expect.stringContaining('ZZ'),
    });
  });

  it('reports a status the contract does not declare', async () => {
    const findings = await drift((contract) => {
      const responses = answer(contract, '/states/');
      responses['202'] = responses['200'];
      delete responses['200'];
    }, 'listStates');
    expect(findings[0]).toMatchObject({
      operation: 'listStates',
      direction: 'answer',
      message: expect.stringContaining('status code'),
    });
  });

  it('reports a different media type', async () => {
    const findings = await drift((contract) => {
      const content = answer(contract, '/states/')['200']['content'] as Contract;
      content['application/xml'] = content['application/json'];
      delete content['application/json'];
    }, 'listStates');
    expect(findings[0]).toMatchObject({
      operation: 'listStates',
      direction: 'answer',
      message: expect.stringContaining('application/json'),
    });
  });

  it('reports a request the contract does not accept', async () => {
    const findings = await drift((contract) => {
      contract['paths']['/states/']['get']['parameters'].push({
        name: 'region',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      });
    }, 'listStates');
    expect(findings[0]).toMatchObject({
      operation: 'listStates',
      direction: 'request',
      message: expect.stringContaining('region'),
    });
  });

  it('reports a call that is no longer in the contract', async () => {
    const findings = await drift((contract) => delete contract['paths']['/states/'], 'listStates');
    expect(findings).toEqual([
      { operation: 'listStates', direction: 'request', at: '', message: expect.stringContaining('/states/') },
    ]);
  });
});

describe('the transport', () => {
  const bytes = Buffer.from([0, 255, 254, 13, 10, 0x80, 0xc3, 0x28, 9]);
  let echo: Server;
  let url: URL;
  let heard: Buffer;
  beforeAll(async () => {
    echo = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        heard = Buffer.concat(chunks);
        response.setHeader('set-cookie', ['a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2']);
        response.writeHead(302, { location: '/elsewhere', 'content-encoding': 'gzip' }).end(bytes);
      });
    });
    echo.listen(0, '127.0.0.1');
    await once(echo, 'listening');
    url = new URL(`http://127.0.0.1:${(echo.address() as AddressInfo).port}/`);
  });
  afterAll(() => echo.close());

  it('changes no byte in either direction, keeps cookies separate, decodes nothing and follows no redirects', async () => {
    const response = await exchange({ method: 'POST', url, headers: {}, body: bytes });
    expect(heard).toEqual(bytes);
    expect(response.body).toEqual(bytes);
    expect(response.status).toBe(302);
    expect(response.headers.filter(([name]) => name === 'set-cookie')).toHaveLength(2);
  });

  it('reports when there is no response', async () => {
    const [checked] = await checkDrift({ url: 'http://127.0.0.1:1', exchanges: recording.slice(0, 1) });
    expect(checked).toMatchObject({
      answered: undefined,
      findings: [{ message: expect.stringContaining('No response') }],
    });
  });
});

it('reports drift, unexpected statuses and skipped calls', () => {
  const base = { operation: 'listStates', call: 'GET /api/v4/states/', recorded: 200 } as const;
  const report = driftReport(
    [
      { ...base, answered: 200, findings: [{ direction: 'answer', at: 'body.0.id', message: 'must be string' }] },
      { ...base, operation: 'getFleet', answered: 404, findings: [] },
      { ...base, operation: 'getMyFleet', answered: 200, findings: [] },
    ],
    2,
  );
  expect(report).toContain('✗ listStates  GET /api/v4/states/  → 200\n    answer body.0.id: must be string');
  expect(report).toContain('getFleet: 404 (ours 200)');
  expect(report).toContain('3 operations called, 1 drifted. 2 that change data were left out.');
});

it('sends only safe calls unless asked for all', () => {
  expect(recording.filter(isSafe).every(({ method }) => method === 'GET')).toBe(true);
  expect(recording.some((one) => !isSafe(one))).toBe(true);
});
