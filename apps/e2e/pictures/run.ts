import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCREEN_IDS } from '@wayside/scenarios';
import { controlOf } from '@wayside/scenarios/control-client';
import { serverAt } from '../server.ts';
import { launchSteady } from './camera.ts';
import { compareAll } from './compared.ts';
import type { Compared } from './compared.ts';
import { picturesPage, summaryOf } from './pictures-page.ts';
import type { Entry } from './pictures-page.ts';
import { shotsOf } from './shots.ts';
import type { Choice } from './shots.ts';

/** What `npm run pictures` hands over. */
export interface Task {
  choice: Choice;
  ports: { before: number; after: number };
  /** What the two are called. */
  names: { before: string; after: string };
  /** The server that links lead to. */
  link: number;
}

const FOLDER = fileURLToPath(new URL('../.reports/pictures', import.meta.url));
const LANES = 3;
const SAID_EVERY = 25;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const { choice, ports, names, link } = JSON.parse(process.env['WAYSIDE_PICTURES']!) as Task;
const shots = shotsOf(choice);
const started = Date.now();
const seconds = (): string => `${Math.round((Date.now() - started) / 1000)} s`.padStart(6);
const entries: Entry[] = [];

function keep(kind: 'before' | 'after' | 'difference', id: string, image: Buffer): string {
  const file = `${kind}/${id}.png`;
  writeFileSync(join(FOLDER, file), image);
  return file;
}

function note({ shot, outcome, before, after, difference, trouble }: Compared): void {
  const isSame = outcome === 'same';
  const { image, ...numbers } = difference ?? {};
  entries.push({
    ...shot,
    ...numbers,
    outcome,
    trouble,
    files: {
      before: before && !isSame ? keep('before', shot.id, before) : undefined,
      after: after && keep('after', shot.id, after),
      difference: image && keep('difference', shot.id, image),
    },
  });
  const what = `${shot.screen}, ${shot.scenario}, ${shot.path}, ${shot.brand}, ${shot.role}, ${shot.width}, ${shot.theme}`;
  if (!isSame) say(`${seconds()}  ${outcome.padEnd(7)}  ${what}${trouble ? `: ${trouble}` : ''}`);
  if (entries.length % SAID_EVERY === 0) say(`${seconds()}  ${entries.length} of ${shots.length} pictures`);
}

rmSync(FOLDER, { recursive: true, force: true });
for (const kind of ['before', 'after', 'difference']) mkdirSync(join(FOLDER, kind), { recursive: true });
say(`${seconds()}  ${shots.length} pictures of each`);

const browser = await launchSteady();
try {
  await compareAll({ browser, shots, ports, lanes: LANES, done: note });
} finally {
  await browser.close();
}

/** Screens that only the earlier commit has. */
const { screens } = await controlOf(serverAt(ports.before)).catalogue();
const gone = choice.screens ? [] : screens.filter(({ id }) => !SCREEN_IDS.some((one) => one === id));

const inOrder = shots.flatMap(({ id }) => entries.filter((entry) => entry.id === id));
writeFileSync(join(FOLDER, 'index.html'), picturesPage(inOrder, { names, link, gone: gone.map(({ title }) => title) }));
say(`\n${summaryOf(inOrder)} ${seconds().trim()}. ${join(FOLDER, 'index.html')}`);
process.exitCode = inOrder.some(({ outcome }) => outcome !== 'same') ? 1 : 0;
