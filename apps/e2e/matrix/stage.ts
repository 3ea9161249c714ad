import { setTimeout } from 'node:timers/promises';
import type { Browser, ConsoleMessage, Page } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import type { FaultKind, KnownScenario, Reach, Scenario } from '@wayside/scenarios';
import { changesOf } from '@wayside/scenarios/capsule';
import type { Capsule } from '@wayside/scenarios/capsule';
import type { JournalPart, Touched } from '@wayside/scenarios/control';
import { exportPlaceOf } from '@wayside/scenarios/export-place';
import { waysOf } from '@wayside/scenarios/ways';
import { capsuleOfTest } from '../capsule.ts';
import { MockSession } from '../mock-session.ts';
import { originOf, server } from '../server.ts';
import type { Edge } from '../server.ts';
import { readable } from '../report/stacks.ts';
import { textsOf } from '../texts.ts';
import { walkedOf } from './done.ts';
import type { Done } from './done.ts';
import { Recorder } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { STEP_MS, replay } from './replay.ts';
import { GLANCE_MS, glance, isHeld, pictureOf } from './rest.ts';
import { enter, forget, openWindow } from './window.ts';

export interface Played {
  /** Problems, in words; empty if the cell passed. */
  problems: string[];
  /** Absent where it took too long. */
  done?: Done;
  /** Operations × statuses that were called. */
  touched: Touched;
  /** The screen's calls. */
  entries?: JournalPart['entries'];
  /** What the scenario declares and nobody met; only where it was played to its end. */
  unreached?: string[];
  /** Restores the state at the end. */
  capsule?: Capsule;
  /** What a failed cell leaves to find out why. */
  evidence?: Evidence;
  /** JPEG screenshot at the end, if requested or the cell failed. */
  picture?: Buffer;
}

/** Where a stage opens its pages. */
export interface Venue {
  edge: Edge;
  open: (brand: BrandId) => Promise<Page>;
  /** Gives the next document to the session, and returns the address to which its paths are added. */
  enter: (page: Page, brand: BrandId, session: MockSession) => Promise<string>;
  leave: (page: Page) => Promise<void>;
  /** Whether all brands share one host, and so one window. */
  isOneHost?: boolean;
}

/** The scenario server: one host, and so one window, for each brand. */
export const onServer = (browser: Pick<Browser, 'newContext'>): Venue => ({
  edge: server,
  open: (brand) => openWindow(browser, originOf(brand)),
  enter: async (page, brand, session) => {
    await enter(page, originOf(brand), session);
    return originOf(brand);
  },
  leave: (page) => page.context().close(),
});

interface How {
  /** Whether to do what the scenario says, to its end. */
  isPlayed: boolean;
  isPictured: boolean;
}

/** For a whole cell, whose steps have limits of their own. */
const CELL_MS = 45_000;
const FIRST_SIGHT_MS = 15_000;
/** For screens whose loading a fault holds or delays. */
const PATIENCE_MS = 300;
/** For what becomes of the last press. */
const OUTCOME_MS = 5000;
/** For the picture of a page that may still be moving. */
const PICTURE_MS = 2000;
/** How long a page that threw an error may still do what the cell waits for. */
const AFTER_ERROR_MS = 2000;

/**
 * Waits inside the page until its heading is visible, then until nothing is loading; each for a limited number of
 * milliseconds.
 */
async function lookAround({ heading, rest, pause }: { heading: number; rest: number; pause: number }) {
  const comes = async (isThere: () => boolean, limit: number): Promise<boolean> => {
    const end = performance.now() + limit;
    // Ends when the condition holds. An observer would miss what only CSS makes visible.
    while (!isThere() && performance.now() < end) await new Promise((next) => window.setTimeout(next, pause));
    return isThere();
  };
  const hasHeading = await comes(() => document.querySelector('h1')?.checkVisibility() ?? false, heading);
  return {
    hasHeading,
    isIdle:
      hasHeading &&
      (await comes(() => document.querySelector('[aria-busy="true"], [role="progressbar"]') === null, rest)),
  };
}

