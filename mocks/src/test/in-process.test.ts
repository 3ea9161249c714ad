import { operationTable } from '@wayside/api-client';
import { FAULT_KINDS } from '@wayside/scenarios';
import type { Fault } from '@wayside/scenarios';
import type { JournalEntry } from '@wayside/scenarios/control';
import { requestsOf } from '@wayside/scenarios/requests';
import { expect, it } from 'vitest';
import { operationsOf } from '../engine/contract.ts';
import { scenarioSession } from '../fetch/scenario-fetch.ts';
import type { ScenarioOptions } from '../fetch/scenario-fetch.ts';
import { readContract } from '../server/contract-file.ts';
import { mutationsOf } from './mutations.ts';
import { startedServer } from './started-server.ts';

const MUTATIONS = 10;
/** What only a connection has. */
const OF_HTTP = ['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const { server, client } = startedServer();
const contract = readContract();
const operations = new Map(operationsOf(contract).map((operation) => [operation.id, operation]));

interface Sent {
  what: string;
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The same session over HTTP and in process. */
function bothOf(recipe: ScenarioOptions) {
  const { signedIn = true, ...rest } = recipe;
  const inProcess = scenarioSession(recipe);
  const overHttp = server().sessions.create(rest, inProcess.id);
  overHttp.secret = inProcess.secret;
  const token = signedIn ? overHttp.issueToken(overHttp.player.id) : undefined;

  function ask(send: typeof fetch, { method, path, body, headers }: Sent, more: Record<string, string> = {}) {
    const isRaw = typeof body === 'string' || body instanceof FormData;
    const type: Record<string, string> = body === undefined || isRaw ? {} : { 'content-type': 'application/json' };
    return outcomeOf(
      send(client.origin() + path, {
        method,
        redirect: 'manual',
        headers: { ...type, ...more, ...headers },
        body: isRaw ? body : body === undefined ? undefined : JSON.stringify(body),
      }),
    );
  }
  const signed = { 'x-scenario-session': inProcess.id, ...(token !== undefined && { authorization: token }) };
  return {
    inProcess,
    overHttp,
    async expectSame(sent: Sent) {
      const [ours, theirs] = [await ask(inProcess.fetch, sent), await ask(fetch, sent, signed)];
      expect(ours, `${sent.method} ${sent.path}: ${sent.what}`).toEqual(theirs);
    },
  };
}

async function outcomeOf(answered: Promise<Response>) {
  try {
    const response = await answered;
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_HTTP.includes(name)));
    // Told to pages alone.
    delete headers['x-content-type-options'];
    const { status } = response;
    return { status, headers, bytes: Buffer.from(await response.arrayBuffer()).toString('latin1') };
  } catch (problem) {
    return problem instanceof TypeError ? 'the connection breaks' : problem;
  }
}

it.each(requestsOf(contract).map((request) => [request.operation, request] as const))(
  '[STU-10] %s is answered in process as by the server, byte for byte',
  async (id, request) => {
    const operation = operations.get(id)!;
    const { roles } = operationTable[id];
    const role = roles === 'anyone' ? 'Owner' : (roles.find((name) => name === 'Owner') ?? roles[0]!);
    const names = [...operation.parameterTypes.keys()].filter((name) => !operation.path.includes(`{${name}}`));
    const own = { what: 'its own example', method: request.method, path: request.path, body: request.body };
    const wishes = [...operation.examples.values()].map(({ status, name }) => `code=${status}, example=${name}`);
    const isReading = request.method === 'GET';
    const mutants = mutationsOf(id, own, names, MUTATIONS).map((mutant) =>
      isReading ? { what: mutant.what, path: mutant.path } : mutant,
    );

    const both = bothOf({ role });
    const calls = [
      own,
      ...[...wishes, 'dynamic=true', 'code=599'].map((prefer) => ({ ...own, what: prefer, headers: { prefer } })),
      ...mutants.map((mutant) => ({ method: request.method, ...mutant })),
      { ...own, what: 'without its body', body: undefined },
      { ...own, what: 'with a token of nobody', headers: { authorization: 'nobody' } },
      { what: 'another method', method: 'PATCH', path: request.path },
      { what: 'without its body', method: 'HEAD', path: request.path },
      { what: 'what a page asks before it', method: 'OPTIONS', path: request.path, headers: { origin: 'http://x' } },
    ];
    for (const call of calls) await both.expectSame(call);
    expect(both.inProcess.journal.entries.map(comparable)).toEqual(both.overHttp.journal.entries.map(comparable));

    await bothOf({ role, signedIn: false }).expectSame({ ...own, what: 'signed out' });
    const stranger = roles === 'anyone' ? undefined : (['Driver', 'FMC'] as const).find((one) => !isIn(one, roles));
    if (stranger) await bothOf({ role: stranger }).expectSame({ ...own, what: `as ${stranger}` });
  },
);

const isIn = (name: string, names: readonly string[]): boolean => names.includes(name);

/** Without what measures time, and what each way of sending adds. */
function comparable({ milliseconds: _time, requestHeaders: _headers, ...rest }: JournalEntry) {
  return rest;
}

const faults = FAULT_KINDS.map((kind): Fault => ({ kind, operation: '*', delay: 1, status: 503, retryAfter: 2 }));

it.each(faults.filter(({ kind }) => kind !== 'hold').map((fault) => [fault.kind, fault] as const))(
  '[STU-10] the fault %s is the same in process',
  async (_kind, fault) => {
    const both = bothOf({ faults: [fault] });
    await both.expectSame({ what: 'read', method: 'GET', path: '/api/v4/vehicles' });
    await both.expectSame({ what: 'deleted', method: 'DELETE', path: '/api/v4/policies/1' });
  },
);

it.each(['/', '/openapi.json', '/api/v4/nothing', '/api/v4/%', '//'])('[STU-10] %s is the same in process', (path) =>
  bothOf({}).expectSame({ what: 'no operation', method: 'GET', path }),
);
