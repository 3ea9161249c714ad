import type { Stage } from '../screen.ts';
import { expect } from '../../fixtures.ts';

/** Clears and submits the form, then checks its errors. */
export async function lookAtErrors({ page, look }: Stage): Promise<void> {
  const inputs = page.locator('main form input:not([type=checkbox]):visible');
  for (const input of await inputs.all()) await input.fill('');
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await look('with errors');
}

export async function openAndErrors(stage: Stage): Promise<void> {
  await stage.look('as it opens');
  await lookAtErrors(stage);
}