/**
 * A browser reused for many cells. Its pages keep their process, one per brand, and so open a screen about three times
 * as fast as new ones.
 */
export class Stage {
  readonly #venue: Venue;
  readonly #pages = new Map<BrandId, { page: Page; recorder: Recorder }>();
  #noticed: string[] = [];
  /** Called when the page in sight reports an error. */
  #alarm: (() => void) | undefined;
  #isBroken = false;

  constructor(venue: Venue) {
    this.#venue = venue;
  }

  async close(): Promise<void> {
    for (const { page } of this.#pages.values()) await this.#venue.leave(page);
  }

  /**
   * Opens a scenario with a brand and role, and checks the screen for problems. What the page or the server does to the
   * cell is a problem too, and so is taking too long: every cell has a result.
   */
  async play(scenario: KnownScenario, brand: BrandId, role: Role, how: How): Promise<Played> {
    const cancel = new AbortController();
    const late = setTimeout(CELL_MS, undefined, { signal: cancel.signal }).then(() => {
      throw new Error(`The cell took longer than ${CELL_MS / 1000} s`);
    });
    const playing = this.#play(scenario, brand, role, how);
    try {
      return await Promise.race([playing, late]);
    } catch (problem) {
      // A page that does not answer any more ends what still waits for it.
      await this.#leave(brand);
      await playing.catch(() => undefined);
      return { problems: [messageOf(problem)], touched: {} };
    } finally {
      cancel.abort();
      void late.catch(() => undefined);
    }
  }

  async #play(scenario: KnownScenario, brand: BrandId, role: Role, { isPlayed, isPictured }: How): Promise<Played> {
    const session = await MockSession.create({ scenario: scenario.id, brand, role }, this.#venue.edge);
    const { page, recorder } = await this.#windowOf(brand);
    let isEnded = false;
    page.setDefaultTimeout(STEP_MS);
    page.setDefaultNavigationTimeout(FIRST_SIGHT_MS);
    await recorder.begin(`${scenario.id} · ${brand} · ${role}`);
    try {
      const origin = await this.#venue.enter(page, brand, session);
      // Messages of the previous page belong to no cell.
      page.once('framenavigated', () => (this.#noticed = []));
      const shown = await problemOf(() => this.#unlessBroken(this.#show(page, scenario, origin)));
      const played =
        shown.length > 0
          ? []
          : (await problemOf(() => this.#unlessBroken(this.#act({ page, recorder, origin }, scenario, isPlayed)))).map(
              (problem) => `${problem} · ${brand} · ${role} · ${fileOf(scenario)}`,
            );
      const seen = await troublesOf(page);
      const problemsSoFar = () => [...shown, ...played, ...seen, ...this.#noticedIn(scenario)];
      // A page that broke will not meet what is still missing.
      const journal = await journalOf(session, () => isPlayed && problemsSoFar().length === 0);
      const problems = [...problemsSoFar(), ...violationsOf(journal)];
      const isFailed = problems.length > 0;
      const evidence = await recorder.end(isFailed);
      isEnded = true;
      return {
        problems,
        evidence,
        done: walkedOf(isPlayed ? scenario : undefined, recorder.begun, played.length > 0),
        touched: journal.touched,
        entries: journal.entries,
        capsule: smaller(
          await capsuleOfTest({ titlePath: [scenario.id, brand, role] }, session, page.context(), journal),
        ),
        unreached: isPlayed ? unreachedIn(journal) : undefined,
        picture:
          isPictured || isFailed
            ? await pictureOf(page, isHeld(scenario), isFailed ? 0 : PICTURE_MS).catch(() => undefined)
            : undefined,
      };
    } finally {
      if (!isEnded) await recorder.end(false).catch(() => undefined);
      // What still waits on a broken page must not press anything in the next cell's.
      if (this.#isBroken) await this.#leave(brand);
      await session.delete();
    }
  }

  async #show(page: Page, scenario: Scenario, origin: string): Promise<void> {
    await page.goto(origin + (scenario.start ?? '/'), { waitUntil: 'commit' });
    const patience = {
      heading: FIRST_SIGHT_MS,
      rest: isHeld(scenario) ? PATIENCE_MS : FIRST_SIGHT_MS,
      pause: GLANCE_MS,
    };
    // A page that redirects cancels the evaluation.
    const { hasHeading, isIdle } = await page
      .evaluate(lookAround, patience)
      .catch(() => page.evaluate(lookAround, patience));
    if (!hasHeading) throw new Error('No heading is visible');
    if (!isIdle && !isHeld(scenario)) throw new Error('Something is still loading');
  }

  /** Does what its scenario says in the open page, or at least takes greetings away from what there is to see. */
  async #act(
    { page, recorder, origin }: { page: Page; recorder: Recorder; origin: string },
    scenario: Scenario,
    isPlayed: boolean,
  ): Promise<void> {
    const next = (step: Reach): Promise<void> => recorder.next(step);
    const pace = { limit: STEP_MS + delayOf(scenario), next };
    if (isPlayed && scenario.steps) return replay(page, scenario.steps, pace);
    await dismissGreetings(page);
    for (const [index, way] of (isPlayed ? waysOf(scenario) : []).entries()) {
      if (index > 0) {
        await forget(page);
        await this.#show(page, scenario, origin);
        await dismissGreetings(page);
      }
      await replay(page, way, pace);
      await page.evaluate(lookAround, {
        heading: FIRST_SIGHT_MS,
        rest: isHeld(scenario) ? PATIENCE_MS : OUTCOME_MS,
        pause: GLANCE_MS,
      });
    }
  }

  /** Fails soon after an error on the page instead of waiting for what will not come any more. */
  async #unlessBroken(act: Promise<void>): Promise<void> {
    const broken = new Promise<void>((_, reject) => {
      this.#alarm = () => {
        this.#isBroken = true;
        void setTimeout(AFTER_ERROR_MS).then(() => reject(new Error('The page broke')));
      };
    });
    try {
      await Promise.race([act, broken]);
    } finally {
      this.#alarm = undefined;
      // Nobody waits for either of them any more.
      void act.catch(() => undefined);
      void broken.catch(() => undefined);
    }
  }

  #keyOf(brand: BrandId): BrandId {
    return this.#venue.isOneHost ? 'default' : brand;
  }

  async #leave(asked: BrandId): Promise<void> {
    const brand = this.#keyOf(asked);
    const opened = this.#pages.get(brand);
    if (opened) await this.#venue.leave(opened.page);
    this.#pages.delete(brand);
    this.#isBroken = false;
  }

  /**
   * One window per brand: a background tab renders late, and elements that measure themselves are too wide until then.
   */
  async #windowOf(asked: BrandId): Promise<{ page: Page; recorder: Recorder }> {
    const brand = this.#keyOf(asked);
    const opened = this.#pages.get(brand);
    if (opened) return opened;
    const page = await this.#venue.open(brand);
    page.on('pageerror', (error) => this.#notice(`Error on the page: ${readable(error.stack ?? error.message)}`));
    page.on('console', (message) => this.#hear(message));
    page.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') this.#noticed.push(`A dialog: ${dialog.message()}`);
      void dialog.accept();
    });
    const made = { page, recorder: await Recorder.of(page) };
    this.#pages.set(brand, made);
    return made;
  }

