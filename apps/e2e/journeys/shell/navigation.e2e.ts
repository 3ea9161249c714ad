import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { FMC_PATHS, at } from '../../places.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const FLEET_TABS = ['Dashboard', 'Vehicles', 'Services', 'Shops', 'Settings', 'Fleet transactions'];
const FMC_TABS = ['FMC dashboard', 'FMC users', 'FMC active orders', 'FMC transactions', 'Transfer vehicles'];

const navigation = (page: Page) => page.getByRole('navigation', { name: t('shell:nav.label') });
/** Without the count at Dashboard, which is a link of its own. */
const tabs = (page: Page) =>
  navigation(page)
    .getByRole('link')
    .filter({ has: page.locator('svg') });
async function openMenu(page: Page, name: string) {
  await page.getByRole('button', { name: t('shell:header.userMenu', { name }) }).click();
  return page.getByRole('menu');
}

test.describe('a fleet user', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[LAY-14, LAY-15, LAY-02, LAY-03, LAY-08, LAY-09, LAY-10, LAY-11, LAY-12, LAY-13, LAY-01, LAY-07] has its tabs, header and menu, and less of them on a small screen', async ({
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
  });

  test('[LAY-05, LAY-16, ROL2-04] never has FMC tabs nor a way to the FMC', async ({ page }) => {
    for (const path of ['/fmc_users', '/fleets/5', '/vehicles']) {
      await page.goto(path);
      await expect(tabs(page)).toHaveText(FLEET_TABS);
      await expect(page.getByRole('link', { name: t('shell:fmc.back') })).toHaveCount(0);
      expect(await productStorage(page)).toMatchObject({ wayside_mode: 'fleet' });
    }
  });
});

test.describe('an FMC user', () => {
  test.use({ scenario: 'base/signed-in', role: 'FMC' });

  test('[LAY-04, LAY-06, FMC-19] has the five FMC tabs on every FMC page', async ({ page }) => {
    for (const path of FMC_PATHS) {
      await page.goto(path);
      await expect(tabs(page), path).toHaveText(FMC_TABS);
      await expect(page.getByRole('link', { name: t('shell:fmc.back') }), path).toHaveCount(0);
      expect(await productStorage(page), path).toMatchObject({ wayside_mode: 'fmc' });
    }
    await expect(page.getByRole('banner')).not.toContainText('Maple Street Couriers');
  });

  test('[LAY-05, LAY-08, FMC-19, ROL2-04, FMC-18, LAY-16, FMC-20, LAY-12] has the fleet tabs everywhere else, also over a reload, and ways back to the FMC', async ({
    page,
  }) => {
    await test.step('has the fleet tabs everywhere else, and reads in which fleet', async () => {
      for (const path of ['/vehicles', '/settings', '/dashboard']) {
        await page.goto(path);
        await expect(tabs(page), path).toHaveText(FLEET_TABS);
        await expect(
          page.getByText(t('shell:fmc.actingInside', { fleet: 'Maple Street Couriers' })),
          path,
        ).toBeVisible();
        expect(await productStorage(page), path).toMatchObject({ wayside_mode: 'fleet' });
      }
    });
    await test.step('the mode is stored and outlives a reload', async () => {
      await page.goto('/shops');
      await expect.poll(() => productStorage(page)).toMatchObject({ wayside_mode: 'fleet' });
      await page.reload();
      await expect(tabs(page)).toHaveText(FLEET_TABS);
      expect(await productStorage(page)).toMatchObject({ wayside_mode: 'fleet' });
    });
    await test.step('goes back to the FMC', async () => {
      await page.getByRole('link', { name: t('shell:fmc.back') }).click();
      await expect(page).toHaveURL(at('/fmc_dashboard'));
      await expect(tabs(page)).toHaveText(FMC_TABS);
      await expect.poll(() => productStorage(page)).toMatchObject({ wayside_mode: 'fmc' });
    });
    await test.step('has the FMC dashboard in the menu', async () => {
      await page.goto('/vehicles');
      const menu = await openMenu(page, 'Fiona Marsh');
      await menu.getByRole('menuitem', { name: 'FMC dashboard' }).click();
      await expect(page).toHaveURL(at('/fmc_dashboard'));
    });
  });
});

test.describe('on the fleet-america brand', () => {
  test.use({ scenario: 'base/signed-in', brand: 'fleet-america' });
  test('[LAY-13] there is no membership card in the menu', async ({ page }) => {
    await page.goto('/dashboard');
    const menu = await openMenu(page, 'Ann Lee');
    await expect(menu.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Membership card' })).toHaveCount(0);
  });
});
