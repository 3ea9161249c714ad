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
import { sent } from './client.ts';
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

  const ask = (send: typeof fetch, { path, headers, ...rest }: Sent, more: Record<string, string> = {}) =>
    outcomeOf(send(client.origin() + path, sent({ ...rest, headers: { ...more, ...headers } })));
  const signed: Record<string, string> = { 'x-scenario-session': inProcess.id };
  if (token !== undefined) signed['authorization'] = token;
  return {
    inProcess,
    overHttp,
    /** What the caller gets in process, and what the server sends. */
    outcomes: async (call: Sent) => [await ask(inProcess.fetch, call), await ask(fetch, call, signed)] as const,
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
      ...[...wishes, 'code=599'].map((prefer) => ({ ...own, what: prefer, headers: { prefer } })),
      ...mutants.map((mutant) => ({ method: request.method, ...mutant })),
      { ...own, what: 'without its body', body: undefined },
      { ...own, what: 'with a token of nobody', headers: { authorization: 'nobody' } },
      { what: 'another method', method: 'PATCH', path: request.path },
      { what: 'without its body', method: 'HEAD', path: request.path },
      { what: 'what a page asks before it', method: 'OPTIONS', path: request.path, headers: { origin: 'http://x' } },
    ];
    for (const call of calls) {
      const [ours, theirs] = await both.outcomes(call);
      expect(ours, `${call.method} ${call.path}: ${call.what}`).toEqual(theirs);
    }
    expect(both.inProcess.journal.entries.map(comparable)).toEqual(both.overHttp.journal.entries.map(comparable));

    const stranger = roles === 'anyone' ? undefined : (['Driver', 'FMC'] as const).find((one) => !isIn(one, roles));
    for (const other of [{ role, signedIn: false }, ...(stranger ? [{ role: stranger }] : [])]) {
      const [ours, theirs] = await bothOf(other).outcomes(own);
      expect(ours, JSON.stringify(other)).toEqual(theirs);
    }
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
    for (const call of [
      { what: 'read', method: 'GET', path: '/api/v4/vehicles' },
      { what: 'deleted', method: 'DELETE', path: '/api/v4/policies/1' },
    ]) {
      const [ours, theirs] = await both.outcomes(call);
      expect(ours, call.what).toEqual(theirs);
    }
  },
);

it.each(['/', '/openapi.json', '/api/v4/nothing', '/api/v4/%', '//'])(
  '[STU-10] %s is the same in process',
  async (path) => {
    const [ours, theirs] = await bothOf({}).outcomes({ what: 'no operation', method: 'GET', path });
    expect(ours).toEqual(theirs);
  },
);