  /** A response that a fault breaks off has no headers, which the browser takes for a missing permission. */
  #noticedIn({ faults = [] }: Scenario): string[] {
    const isBrokenOff = faults.some(({ kind }) => BREAKING.has(kind));
    return this.#noticed.filter((text) => !isBrokenOff || !text.includes(NO_HEADERS));
  }

  /** The browser's console message about a failed response is expected, not an error of the page. */
  #hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    this.#notice(`Error in the console: ${readable(message.text())}`);
  }

  #notice(text: string): void {
    this.#noticed.push(text);
    if (!text.includes(NO_HEADERS)) this.#alarm?.();
  }
}

/** What the browser says of a response without headers. */
const NO_HEADERS = 'blocked by CORS policy';

/** Faults after which a response may have no headers. */
const BREAKING: ReadonlySet<FaultKind> = new Set(['connection-reset', 'empty-response', 'truncated-response']);

/** Buttons that only say that one has read something. */
const GREETINGS = ['approval:info.start', 'approval:decision.open'] as const;

async function dismissGreetings(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 0) return;
  const language = await page.evaluate(() => document.documentElement.lang);
  const { t } = await textsOf(language === 'fr' ? 'fr' : 'en');
  for (const greeting of GREETINGS) {
    const button = dialog.getByRole('button', { name: t(greeting), exact: true });
    if ((await button.count()) > 0) await button.click();
  }
}

