import { operationTable } from '@wayside/api-client';
import { FAULT_KINDS } from '@wayside/scenarios';
import type { Fault } from '@wayside/scenarios';
import { CONTROL_PATH } from '@wayside/scenarios/control';
import type { JournalEntry } from '@wayside/scenarios/control';
import { requestsOf } from '@wayside/scenarios/requests';
import { expect, it } from 'vitest';
import { operationsOf } from '../engine/contract.ts';
import { scenarioSession } from '../fetch/scenario-fetch.ts';
import type { ScenarioOptions } from '../fetch/scenario-fetch.ts';
import { readContract } from '../server/contract-file.ts';
import { BASE, worker } from '../worker/edge.fixture.ts';
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

/** The same session over HTTP, in process and in the worker of a folder. */
function allOf(recipe: ScenarioOptions) {
  const { signedIn = true, ...rest } = recipe;
  const inProcess = scenarioSession(recipe);
  const overHttp = server().sessions.create(rest, inProcess.id);
  overHttp.secret = inProcess.secret;
  const token = signedIn ? overHttp.issueToken(overHttp.player.id) : undefined;
  const folder = worker();
  const inWorker = folder.sessions.create(rest, inProcess.id);
  inWorker.secret = inProcess.secret;
  if (signedIn) inWorker.issueToken(inWorker.player.id);

  const ask = (send: typeof fetch, { path, headers, ...rest }: Sent, more: Record<string, string> = {}) =>
    outcomeOf(send(client.origin() + path, sent({ ...rest, headers: { ...more, ...headers } })));
  const place = `api.${inProcess.id}`;
  const askWorker = ({ path, headers, ...rest }: Sent, more: Record<string, string>) =>
    outcomeOf(folder.ask(place + path, sent({ ...rest, headers: { ...more, ...headers } })));
  const inFolder = (text: string) =>
    folder.addresses.outward(
      text
        .replaceAll(client.origin() + CONTROL_PATH, `http://scenarios.localhost${CONTROL_PATH}`)
        .replaceAll(client.origin(), `http://${place}.localhost`),
    );
  const signed: Record<string, string> = { 'x-scenario-session': inProcess.id };
  if (token !== undefined) signed['authorization'] = token;
  return {
    inProcess,
    overHttp,
    inWorker,
    /** What the server sends, and what the caller gets in process and in a folder. */
    outcomes: async (call: Sent) => {
      const server = await ask(fetch, call, signed);
      return {
        server: [server, withoutHost(withAddresses(server, inFolder))],
        others: [await ask(inProcess.fetch, call), withoutHost(await askWorker(call, signed))],
      };
    },
  };
}

async function outcomeOf(answered: Promise<Response>) {
  try {
    const response = await answered;
    // This is how a worker reports it.
    if (response.type === 'error') return 'the connection breaks';
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !OF_HTTP.includes(name)));
    // Told to pages alone.
    delete headers['x-content-type-options'];
    const { status } = response;
    return { status, headers, bytes: Buffer.from(await response.arrayBuffer()).toString('latin1') };
  } catch (problem) {
    if (problem instanceof TypeError) return 'the connection breaks';
    throw problem;
  }
}

type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

/** The server's outcome with the addresses of a folder, which differ on purpose. */
function withAddresses(outcome: Outcome, inFolder: (text: string) => string): Outcome {
  if (typeof outcome === 'string') return outcome;
  const { status, headers, bytes } = outcome;
  const isTold = headers['content-type']?.includes('json');
  const { location } = headers;
  return {
    status,
    headers: location === undefined ? headers : { ...headers, location: inFolder(location) },
    bytes: isTold ? inFolder(bytes) : bytes,
  };
}

/**
 * A redirection leads to the app's host. Called by its IP address, the server takes the API's host for it, a folder
 * doesn't: only the paths are compared.
 */
function withoutHost(outcome: Outcome): Outcome {
  if (typeof outcome === 'string' || outcome.headers['location'] === undefined) return outcome;
  const location = outcome.headers['location'].slice(BASE.length).replace(/^[^/]+/, '');
  return { ...outcome, headers: { ...outcome.headers, location } };
}

it.each(requestsOf(contract).map((request) => [request.operation, request] as const))(
  '[STU-09, STU-10] %s is answered in process and in a folder as by the server, byte for byte',
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

    const all = allOf({ role });
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
      const { server: theirs, others } = await all.outcomes(call);
      expect(others, `${call.method} ${call.path}: ${call.what}`).toEqual(theirs);
    }
    const [ours, theirs, inFolder] = [all.inProcess, all.overHttp, all.inWorker].map(({ journal }) =>
      JSON.stringify(journal.entries.map(comparable)).replaceAll(
        `http://api.${all.inProcess.id}.localhost`,
        client.origin(),
      ),
    );
    expect(JSON.parse(ours!)).toEqual(JSON.parse(theirs!));
    expect(JSON.parse(inFolder!)).toEqual(JSON.parse(theirs!));

    const stranger = roles === 'anyone' ? undefined : (['Driver', 'FMC'] as const).find((one) => !isIn(one, roles));
    for (const other of [{ role, signedIn: false }, ...(stranger ? [{ role: stranger }] : [])]) {
      const { server: theirs, others } = await allOf(other).outcomes(own);
      expect(others, JSON.stringify(other)).toEqual(theirs);
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
  '[STU-09, STU-10] the fault %s is the same in process and in a folder',
  async (_kind, fault) => {
    const all = allOf({ faults: [fault] });
    for (const call of [
      { what: 'read', method: 'GET', path: '/api/v4/vehicles' },
      { what: 'deleted', method: 'DELETE', path: '/api/v4/policies/1' },
    ]) {
      const { server: theirs, others } = await all.outcomes(call);
      expect(others, call.what).toEqual(theirs);
    }
  },
);

it.each(['/', '/openapi.json', '/api/v4/nothing', '/api/v4/%', '//'])(
  '[STU-09, STU-10] %s is the same in process and in a folder',
  async (path) => {
    const { server: theirs, others } = await allOf({}).outcomes({ what: 'no operation', method: 'GET', path });
    expect(others).toEqual(theirs);
  },
);
