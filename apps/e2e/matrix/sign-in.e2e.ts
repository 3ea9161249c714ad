import { brandOfId } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { isFmcUser, modeOf, navigationTabs, place } from '@wayside/domain';
import { BRANDS, ROLE_NAMES, emailOf } from '@wayside/scenarios';
import { expect, signIn, test } from '../fixtures.ts';
import { goByAccount } from '../places.ts';
import { productCookies } from '../stored.ts';
import { textsOf } from '../texts.ts';

/**
 * Every role at our own brand; at each other brand one role, in turn one that lands on the FMC dashboard and one that
 * lands on the fleet's. The matrix opens all pairs.
 */
function rolesAt(id: BrandId): Role[] {
  if (id === 'default') return [...ROLE_NAMES];
  const turn = BRANDS.indexOf(id);
  const alike = ROLE_NAMES.filter((role) => isFmcUser({ roles: [role] }) === (turn % 2 === 0));
  return [alike[turn % alike.length]!];
}

const SIGN_UP = ['default', 'fleet-america', 'fleet-maintenance-hub', 'canada', 'car-sales'];
const STORES = ['default', 'fleet-america', 'fleet-maintenance-hub', 'canada'];
const TABS: Record<string, string[]> = {
  telematics: ['User', 'Admin'],
  shell: ['User', 'Admin'],
  canada: ['Utilisateur'],
};

for (const id of BRANDS) {
  const roles = rolesAt(id);
  test.describe(id, () => {
    test.use({ brand: id });

    // One window for all roles: its second page opens in half the time of the first.
    test('[AUT-04, AUT-05, AUT-06, AUT-07, AUT-08, AUT-10, AUT-11, OPN-14, OPN-15, OPN-16, ROL-01, ROL2-07, AUT-13, AUT-22, AUT-24, LAY-03, LAY-04, BRD-03, BRD-06, ROL-04, RTE-16] offers its ways in; roles sign in, land, and see their navigation and theme', async ({
      page,
      mock,
    }) => {
      test.slow();
      const brand = brandOfId(id);
      const { t } = await textsOf(brand.defaultLanguage);

      await page.goto('/sign_in');
      await offersItsWaysIn();
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

      async function offersItsWaysIn(): Promise<void> {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('tab')).toHaveText(TABS[id] ?? []);
        await expect(page.getByRole('link', { name: t('access:signIn.signUpLink'), exact: true })).toHaveCount(
          SIGN_UP.includes(id) ? 1 : 0,
        );
        const stores = page.getByRole('list', { name: t('access:signIn.storesLabel') }).getByRole('link');
        await expect(stores).toHaveText(
          STORES.includes(id) ? [t('access:signIn.appStore'), t('access:signIn.googlePlay')] : [],
        );
        for (const [index, href] of Object.values(brand.storeUrls ?? {}).entries()) {
          await expect(stores.nth(index)).toHaveAttribute('href', href);
          await expect(stores.nth(index)).toHaveAttribute('rel', /noopener/);
        }
        await expect(page.getByRole('radiogroup', { name: t('common:language.label') })).toHaveCount(
          id === 'canada' ? 1 : 0,
        );
      }

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
        const [red = 0, green = 0, blue = 0] = brand.iconColor
          .match(/\w\w/g)!
          .map((channel) => Number.parseInt(channel, 16));
        const icon = page.getByRole('navigation').getByRole('link').last().locator('svg');
        await expect(icon).toHaveCSS('color', `rgb(${red}, ${green}, ${blue})`);
        await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: '' }).trim() })).toBeVisible();

        // Others than FMC users are sent to their own dashboard; `permissions.e2e.ts` checks each role.
        if (id === 'default' && ['Owner', 'FMC'].includes(role)) {
          await goByAccount(page, place.fmcDashboard, t('account:account.title'));
          await expect(page).toHaveURL(new RegExp(`${landing}$`));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            isFmc ? t('fmc:title') : t('dashboard:title'),
          );
        }

        for (const name of Object.keys(await productCookies(page))) await page.context().clearCookies({ name });
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
      }
    });
  });
}
