import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures.ts';

const SCREENS = [
  ['/forgot_password', 'base/working-day'],
  ['/reset_password?reset_password_token=t1', 'base/working-day'],
  ['/privacy_policy', 'base/working-day'],
  ['/account', 'base/signed-in'],
  ['/user_preferences', 'base/signed-in'],
  ['/membership_card', 'base/signed-in'],
] as const;

for (const brand of ['default', 'canada'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      for (const [path, scenario] of SCREENS) {
        test.describe(`${brand}, ${colorScheme}, ${width}`, () => {
          test.use({ brand, colorScheme, scenario, viewport: { width, height: 844 } });

          test(`${path} has no violation, as it opens and with errors on it`, async ({ page }) => {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.getByRole('progressbar')).toHaveCount(0);
            expect(await violations(page)).toEqual([]);
            const inputs = page.locator('main form input:not([type=checkbox]):visible');
            for (const input of await inputs.all()) await input.fill('');
            const submit = page.locator('main form button[type=submit]');
            if ((await submit.count()) > 0) {
              await submit.click();
              await expect(page.getByRole('alert')).toBeFocused();
              expect(await violations(page)).toEqual([]);
            }
            expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
          });
        });
      }
    }
  }
}

async function violations(page: ConstructorParameters<typeof AxeBuilder>[0]['page']) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => ({ id, at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`) }));
}
