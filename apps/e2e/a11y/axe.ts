import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export interface AxeFinding {
  id: string;
  nodes: string[];
}

/** What a change of theme can break; everything else follows from the same elements. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What breaks a rule of axe on the page as it stands now, by rule and place. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<AxeFinding[]> {
  // What is half faded in has half its contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every((motion) => motion.playState !== 'running' || motion.effect?.getTiming().iterations === Infinity),
  );
  // React-aria's announcer names a spinner that has gone again by the time axe looks; it is on screen for nobody and empties itself.
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]');
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
  }));
}

/** Every rule of axe on the page as it stands now. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await axeViolations(page), what).toEqual([]);
}

/**
 * The page as it stands now in both themes, switched in place: every rule in the light one, the rules of colour in the dark one. Nothing may
 * have to be scrolled sideways. For pages that follow the device's theme; ends in the light one.
 */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  await isIn(page, 'light');
  await expectAccessible(page, `${what}, light`);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${what}, overflow`)
    .toBe(0);
  await isIn(page, 'dark');
  expect.soft(await axeViolations(page, RULES_OF_COLOUR), `${what}, dark`).toEqual([]);
  await isIn(page, 'light');
}

async function isIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}
