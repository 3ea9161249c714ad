import { brandOfId } from '@wayside/brands';
import { expect, test } from '../fixtures.ts';
import { textsOf } from '../texts.ts';
import { expectAccessible } from './axe.ts';

// Axe looks at every element of a page under every rule, more than once a test.
test.slow();

for (const brand of ['default', 'canada', 'fuel-card'] as const) {
  const { defaultLanguage: language, region } = brandOfId(brand);
  const { t } = await textsOf(language);
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1280, 390] as const) {
      test.describe(`${brand} (${language}), ${theme}, ${width} pixels`, () => {
        test.use({ brand, colorScheme: theme, viewport: { width, height: 844 }, scenario: 'base/signed-in' });

        test('[DSH-01, DSH-03, DSH-04, DSH-05, UPM-01] the dashboard with its charts, and the charts as tables', async ({ page }) => {
          await page.goto('/dashboard');
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expect(page.getByRole('list', { name: t('dashboard:vehicles.title') })).toBeVisible();
          await expect(page.getByRole('figure')).toHaveCount(2);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectAccessible(page, 'dashboard');
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(beyond).toBe(0);
          for (const title of [t('dashboard:costs.title'), t(`dashboard:mileage.title.${region === 'CA' ? 'km' : 'mi'}`)]) {
            await page
              .getByRole('region', { name: title })
              .getByRole('button', { name: t('dashboard:charts.viewTable') })
              .click();
          }
          await expect(page.getByRole('figure')).toHaveCount(0);
          await expectAccessible(page, 'charts as tables');
        });

        test('[DSH-14, UPM-01] the two pages under it', async ({ page }) => {
          await page.goto('/active_maintenances');
          await expect(
            page
              .getByRole('grid', { name: t('dashboard:active.tableLabel') })
              .getByRole('row')
              .nth(1),
          ).toBeVisible();
          await expectAccessible(page, 'active maintenance');
          await page.goto('/upcoming_maintenances');
          await expect(
            page
              .getByRole('grid', { name: t('dashboard:upcoming.tableLabel') })
              .getByRole('row')
              .nth(1),
          ).toBeVisible();
          await expectAccessible(page, 'upcoming maintenance');
        });
      });
    }
  }
}

for (const theme of ['light', 'dark'] as const) {
  const { t } = await textsOf('en');
  test.describe(`what is not the rule, ${theme}`, () => {
    test.use({ colorScheme: theme });

    test.describe('without data', () => {
      test.use({ scenario: 'fleets/empty-fleet' });
      test('[DSH-17] the shapes are for the eye only', async ({ page }) => {
        await page.goto('/dashboard');
        await expect(page.getByText(t('dashboard:charts.noData'))).toHaveCount(2);
        await expectAccessible(page, 'empty fleet');
      });
    });

    test.describe('failed', () => {
      test.use({ scenario: 'dashboard/everything-fails' });
      test('[ERR2-03] the panels say so', async ({ page }) => {
        await page.goto('/dashboard');
        await expect(page.getByRole('alert')).toHaveCount(4);
        await expectAccessible(page, 'everything failed');
      });
    });

    test.describe('on its way', () => {
      test.use({ scenario: 'dashboard/slow-costs' });
      test('[STS-18] skeletons', async ({ page }) => {
        await page.goto('/dashboard');
        await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: t('dashboard:costs.loading') })).toBeAttached();
        await expectAccessible(page, 'skeletons');
      });
    });
  });
}
