import { brandOfId } from '@wayside/brands';
import { expect, test } from '../fixtures.ts';
import { textsOf } from '../texts.ts';
import { expectAccessible } from './axe.ts';

/** Vehicles that can be requested for. */
const VEHICLES = { default: 500006, canada: 500023, 'fuel-card': 500006 } as const;

// Axe looks at every element of a page under every rule, more than once a test.
test.slow();

for (const brand of ['default', 'canada', 'fuel-card'] as const) {
  const { t } = await textsOf(brandOfId(brand).defaultLanguage);
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test.describe(`${brand}, ${theme}, ${width} pixels`, () => {
        test.use({ brand, scenario: 'base/signed-in', colorScheme: theme, viewport: { width, height: 844 } });

        test('[SRQ-01, SRQ-10] the request, empty, with a reason and filled in, and its appointment', async ({ page }) => {
          const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          const schedule = page.getByRole('button', { name: t('service-request:actions.schedule') });
          const vehicle = page.getByRole('combobox', { name: t('service-request:vehicle.label') });
          await page.goto('/service_request/new');
          await expect(page.getByRole('radio').first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectAccessible(page, 'empty');
          await page.goto('/service_request/new?vehicle=500010&shop=33&service=101');
          await expect(vehicle).not.toHaveValue('');
          await expect(schedule).toBeEnabled();
          await schedule.click();
          await expect(page.getByRole('alert')).toBeVisible();
          await expectAccessible(page, 'with a reason why not');
          await page.goto(`/service_request/new?vehicle=${VEHICLES[brand]}&shop=33&service=102%3AFront`);
          await expect(schedule).toBeEnabled();
          await expect(page.getByRole('alert')).toHaveCount(0);
          await expectAccessible(page, 'filled in');
          expect(await overflow()).toBe(0);
          await schedule.click();
          await page.getByRole('button', { name: /(March 20|20 mars)/ }).click();
          const times = page.getByRole('radiogroup', { name: t('service-request:times.label') });
          await times.locator('label').first().click();
          await expectAccessible(page, 'the appointment');
          expect(await overflow()).toBe(0);
        });
      });
    }
  }
}
