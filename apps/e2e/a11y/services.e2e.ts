import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { textsOf } from '../texts.ts';
import { expectAccessible } from './axe.ts';

const LANGUAGES = { default: 'en', canada: 'fr', 'fuel-card': 'en' } as const;
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 390] as const;

const noSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

for (const brand of ['default', 'canada', 'fuel-card'] as const) {
  for (const colorScheme of THEMES) {
    for (const width of WIDTHS) {
      test.describe(`${brand}, ${colorScheme}, ${width} px`, () => {
        test.use({ brand, colorScheme, scenario: 'services/active-orders', viewport: { width, height: 844 } });

        const opened = async (page: Page, tab: string): Promise<void> => {
          await page.goto(`/services?tab=${tab}&from=2025-09-01&to=2026-03-16`);
          await expect(page.getByRole('tabpanel').locator('li:has(dl), [role="gridcell"]').first()).toBeVisible();
          await expectAccessible(page, tab);
          await noSidewaysScroll(page);
        };

        test('[SVC-01] the active orders have no violation', ({ page }) => opened(page, 'active'));

        test('[SVC-04] the past orders have no violation, nor has the calendar', async ({ page }) => {
          const { t } = await textsOf(LANGUAGES[brand]);
          await opened(page, 'past');
          await page
            .getByRole('group', { name: t('services:range.label') })
            .getByRole('button')
            .click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page, 'the calendar');
        });

        test('[UPM-08] what is due has no violation, nor has the dialog', async ({ page }) => {
          const { t } = await textsOf(LANGUAGES[brand]);
          await opened(page, 'upcoming');
          await page
            .getByRole('button', { name: t('services:snooze.action', { vehicle: '' }).trim() })
            .first()
            .click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page, 'the dialog');
        });

        test('[API2-07] a vehicle has no violation', async ({ page }) => {
          const { t } = await textsOf(LANGUAGES[brand]);
          await page.goto('/vehicles/500001');
          await expect(
            page
              .getByRole('region', { name: t('vehicle:upcoming.title') })
              .getByRole('listitem')
              .first(),
          ).toBeVisible();
          await expectAccessible(page, 'the vehicle');
          await noSidewaysScroll(page);
          await page.goto('/vehicles/nobody');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vehicle:notFound.title'));
          await expectAccessible(page, 'no vehicle');
        });
      });
    }
  }
}

test.describe('what is not there', () => {
  test.use({ scenario: 'services/no-orders' });

  test('[ERR2-26] empty lists have no violation', async ({ page }) => {
    const { t } = await textsOf('en');
    for (const tab of ['active', 'past']) {
      await page.goto(`/services?tab=${tab}`);
      await expect(page.getByText(t('orders:empty.noOrdersInFleet'))).toBeVisible();
      await expectAccessible(page, tab);
    }
    await page.goto('/services?tab=upcoming&q=zzz&due=past');
    await expect(page.getByText(t('orders:empty.noResults'))).toBeVisible();
    await expectAccessible(page, 'filtered');
  });
});