/**
 * The journal, as soon as everything that the scenario declares was met or may not come any more: what is typed may be
 * sent only after a pause.
 */
async function journalOf(session: MockSession, mayCome: () => boolean): Promise<JournalPart> {
  const end = Date.now() + OUTCOME_MS;
  for (;;) {
    const journal = await session.journal();
    if (!mayCome() || unreachedIn(journal).length === 0 || Date.now() >= end) return journal;
    await glance();
  }
}

/** Faults and answers that no call met, in words. */
function unreachedIn({ missedFaults, missedAnswers }: JournalPart): string[] {
  return [
    ...missedFaults.map(
      ({ kind, operation, calls }) =>
        `Fault not reached: ${kind} on ${operation}${calls ? `, call ${calls.join(', ')}` : ''}`,
    ),
    ...missedAnswers.map((operation) => `Answer not reached: ${operation}`),
  ];
}

/** A capsule with the calls that restoring it repeats, and no others. */
const smaller = (capsule: Capsule): Capsule => ({ ...capsule, journal: changesOf(capsule.journal) });

async function problemOf(act: () => Promise<void>): Promise<string[]> {
  try {
    await act();
    return [];
  } catch (problem) {
    return [messageOf(problem)];
  }
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** Where to look for what a scenario does. */
function fileOf({ id, steps, reach }: KnownScenario): string {
  const file = exportPlaceOf(id)?.file;
  if (!(steps ?? reach)) return 'the ways to its calls in scenarios/screens';
  return file === undefined ? id : `scenarios/${file}`;
}

/** Milliseconds by which a fault may keep back what a step waits for. */
const delayOf = ({ faults = [] }: Scenario): number => Math.max(0, ...faults.map(({ delay }) => delay ?? 0));

/** Problems that are visible on any page, whatever it shows. */
async function troublesOf(page: Page): Promise<string[]> {
  const { language, overflow, ran, text } = await page.evaluate(() => ({
    language: document.documentElement.lang,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ran: ['pwned', 'hacked'].filter((name) => name in window),
    text: document.body.innerText,
  }));
  const { t } = await textsOf(language === 'fr' ? 'fr' : 'en');
  const broken = ([`error.pageBody`, `error.panelBody`] as const)
    .map((key) => t(`common:${key}`))
    .filter((words) => text.includes(words));
  return [
    ...broken.map((words) => `Broken: “${words}”`),
    ...(overflow > 0 ? [`${overflow} pixels wider than the window`] : []),
    ...ran.map((name) => `A script in the data ran: ${name}`),
  ];
}

function violationsOf({ entries }: JournalPart): string[] {
  return entries
    .filter(({ answerViolations }) => answerViolations.length > 0)
    .map(({ operation, status, answerViolations: [first, ...others] }) => {
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      return `${operation} ${status} breaks the contract: ${JSON.stringify(first)}${more}`;
    });
}
