import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';

/**
 * How a list is measured, in our app or on a bare page of the grid library: first rows, and each letter of a search.
 */

/** CST-01 */
export const SEARCH_DEBOUNCE_MS = 300;
/** Milliseconds without a change after which the rows count as rendered. */
const QUIET_MS = 400;
const SIZE = { width: 1280, height: 800 };

/**
 * Seen by the page: times of the last keystroke, and of the frames after the first row and after the last change of the
 * rows.
 */
interface Seen {
  letter: number;
  drawn: number;
  first: number;
}

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Records the times in the page. Runs before anything else on it. */
function watch(): void {
  const seen = { letter: 0, drawn: 0, first: 0, changed: 0 };
  Object.assign(window, { seen });
  document.addEventListener(
    'input',
    () => Object.assign(seen, { letter: performance.now(), drawn: 0, changed: 0 }),
    true,
  );
  const isRow = (node: Node): boolean =>
    node instanceof Element && node.closest('[role="row"]')?.querySelector('[role="gridcell"]') != null;
  new MutationObserver((changes) => {
    if (!changes.some(({ target, addedNodes }) => isRow(target) || [...addedNodes].some(isRow))) return;
    const change = (seen.changed = performance.now());
    // Not a wait: the first task after the frame, when the rows are painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.first ||= performance.now();
        if (seen.changed === change) seen.drawn = performance.now();
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function isDrawn([wait, quiet]: [number, number]): boolean {
  const { seen } = window as unknown as { seen: Seen };
  const now = performance.now();
  return now > seen.letter + wait + quiet && (seen.drawn === 0 || now > seen.drawn + quiet);
}

async function watchedPage(
  browser: Browser,
  cookies: readonly { name: string; value: string; url: string }[] = [],
): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZE });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, sameSite: 'Strict' as const })));
  const page = await context.newPage();
  await page.addInitScript(watch);
  return page;
}

export interface Opened {
  page: Page;
  /** Milliseconds from the end of the response to the painted rows. */
  firstRows: number;
}

/** Our list: from the end of the response with the rows. */
export async function openOurs(
  browser: Browser,
  {
    url,
    cookies,
    call,
    grid,
  }: { url: string; cookies: readonly { name: string; value: string; url: string }[]; call: string; grid: string },
): Promise<Opened> {
  const page = await watchedPage(browser, cookies);
  await page.goto(url);
  await page.getByRole('grid', { name: grid, exact: true }).getByRole('gridcell').first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(isDrawn, [0, QUIET_MS] as [number, number]);
  const firstRows = await page.evaluate((wanted) => {
    const answer = performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname.endsWith(wanted));
    return (window as unknown as { seen: Seen }).seen.first - (answer as PerformanceResourceTiming).responseEnd;
  }, call);
  return { page, firstRows };
}

/** The bare grid library with the same texts: from the unparsed response. Searches after the same wait. */
export async function openBare(browser: Browser, answer: string): Promise<Opened> {
  const page = await watchedPage(browser);
  await page.goto('data:text/html,<input><div id="grid" style="height: 480px"></div>');
  const entry = createRequire(new URL('../../../packages/ui/package.json', import.meta.url)).resolve(
    'ag-grid-community',
  );
  await page.addScriptTag({ path: entry.replace(/dist[/\\].*$/, 'dist/ag-grid-community.min.js') });
  const begun = await page.evaluate(
    ([text, wait]) => {
      const start = performance.now();
      const rowData = JSON.parse(text) as Record<string, unknown>[];
      const { createGrid } = (
        window as unknown as {
          agGrid: {
            createGrid: (at: Element, options: object) => { setGridOption: (name: string, value: unknown) => void };
          };
        }
      ).agGrid;
      const api = createGrid(document.querySelector('#grid')!, {
        rowData,
        columnDefs: Object.keys(rowData[0]!).map((field) => ({ field, flex: 1 })),
        pagination: true,
        paginationPageSize: 10,
        paginationPageSizeSelector: false,
      });
      // The same debounce as ours: part of what is measured.
      let timer = 0;
      document.querySelector('input')!.addEventListener('input', ({ target }) => {
        clearTimeout(timer);
        timer = window.setTimeout(() => api.setGridOption('quickFilterText', (target as HTMLInputElement).value), wait);
      });
      return start;
    },
    [answer, SEARCH_DEBOUNCE_MS] as const,
  );
  await page.locator('#grid [role="gridcell"]').first().waitFor();
  await page.waitForFunction(isDrawn, [0, QUIET_MS] as [number, number]);
  return { page, firstRows: (await seenOn(page)).first - begun };
}

/** Milliseconds from the end of the wait to the rendered rows, for every letter that changed them. */
export async function typeWords(page: Page, words: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const input = page.locator('input[type=search], input:not([type=checkbox])').first();
  for (const word of words) {
    await input.fill('');
    await page.waitForFunction(isDrawn, [SEARCH_DEBOUNCE_MS, QUIET_MS] as [number, number]);
    for (const letter of word) {
      await input.press(letter === ' ' ? 'Space' : letter);
      await page.waitForFunction(isDrawn, [SEARCH_DEBOUNCE_MS, QUIET_MS] as [number, number]);
      const { letter: begun, drawn } = await seenOn(page);
      if (drawn > 0) times.push(drawn - begun - SEARCH_DEBOUNCE_MS);
    }
  }
  return times;
}
