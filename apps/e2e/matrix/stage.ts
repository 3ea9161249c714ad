import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { Scenario } from '@wayside/scenarios';
import { MockSession } from '../mock-session.ts';
import type { Journal } from '../mock-session.ts';
import { originOf } from '../server.ts';
import { textsOf } from '../texts.ts';
import { replay } from './replay.ts';

export interface Played {
  /** What is wrong, in words; empty when the cell is good. */
  problems: string[];
  /** Operations × statuses that were asked for. */
  touched: Journal['touched'];
  /** The calls that the screen sent. */
  entries?: Journal['entries'];
  /** JPEG of the window at the end, when one was asked for or something is wrong. */
  picture?: Buffer;
}

/** A file of the brand's host with no script in it, where a page begins. */
const WINGS = '/brands/default/favicon.svg';
const EMPTY = 'about:blank';
const FIRST_SIGHT_MS = 15_000;
/** For what is held back by a fault, and will go on being held back. */
const PATIENCE_MS = 700;

/** Between two looks at a page. A look at each frame, or Playwright's own that grow to a second, make a cell half as long again. */
const GLANCE_MS = 40;

const hasHeading = (): boolean => document.querySelector('h1')?.checkVisibility() ?? false;
const nothingLoads = (): boolean => document.querySelector('[aria-busy="true"], [role="progressbar"]') === null;

/**
 * A browser that stays open over many cells. Its pages keep their process, one a brand, and so open a screen about three times as fast as a
 * new one; what a cell leaves in cookies and storage is taken away before the next one.
 */
export class Stage {
  readonly #context: BrowserContext;
  readonly #pages = new Map<BrandId, Page>();
  #noticed: string[] = [];

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  static async open(browser: Browser): Promise<Stage> {
    const size = { viewport: { width: 1280, height: 800 }, locale: 'en-US', timezoneId: 'America/Chicago' };
    return new Stage(await browser.newContext({ ...size, reducedMotion: 'reduce' }));
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  /** Opens a scenario as a role at a brand and looks whether the screen is sound. */
  async play(
    scenario: Scenario,
    brand: BrandId,
    role: Role,
    { isTold, isPictured }: { isTold: boolean; isPictured: boolean },
  ): Promise<Played> {
    const session = await MockSession.create({ scenario: scenario.id, brand, role });
    const page = await this.#pageOf(brand);
    try {
      // A tab behind another one draws late, and what measures itself is too wide until then.
      await page.bringToFront();
      await this.#cleanUp(page, brand);
      await this.#context.addCookies(
        Object.entries(session.cookies).map(([name, value]) => ({ name, value, url: originOf(brand), sameSite: 'Strict' as const })),
      );
      const shown = await problemOf(() => this.#show(page, scenario, brand));
      const told = isTold && scenario.steps ? await problemOf(() => replay(page, scenario.steps!)) : [];
      const seen = await troublesOf(page);
      const journal = await session.journal();
      const problems = [...shown, ...told, ...seen, ...this.#noticed, ...violationsOf(journal)];
      const wantsPicture = isPictured || problems.length > 0;
      return {
        problems,
        touched: journal.touched,
        entries: journal.entries,
        ...(wantsPicture && { picture: await page.screenshot({ type: 'jpeg', quality: 60 }) }),
      };
    } finally {
      await session.delete();
    }
  }

  async #show(page: Page, scenario: Scenario, brand: BrandId): Promise<void> {
    await page.goto(originOf(brand) + (scenario.start ?? '/'), { waitUntil: 'commit' });
    const isHeld = scenario.faults?.some(({ kind }) => kind === 'hold' || kind === 'fixed-delay') ?? false;
    await page.waitForFunction(hasHeading, undefined, { timeout: FIRST_SIGHT_MS, polling: GLANCE_MS });
    const loaded = page.waitForFunction(nothingLoads, undefined, { timeout: isHeld ? PATIENCE_MS : FIRST_SIGHT_MS, polling: GLANCE_MS });
    await (isHeld ? loaded.catch(() => undefined) : loaded);
  }

  async #cleanUp(page: Page, brand: BrandId): Promise<void> {
    if (page.url() === EMPTY) await page.goto(originOf(brand) + WINGS, { waitUntil: 'commit' });
    else {
      // From the page itself an empty document keeps origin and process, and asks no server.
      const left = page.waitForURL(EMPTY, { waitUntil: 'commit' });
      await page.evaluate(() => location.replace('about:blank')).catch(() => undefined);
      await left;
    }
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    await this.#context.clearCookies();
    this.#noticed = [];
  }

  async #pageOf(brand: BrandId): Promise<Page> {
    const known = this.#pages.get(brand);
    if (known) return known;
    const page = await this.#context.newPage();
    page.on('pageerror', (error) => this.#noticed.push(`Error on the page: ${error.message}`));
    page.on('console', (message) => this.#hear(message));
    page.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') this.#noticed.push(`A dialog: ${dialog.message()}`);
      void dialog.accept();
    });
    this.#pages.set(brand, page);
    return page;
  }

  /** The browser's own line about an answer that failed is what a failing answer looks like, not an error of the page. */
  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    this.#noticed.push(`Error in the console: ${message.text()}`);
  }
}

async function problemOf(act: () => Promise<void>): Promise<string[]> {
  try {
    await act();
    return [];
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)];
  }
}

/** What can be seen to be wrong with a page whatever it shows. */
async function troublesOf(page: Page): Promise<string[]> {
  const { language, overflow, ran, text } = await page.evaluate(() => ({
    language: document.documentElement.lang,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ran: ['pwned', 'hacked'].filter((name) => name in window),
    text: document.body.innerText,
  }));
  const { t } = await textsOf(language === 'fr' ? 'fr' : 'en');
  const broken = ([`error.pageBody`, `error.panelBody`] as const).map((key) => t(`common:${key}`)).filter((words) => text.includes(words));
  return [
    ...broken.map((words) => `Broken: “${words}”`),
    ...(overflow > 0 ? [`${overflow} pixels wider than the window`] : []),
    ...ran.map((name) => `A script of the data ran: ${name}`),
  ];
}

function violationsOf({ entries }: Journal): string[] {
  return entries
    .filter(({ answerViolations }) => answerViolations.length > 0)
    .map(({ operation, status, answerViolations }) => `${operation} ${status} breaks the contract: ${JSON.stringify(answerViolations)}`);
}
