import type { Page } from '@playwright/test';
import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import { expect, test } from '../fixtures.ts';
import { isReceived, sentOrders } from '../orders.ts';
import { textsOf } from '../texts.ts';
import { expectAccessibleInBothThemes } from './axe.ts';

const BRANDS = ['default', 'canada', 'fuel-card'] as const satisfies BrandId[];
const WIDTHS = [1280, 390] as const;

// Axe looks at every element of a page under every rule, more than once a test.
test.slow();

const isSettled = async (page: Page, title: string, language: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(/ · /);
};

for (const brand of BRANDS) {
  const { defaultLanguage: language, name } = brandOfId(brand);
  const { t } = await textsOf(language);
  for (const width of WIDTHS) {
    test.describe(`${brand}, ${width} pixels`, () => {
      test.use({ brand, viewport: { width, height: 844 } });

      test('[BRD-10] sign-in, with and without an alert, and a page that is not there', async ({ page }) => {
        await page.goto('/sign_in?error_message=Nope');
        await isSettled(page, t('access:signIn.heading', { brand: name }), language);
        await expectAccessibleInBothThemes(page, 'sign-in with an alert');
        await page.getByRole('button', { name: t('access:signIn.submit') }).click();
        await expect(page.getByRole('textbox', { name: t('access:signIn.email') })).toHaveAttribute('aria-invalid', 'true');
        await expectAccessibleInBothThemes(page, 'sign-in with invalid fields');
        await page.goto('/nowhere');
        await isSettled(page, t('shell:notFound.title'), language);
        await expectAccessibleInBothThemes(page, 'not found');
      });

      test.describe('signed in', () => {
        test.use({ scenario: 'base/signed-in' });

        test('[DSH-01, LAY-10] dashboard, user menu, question and contacts', async ({ page, mock }) => {
          await page.goto('/dashboard');
          await isSettled(page, t('dashboard:title'), language);
          await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
          await expectAccessibleInBothThemes(page, 'dashboard');
          await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
          await expect(page.getByRole('menu')).toBeVisible();
          await expectAccessibleInBothThemes(page, 'user menu');
          await page.keyboard.press('Escape');
          await page
            .getByRole('button', { name: new RegExp(`^${t('dashboard:actions.acceptAll')}`) })
            .first()
            .click();
          await expect(page.getByRole('alertdialog', { name: t('dashboard:confirm.acceptAll') })).toBeVisible();
          await expectAccessibleInBothThemes(page, 'question');
          await page.keyboard.press('Escape');
          const received = (await sentOrders(mock)).find(isReceived);
          await page.getByRole('button', { name: t('dashboard:actions.cancelOrder', { id: received?.id }) }).click();
          await expect(page.getByRole('alertdialog', { name: t('dashboard:contact.cancelation') })).toBeVisible();
          await expectAccessibleInBothThemes(page, 'contacts');
        });

        test.describe('as FMC', () => {
          test.use({ role: 'FMC' });
          test('[FMC-01, FMC-02] FMC dashboard and its filter', async ({ page }) => {
            await page.goto('/fmc_dashboard');
            await isSettled(page, t('fmc:title'), language);
            await expect(page.getByText(t('fmc:grid.loaded', { shown: 50, total: 60 }))).toBeVisible();
            await expectAccessibleInBothThemes(page, 'FMC dashboard');
            await page.getByRole('button', { name: t('fmc:filter.type') }).click();
            await expect(page.getByRole('listbox')).toBeVisible();
            await expectAccessibleInBothThemes(page, 'list of filters');
          });
        });
      });
    });
  }
}

const { t } = await textsOf('en');
test.describe('what is not the rule', () => {
  test.describe('still to come', () => {
    test.use({ scenario: 'base/signed-in', role: 'FMC' });
    test('[LAY-16] a page that is not available yet, inside a fleet', async ({ page }) => {
      await page.goto('/settings');
      await isSettled(page, t('shell:titles.settings'), 'en');
      await expect(page.getByRole('link', { name: t('shell:fmc.back') })).toBeVisible();
      await expectAccessibleInBothThemes(page, 'not available yet');
    });
  });

  test.describe('failed', () => {
    test.use({ scenario: 'faults/server-error' });
    test('[ERR2-03] the panel of a list that could not be loaded', async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessibleInBothThemes(page, 'load error');
    });
  });

  test.describe('empty', () => {
    test.use({ scenario: 'fleets/empty-fleet' });
    test('[DSH-01] the empty list', async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page.getByText(t('dashboard:active.emptyTitle'))).toBeVisible();
      await expectAccessibleInBothThemes(page, 'empty list');
    });
  });
});
