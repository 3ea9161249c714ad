import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { controlPath } from '@wayside/scenarios/control';
import { controlOf } from '@wayside/scenarios/control-client';
import { root, step } from '../run.ts';
import { writeEqualWork } from './equal-work.ts';
import type { EqualWork, Row } from './equal-work.ts';
import { calls, load, percentile } from './load.ts';
import type { Load } from './load.ts';
import { peersOn } from './peers.ts';
import { startProcess } from './process.ts';
import type { Started } from './process.ts';

/**
 * Compares our scenario server with other mock servers that send the same rows, one after the other. Ours and Prism validate requests and
 * responses, Scalar requests, Mockoon nothing. Exits with 1 when a target is missed. `--seconds N` sets the duration of each load.
 */
const SECONDS = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 8;
const OURS = 4701;
const PEER = 4702;
/** The middle one of several starts counts. */
const STARTS = 5;
const WARM_CALLS = 5000;
const COUNTED_CALLS = 20_000;
const FOLDER = join(root, '.reports/bench-mock');

interface Figures {
  ready: number;
  memory: number;
  single: Load;
  list: Load;
}

interface OwnFigures {
  createP95: number;
  resetP95: number;
  uploadWait: number;
  /** Memory after many calls, as a multiple of the memory before them. */
  growth: number;
}

const own = [join(root, 'mocks/src/main.ts'), '--port', String(OURS), '--api-only'];
const origin = `http://127.0.0.1:${OURS}`;

async function figuresOf(server: Started, single: string, list: string, headers: Record<string, string>): Promise<Omit<Figures, 'ready'>> {
  const [ofSingle, ofList] = [await load(server, single, headers, SECONDS), await load(server, list, headers, SECONDS)];
  return { single: ofSingle, list: ofList, memory: server.memory() };
}

/** Starts a server several times; the last one stays. */
async function started(args: readonly string[], url: string): Promise<{ server: Started; ready: number }> {
  const times: number[] = [];
  for (;;) {
    const server = await startProcess(args, url);
    times.push(server.ready);
    if (times.length === STARTS) return { server, ready: percentile(times, 0.5) };
    await server.stop();
  }
}

async function measureOurs(): Promise<{ figures: Figures; own: OwnFigures; equal: EqualWork }> {
  const { server, ready } = await started(own, origin + controlPath('catalogue'));
  try {
    const control = controlOf(origin);
    const session = await control.create({ role: 'FMC', brand: 'default' });
    const { user } = await control.signIn(session.id);
    const headers = { authorization: user.authentication_token };
    const [single, list] = [`${origin}/api/v4/fleets/7`, `${origin}/api/v4/fleets?page=1`];
    const answer = async <T>(url: string) => (await (await fetch(url, { headers })).json()) as T;
    const equal = writeEqualWork(FOLDER, { one: await answer<Row>(single), list: await answer<{ fleets: Row[] }>(list) });
    const figures = { ready, ...(await figuresOf(server, single, list, headers)) };

    await calls(list, headers, WARM_CALLS);
    const before = server.memory();
    await calls(list, headers, COUNTED_CALLS);
    const growth = server.memory() / before;

    const created: number[] = [];
    const reset: number[] = [];
    for (let i = 0; i < 200; i++) {
      const begun = performance.now();
      const { id } = await control.create({ role: 'Owner', brand: 'default' });
      created.push(performance.now() - begun);
      const again = performance.now();
      await control.reset(id);
      reset.push(performance.now() - again);
    }
    const uploadWait = await waitDuringUpload(control);
    return { figures, own: { createP95: percentile(created, 0.95), resetP95: percentile(reset, 0.95), uploadWait, growth }, equal };
  } finally {
    await server.stop();
  }
}

