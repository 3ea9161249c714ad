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

test('[BRD-01, BRD-02, BRD-04, BRD-05, BRD-07, BRD-16, BRD-17, CST2-22, OPS-01] each host has its brand: its logo in its width, its theme, its claim and its app', async ({
  page,
}) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
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

      const { data = '', errors } = await devtools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data) as { name: string; theme_color: string; start_url: string };
      expect(manifest).toMatchObject({ name: brandOfId(brand).name, theme_color: brandOfId(brand).themeColor });
      expect(manifest.start_url).toBe('/');
      expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    });
  }
  await test.step('in the dark the logo is the one for the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('img', { name: brandOfId('shell').name, exact: true })).toHaveAttribute('src', /dark/);
  });
});
