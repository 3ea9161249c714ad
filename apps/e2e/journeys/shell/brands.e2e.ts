import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import { expect, test } from '../../fixtures.ts';
import { PORT } from '../../server.ts';
import { textsOf } from '../../texts.ts';

/** By host label; values from the requirements, not from the registry. */
const LOGO_WIDTHS: Record<string, { brand: BrandId; width: number }> = {
  localhost: { brand: 'default', width: 86 },
  'somebody.localhost': { brand: 'default', width: 86 },
  'fleet-america.localhost': { brand: 'fleet-america', width: 86 },
  'fleet-maintenance-hub.localhost': { brand: 'fleet-maintenance-hub', width: 60 },
  'canada.localhost': { brand: 'canada', width: 60 },
  'fuel-card.localhost': { brand: 'fuel-card', width: 130 },
  'car-sales.localhost': { brand: 'car-sales', width: 70 },
  'telematics.localhost': { brand: 'telematics', width: 86 },
  'shell.localhost': { brand: 'shell', width: 86 },
};

test('[BRD-01, BRD-02, BRD-04, BRD-05, BRD-07, BRD-16, BRD-17, CST2-22] each host has its brand: its logo in its width, its theme and its claim', async ({
  page,
}) => {
  test.slow();
  for (const [host, { brand, width }] of Object.entries(LOGO_WIDTHS)) {
    await test.step(`${host}: ${brand}, ${width} pixels`, async () => {
      await page.goto(`http://${host}:${PORT}/sign_in`);
      const logo = page.getByRole('img', { name: brandOfId(brand).name, exact: true });
      await expect(logo).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
      await expect
        .poll(() => logo.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0))
        .toBe(true);
      expect((await logo.boundingBox())?.width).toBe(width);
      expect(await logo.getAttribute('src')).toContain(`/${brand}/`);

      const { defaultLanguage, font, seedColor } = brandOfId(brand);
      const { t } = await textsOf(defaultLanguage);
      const look = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const style = getComputedStyle(heading);
        return { family: style.fontFamily, accent: style.getPropertyValue('--palette-accent-seed') };
      });
      expect(look.accent).toBe(seedColor);
      expect(look.family).toContain(font.family);

      const percent = brand === 'fleet-maintenance-hub' ? 26 : 25;
      await expect(page.getByText(t('access:marketing.claim', { percent }), { exact: true })).toBeVisible();
      await expect(page.locator('body')).toContainText(`${percent}`);
      await expect(page.locator('body')).not.toContainText(`${51 - percent}`);
      await expect(page.getByText(t('access:marketing.basis'))).toContainText('2017');
      for (const benefit of ['upfrontPricing', 'approvalPolicies', 'reminders'] as const)
        await expect(page.getByRole('heading', { name: t(`access:marketing.${benefit}.title`) })).toBeVisible();
    });
  }
});

test('[BRD-05] in the dark the logo is the one for the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/sign_in');
  const logo = page.getByRole('img', { name: 'Wayside', exact: true });
  await expect(logo).toHaveAttribute('src', /dark/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('in Canada', () => {
  test.use({ scenario: 'base/signed-in', brand: 'canada' });

  test('[BRD-14, BRD-09, BRD-11, AUT-07, CST-05] money carries CAD, and the toggle turns every text and tells the server', async ({
    page,
    mock,
  }) => {
    await test.step('money carries CAD', async () => {
      await page.goto('/dashboard');
      await expect(
        page
          .getByRole('grid')
          .getByRole('gridcell', { name: /^\$[\d\s]+,\d\d\sCAD$/ })
          .first(),
      ).toBeVisible();
    });
    await test.step('the toggle turns every text and tells the server', async () => {
      const { t: en } = await textsOf('en');
      const { t: fr } = await textsOf('fr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr('dashboard:title'));
      for (const [language, t] of [
        ['English', en],
        ['Français', fr],
      ] as const) {
        await page.getByRole('radio', { name: language }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'fr');
        await expect(page.getByRole('columnheader', { name: t('services:columns.appointment') })).toBeVisible();
      }
      // The second is sent once the first is saved.
      await expect
        .poll(async () => (await mock.calls('updateFleetUser')).map(({ path, requestBody }) => ({ path, requestBody })))
        .toEqual([
          { path: '/api/v4/fleet_users/1', requestBody: { language: 'en' } },
          { path: '/api/v4/fleet_users/1', requestBody: { language: 'fr' } },
        ]);
    });
  });
});

test.describe('elsewhere', () => {
  test.use({ scenario: 'base/signed-in' });
  test('[BRD-09, BRD-14] there is no language toggle and money has no suffix', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('gridcell', { name: /^\$\d[\d,]*\.\d\d$/ }).first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Français' })).toHaveCount(0);
    await expect(page.getByText('CAD')).toHaveCount(0);
  });
});
