import { expect, test } from '../fixtures.ts';
import { expectAccessibleInBothThemes } from './axe.ts';

// Axe looks at every element of a page under every rule, more than once a test.
test.slow();

const SCREENS = [
  ['/forgot_password', 'base/working-day'],
  ['/reset_password?reset_password_token=t1', 'base/working-day'],
  ['/privacy_policy', 'base/working-day'],
  ['/account', 'base/signed-in'],
  ['/user_preferences', 'base/signed-in'],
  ['/membership_card', 'base/signed-in'],
] as const;

for (const brand of ['default', 'canada'] as const) {
  for (const width of [1280, 390]) {
    for (const [path, scenario] of SCREENS) {
      test.describe(`${brand}, ${width}`, () => {
        test.use({ brand, scenario, viewport: { width, height: 844 } });

        test(`${path} has no violation, as it opens and with errors on it, light and dark`, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('progressbar')).toHaveCount(0);
          await expectAccessibleInBothThemes(page, 'as it opens');
          const inputs = page.locator('main form input:not([type=checkbox]):visible');
          for (const input of await inputs.all()) await input.fill('');
          const submit = page.locator('main form button[type=submit]');
          if ((await submit.count()) === 0) return;
          await submit.click();
          await expect(page.getByRole('alert')).toBeFocused();
          await expectAccessibleInBothThemes(page, 'with errors');
        });
      });
    }
  }
}
