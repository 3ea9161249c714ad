import type { Locator, Page } from '@playwright/test';
import { brandOfId } from '@wayside/brands';
import { expect, test } from '../../fixtures.ts';
import { FMC_PATHS, at, goByAccount, goInside } from '../../places.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const FLEET_TABS = ['Dashboard', 'Vehicles', 'Services', 'Shops', 'Settings', 'Fleet transactions'];
const FMC_TABS = ['FMC dashboard', 'FMC users', 'FMC active orders', 'FMC transactions', 'Transfer vehicles'];

const navigation = (page: Page) => page.getByRole('navigation', { name: t('shell:nav.label') });
/** Without the count at Dashboard, which is a link of its own. */
const tabsIn = (place: Locator) => place.getByRole('link').filter({ has: place.page().locator('svg') });
const tabs = (page: Page) => tabsIn(navigation(page));
const drawer = (page: Page) => page.getByRole('dialog', { name: t('shell:nav.label') });
async function openMenu(page: Page, name: string) {
  await page.getByRole('button', { name: t('shell:header.userMenu', { name }) }).click();
  return page.getByRole('menu');
}

test.describe('a fleet user', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[LAY-14, LAY-15, LAY-02, LAY-03, LAY-08, LAY-09, LAY-10, LAY-11, LAY-12, LAY-13, LAY-01, LAY-05, LAY-07, LAY-16, ROL2-04, BRD-09, BRD-14, FMC-22, OPS-09] has its tabs, header and menu, none of the FMC and no other language, and less of them on a small screen', async ({
    page,
    context,
  }) => {
    await test.step('finds the fleet’s own links in the menu, which open in a new tab', async () => {
      await page.goto('/dashboard');
      await expect(page.getByRole('banner')).toContainText('Maple Street Couriers');
      const menu = await openMenu(page, 'Ann Lee');
      const handbook = menu.getByRole('menuitem', { name: 'Driver handbook' });
      await expect(handbook).toHaveAttribute('href', 'https://handbook.wayside.example/');
      await expect(handbook).toHaveAttribute('target', '_blank');
      await expect(handbook).toHaveAttribute('rel', /noopener/);
      await expect(handbook.getByTitle('Rules of the road for our drivers')).toHaveText('Driver handbook');
      await expect(menu.getByRole('menuitem', { name: 'Fuel report' }).getByTitle(/./)).toHaveCount(0);
      const opened = context.waitForEvent('page');
      await handbook.click();
      await (await opened).close();
      await expect(page).toHaveURL(at('/dashboard'));
    });
    await test.step('names the release there, with the licenses of what it contains', async () => {
      const { release } = (await (await page.request.get('/version.json')).json()) as { release: string };
      const menu = await openMenu(page, 'Ann Lee');
      const licenses = menu.getByRole('menuitem', { name: t('palette:licenses') });
      await expect(licenses).toContainText(t('palette:release', { name: release }));
      await expect(licenses).toHaveAttribute('href', '/licenses.txt');
      expect(await (await page.request.get('/licenses.txt')).text()).toMatch(/react-aria [\d.]+ \(Apache-2\.0\)\n/);
      await page.keyboard.press('Escape');
    });
    await test.step('has neither a language toggle nor selectors, and money without a suffix', async () => {
      await expect(page.getByRole('gridcell', { name: /^\$\d[\d,]*\.\d\d$/ }).first()).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Français' })).toHaveCount(0);
      await expect(page.getByText('CAD')).toHaveCount(0);
      await expect(page.getByRole('group', { name: t('shell:header.selectors') })).toHaveCount(0);
    });
    await test.step('has six icon tabs in their order, each leading to its page', async () => {
      await expect(tabs(page)).toHaveText(FLEET_TABS);
      const targets = ['/dashboard', '/vehicles', '/services', '/shops', '/settings', '/fleet_transactions'];
      for (const [index, path] of targets.entries()) {
        const tab = tabs(page).nth(index);
        await expect(tab.locator('svg[aria-hidden="true"]')).toHaveCount(1);
        await tab.click();
        await expect(page).toHaveURL(at(path));
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(FLEET_TABS[index]!);
        await expect(page).toHaveTitle(`${FLEET_TABS[index]!} · ${brandOfId('default').name}`);
        await expect(page.getByRole('link', { name: t('shell:fmc.back') })).toHaveCount(0);
        expect(await productStorage(page)).toMatchObject({ wayside_mode: 'fleet' });
      }
    });
    await test.step('reads the fleet in the header and the own initials and name', async () => {
      await expect(page.getByRole('banner')).toContainText('Maple Street Couriers');
      const circle = page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) });
      await expect(circle).toHaveText('AL');
      await expect(await openMenu(page, 'Ann Lee')).toContainText('Ann Lee');
      await page.keyboard.press('Escape');
    });
    await test.step('has a menu of places, none of them of the FMC', async () => {
      const places: [string, string][] = [
        ['Dashboard', '/dashboard'],
        ['Vehicles', '/vehicles'],
        ['Services', '/services'],
        ['Shops', '/shops'],
        ['Settings', '/settings'],
        ['User preferences', '/user_preferences'],
        ['Membership card', '/membership_card'],
        ['Sign out', '/sign_out'],
      ];
      const menu = await openMenu(page, 'Ann Lee');
      await expect(menu.getByRole('menuitem', { name: /FMC/ })).toHaveCount(0);
      for (const [name, path] of places)
        await expect(menu.getByRole('menuitem', { name, exact: true })).toHaveAttribute('href', path);
      await menu.getByRole('menuitem', { name: 'Settings' }).click();
      await expect(page).toHaveURL(at('/settings'));
      await expect(page.getByRole('menu')).toHaveCount(0);
    });
    await test.step('has the left navigation on computer screens only', async () => {
      await expect(navigation(page)).toBeVisible();
      await page.setViewportSize({ width: 600, height: 800 });
      await expect(navigation(page)).toBeHidden();
    });
    await test.step('has the mobile header below 990 pixels', async () => {
      await page.setViewportSize({ width: 990, height: 800 });
      await expect(page.getByRole('banner')).toContainText('Maple Street Couriers');
      const look = () =>
        page
          .getByRole('banner')
          .getByText('Maple Street Couriers')
          .evaluate((name) => getComputedStyle(name).borderInlineStartWidth);
      expect(await look()).toBe('1px');
      await page.setViewportSize({ width: 989, height: 800 });
      await expect.poll(look).toBe('0px');
      await expect(page.getByRole('banner')).toBeInViewport();
    });
    await test.step('opens the navigation by a button there, which closes at a choice', async () => {
      const button = page.getByRole('button', { name: t('shell:nav.open') });
      await button.click();
      await expect(tabsIn(drawer(page))).toHaveText(FLEET_TABS);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await drawer(page).getByRole('link', { name: 'Shops' }).click();
      await expect(page).toHaveURL(at('/shops'));
      await expect(drawer(page)).toHaveCount(0);
      await page.setViewportSize({ width: 990, height: 800 });
      await expect(button).toBeHidden();
      await expect(navigation(page)).toBeVisible();
    });
  });
});

