import { brandOfId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { isFmcUser, modeOf, navigationTabs, place } from '@wayside/domain';
import { BRANDS, ROLE_NAMES, emailOf } from '@wayside/scenarios';
import { expect, signIn, test } from '../fixtures.ts';
import { productCookies } from '../stored.ts';
import { textsOf } from '../texts.ts';

for (const id of BRANDS) {
  test.describe(id, () => {
    test.use({ brand: id });

    // One window for all roles: its second page opens in half the time of the first.
    test('[ROL-01, ROL2-07, AUT-13, AUT-22, AUT-24, LAY-03, LAY-04, BRD-03] every role signs in, lands, and sees its navigation and theme', async ({
      page,
      mock,
    }) => {
      test.slow();
      const brand = brandOfId(id);
      const { t } = await textsOf(brand.defaultLanguage);

      for (const role of ROLE_NAMES) await test.step(role, () => entersAs(role));

      const calls = await mock.calls('createSession');
      expect(calls.map(({ requestBody }) => requestBody)).toEqual(
        ROLE_NAMES.map((role) => ({ email: emailOf(role), password: 'wayside', subdomain: new URL(page.url()).hostname.split('.')[0] })),
      );
      expect(await mock.calls('sendOtp')).toEqual([]);

      async function entersAs(role: Role): Promise<void> {
        const isFmc = isFmcUser({ roles: [role] });
        const landing = isFmc ? place.fmcDashboard : place.dashboard;
        await page.goto('/');
        await expect(page).toHaveURL(/\/sign_in$/);
        await signIn(page, role);
        await expect(page).toHaveURL(new RegExp(`${landing}$`));

        const tabs = navigationTabs(modeOf({ roles: [role] }, landing)).map((tab) => t(`shell:nav.${tab.id}`));
        await expect(page.getByRole('navigation', { name: t('shell:nav.label') }).getByRole('link')).toHaveText(tabs);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(isFmc ? t('fmc:title') : t('dashboard:title'));
        const list = isFmc ? page.getByRole('grid') : page.getByRole('grid', { name: t('dashboard:active.tableLabel') });
        await expect(list.getByRole('row').nth(3)).toBeVisible();

        const { dataset, accent } = await page.evaluate(() => ({
          dataset: { ...document.documentElement.dataset },
          accent: getComputedStyle(document.documentElement).getPropertyValue('--accent-fill').trim(),
        }));
        expect(dataset).toMatchObject({ brand: id, theme: 'light' });
        expect(accent).not.toBe('');
        await expect(page).toHaveTitle(new RegExp(` · ${brand.name}$`));
        await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: '' }).trim() })).toBeVisible();

        for (const name of Object.keys(await productCookies(page))) await page.context().clearCookies({ name });
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
    });
  });
}
