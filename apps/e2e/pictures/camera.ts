import { chromium } from '@playwright/test';
import type { Browser, Page, Request } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import { scenarios } from '@wayside/scenarios';
import type { Scenario } from '@wayside/scenarios';
import { ControlError, controlOf } from '@wayside/scenarios/control-client';
import { glance, isAtRest, isHeld } from '../matrix/rest.ts';
import { enter, openWindow } from '../matrix/window.ts';
import config from '../playwright.config.ts';
import { originOf, serverAt } from '../server.ts';
import type { Shot } from './shots.ts';

/** The result of a shot. */
export interface Taken {
  /** PNG; none where the server does not know the scenario. */
  image?: Buffer;
  /** Why the picture may be of a page that was not at rest. */
  trouble?: string;
}

/** With partial repaints, the pixels of rounded corners would depend on what was drawn before. */
const STEADY = ['--disable-partial-raster', '--force-color-profile=srgb'];

/** A browser that draws the same page the same way. */
export function launchSteady(): Promise<Browser> {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  return chromium.launch({ ...options, args: [...args, ...STEADY] });
}

const HEIGHT = 844;
/** Taller than any page should be; a longer one is cut off here. */
const HIGHEST = 6000;
const SETTLED_MS = 30_000;
/** Where a fault holds a call, the others count as done once no request has started or ended for this long. */
const QUIET_MS = 3000;
/** Requests whose responses show in a picture. A live channel is none of them: it never ends. */
const AWAITED: ReadonlySet<string> = new Set(['document', 'fetch', 'xhr', 'script', 'stylesheet', 'image', 'font']);

/** The open requests of a page, and when they last changed. */
interface Calls {
  pending: Set<Request>;
  lastAt: number;
}

/** Holds instead of delays: when a delay ends depends on the machine, so the picture shows the page while it waits. */
function heldFaults({ faults }: Scenario): Scenario['faults'] {
  if (!faults?.some(({ kind }) => kind === 'fixed-delay')) return undefined;
  return faults.map((fault) =>
    fault.kind === 'fixed-delay' ? { kind: 'hold', operation: fault.operation, calls: fault.calls } : fault,
  );
}

/** Runs before any code of a document: sample charts are random, but must be the same in every picture. */
function throwSameDice(): void {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** Takes pictures of the screens that a server shows, one after the other. */
export class Camera {
  readonly #browser: Pick<Browser, 'newContext'>;
  readonly #port: number;
  readonly #control: ReturnType<typeof controlOf>;
  /** One window per brand. */
  readonly #pages = new Map<BrandId, { page: Page; calls: Calls }>();

  constructor(browser: Pick<Browser, 'newContext'>, port: number) {
    this.#browser = browser;
    this.#port = port;
    this.#control = controlOf(serverAt(port));
  }

  /** @param adorn runs in the page before the picture is taken */
  async take({ scenario, brand, role, path, width, theme }: Shot, adorn?: (page: Page) => Promise<unknown>) {
    const known = scenarios.get(scenario);
    const faults = known && heldFaults(known);
    const session = await this.#control.create({ scenario, brand, role, faults }).catch((problem: unknown) => {
      // The commit doesn't have this scenario yet.
      if (problem instanceof ControlError && problem.status === 400) return undefined;
      throw problem;
    });
    if (!session) return {} satisfies Taken;
    try {
      const { page, calls } = await this.#windowOf(brand);
      const origin = originOf(brand, this.#port);
      await enter(page, origin, session);
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme: theme });
      calls.pending.clear();
      await page.goto(origin + path, { waitUntil: 'commit' });
      await adorn?.(page);
      return await still(page, calls, known !== undefined && isHeld(known));
    } catch (problem) {
      await this.#leave(brand);
      return { trouble: problem instanceof Error ? problem.message : String(problem) } satisfies Taken;
    } finally {
      await this.#control.remove(session.id);
    }
  }

  async close(): Promise<void> {
    for (const brand of this.#pages.keys()) await this.#leave(brand);
  }

  async #leave(brand: BrandId): Promise<void> {
    const window = this.#pages.get(brand);
    this.#pages.delete(brand);
    // One whose browser has crashed is closed already.
    await window?.page
      .context()
      .close()
      .catch(() => undefined);
  }

  async #windowOf(brand: BrandId) {
    const opened = this.#pages.get(brand);
    if (opened) return opened;
    const page = await openWindow(this.#browser, originOf(brand, this.#port));
    await page.addInitScript(throwSameDice);
    const calls: Calls = { pending: new Set(), lastAt: 0 };
    const note = (request: Request, isOver: boolean): void => {
      if (!AWAITED.has(request.resourceType())) return;
      calls.lastAt = Date.now();
      if (isOver) calls.pending.delete(request);
      else calls.pending.add(request);
    };
    page.on('request', (request) => note(request, false));
    page.on('requestfinished', (request) => note(request, true));
    page.on('requestfailed', (request) => note(request, true));
    page.on('dialog', (dialog) => void dialog.accept());
    const made = { page, calls };
    this.#pages.set(brand, made);
    return made;
  }
}

/**
 * The whole page, once no request is open and two frames in a row are equal. The window grows to the page's height, so
 * that what loads lazily is there, too.
 */
async function still(page: Page, calls: Readonly<Calls>, held: boolean): Promise<Taken> {
  const end = Date.now() + SETTLED_MS;
  const rests = (): boolean => (held ? Date.now() - calls.lastAt > QUIET_MS : calls.pending.size === 0);
  let before: Buffer | undefined;
  while (Date.now() < end) {
    // A page that redirects cancels the evaluation.
    const isReady = await page.evaluate(isAtRest, held).catch(() => false);
    if (!isReady || !rests() || (await grow(page))) {
      before = undefined;
      await glance();
      continue;
    }
    const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (before?.equals(image) && rests()) return { image };
    before = image;
  }
  return {
    image: await page.screenshot({ animations: 'disabled', caret: 'hide' }),
    trouble: `The page was not at rest within ${SETTLED_MS / 1000} s`,
  };
}

/** Makes the window as high as its page. @returns whether it has become higher */
async function grow(page: Page): Promise<boolean> {
  const size = page.viewportSize()!;
  const needed = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight));
  const height = Math.min(needed, HIGHEST);
  if (height <= size.height) return false;
  await page.setViewportSize({ ...size, height });
  return true;
}
