import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { place } from '@wayside/domain';
import { MockSession } from '../mock-session.ts';
import { originOf } from '../server.ts';
import { median } from './median.ts';

/**
 * What each of the daily screens costs on a phone: scripts, requests, largest paint, blocking time, layout shift and
 * the delay of a press, with an empty cache and with a full one. The device is the mobile preset of Lighthouse: a
 * processor four times slower and a slow 4G network.
 */
const SCREENS = {
  dashboard: place.dashboard,
  services: place.services(),
  approval: place.order(5_000_010),
  request: place.serviceRequest(),
} as const;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Time for late shifts and tasks, in milliseconds. */
const SETTLE_MS = 2000;
const PATIENCE_MS = 60_000;
/** Part of a task that delays a press, beyond this many milliseconds. */
const LONG_TASK_MS = 50;

interface Figures {
  /** KiB of scripts over the network; 0 if all are cached. */
  scriptKib: number;
  requests: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** From a press on the user menu to the frame that shows its effect. */
  pressMs: number;
  /** Processor time of scripts, which other work on the machine changes least. */
  scriptMs: number;
}

export type ScreenReport = Record<string, Figures>;
/** The figures accepted last, beside which new ones are printed; `--accept` replaces them. */
const ACCEPTED = new URL('screens.json', import.meta.url);

interface Seen {
  largestPaint: number;
  shift: number;
  blocking: number;
  press: number;
}
type Watched = typeof globalThis & { seen: Seen };

/** Runs in the page before its own scripts. */
function watch(longTask: number): void {
  const seen: Seen = { largestPaint: 0, shift: 0, blocking: 0, press: 0 };
  (globalThis as Watched).seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more?: object): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    if (painted && startTime >= painted.startTime) seen.blocking += duration - longTask;
  });
  observe('event', ({ duration }) => (seen.press = Math.max(seen.press, duration)), { durationThreshold: 16 });
}

const isUsable = (): boolean =>
  (document.querySelector('h1')?.checkVisibility() ?? false) && !document.querySelector('[aria-busy="true"]');

/** Long tasks and shifts of the layout are counted over the same time on every screen. */
const settled = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The dialog that opens first on the approval page covers the menu. */
async function press(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menu').waitFor();
}

async function measureOnce(context: BrowserContext, url: string): Promise<Figures> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let requests = 0;
  cdp.on('Network.requestWillBeSent', () => requests++);
  cdp.on('Network.requestServedFromCache', () => requests--);
  await page.addInitScript(watch, LONG_TASK_MS);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { timeout: PATIENCE_MS });
  await page.waitForFunction(isUsable, undefined, { timeout: PATIENCE_MS });
  await page.evaluate(settled, SETTLE_MS);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const loaded = await page.evaluate(() => {
    const parts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = parts.filter(
      ({ name, transferSize }) => transferSize > 0 && new URL(name).pathname.endsWith('.js'),
    );
    return {
      scriptKib: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
      ...(globalThis as Watched).seen,
    };
  });
  const sent = requests;
  await page.evaluate(() => ((globalThis as Watched).seen.press = 0));
  await press(page);
  await page.evaluate(settled, SETTLE_MS / 4);
  const pressMs = await page.evaluate(() => (globalThis as Watched).seen.press);
  await page.close();
  return {
    scriptKib: Math.round(loaded.scriptKib),
    requests: sent,
    largestPaintMs: Math.round(loaded.largestPaint),
    blockingMs: Math.round(loaded.blocking),
    layoutShift: Number(loaded.shift.toFixed(3)),
    pressMs: Math.round(pressMs),
    scriptMs: Math.round(1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN)),
  };
}

/** Medians of several rounds, by screen and cache: `dashboard, cold`. */
export async function measureScreens(browser: Browser, rounds: number): Promise<ScreenReport> {
  const session = await MockSession.create({ scenario: 'base/signed-in', brand: 'default', role: 'Owner' });
  const origin = originOf('default');
  const cookies = Object.entries(session.cookies).map(([name, value]) => ({ name, value, url: origin }));
  const all: Record<string, Figures[]> = {};
  try {
    for (let round = 0; round < rounds; round++)
      for (const [name, path] of Object.entries(SCREENS)) {
        const context = await browser.newContext(PHONE);
        await context.addCookies(cookies);
        for (const cache of ['cold', 'warm'])
          (all[`${name}, ${cache}`] ??= []).push(await measureOnce(context, `${origin}${path}`));
        await context.close();
      }
  } finally {
    await session.delete();
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, figures]) => {
      const names = Object.keys(figures[0]!) as (keyof Figures)[];
      return [
        name,
        Object.fromEntries(names.map((key) => [key, median(figures.map((one) => one[key]))])) as unknown as Figures,
      ];
    }),
  );
}

/** Lines of text: each figure beside the accepted one. */
export function besideAccepted(report: ScreenReport): string[] {
  const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8')) as ScreenReport;
  return Object.entries(report).map(([name, figures]) => {
    const parts = Object.entries(figures).map(
      ([key, value]) => `${key} ${value} (${accepted[name]?.[key as keyof Figures] ?? 'new'})`,
    );
    return `${name}: ${parts.join(', ')}`;
  });
}

export const accept = (report: ScreenReport): void => writeFileSync(ACCEPTED, `${JSON.stringify(report, null, 2)}\n`);
