import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { SessionCreated } from '@wayside/scenarios/control';

/** A script-free file on the brand's host; every page starts there. */
const WINGS = '/brands/default/favicon.svg';
/** Window name that marks the switch to another session. */
const CUE = 'another cell';

export const SETTING: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  timezoneId: 'America/Chicago',
  reducedMotion: 'reduce',
  // A window shows one session after the other: none may find what another kept.
  serviceWorkers: 'block',
};

/** Freezes the page's cookies, so that late requests belong to its own session and not to the next one. */
function keepToItself(cue: string): void {
  Object.defineProperty(document, 'cookie', { value: document.cookie, writable: true });
  window.name = cue;
}

/** Runs before any code of the next document and clears the storage of the previous session. */
function begin(cue: string): void {
  if (window !== window.top || window.name !== cue) return;
  window.name = '';
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * A window that shows one session of a brand after the other: its page keeps its process, and so opens a screen about
 * three times as fast as a new one.
 */
export async function openWindow(browser: Pick<Browser, 'newContext'>, origin: string): Promise<Page> {
  const context = await browser.newContext(SETTING);
  await context.addInitScript(begin, CUE);
  const page = await context.newPage();
  await page.goto(origin + WINGS, { waitUntil: 'commit' });
  return page;
}

/** The next document begins without storage. */
export const forget = (page: Page): Promise<void> => page.evaluate((cue) => void (window.name = cue), CUE);

/** The next document, of this origin, belongs to this session. */
export async function enter(page: Page, origin: string, { cookies }: Pick<SessionCreated, 'cookies'>): Promise<void> {
  await page.evaluate(keepToItself, CUE);
  await page.context().clearCookies();
  const ours = Object.entries(cookies).map(([name, value]) => ({
    name,
    value,
    url: origin,
    sameSite: 'Strict' as const,
  }));
  await page.context().addCookies(ours);
}
