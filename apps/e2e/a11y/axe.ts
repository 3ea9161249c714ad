import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect } from '../fixtures.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeFinding {
  id: string;
  nodes: string[];
}

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Rules that a theme can break; all others give the same result in every theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Rows of a long list that are built like the five before them; each costs as much as the first. */
const LATER_ROWS = ['[role="row"]', 'tr', 'li', 'article'].map((row) => `main ${row}:nth-child(n + 6)`);
const LEFT_OUT = process.env['WAYSIDE_AXE'] === 'full' ? [] : LATER_ROWS;

/** Number of frames without a change after which a page counts as rendered. */
const STILL_FRAMES = 6;

export interface Limits {
  rules?: readonly string[];
  /** CSS selector of what to check; the whole page if omitted. */
  within?: string;
}

/** Axe violations on the page in its current state, by rule and element. */
export async function axeViolations(page: Page, { rules, within }: Limits = {}): Promise<AxeFinding[]> {
  // Injecting axe takes as long as an analysis. It stays in the page, so one injection is enough.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ([runOnly, include, leftOut]) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      // Half-faded elements have less contrast.
      const isMoving = ({ playState, effect }: Animation) =>
        playState === 'running' && effect?.getTiming().iterations !== Infinity;
      while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
      // React-aria's announcer may name a spinner that is gone by the time axe runs. It is never visible, and it clears
      // itself.
      const context = { include: [include ?? document], exclude: ['[data-live-announcer]', ...leftOut] };
      // The pages inside the card fields are the provider's; offline, ours stand in for them and are not what customers
      // get.
      const options: RunOptions = {
        resultTypes: ['violations'],
        iframes: false,
        // Axe leaves out the rule of WCAG 2.2 unless it is asked for, and the one about names and visible labels.
        ...(runOnly
          ? { runOnly: [...runOnly] }
          : {
              rules: {
                'target-size': { enabled: true },
                'label-content-name-mismatch': { enabled: true },
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
    [rules, within, LEFT_OUT] as const,
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
 * Checks the current page in each theme, switching in place: all rules in the first one, the color rules in the others.
 * For pages that follow the device's theme; leaves the page in the last one.
 */
export async function expectAccessibleIn(
  themes: readonly Theme[],
  page: Page,
  what: string,
  within?: string,
): Promise<void> {
  for (const [at, theme] of themes.entries()) {
    await turn(page, theme);
    const rules = at > 0 ? RULES_OF_COLOUR : undefined;
    expect.soft(await axeViolations(page, { rules, within }), `${what}, ${theme}`).toEqual([]);
  }
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

/** Turns the device's theme, and waits until the page has it. */
export async function turn(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}
