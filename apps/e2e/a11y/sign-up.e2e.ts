import { brandOfId } from '@wayside/brands';
import { scenarios } from '@wayside/scenarios';
import { expect, test } from '../fixtures.ts';
import { ANN, SignUpForm } from '../sign-up-form.ts';
import { expectAccessibleInBothThemes } from './axe.ts';

// Axe looks at every element of a page under every rule, more than once a test.
test.slow();

for (const brand of ['default', 'canada', 'telematics'] as const) {
  const { defaultLanguage: language, region } = brandOfId(brand);
  const typed = { ...ANN, postal: region === 'CA' ? 'K1A 0B1' : ANN.postal };
  for (const width of [1280, 390]) {
    test.describe(`${brand}, ${width}`, () => {
      test.use({ brand, viewport: { width, height: 844 } });

      test.describe('one step and the code', () => {
        test.use({ scenario: 'sign-up/code' });
        test('have no violation, as they open and with errors on them', async ({ page }) => {
          const form = await SignUpForm.open(page, language);
          await expectAccessibleInBothThemes(page, 'as it opens');
          await form.submit.click();
          await expect(page.getByRole('alert')).toBeFocused();
          await expectAccessibleInBothThemes(page, 'with errors');
          await form.enter(typed);
          await form.submit.press('Enter');
          await expect(form.terms).toBeFocused();
          await expectAccessibleInBothThemes(page, 'without consent');
          await form.tick(form.terms);
          if (region === 'CA') await form.tick(form.promotionalTerms);
          await form.submit.press('Enter');
          await expect(form.code).toBeVisible();
          await expectAccessibleInBothThemes(page, 'the code');
        });
      });

      test.describe('two steps', () => {
        test.use({ scenario: 'sign-up/two-steps' });
        test('have no violation', async ({ page }) => {
          const form = await SignUpForm.open(page, language);
          await expectAccessibleInBothThemes(page, 'the first step');
          await form.enter(typed);
          await form.next.press('Enter');
          await expect(form.getStarted).toBeVisible();
          await expectAccessibleInBothThemes(page, 'the second step');
          await form.tick(form.terms);
          await expectAccessibleInBothThemes(page, 'with consent');
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
          await expectAccessibleInBothThemes(page, 'refused');
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
            await expectAccessibleInBothThemes(page, 'as it opens');
            if (scenario === 'sign-up/partner') await page.locator('form input').first().fill('');
            if (scenario === 'sign-up/partner-fixed-name') return;
            await submit.press('Enter');
            await expect(page.getByRole('alert')).toBeVisible();
            await expectAccessibleInBothThemes(page, 'after saving');
          });
        });
      }
    });
  }
}