/** The longest that another call waits while a file of ten thousand vehicles is taken and saved. */
async function waitDuringUpload(control: ReturnType<typeof controlOf>): Promise<number> {
  const { id } = await control.create({ role: 'Owner', brand: 'default' });
  const { user } = await control.signIn(id);
  const headers = { authorization: user.authentication_token, 'content-type': 'application/json' };
  const lines = Array.from({ length: 10_000 }, (_, index) => `1FTBW2CM8KK${String(index).padStart(6, '0')},2019,Ford,Transit`);
  const fileData = `data:text/csv;base64,${Buffer.from(`vin,year,make,model\n${lines.join('\n')}`).toString('base64')}`;
  const body = JSON.stringify({ fileData });
  const { status } = await fetch(`${origin}/api/v4/vehicles/bulk_upsertions`, { method: 'POST', headers, body });
  if (status !== 201) throw new Error(`The file was not taken: ${status}`);
  let [longest, vehicles] = [0, 0];
  while (vehicles < lines.length) {
    const asked = performance.now();
    const answer = await fetch(`${origin}/api/v4/vehicles/all_vehicles`, { headers });
    vehicles = ((await answer.json()) as unknown[]).length;
    longest = Math.max(longest, performance.now() - asked);
  }
  return longest;
}

async function measurePeer(args: readonly string[]): Promise<Figures> {
  const at = `http://127.0.0.1:${PEER}`;
  const { server, ready } = await started(args, `${at}/fleets/7`);
  try {
    return { ready, ...(await figuresOf(server, `${at}/fleets/7`, `${at}/fleets?page=1`, { authorization: 'token' })) };
  } finally {
    await server.stop();
  }
}

step('measuring ours');
const { figures: ours, own: more, equal } = await measureOurs();
const peers = new Map<string, Figures>();
for (const { name, args } of peersOn(PEER, equal)) {
  step(`measuring ${name}`);
  try {
    peers.set(name, await measurePeer(args));
  } catch (problem) {
    console.log(`${name} is left out: ${(problem as Error).message}`);
  }
}

const ROWS: Record<string, (figures: Figures) => number> = {
  'ready, ms': ({ ready }) => ready,
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
const servers = [['ours', ours] as const, ...peers];
console.table(
  Object.fromEntries(
    Object.entries(ROWS).map(([row, of]) => [row, Object.fromEntries(servers.map(([name, figures]) => [name, round(of(figures))]))]),
  ),
);
const { createP95, resetP95, uploadWait, growth } = more;
console.log(
  `session create p95 ${round(createP95)} ms, reset p95 ${round(resetP95)} ms, longest wait during an upload ${round(uploadWait)} ms, memory after ${COUNTED_CALLS} calls × ${round(growth)}`,
);

const bars: [name: string, reached: boolean][] = [
  ...[...peers].flatMap(([name, { single, list }]): [string, boolean][] => [
    [`more calls of one entity per CPU second than ${name}`, ours.single.perCpuSecond > single.perCpuSecond],
    [`more calls of a list per CPU second than ${name}`, ours.list.perCpuSecond > list.perCpuSecond],
  ]),
  ...[...peers]
    .filter(([name]) => name.startsWith('prism'))
    .map(([name, { ready }]): [string, boolean] => [`ready no later than ${name}`, ours.ready <= ready]),
  [`memory grows by less than a tenth over ${COUNTED_CALLS} calls`, growth < 1.1],
  ['session create within 5 ms p95', createP95 <= 5],
  ['session reset within 5 ms p95', resetP95 <= 5],
  ['no call waits longer than 3 s for a file of ten thousand vehicles', uploadWait <= 3000],
  ['no failed request', ours.single.failures + ours.list.failures === 0],
];
for (const [name, reached] of bars) console.log(`${reached ? 'reached' : 'MISSED '}  ${name}`);

mkdirSync(FOLDER, { recursive: true });
const figures = { seconds: SECONDS, ours: { ...ours, ...more }, peers: Object.fromEntries(peers), bars: Object.fromEntries(bars) };
writeFileSync(join(root, '.reports/bench-mock.json'), JSON.stringify(figures, null, 2));
process.exitCode = bars.every(([, reached]) => reached) ? 0 : 1;

function round(value: number): number {
  return Number(value.toPrecision(4));
}