test.describe('an FMC user', () => {
  test.use({ scenario: 'base/signed-in', role: 'FMC Fleet Manager' });

  test('[LAY-04, LAY-05, LAY-06, LAY-07, FMC-19, RTE-16, RTE-17, RTE-18, RTE-19, ROL-04, ROL2-10] opens every FMC page, with the five FMC tabs, which narrow screens have in the drawer', async ({
    page,
  }) => {
    await page.goto('/fmc_dashboard');
    await expect(tabs(page)).toHaveText(FMC_TABS);
    for (const path of FMC_PATHS) {
      await goByAccount(page, path, t('account:account.title'));
      await expect(tabs(page), path).toHaveText(FMC_TABS);
      await expect(page, path).toHaveURL(at(path));
      await expect(page.getByRole('link', { name: t('shell:fmc.back') }), path).toHaveCount(0);
      await expect.poll(() => productStorage(page), path).toMatchObject({ wayside_mode: 'fmc' });
    }
    await expect(page.getByRole('banner')).not.toContainText('Maple Street Couriers');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: t('shell:nav.open') }).click();
    await expect(tabsIn(drawer(page))).toHaveText(FMC_TABS);
  });
});

test.describe('an FMC user inside a fleet', () => {
  test.use({ scenario: 'base/signed-in', role: 'FMC' });

  test('[LAY-05, LAY-08, FMC-19, ROL2-04, FMC-18, LAY-16, FMC-20, FMC-21, LAY-12] has the fleet tabs, sees in which fleet, also over a reload and without the fleet, and has ways back to the FMC', async ({
    page,
    mock,
  }) => {
    const banner = page.getByText('You’re acting inside').locator('..');
    await page.goto('/vehicles');
    await test.step('has the fleet tabs on every page, and always sees in which fleet', async () => {
      for (const [name, path] of [
        ['Vehicles', '/vehicles'],
        ['Settings', '/settings'],
        ['Dashboard', '/dashboard'],
      ] as const) {
        await tabs(page).filter({ hasText: name }).click();
        await expect(page).toHaveURL(at(path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(tabs(page), path).toHaveText(FLEET_TABS);
        await expect(banner, path).toContainText(t('shell:fmc.actingInside', { fleet: 'Maple Street Couriers' }));
        expect(await productStorage(page), path).toMatchObject({ wayside_mode: 'fleet' });
      }
      await expect(page.getByRole('grid').getByRole('row').nth(8)).toBeVisible();
      // Above the table, which would scroll its own rows.
      await page.mouse.move(640, 160);
      await page.mouse.wheel(0, 2000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await expect(banner).toBeInViewport();
    });
    await test.step('the mode outlives a reload, even when the fleet cannot be loaded, and so does the way back', async () => {
      await mock.setFaults([{ kind: 'server-error', operation: 'getMyFleet' }]);
      await page.reload();
      await expect(banner).toContainText(t('shell:fmc.acting'));
      await expect(tabs(page)).toHaveText(FLEET_TABS);
      expect(await productStorage(page)).toMatchObject({ wayside_mode: 'fleet' });
      await mock.setFaults([]);
      await banner.getByRole('link', { name: t('shell:fmc.back') }).click();
      await expect(page).toHaveURL(at('/fmc_dashboard'));
      await expect(tabs(page)).toHaveText(FMC_TABS);
      await expect(banner).toHaveCount(0);
      await expect.poll(() => productStorage(page)).toMatchObject({ wayside_mode: 'fmc' });
    });
    await test.step('has the FMC dashboard in the menu', async () => {
      await goInside(page, '/vehicles');
      await expect(tabs(page)).toHaveText(FLEET_TABS);
      const menu = await openMenu(page, 'Fiona Marsh');
      await menu.getByRole('menuitem', { name: 'FMC dashboard' }).click();
      await expect(page).toHaveURL(at('/fmc_dashboard'));
    });
  });
});
