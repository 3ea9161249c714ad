import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import { expect, test } from '../fixtures.ts';
import { textsOf } from '../texts.ts';
import { expectAccessible } from './axe.ts';

const PLACES = {
  default: 'lat=41.878&lon=-87.63&place=Chicago%2C+Illinois',
  canada: 'zip=H2Y+1C6',
  'fuel-card': 'zip=60602',
} as const satisfies Partial<Record<BrandId, string>>;

// Axe looks at every element of a page under every rule, more than once a test.
test.slow();

for (const brand of ['default', 'canada', 'fuel-card'] as const) {
  const { t } = await textsOf(brandOfId(brand).defaultLanguage);
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test.describe(`${brand}, ${theme}, ${width} pixels`, () => {
        test.use({ brand, scenario: 'base/signed-in', colorScheme: theme, viewport: { width, height: 844 } });

        test('[SHP-01] the search, its start, its list, the services of a shop, and the saved shops', async ({ page }) => {
          await page.goto('/shops');
          await expect(page.getByText(t('shops:empty.startTitle'))).toBeVisible();
          await expectAccessible(page, 'the start');
          await page.goto(`/shops?${PLACES[brand]}&vehicle=500006&service=102`);
          await expect(page.getByRole('list', { name: t('shops:list.label') }).getByRole('article')).toHaveCount(10);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectAccessible(page, 'the list');
          expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
          await page
            .getByRole('button', { name: new RegExp(`^${t('shops:card.prices')}`) })
            .first()
            .click();
          await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
          await expectAccessible(page, 'the services');
          await page.goto('/shops?tab=saved');
          await expect(
            page
              .getByRole('list', { name: t('shops:list.savedLabel') })
              .getByRole('article')
              .first(),
          ).toBeVisible();
          await expectAccessible(page, 'the saved shops');
        });
      });
    }
  }
}
