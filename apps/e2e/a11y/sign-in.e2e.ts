import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brandOfId } from '@wayside/brands';
import { BRANDS } from '@wayside/scenarios';
import { expect, signIn, test } from '../fixtures.ts';
import { textsOf } from '../texts.ts';

for (const brand of BRANDS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test.describe(`${brand}, ${colorScheme}, ${width}`, () => {
        test.use({ brand, colorScheme, viewport: { width, height: 844 } });

        test('sign-in has no violation: every tab, with an error, signed out', async ({ page }) => {
          const { languages, signInTabs, defaultLanguage } = brandOfId(brand);
          const { t } = await textsOf(defaultLanguage);
          await page.goto('/sign_in?error_message=Nope');
          await expect(page.getByRole('alert')).toBeVisible();
          for (const { id } of signInTabs) {
            await page.getByRole('tab', { name: t(`access:signIn.tabs.${id}`) }).click();
            await isClean(page);
          }
          if (signInTabs.length === 0) await isClean(page);
          if (languages.length > 1) {
            await page.getByRole('radio', { name: 'English' }).click();
            await expect(page.locator('html')).toHaveAttribute('lang', 'en');
            await isClean(page);
          }
          await page.goto('/sign_out');
          await expect(page.getByRole('progressbar')).toHaveCount(0);
          await isClean(page);
        });

        test.describe('with a code', () => {
          test.use({ scenario: 'access/two-step' });

          test('the code has no violation, as it opens and with an error', async ({ page }) => {
            const { signInTabs, defaultLanguage } = brandOfId(brand);
            const { t } = await textsOf(defaultLanguage);
            const tab = signInTabs.find(({ kind }) => kind === 'password');
            await page.goto(tab ? `/sign_in?tab=${tab.id}` : '/sign_in');
            await signIn(page, 'Owner');
            const code = page.getByRole('textbox', { name: t('access:otp.label') });
            await expect(code).toBeVisible();
            await isClean(page);
            await code.fill('12x');
            await page.getByRole('button', { name: t('access:otp.resend') }).click();
            await expect(page.getByRole('button', { name: t('access:otp.resend') })).toHaveAttribute('aria-disabled', 'true');
            await isClean(page);
          });
        });
      });
    }
  }
}

/** No violation, and nothing that has to be scrolled sideways. */
async function isClean(page: Page): Promise<void> {
  // The library's live region names what a button was busy with by its spinner, for some seconds after the spinner has gone.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}
