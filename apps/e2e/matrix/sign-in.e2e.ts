import { brandOfId } from '@wayside/brands';
import { isFmcUser, modeOf, navigationTabs, place } from '@wayside/domain';
import { BRANDS, ROLE_NAMES } from '@wayside/scenarios';
import { expect, signIn, test } from '../fixtures.ts';
import { textsOf } from '../texts.ts';

for (const id of BRANDS) {
  for (const role of ROLE_NAMES) {
    test.describe(`${id} × ${role}`, () => {
      test.use({ brand: id, role });

      test('[ROL-01, ROL2-07, AUT-13, AUT-22, AUT-24, LAY-03, LAY-04, BRD-03] signs in, lands, and sees its navigation and theme', async ({
        page,
        mock,
      }) => {
        const brand = brandOfId(id);
        const isFmc = isFmcUser({ roles: [role] });
        const landing = isFmc ? place.fmcDashboard : place.dashboard;
        const { t } = await textsOf(brand.defaultLanguage);

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

        const [call] = await mock.calls('createSession');
        expect(call?.requestBody).toEqual({
          email: expect.stringMatching(/@wayside\.example$/),
          password: 'wayside',
          subdomain: new URL(page.url()).hostname.split('.')[0],
        });
        expect(await mock.calls('sendOtp')).toEqual([]);
      });
    });
  }
}
