import type { Page } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import { expect, test } from '../fixtures.ts';
import { textsOf } from '../texts.ts';
import { expectAccessibleInBothThemes } from './axe.ts';

const BRANDS = { default: 'en', canada: 'fr', 'fuel-card': 'en' } as const satisfies Partial<Record<BrandId, 'en' | 'fr'>>;

async function atBothWidths(page: Page, what: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessibleInBothThemes(page, `${what}, ${width}`);
  }
}

for (const [brand, language] of Object.entries(BRANDS) as [keyof typeof BRANDS, 'en' | 'fr'][]) {
  const { t } = await textsOf(language);

  test.describe(brand, () => {
    test.use({ brand, scenario: 'order-approval/ready' });

    test('the approval page has no violation: with its information, decided, and with promotions', async ({ page }) => {
      test.slow();
      await page.goto('/orders/5000010/approvals');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothThemes(page, 'information');
      await page.getByRole('button', { name: t('approval:info.start') }).click();
      await page.getByRole('main').getByRole('radio').nth(1).click();
      await expect(page.getByText(t('approval:summary.requested'))).toBeVisible();
      await page
        .getByRole('button', { name: t('approval:po.edit') })
        .first()
        .click();
      await atBothWidths(page, 'decided');
      await page.getByRole('button', { name: t('approval:promotions.link') }).click();
      await expect(page.getByRole('list', { name: t('approval:promotions.listed') })).toBeVisible();
      await expectAccessibleInBothThemes(page, 'promotions');
    });

    test('an order that others approve has no violation', async ({ page }) => {
      test.slow();
      await page.goto('/orders/5000030/approvals');
      await page.getByRole('button', { name: t('approval:info.start') }).click();
      await expect(page.getByText(t('orders:notEligible.title'))).toBeVisible();
      await atBothWidths(page, 'not eligible');
      await page.getByRole('button', { name: t('approval:actions.who') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessibleInBothThemes(page, 'contacts');
    });
  });
}
