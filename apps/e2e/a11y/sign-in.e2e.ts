import { brandOfId } from '@wayside/brands';
import { BRANDS } from '@wayside/scenarios';
import { expect, signIn, test } from '../fixtures.ts';
import { textsOf } from '../texts.ts';
import { expectAccessibleInBothThemes } from './axe.ts';

// Axe looks at every element of a page under every rule, more than once a test.
test.slow();

for (const brand of BRANDS) {
  for (const width of [1280, 390]) {
    test.describe(`${brand}, ${width}`, () => {
      test.use({ brand, viewport: { width, height: 844 } });

      test('sign-in has no violation: every tab, with an error, signed out', async ({ page }) => {
        const { languages, signInTabs, defaultLanguage } = brandOfId(brand);
        const { t } = await textsOf(defaultLanguage);
        await page.goto('/sign_in?error_message=Nope');
        await expect(page.getByRole('alert')).toBeVisible();
        for (const { id } of signInTabs) {
          await page.getByRole('tab', { name: t(`access:signIn.tabs.${id}`) }).click();
          await expectAccessibleInBothThemes(page, id);
        }
        if (signInTabs.length === 0) await expectAccessibleInBothThemes(page, 'the form');
        if (languages.length > 1) {
          await page.getByRole('radio', { name: 'English' }).click();
          await expect(page.locator('html')).toHaveAttribute('lang', 'en');
          await expectAccessibleInBothThemes(page, 'in English');
        }
        await page.goto('/sign_out');
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectAccessibleInBothThemes(page, 'signed out');
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
          await expectAccessibleInBothThemes(page, 'the code');
          await code.fill('12x');
          await page.getByRole('button', { name: t('access:otp.resend') }).click();
          await expect(page.getByRole('button', { name: t('access:otp.resend') })).toHaveAttribute('aria-disabled', 'true');
          await expectAccessibleInBothThemes(page, 'the code with an error');
        });
      });
    });
  }
}
