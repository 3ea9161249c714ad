import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bulkUploadPlace } from '@wayside/domain';
import { MockSession } from '../mock-session.ts';
import config from '../playwright.config.ts';
import { originOf } from '../server.ts';
import { textsOf } from '../texts.ts';
import { chooseFile, fileOf, newVin } from '../vehicle-file.ts';

/**
 * Measures the longest task of the page while a file of 5,000 vehicles (40 of them wrong) is chosen, compared with a fleet of 10,000, filtered,
 * corrected and sent. A task of more than 50 ms is a long one (PerformanceObserver `longtask`). Exits with 1 above 100 ms. `--rounds N`, `--rows N`.
 */
const option = (name: string, usual: number): number => Number(process.argv[process.argv.indexOf(`--${name}`) + 1]) || usual;
const ROUNDS = option('rounds', 3);
const ROWS = option('rows', 5_000);
const BAD = 40;
const BAR_MS = 100;
const REPORTS = fileURLToPath(new URL('../.reports/', import.meta.url));
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const { t } = await textsOf('en');

/** Longest task since the last call, in milliseconds; 0 without a long one. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const found = (window as unknown as { tasks: number[] }).tasks.splice(0);
    return Math.round(Math.max(0, ...found));
  });

async function round(page: Page): Promise<Record<string, number>> {
  const sendable = ROWS - BAD;
  const submit = (count: number) => page.getByRole('button', { name: t('bulk-upload:review.submit', { count }) });
  const figures: Record<string, number> = {};
  await page.goto(originOf('default') + bulkUploadPlace);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await longest(page);

  await chooseFile(page, fileOf(ROWS, ROWS / BAD));
  await submit(sendable).waitFor();
  await page.getByRole('list', { name: t('bulk-upload:review.rows') }).waitFor();
  figures['choosing'] = await longest(page);

  for (const filter of ['created', 'all', 'leftOut'] as const) {
    await page.getByRole('button', { name: new RegExp(`^${t(`bulk-upload:review.${filter}`)}`) }).click();
    await page.getByRole('list', { name: t('bulk-upload:review.rows') }).waitFor();
  }
  figures['filtering'] = await longest(page);

  const field = page
    .getByRole('list', { name: t('bulk-upload:review.rows') })
    .getByRole('textbox')
    .first();
  const value = (await field.inputValue()) === '20l9' ? '2019' : newVin(99_999);
  await field.fill(value);
  await field.press('Enter');
  await submit(sendable + 1).waitFor();
  figures['correcting'] = await longest(page);

  await submit(sendable + 1).click();
  await page.getByText(t('bulk-upload:status.completed'), { exact: true }).waitFor({ timeout: 30_000 });
  figures['sending'] = await longest(page);
  return figures;
}

const browser = await chromium.launch(config.use?.launchOptions ?? {});
const rounds: Record<string, number>[] = [];
try {
  for (let at = 0; at < ROUNDS; at++) {
    const session = await MockSession.create({ scenario: 'vehicles/bulk-upload-many', brand: 'default', role: 'Owner' });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const url = originOf('default');
    await context.addCookies(
      Object.entries(session.cookies).map(([name, each]) => ({ name, value: each, url, sameSite: 'Strict' as const })),
    );
    await context.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
        buffered: true,
      });
    });
    rounds.push(await round(await context.newPage()));
    await context.close();
    await session.delete();
  }
} finally {
  await browser.close();
}

const parts = Object.keys(rounds[0]!);
const worst = Object.fromEntries(parts.map((part) => [part, Math.max(...rounds.map((figures) => figures[part]!))]));
for (const part of parts) say(`${part} ${ROWS} rows: longest task ${worst[part]! || 'under 50'} ms in ${ROUNDS} rounds`);
const isMet = Object.values(worst).every((time) => time <= BAR_MS);
say(`${isMet ? 'met' : 'missed'}: no task over ${BAR_MS} ms`);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(`${REPORTS}bench-upload.json`, JSON.stringify({ rows: ROWS, rounds, worst }, undefined, 2));
process.exitCode = isMet ? 0 : 1;
