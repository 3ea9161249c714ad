import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioFetch } from '@wayside/mocks/fetch';
import { controlPath } from '@wayside/scenarios/control';
import { controlOf } from '@wayside/scenarios/control-client';
import { root, step } from '../run.ts';
import { writeEqualWork } from './equal-work.ts';
import type { EqualWork, Row } from './equal-work.ts';
import { firstStarts } from './first-starts.ts';
import type { Start } from './first-starts.ts';
import { calls, load, percentile } from './load.ts';
import type { Load } from './load.ts';
import { peersOn } from './peers.ts';
import { COLLECTING, startProcess } from './process.ts';
import type { Started } from './process.ts';

/**
 * Compares our scenario server with other mock servers that send the same rows, one after the other. Ours and Prism
 * validate requests and responses, Scalar requests, Mockoon nothing. Exits with 1 when a target is missed. `--seconds
 * N` sets the duration of each load.
 */
const SECONDS = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 8;
const OURS = 4701;
const PEER = 4702;
const BLOCKS = 5;
const SESSIONS = 200;
const BLOCK_CALLS = 20_000;
const FOLDER = join(root, '.reports/bench-mock');

interface Figures {
  memory: number;
  single: Load;
  list: Load;
}

interface OwnFigures {
  createP95: number;
  resetP95: number;
  /** Milliseconds of the server's processor time for creating and resetting a session. */
  sessionCpu: number;
  uploadWait: number;
  /** After each block of calls. */
  memory: { resident: number; heap: number }[];
}

const own = [join(root, 'mocks/src/main.ts'), '--port', String(OURS), '--api-only'];
const origin = `http://127.0.0.1:${OURS}`;
const at = `http://127.0.0.1:${PEER}`;
const ENTITY = '/fleets/7';
const LIST = '/fleets?page=1';

async function figuresOf(
  server: Started,
  single: string,
  list: string,
  headers: Record<string, string>,
): Promise<Figures> {
  await server.atRest();
  const [ofSingle, ofList] = [await load(server, single, headers, SECONDS), await load(server, list, headers, SECONDS)];
  return { single: ofSingle, list: ofList, memory: server.memory() };
}

async function signedIn(): Promise<{ headers: Record<string, string>; single: string; list: string }> {
  const control = controlOf(origin);
  const session = await control.create({ role: 'FMC', brand: 'default' });
  const { user } = await control.signIn(session.id);
  return {
    headers: { authorization: user.authentication_token },
    single: `${origin}/api/v4${ENTITY}`,
    list: `${origin}/api/v4${LIST}`,
  };
}

async function measureOurs(): Promise<{ figures: Figures; own: Omit<OwnFigures, 'memory'>; equal: EqualWork }> {
  const server = await startProcess(own, origin + controlPath('catalogue'));
  try {
    const { headers, single, list } = await signedIn();
    const answer = async <T>(url: string) => (await (await fetch(url, { headers })).json()) as T;
    const equal = writeEqualWork(FOLDER, {
      one: await answer<Row>(single),
      list: await answer<{ fleets: Row[] }>(list),
    });
    const figures = await figuresOf(server, single, list, headers);

    const control = controlOf(origin);
    const created: number[] = [];
    const reset: number[] = [];
    const before = server.cpu();
    for (let i = 0; i < SESSIONS; i++) {
      const begun = performance.now();
      const { id } = await control.create({ role: 'Owner', brand: 'default' });
      created.push(performance.now() - begun);
      const again = performance.now();
      await control.reset(id);
      reset.push(performance.now() - again);
    }
    const sessionCpu = ((server.cpu() - before) / SESSIONS) * 1000;
    const uploadWait = await waitDuringUpload(control);
    return {
      figures,
      own: { createP95: percentile(created, 0.95), resetP95: percentile(reset, 0.95), sessionCpu, uploadWait },
      equal,
    };
  } finally {
    await server.stop();
  }
}

/**
 * What is left after each block of calls once the rest is collected. V8 itself collects old objects only when they have
 * become many: without that, resident memory rises for some 50,000 calls and then stays where it is.
 */
async function measureMemory(): Promise<OwnFigures['memory']> {
  const server = await startProcess([...COLLECTING, ...own], origin + controlPath('catalogue'));
  try {
    const { headers, list } = await signedIn();
    await calls(list, headers, BLOCK_CALLS);
    const left: OwnFigures['memory'] = [];
    while (left.length < BLOCKS) {
      await calls(list, headers, BLOCK_CALLS);
      left.push(await server.collected());
    }
    return left;
  } finally {
    await server.stop();
  }
}

/** The longest that another call waits while a file of ten thousand vehicles is taken and saved. */
async function waitDuringUpload(control: ReturnType<typeof controlOf>): Promise<number> {
  const { id } = await control.create({ role: 'Owner', brand: 'default' });
  const { user } = await control.signIn(id);
  const headers = { authorization: user.authentication_token, 'content-type': 'application/json' };
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `1FTBW2CM8KK${String(index).padStart(6, '0')},2019,Ford,Transit`,
  );
  const fileData = `data:text/csv;base64,${Buffer.from(`vin,year,make,model\n${lines.join('\n')}`).toString('base64')}`;
  const body = JSON.stringify({ fileData });
  const { status } = await fetch(`${origin}/api/v4/vehicles/bulk_upsertions`, { method: 'POST', headers, body });
  if (status !== 201) throw new Error(`The file was not taken: ${status}`);
  let [longest, vehicles] = [0, 0];
  while (vehicles < lines.length) {
    const started = performance.now();
    const response = await fetch(`${origin}/api/v4/vehicles/all_vehicles`, { headers });
    vehicles = ((await response.json()) as unknown[]).length;
    longest = Math.max(longest, performance.now() - started);
  }
  return longest;
}

