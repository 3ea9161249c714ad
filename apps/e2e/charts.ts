import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Scrolls to a panel until its chart is drawn: charts load only near the viewport, and content that loads above can
 * push the panel away again.
 */
export async function seeChart(panel: Locator): Promise<void> {
  await expect(async () => {
    await panel.scrollIntoViewIfNeeded({ timeout: 3000 });
    await expect(panel.getByRole('figure')).toBeVisible({ timeout: 3000 });
  }).toPass();
}
