import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CONTRACT_FILE } from '@wayside/mocks';
import { controlPath } from '@wayside/scenarios/control';
import { controlOf } from '@wayside/scenarios/control-client';
import { root } from '../run.ts';
import { load, percentile } from './load.ts';
import type { Load } from './load.ts';
import { startProcess } from './process.ts';

/**
 * Our scenario server against the bare `prism mock -d` on the same contract, in one run: both validate requests and answers.
 * Ends with 1 when a bar is not reached. `--seconds N` sets how long each load lasts.
 */
const SECONDS = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 8;
const OURS = 4701;
const PRISM = 4702;

interface Figures {
  ready: number;
  memory: number;
  single: Load;
  list: Load;
}

async function measureOurs(): Promise<Figures & { createP95: number; resetP95: number; uploadWait: number }> {
  const origin = `http://127.0.0.1:${OURS}`;
  const server = await startProcess(
    [join(root, 'mocks/src/main.ts'), '--port', String(OURS), '--api-only'],
    origin + controlPath('catalogue'),
  );
  try {
    const control = controlOf(origin);
    const session = await control.create({ role: 'FMC', brand: 'default' });
    const { user } = await control.signIn(session.id);
    const headers = { authorization: user.authentication_token };
    const single = await load(`${origin}/api/v4/fleets/7`, headers, SECONDS);
    const list = await load(`${origin}/api/v4/fleets?page=1`, headers, SECONDS);
    const memory = server.memory();

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
    const uploadWait = await waitDuringUpload(origin, controlOf(origin));
    return {
      ready: server.ready,
      memory,
      single,
      list,
      createP95: percentile(created, 0.95),
      resetP95: percentile(reset, 0.95),
      uploadWait,
    };
  } finally {
    await server.stop();
  }
}

/** The longest that another call waits while a file of ten thousand vehicles is taken and saved. */
async function waitDuringUpload(origin: string, control: ReturnType<typeof controlOf>): Promise<number> {
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

async function measurePrism(): Promise<Figures> {
  const origin = `http://127.0.0.1:${PRISM}`;
  const cli = createRequire(join(root, 'mocks/package.json')).resolve('@stoplight/prism-cli/dist/index.js');
  const server = await startProcess([cli, 'mock', '-d', '-p', String(PRISM), CONTRACT_FILE], `${origin}/states/?country=US`);
  try {
    const headers = { authorization: 'token' };
    const single = await load(`${origin}/fleets/7`, headers, SECONDS);
    const list = await load(`${origin}/fleets?page=1`, headers, SECONDS);
    return { ready: server.ready, memory: server.memory(), single, list };
  } finally {
    await server.stop();
  }
}

const prism = await measurePrism();
const ours = await measureOurs();

const rows = {
  'ready, ms': [ours.ready, prism.ready],
  'one entity, requests/s': [ours.single.throughput, prism.single.throughput],
  'one entity, p50 ms': [ours.single.p50, prism.single.p50],
  'one entity, p99 ms': [ours.single.p99, prism.single.p99],
  'list of 50, requests/s': [ours.list.throughput, prism.list.throughput],
  'list of 50, p50 ms': [ours.list.p50, prism.list.p50],
  'list of 50, p99 ms': [ours.list.p99, prism.list.p99],
  'memory under load, MiB': [ours.memory, prism.memory],
  failures: [ours.single.failures + ours.list.failures, prism.single.failures + prism.list.failures],
} as const;
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([name, [a, b]]) => [name, { ours: round(a), prism: round(b), 'ours : prism': round(a / b) }]),
  ),
);
console.log(
  `session create p95 ${round(ours.createP95)} ms, reset p95 ${round(ours.resetP95)} ms, longest wait during an upload ${round(ours.uploadWait)} ms`,
);

const bars: [name: string, reached: boolean][] = [
  ['10 × the throughput on one entity', ours.single.throughput >= 10 * prism.single.throughput],
  ['10 × the throughput on a list', ours.list.throughput >= 10 * prism.list.throughput],
  ['a tenth of the p99 on one entity', ours.single.p99 <= prism.single.p99 / 10],
  ['a tenth of the p99 on a list', ours.list.p99 <= prism.list.p99 / 10],
  ['ready within 1.5 × the time', ours.ready <= 1.5 * prism.ready],
  ['session create within 5 ms p95', ours.createP95 <= 5],
  ['session reset within 5 ms p95', ours.resetP95 <= 5],
  ['no call waits longer than 3 s for a file of ten thousand vehicles', ours.uploadWait <= 3000],
  ['no failed request', ours.single.failures + ours.list.failures === 0],
];
for (const [name, reached] of bars) console.log(`${reached ? 'reached' : 'MISSED '}  ${name}`);

mkdirSync(join(root, '.reports'), { recursive: true });
writeFileSync(
  join(root, '.reports/bench-mock.json'),
  JSON.stringify({ seconds: SECONDS, ours, prism, bars: Object.fromEntries(bars) }, null, 2),
);
process.exitCode = bars.every(([, reached]) => reached) ? 0 : 1;

function round(value: number): number {
  return Number(value.toPrecision(4));
}
