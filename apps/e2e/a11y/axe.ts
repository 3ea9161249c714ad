import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export interface AxeFinding {
  id: string;
  nodes: string[];
}

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Rules that a theme can break; all others give the same result in both themes. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Rules about looks, the slowest on long pages. A language does not break them: words only make a target wider. */
const RULES_OF_LOOKS = [...RULES_OF_COLOUR, 'target-size'];

/** Number of frames without a change after which a page counts as rendered. */
const STILL_FRAMES = 6;

/** The part of axe's API we call inside the page. */
interface InPage {
  run: (
    context: { include: (string | Document)[]; exclude: string[] },
    options: {
      resultTypes: string[];
      iframes: boolean;
      runOnly?: readonly string[];
      rules?: Record<string, { enabled: boolean }>;
    },
  ) => Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
}

export interface Limits {
  rules?: readonly string[];
  /** Rules to leave out of all others. */
  without?: readonly string[];
  /** CSS selector of what to check; the whole page if omitted. */
  within?: string;
}

/** Axe violations on the page in its current state, by rule and element. */
export async function axeViolations(page: Page, { rules, without = [], within }: Limits = {}): Promise<AxeFinding[]> {
  // Half-faded elements have less contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((motion) => motion.playState !== 'running' || motion.effect?.getTiming().iterations === Infinity),
  );
  // The builder injects axe on every analysis, which takes longer than the analysis itself. Axe stays in the page, so
  // one injection is enough.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  const violations = await page.evaluate(
    async ([runOnly, left, include]) => {
      const { axe } = globalThis as unknown as { axe: InPage };
      // React-aria's announcer may name a spinner that is gone by the time axe runs. It is never visible, and it clears
      // itself.
      const context = { include: [include ?? document], exclude: ['[data-live-announcer]'] };
      // The pages inside the card fields are the provider's; offline, ours stand in for them and are not what customers
      // get.
      const options = {
        resultTypes: ['violations'],
        iframes: false,
        // Axe leaves out the rule of WCAG 2.2 unless it is asked for.
        ...(runOnly
          ? { runOnly }
          : {
              rules: {
                'target-size': { enabled: true },
                ...Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
              },
            }),
      };
      // A control that is half under a sticky bar is not small: it can be scrolled out from under it.
      const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const { style } of sticky) style.setProperty('position', 'static', 'important');
      const { violations: found } = await axe.run(context, options);
      for (const { style } of sticky) style.removeProperty('position');
      return found;
    },
    [rules, without, within] as const,
  );
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
  }));
}

/** Checks all axe rules on the page in its current state. */
export async function expectAccessible(page: Page, what: string, limits?: Omit<Limits, 'rules'>): Promise<void> {
  expect.soft(await axeViolations(page, limits), what).toEqual([]);
}

/**
 * Checks the current page in each theme, switching in place: all rules in the light one, the color rules in the dark
 * one; without a theme, all rules but those about looks. For pages that follow the device's theme; leaves the page in
 * the light one.
 */
export async function expectAccessibleIn(
  themes: readonly Theme[],
  page: Page,
  what: string,
  within?: string,
): Promise<void> {
  await isIn(page, 'light');
  await expectAccessible(page, `${what}, light`, { within, without: themes.length > 0 ? [] : RULES_OF_LOOKS });
  if (!themes.includes('dark')) return;
  await isIn(page, 'dark');
  expect.soft(await axeViolations(page, { rules: RULES_OF_COLOUR, within }), `${what}, dark`).toEqual([]);
  await isIn(page, 'light');
}

/** Fails if the page scrolls horizontally. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${what}, overflow`).toBe(0);
}

/** Resolves once nothing on the page has changed for some frames: a table adapts to a new width in several steps. */
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

async function isIn(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}
