import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Every rule of axe on the page as it stands now: what breaks one, by rule and place. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // What is half faded in has half its contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every((motion) => motion.playState !== 'running' || motion.effect?.getTiming().iterations === Infinity),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
  }));
  expect.soft(found, what).toEqual([]);
}
