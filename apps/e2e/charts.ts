import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Goes to a panel until its chart is drawn: charts come for those who are near, and what still arrives above pushes the panel away again. */
export async function seeChart(panel: Locator): Promise<void> {
  await expect(async () => {
    await panel.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(panel.getByRole('figure')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}
