import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export interface AxeFinding {
  id: string;
  nodes: string[];
}

/** What a change of theme can break; everything else follows from the same elements. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Frames without a change after which a page counts as drawn. */
const STILL_FRAMES = 6;

/** Axe as it stands in a page. */
interface InPage {
  run: (
    context: { include?: string[]; exclude: string[] },
    options: { resultTypes: string[]; runOnly?: readonly string[] },
  ) => Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
}

export interface Limits {
  rules?: readonly string[];
  /** Selector of the parts that are looked at; the whole page when left out. */
  within?: string | undefined;
}

/** What breaks a rule of axe on the page as it stands now, by rule and place. */
export async function axeViolations(page: Page, { rules, within }: Limits = {}): Promise<AxeFinding[]> {
  // What is half faded in has half its contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every((motion) => motion.playState !== 'running' || motion.effect?.getTiming().iterations === Infinity),
  );
  // Axe is carried into a page with every look of its builder, which takes longer than the look. It stays there, so the first one is enough.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  const violations = await page.evaluate(
    async ([runOnly, include]) => {
      const { axe } = globalThis as unknown as { axe: InPage };
      // React-aria's announcer names a spinner that has gone again by the time axe looks; it is on screen for nobody and empties itself.
      const context = { ...(include && { include: [include] }), exclude: ['[data-live-announcer]'] };
      return (await axe.run(context, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations;
    },
    [rules, within] as const,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
  }));
}

/** Every rule of axe on the page as it stands now. */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  expect.soft(await axeViolations(page, { within }), what).toEqual([]);
}

/**
 * The page as it stands now in both themes, switched in place: every rule in the light one, the rules of colour in the dark one. Nothing may
 * have to be scrolled sideways. For pages that follow the device's theme; ends in the light one.
 */
export async function expectAccessibleInBothThemes(page: Page, what: string, within?: string): Promise<void> {
  await isIn(page, 'light');
  await expectAccessible(page, `${what}, light`, within);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${what}, overflow`)
    .toBe(0);
  await isIn(page, 'dark');
  expect.soft(await axeViolations(page, { rules: RULES_OF_COLOUR, within }), `${what}, dark`).toEqual([]);
  await isIn(page, 'light');
}

/** Resolves once nothing has changed on the page for some frames: a table that fits itself to another width does so in steps. */
export async function isStill(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    let quiet = 0;
    const watch = new MutationObserver(() => {
      quiet = 0;
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    const limit = performance.now() + 3_000;
    while (quiet < wanted && performance.now() < limit) {
      await new Promise(requestAnimationFrame);
      quiet += 1;
    }
    watch.disconnect();
  }, STILL_FRAMES);
}

async function isIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}
