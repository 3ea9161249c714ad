import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { isFmcUser, modeOf, navigationTabs, place } from '@wayside/domain';
import { BRANDS, ROLE_NAMES, emailOf } from '@wayside/scenarios';
import { expect, signIn, test } from '../fixtures.ts';
import { productCookies } from '../stored.ts';
import { textsOf } from '../texts.ts';

/**
 * Every role at our own brand; at the others one of those who land on either dashboard, in turn. The matrix opens all
 * pairs.
 */
function rolesAt(id: BrandId): Role[] {
  if (id === 'default') return [...ROLE_NAMES];
  const turn = BRANDS.indexOf(id);
  return [...Map.groupBy(ROLE_NAMES, (role) => isFmcUser({ roles: [role] })).values()].map(
    (alike) => alike[turn % alike.length]!,
  );
}

for (const id of BRANDS) {
  const roles = rolesAt(id);
  test.describe(id, () => {
    test.use({ brand: id });

    // One window for all roles: its second page opens in half the time of the first.
    test('[ROL-01, ROL2-07, AUT-13, AUT-22, AUT-24, LAY-03, LAY-04, BRD-03] roles sign in, land, and see their navigation and theme', async ({
      page,
      mock,
    }) => {
      test.slow();
      const brand = brandOfId(id);
      const { t } = await textsOf(brand.defaultLanguage);

      for (const role of roles) await test.step(role, () => entersAs(role));

      const calls = await mock.calls('createSession');
      expect(calls.map(({ requestBody }) => requestBody)).toEqual(
        roles.map((role) => ({
          email: emailOf(role),
          password: 'wayside',
          subdomain: new URL(page.url()).hostname.split('.')[0],
        })),
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
        const list = isFmc
          ? page.getByRole('grid')
          : page.getByRole('grid', { name: t('dashboard:active.tableLabel') });
        // Under the row of headings; a driver may have one order.
        await expect(list.getByRole('row').nth(1)).toBeVisible();

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
