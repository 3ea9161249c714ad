import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser, Page, Request } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import { scenarios } from '@wayside/scenarios';
import type { Scenario } from '@wayside/scenarios';
import { ControlError, controlOf } from '@wayside/scenarios/control-client';
import { isAtRest, isHeld } from '../matrix/rest.ts';
import { enter, openWindow } from '../matrix/window.ts';
import config from '../playwright.config.ts';
import { originOf, serverAt } from '../server.ts';
import type { Shot } from './shots.ts';

/** What came of a shot. */
export interface Taken {
  /** PNG; none where the server does not know the scenario. */
  image?: Buffer;
  /** Why the picture may be of a page that was not at rest. */
  trouble?: string;
}

/**
 * For a browser of pictures: what is repainted is repainted as a whole, or rounded corners would depend on what was
 * drawn before.
 */
const STEADY = ['--disable-partial-raster', '--force-color-profile=srgb'];

/** A browser that draws the same page the same way. */
export function launchSteady(): Promise<Browser> {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  return chromium.launch({ ...options, args: [...args, ...STEADY] });
}

const HEIGHT = 844;
/** Higher than any page should be: a list of everything is cut here. */
const HIGHEST = 6000;
const SETTLED_MS = 30_000;
const GLANCE_MS = 30;
/** How long nothing begins or ends where a fault holds a call: the others have ended then. */
const QUIET_MS = 3000;
/** What shows in a picture, once it has come. A live channel never ends. */
const AWAITED: ReadonlySet<string> = new Set(['document', 'fetch', 'xhr', 'script', 'stylesheet', 'image', 'font']);

/** What a page has asked for and not got yet, and when that last changed. */
interface Calls {
  pending: Set<Request>;
  lastAt: number;
}

/** A delay is over sooner or later, depending on the machine: the picture shows what one sees until then. */
function heldFaults({ faults }: Scenario): Scenario['faults'] {
  if (!faults?.some(({ kind }) => kind === 'fixed-delay')) return undefined;
  return faults.map((fault) =>
    fault.kind === 'fixed-delay' ? { kind: 'hold', operation: fault.operation, calls: fault.calls } : fault,
  );
}

/** Runs before any code of a document: sample charts are of any shape, but of the same in each picture. */
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
      // A commit that does not know it yet.
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
 * The whole page, once nothing is on its way any more and two frames are equal. The window becomes as high as the page,
 * so that what loads when it comes near is there, too.
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
      await setTimeout(GLANCE_MS);
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
