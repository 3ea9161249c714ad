import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { brandOfId } from '@wayside/brands';
import { scenarios } from '@wayside/scenarios';
import { expect, test } from '../fixtures.ts';
import { ANN, SignUpForm } from '../sign-up-form.ts';

for (const brand of ['default', 'canada', 'telematics'] as const) {
  const { defaultLanguage: language, region } = brandOfId(brand);
  const typed = { ...ANN, postal: region === 'CA' ? 'K1A 0B1' : ANN.postal };
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test.describe(`${brand}, ${colorScheme}, ${width}`, () => {
        test.use({ brand, colorScheme, viewport: { width, height: 844 } });

        test.describe('one step and the code', () => {
          test.use({ scenario: 'sign-up/code' });
          test('have no violation, as they open and with errors on them', async ({ page }) => {
            const form = await SignUpForm.open(page, language);
            await check(page);
            await form.submit.click();
            await expect(page.getByRole('alert')).toBeFocused();
            await check(page);
            await form.enter(typed);
            await form.submit.press('Enter');
            await expect(form.terms).toBeFocused();
            await check(page);
            await form.tick(form.terms);
            if (region === 'CA') await form.tick(form.promotionalTerms);
            await form.submit.press('Enter');
            await expect(form.code).toBeVisible();
            await check(page);
          });
        });

        test.describe('two steps', () => {
          test.use({ scenario: 'sign-up/two-steps' });
          test('have no violation', async ({ page }) => {
            const form = await SignUpForm.open(page, language);
            await check(page);
            await form.enter(typed);
            await form.next.press('Enter');
            await expect(form.getStarted).toBeVisible();
            await check(page);
            await form.tick(form.terms);
            await check(page);
          });
        });

        test.describe('an email that is taken', () => {
          test.use({ scenario: 'sign-up/email-taken' });
          test('has no violation', async ({ page }) => {
            const form = await SignUpForm.open(page, language);
            await form.enter(typed);
            await form.tick(form.terms);
            if (region === 'CA') await form.tick(form.promotionalTerms);
            await form.submit.press('Enter');
            await expect(page.getByRole('alert')).toBeVisible();
            await check(page);
          });
        });

        // A form of the partner brands.
        for (const scenario of brand !== 'telematics'
          ? []
          : ['sign-up/partner', 'sign-up/partner-fixed-name', 'sign-up/partner-entry-fails-once']) {
          test.describe(scenario, () => {
            test.use({ scenario });
            test('has no violation, as it opens and after saving', async ({ page }) => {
              await page.goto(scenarios.get(scenario)!.start!);
              const submit = page.locator('form button[type=submit]');
              await expect(submit).toBeVisible();
              await check(page);
              if (scenario === 'sign-up/partner') await page.locator('form input').first().fill('');
              if (scenario === 'sign-up/partner-fixed-name') return;
              await submit.press('Enter');
              await expect(page.getByRole('alert')).toBeVisible();
              await check(page);
            });
          });
        }
      });
    }
  }
}

/** No violation of any rule, and nothing wider than the window. */
async function check(page: Page): Promise<void> {
  // React-aria's announcer names a spinner that has gone again by the time axe looks; it is on screen for nobody and empties itself.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`) })),
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}