/** Milliseconds of a hundred calls in a test, without a server, once the first has been made. */
async function measureInProcess(): Promise<number> {
  const fetch = scenarioFetch({ role: 'FMC', brand: 'default' });
  const call = async () => (await fetch(`/api/v4${ENTITY}`)).json();
  await call();
  const started = performance.now();
  for (let calls = 0; calls < 100; calls++) await call();
  return performance.now() - started;
}

async function measurePeer(args: readonly string[]): Promise<Figures> {
  const server = await startProcess(args, at + ENTITY);
  try {
    return await figuresOf(server, at + ENTITY, at + LIST, { authorization: 'token' });
  } finally {
    await server.stop();
  }
}

step('measuring ours');
const { figures: ours, own: more, equal } = await measureOurs();
const memory = await measureMemory();
const inProcess = await measureInProcess();
const peers = new Map<string, Figures & { args: readonly string[] }>();
for (const { name, args } of peersOn(PEER, equal)) {
  step(`measuring ${name}`);
  try {
    peers.set(name, { ...(await measurePeer(args)), args });
  } catch (problem) {
    console.log(`${name} is left out: ${(problem as Error).message}`);
  }
}
step('measuring first starts');
const starts = await firstStarts([
  { name: 'ours', args: own, url: `${origin}/api/v4${ENTITY}`, cache: join(FOLDER, 'compile-cache') },
  ...[...peers].map(([name, { args }]) => ({ name, args, url: at + ENTITY })),
]);

const ROWS: Record<string, (figures: Figures & Start) => number> = {
  'first start, ms': ({ ready }) => ready,
  'first start, CPU seconds': ({ cpu }) => cpu,
  'one entity, bytes': ({ single }) => single.bytes,
  'one entity, per CPU second': ({ single }) => single.perCpuSecond,
  'one entity, per second': ({ single }) => single.throughput,
  'one entity, p99 ms': ({ single }) => single.p99,
  'list of 50, bytes': ({ list }) => list.bytes,
  'list of 50, per CPU second': ({ list }) => list.perCpuSecond,
  'list of 50, per second': ({ list }) => list.throughput,
  'list of 50, p99 ms': ({ list }) => list.p99,
  'memory under load, MiB': ({ memory }) => memory,
  failures: ({ single, list }) => single.failures + list.failures,
};
const servers = [['ours', ours] as const, ...peers].map(
  ([name, figures]) => [name, { ...figures, ...starts.get(name)! }] as const,
);
console.table(
  Object.fromEntries(
    Object.entries(ROWS).map(([row, of]) => [
      row,
      Object.fromEntries(servers.map(([name, figures]) => [name, round(of(figures))])),
    ]),
  ),
);
const { createP95, resetP95, sessionCpu, uploadWait } = more;
console.log(
  `session create p95 ${round(createP95)} ms, reset p95 ${round(resetP95)} ms, both ${round(sessionCpu)} ms of processor time; longest wait during an upload ${round(uploadWait)} ms`,
);
console.log(`a hundred calls of scenarioFetch after the first ${round(inProcess)} ms`);
const row = (what: 'heap' | 'resident') => memory.map((left) => round(left[what])).join(', ');
console.log(
  `after each of ${BLOCKS} × ${BLOCK_CALLS} calls: heap in use ${row('heap')} MiB, resident ${row('resident')} MiB`,
);
const growth = (what: 'heap' | 'resident') => memory.at(-1)![what] / memory[0]![what];

const bars: [name: string, reached: boolean][] = [
  ...[...peers].flatMap(([name, { single, list }]): [string, boolean][] => [
    [`more calls of one entity per CPU second than ${name}`, ours.single.perCpuSecond > single.perCpuSecond],
    [`more calls of a list per CPU second than ${name}`, ours.list.perCpuSecond > list.perCpuSecond],
  ]),
  ...[...peers]
    .filter(([name]) => name.startsWith('prism'))
    .map(([name]): [string, boolean] => [
      `first start ready no later than ${name}`,
      starts.get('ours')!.ready <= starts.get(name)!.ready,
    ]),
  ['no more heap in use after the last block of calls than after the first', growth('heap') < 1.02],
  ['no more resident memory, either', growth('resident') < 1.05],
  ['session create within 5 ms p95', createP95 <= 5],
  ['session reset within 5 ms p95', resetP95 <= 5],
  ['no call waits longer than 3 s for a file of ten thousand vehicles', uploadWait <= 3000],
  ['a hundred calls of scenarioFetch within 50 ms', inProcess <= 50],
  ['no failed request', ours.single.failures + ours.list.failures === 0],
];
for (const [name, reached] of bars) console.log(`${reached ? 'reached' : 'MISSED '}  ${name}`);

mkdirSync(FOLDER, { recursive: true });
const figures = {
  seconds: SECONDS,
  ours: { ...ours, ...more, memory, inProcess },
  starts: Object.fromEntries(starts),
  peers: Object.fromEntries(peers),
  bars: Object.fromEntries(bars),
};
writeFileSync(join(root, '.reports/bench-mock.json'), JSON.stringify(figures, null, 2));
process.exitCode = bars.every(([, reached]) => reached) ? 0 : 1;

function round(value: number): number {
  return Number(value.toPrecision(4));
}
