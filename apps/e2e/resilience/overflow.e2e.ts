import type { Page } from '@playwright/test';
import { brandOfId } from '@wayside/brands';
import { expect, test } from '../fixtures.ts';
import { isReceived, sentOrders } from '../orders.ts';
import { goInside } from '../places.ts';
import { textsOf } from '../texts.ts';

/** Fails if the page is wider than the window, and names the widest element. */
async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const widest = [...document.body.querySelectorAll('*')].reduce((a, b) =>
      b.getBoundingClientRect().right > a.getBoundingClientRect().right ? b : a,
    );
    return scrollWidth > clientWidth ? `${scrollWidth - clientWidth} px: ${widest.outerHTML.slice(0, 200)}` : '';
  });
  expect.soft(beyond, what).toBe('');
}

// The longest words, and the header with the most in it.
for (const brand of ['canada', 'fuel-card'] as const) {
  const { defaultLanguage: language, name } = brandOfId(brand);
  const { t } = await textsOf(language);
  // The narrowest window there is; at 390 pixels the accessibility tests check every screen.
  test.describe(`${brand} (${language}) at 320 pixels`, () => {
    test.use({ brand, viewport: { width: 320, height: 700 } });

    test('[LAY-07, BRD-08] sign-in and a page that is not there fit', async ({ page }) => {
      await page.goto(`/sign_in?error_message=${'Unbrechbar'.repeat(12)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('access:signIn.heading', { brand: name }));
      await expectNoOverflow(page, 'sign-in');
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:notFound.title'));
      await expectNoOverflow(page, 'not found');
    });

    test.describe('signed in', () => {
      test.use({ scenario: 'base/signed-in' });

      test('[LAY-07, DSH-01] the dashboard, its menu and its questions fit', async ({ page, mock }) => {
        await page.goto('/dashboard');
        await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
        await expectNoOverflow(page, 'dashboard');
        await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectNoOverflow(page, 'menu');
        await page.keyboard.press('Escape');
        const received = (await sentOrders(mock)).find(isReceived);
        await questionFits(new RegExp(`^${t('dashboard:actions.acceptAll')}`));
        // On phones the dashboard has the five most urgent orders only.
        await page.goto('/active_maintenances');
        await questionFits(t('dashboard:actions.cancelOrder', { id: received?.id }));

        async function questionFits(button: RegExp | string): Promise<void> {
          await page.getByRole('button', { name: button }).first().click();
          const dialog = page.getByRole('alertdialog');
          await expect(dialog).toBeVisible();
          await expectNoOverflow(page, 'question');
          for (const answer of await dialog.getByRole('button').all())
            await expect(answer).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
      });
    });
  });
}

test.describe('canada (fr), as FMC, at 320 pixels', () => {
  test.use({ scenario: 'base/signed-in', brand: 'canada', role: 'FMC', viewport: { width: 320, height: 700 } });

  test('[LAY-07, FMC-01] the FMC dashboard and its filter fit, and so does the way back from a fleet', async ({
    page,
  }) => {
    const { t } = await textsOf('fr');
    await page.goto('/fmc_dashboard?filter_type=rep');
    await expect(page.getByText(t('common:search.shown', { shown: 50, total: 60 }))).toBeVisible();
    await expectNoOverflow(page, 'FMC dashboard');
    await goInside(page, '/vehicles');
    await expect(page.getByRole('link', { name: t('shell:fmc.back') })).toBeVisible();
    await expectNoOverflow(page, 'acting inside a fleet');
  });
});
