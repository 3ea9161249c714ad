import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { scenarios } from '@wayside/scenarios';
import type { Scenario } from '@wayside/scenarios';
import { isCall } from '@wayside/scenarios/matrix';
import { StaticHost } from '../folder/host.ts';
import config from '../playwright.config.ts';
import { PORT } from '../server.ts';
import { median } from './median.ts';

/**
 * Measures the time from clicking “Open” in the studio to a usable screen: its heading is visible and nothing is
 * loading. Each run uses a new browser profile with an empty cache. Exits with 1 if the target is missed. `--times N`
 * sets how many scenarios are opened. `--folder` opens them in the folder of `npm run demo` on a static host, and
 * compares first and second visits of the folder with those of the server.
 */
const TIMES = Number(process.argv[process.argv.indexOf('--times') + 1]) || 30;
const BAR_MS = 1000;
const PATIENCE_MS = 20_000;
const GLANCE_MS = 10;
const folder = process.argv.includes('--folder') ? await StaticHost.of() : undefined;
const STUDIO = folder ? `${folder.base}scenarios` : `http://scenarios.localhost:${PORT}`;
const VISITS = 5;
/** How much longer a first visit of the folder may take than one of the server. */
const MORE_MS = 3000;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const REPORTS = fileURLToPath(new URL('../.reports/', import.meta.url));

/** Spread over the catalog, without scenarios that wait on purpose or have no screen. */
function chosen(): Scenario[] {
  const waits = ({ faults }: Scenario): boolean =>
    faults?.some(({ kind }) => kind === 'hold' || kind === 'fixed-delay') ?? false;
  const all = [...scenarios.values()].filter((one) => !isCall(one) && !waits(one));
  const count = Math.min(TIMES, all.length);
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]!);
}

function isUsable(): boolean {
  return (
    (document.querySelector('h1')?.checkVisibility() ?? false) &&
    !document.querySelector('[aria-busy="true"], [role="progressbar"]')
  );
}

/** Milliseconds from the click to a usable screen. */
async function open(browser: Browser, { id, title }: Scenario): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const studio = await context.newPage();
    await studio.goto(`${STUDIO}/?q=${encodeURIComponent(id)}`);
    const link = studio.getByRole('article', { name: title, exact: true }).first().getByRole('link', { name: 'Open' });
    await link.waitFor();
    const begun = performance.now();
    const [page] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await page.waitForFunction(isUsable, undefined, { timeout: PATIENCE_MS, polling: GLANCE_MS });
    return performance.now() - begun;
  } finally {
    await context.close();
  }
}

/** Milliseconds of a first visit in a new browser profile, and of a second one in the same profile. */
async function visit(browser: Browser, base: string): Promise<[number, number]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const times: number[] = [];
    for (let time = 0; time < 2; time++) {
      const page = await context.newPage();
      const begun = performance.now();
      await page.goto(`${base}?scenario=base/signed-in&role=Owner`);
      await page.waitForFunction(isUsable, undefined, { timeout: PATIENCE_MS, polling: GLANCE_MS });
      times.push(Math.round(performance.now() - begun));
      await page.close();
    }
    return [times[0]!, times[1]!];
  } finally {
    await context.close();
  }
}

/** Server and folder take turns, so that both meet the same load of the machine. */
async function compareVisits(browser: Browser, base: string) {
  const visits: Record<'server' | 'folder', [number, number][]> = { server: [], folder: [] };
  for (let time = 0; time < VISITS; time++) {
    visits.server.push(await visit(browser, `http://localhost:${PORT}/`));
    visits.folder.push(await visit(browser, base));
  }
  const medians = (of: [number, number][]) => [median(of.map(([first]) => first)), median(of.map(([, next]) => next))];
  const [server, ours] = [medians(visits.server), medians(visits.folder)];
  say(
    `first visit, median of ${VISITS}: folder ${ours[0]} ms, server ${server[0]} ms; next one ${ours[1]} and ${server[1]} ms`,
  );
  const isReached = ours[0]! <= server[0]! + MORE_MS;
  say(`${isReached ? 'reached' : 'MISSED '}  a first visit of the folder within ${MORE_MS} ms of one of the server`);
  return { visits, isReached };
}

const browser = await chromium.launch(config.use?.launchOptions ?? {});
const opened: { id: string; ms: number }[] = [];
for (const scenario of chosen()) {
  const ms = Math.round(await open(browser, scenario));
  opened.push({ id: scenario.id, ms });
  say(`${String(ms).padStart(6)} ms  ${scenario.id}`);
}
const compared = folder && (await compareVisits(browser, folder.base));
await browser.close();
folder?.close();

const times = opened.map(({ ms }) => ms).toSorted((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))]!;
const figures = { openings: times.length, median: at(0.5), p95: at(0.95), longest: times.at(-1)! };
say(`${figures.openings} openings: median ${figures.median} ms, p95 ${figures.p95} ms, longest ${figures.longest} ms`);
const isReached = figures.p95 <= BAR_MS;
say(`${isReached ? 'reached' : 'MISSED '}  from the studio to a usable screen within ${BAR_MS} ms, p95`);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(
  `${REPORTS}bench-open${folder ? '-folder' : ''}.json`,
  JSON.stringify({ ...figures, opened, visits: compared?.visits }, null, 2),
);
process.exitCode = isReached && compared?.isReached !== false ? 0 : 1;
