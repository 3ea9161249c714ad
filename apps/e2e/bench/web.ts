import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import type { ScenarioId } from '@wayside/scenarios';
import { SESSION_HEADER } from '@wayside/scenarios/control';
import { MockSession } from '../mock-session.ts';
import config from '../playwright.config.ts';
import { apiUrl, originOf } from '../server.ts';
import { textsOf } from '../texts.ts';
import { measureAttention } from './attention.ts';
import { openBare, openOurs, typeWords } from './list.ts';
import { accept, besideAccepted, measureScreens } from './screens.ts';

/**
 * Measures our largest lists, 5,000 users and 10,000 vehicles: from the end of the response to the first rows, and from
 * the end of the 300 ms wait after a letter to the frame that shows the rows found. Compared with a bare page of the
 * grid library with the same rows in the same run; both take turns, so that a busy machine slows both. Exits with 1 if
 * a target is missed. `--rounds N` sets how often it is done. Then how long the attention list of a fleet as large takes
 * to compute, as a share of the time to its first rows.
 *
 * Before that, the daily screens on a phone, beside the figures accepted last (`screens.ts`): `--screens` measures only
 * these, `--accept` accepts the new figures.
 */
const ROUNDS = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 3;
const BAR_FIRST_MS = 300;
const BAR_LETTER_MS = 100;
const BAR_ATTENTION_MS = 50;
/**
 * Allowed multiple of the bare grid's time: our search covers more than the cells show, and our cells are components.
 */
const BAR_RATIO = 3;
const REPORTS = fileURLToPath(new URL('../.reports/', import.meta.url));
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const { t } = await textsOf('en');

interface List {
  name: string;
  scenario: ScenarioId;
  path: string;
  /** Path of the call, as in the contract. */
  call: string;
  grid: string;
  /** Each letter changes the rows, so that there is something to render. */
  words: readonly string[];
  /** What the cells of a row say, for the bare page. */
  texts: (row: never) => Record<string, unknown>;
}

const LISTS: readonly List[] = [
  {
    name: 'users',
    scenario: 'users/five-thousand',
    path: '/settings',
    call: '/fleet_users',
    grid: t('users:label'),
    words: ['mari', 'dri 12', 'van-0', 'example', '(55'],
    texts: ({ firstName, lastName, roles, email, cellPhone, vehicle_ids }: Schemas['User']) => ({
      name: `${firstName} ${lastName}`,
      roles: JSON.stringify(roles),
      email,
      phone: cellPhone,
      vehicles: vehicle_ids.join(', '),
    }),
  },
  {
    name: 'vehicles',
    scenario: 'vehicles/ten-thousand',
    path: '/vehicles',
    call: '/vehicles',
    grid: t('vehicles:label'),
    words: ['van-12', 'ford 20', '1ftb', 'kht', '420'],
    texts: ({
      vehicle_name,
      other_id,
      vin,
      license_plate_number,
      department_number,
      miles,
      last_maintenance_date,
    }: Schemas['Vehicle']) => ({
      name: `${other_id} · ${vehicle_name}`,
      vin,
      plate: license_plate_number,
      department: department_number,
      miles,
      last: last_maintenance_date,
    }),
  },
];

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN);
}
function figuresOf(values: readonly number[]) {
  return {
    count: values.length,
    median: at(values, 0.5),
    p95: at(values, 0.95),
    longest: at(values, 1),
  };
}

async function measure(browser: Browser, { scenario, path, call, grid, words, texts }: List) {
  const session = await MockSession.create({ scenario, brand: 'default', role: 'Owner' });
  try {
    const { token } = await session.signIn();
    const answer = await fetch(apiUrl(`/api/v4${call}`), {
      headers: { authorization: token, [SESSION_HEADER]: session.id },
    });
    const rows = (await answer.json()) as never[];
    const text = JSON.stringify(rows.map(texts));
    const url = originOf('default');
    const cookies = Object.entries(session.cookies).map(([name, value]) => ({ name, value, url }));
    const open = {
      bare: () => openBare(browser, text),
      ours: () => openOurs(browser, { url: `${url}${path}`, cookies, call, grid }),
    };
    const first: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    const letters: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    // The first time is for the browser's caches.
    for (let round = -1; round < ROUNDS; round++) {
      for (const who of ['bare', 'ours'] as const) {
        const { page, firstRows } = await open[who]();
        if (round >= 0) {
          first[who].push(firstRows);
          letters[who].push(...(await typeWords(page, words)));
        }
        await page.context().close();
      }
    }
    return { rows: rows.length, first, letters };
  } finally {
    await session.delete();
  }
}

const browser = await chromium.launch(config.use?.launchOptions ?? {});
const report: Record<string, unknown> = {};
const bars: [string, boolean][] = [];
/** Of the vehicles, measured in this run. */
let firstRows = 0;
try {
  const screens = await measureScreens(browser, ROUNDS);
  report['screens'] = screens;
  for (const line of besideAccepted(screens)) say(line);
  if (process.argv.includes('--accept')) accept(screens);
  for (const list of process.argv.includes('--screens') ? [] : LISTS) {
    const { rows, first, letters } = await measure(browser, list);
    firstRows = at(first.ours, 0.5);
    const of = (times: { ours: number[]; bare: number[] }, what: string, barMs: number): object => {
      const [ours, bare] = [figuresOf(times.ours), figuresOf(times.bare)];
      const ratio = ours.median / bare.median;
      for (const [who, { count, median, p95, longest }] of [
        ['ours', ours],
        ['bare', bare],
      ] as const)
        say(
          `${list.name}, ${who}: ${what} of ${rows} rows in ${median} ms (median of ${count}), p95 ${p95} ms, longest ${longest} ms`,
        );
      say(`${list.name}, ours : bare = ${ratio.toFixed(2)} (medians)`);
      bars.push([`${list.name}: ${what} within ${barMs} ms, p95`, ours.p95 <= barMs]);
      bars.push([`${list.name}: ${what} within ${BAR_RATIO} × the bare grid, medians`, ratio <= BAR_RATIO]);
      return { ours, bare, ratio, times };
    };
    report[list.name] = {
      rows,
      first: of(first, 'first rows after the response', BAR_FIRST_MS),
      letters: of(letters, 'each letter after the wait', BAR_LETTER_MS),
    };
  }
  if (firstRows > 0) {
    const { vehicles, items, times } = await measureAttention();
    const { median, p95, longest } = figuresOf(times);
    const share = Math.round((100 * median) / firstRows);
    say(
      `attention: ${items} lines of ${vehicles} vehicles in ${median} ms (median of ${times.length}), p95 ${p95} ms, longest ${longest} ms; ${share} % of the time to the first rows of the vehicles`,
    );
    bars.push([`attention of ${vehicles} vehicles within ${BAR_ATTENTION_MS} ms, median`, median <= BAR_ATTENTION_MS]);
    report['attention'] = { vehicles, items, times };
  }
} finally {
  await browser.close();
}
for (const [name, isReached] of bars) say(`${isReached ? 'reached' : 'MISSED '}  ${name}`);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(`${REPORTS}bench-web.json`, JSON.stringify(report, null, 2));
process.exitCode = bars.every(([, isReached]) => isReached) ? 0 : 1;
