import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { bulkUploadPlace } from '@wayside/domain';
import { MockSession } from '../mock-session.ts';
import config from '../playwright.config.ts';
import { originOf } from '../server.ts';
import { textsOf } from '../texts.ts';
import { chooseFile, fileOf, newVin } from '../vehicle-file.ts';
import { median } from './median.ts';

/**
 * Measures the longest task of the page while a file of 5,000 vehicles, some of them wrong, is chosen, compared with a
 * fleet of 10,000, filtered, corrected and sent. A file of 50 takes turns with it: on a busy machine it is slow as
 * well. Tasks of more than 50 ms count (PerformanceObserver `longtask`). Exits with 1 if the median of the rounds is
 * above 100 ms and that of the small file is not. `--rounds N`, `--rows N`.
 */
const option = (name: string, usual: number): number =>
  Number(process.argv[process.argv.indexOf(`--${name}`) + 1]) || usual;
const ROUNDS = option('rounds', 5);
const ROWS = option('rows', 5_000);
const FEW = 50;
/** One row in so many is wrong. */
const BAD_EVERY = 125;
const BAD_EVERY_OF_FEW = 10;
const BAR_MS = 100;
const REPORTS = fileURLToPath(new URL('../.reports/', import.meta.url));
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const { t } = await textsOf('en');

const PARTS = ['choosing', 'filtering', 'correcting', 'sending'] as const;
type Part = (typeof PARTS)[number];

/** Longest task since the last call, in milliseconds; 0 without a long one. */
function longest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tasks = (window as unknown as { tasks: number[] }).tasks.splice(0);
    return Math.round(Math.max(0, ...tasks));
  });
}

async function round(page: Page, rows: number, badEvery: number): Promise<Record<Part, number>> {
  const sendable = rows - Math.floor(rows / badEvery);
  const submit = (count: number) => page.getByRole('button', { name: t('bulk-upload:review.submit', { count }) });
  const figures: Record<Part, number> = { choosing: 0, filtering: 0, correcting: 0, sending: 0 };
  await page.goto(originOf('default') + bulkUploadPlace);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await longest(page);

  await chooseFile(page, fileOf(rows, badEvery));
  await submit(sendable).waitFor();
  await page.getByRole('list', { name: t('bulk-upload:review.rows') }).waitFor();
  figures.choosing = await longest(page);

  for (const filter of ['created', 'all', 'leftOut'] as const) {
    await page.getByRole('button', { name: new RegExp(`^${t(`bulk-upload:review.${filter}`)}`) }).click();
    await page.getByRole('list', { name: t('bulk-upload:review.rows') }).waitFor();
  }
  figures.filtering = await longest(page);

  const field = page
    .getByRole('list', { name: t('bulk-upload:review.rows') })
    .getByRole('textbox')
    .first();
  const value = (await field.inputValue()) === '20l9' ? '2019' : newVin(99_999);
  await field.fill(value);
  await field.press('Enter');
  await submit(sendable + 1).waitFor();
  figures.correcting = await longest(page);

  await submit(sendable + 1).click();
  await page.getByText(t('bulk-upload:status.completed'), { exact: true }).waitFor({ timeout: 30_000 });
  figures.sending = await longest(page);
  return figures;
}

async function measured(browser: Browser, rows: number, badEvery: number): Promise<Record<Part, number>> {
  const session = await MockSession.create({ scenario: 'vehicles/bulk-upload-many', brand: 'default', role: 'Owner' });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const url = originOf('default');
  await context.addCookies(
    Object.entries(session.cookies).map(([name, value]) => ({ name, value, url, sameSite: 'Strict' as const })),
  );
  await context.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const note = (list: PerformanceObserverEntryList) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
  });
  try {
    return await round(await context.newPage(), rows, badEvery);
  } finally {
    await context.close();
    await session.delete();
  }
}

const browser = await chromium.launch(config.use?.launchOptions ?? {});
const rounds: { many: Record<Part, number>[]; few: Record<Part, number>[] } = { many: [], few: [] };
try {
  for (let at = 0; at < ROUNDS; at++) {
    rounds.few.push(await measured(browser, FEW, BAD_EVERY_OF_FEW));
    rounds.many.push(await measured(browser, ROWS, BAD_EVERY));
  }
} finally {
  await browser.close();
}

const worded = (time: number): string => (time === 0 ? 'under 50 ms' : `${time} ms`);
let isMet = true;
for (const part of PARTS) {
  const [many, few] = [rounds.many, rounds.few].map((figures) => figures.map((each) => each[part]));
  if (median(many!) > BAR_MS && median(few!) <= BAR_MS) isMet = false;
  const texts = [median(many!), Math.max(...many!), median(few!), Math.max(...few!)].map(worded);
  say(
    `${part}: longest task with ${ROWS} rows ${texts[0]} (median), at most ${texts[1]}; with ${FEW} rows ${texts[2]}, at most ${texts[3]}`,
  );
}
say(`${isMet ? 'met' : 'missed'}: no task over ${BAR_MS} ms that a small file does not have`);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(`${REPORTS}bench-upload.json`, JSON.stringify({ rows: ROWS, few: FEW, rounds }, undefined, 2));
process.exitCode = isMet ? 0 : 1;
