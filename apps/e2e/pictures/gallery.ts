import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { SCREENS, SCREEN_IDS, scenarios } from '@wayside/scenarios';
import type { KnownScenario } from '@wayside/scenarios';
import { PICTURES, pictureFile } from '@wayside/scenarios/gallery';
import { isCall } from '@wayside/scenarios/matrix';
import { glance } from '../matrix/rest.ts';
import { Stage, onServer } from '../matrix/stage.ts';
import config from '../playwright.config.ts';
import { PORT, control } from '../server.ts';

/**
 * Takes the studio's pictures: of every scenario the moment that it is about, which is the end of its walk-through or
 * of the steps that lead to its faults. Keeps pictures of the same build. Runs in the background and ends with whoever
 * started it.
 */
const FOLDER = fileURLToPath(new URL('../.reports/gallery', import.meta.url));
const SERVER = fileURLToPath(new URL('../../../mocks/src/main.ts', import.meta.url));
const PATIENCE_MS = 60_000;

setPriority(constants.priority.PRIORITY_LOW);
const build = process.env['WAYSIDE_BUILD'] ?? '';
const file = (name: string): string => join(FOLDER, name);

/** The pictures of screens come first: they are the first that one sees in the studio. */
function wanted(): KnownScenario[] {
  const first = SCREEN_IDS.map((id) => SCREENS[id].picture);
  const rank = ({ id }: KnownScenario): number => Number(!first.includes(id));
  return [...scenarios.values()].filter((one) => !isCall(one)).toSorted((one, other) => rank(one) - rank(other));
}

async function untilReady(): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await control.catalogue().then(Boolean, () => false))) {
    if (Date.now() > end) throw new Error(`No server came on port ${PORT}`);
    await glance();
  }
}

if (!existsSync(file(PICTURES.build)) || readFileSync(file(PICTURES.build), 'utf8') !== build)
  rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(file(PICTURES.folder), { recursive: true });
writeFileSync(file(PICTURES.build), build);
const missing = wanted().filter(({ id }) => !existsSync(file(pictureFile(id))));

if (missing.length > 0) {
  writeFileSync(file(PICTURES.making), String(process.pid));
  const server = spawn(process.execPath, [SERVER, '--port', String(PORT)], { stdio: 'ignore' });
  const end = (): never => {
    server.kill();
    rmSync(file(PICTURES.making), { force: true });
    process.exit();
  };
  // The pipe ends with whoever started this.
  process.stdin.on('end', end).on('error', end).resume();
  await untilReady();
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  const stage = new Stage(onServer(browser));
  for (const scenario of missing) {
    const { id, brands, roles } = scenario;
    const how = { isPlayed: true, isPictured: true };
    const { picture } = await stage.play(scenario, brands?.[0] ?? 'default', roles?.[0] ?? 'Owner', how);
    // The next one has a picture anyway.
    if (!picture) continue;
    // A picture is there as a whole or not at all.
    writeFileSync(file('next.jpg'), picture);
    renameSync(file('next.jpg'), file(pictureFile(id)));
  }
  await stage.close();
  await browser.close();
  end();
}
