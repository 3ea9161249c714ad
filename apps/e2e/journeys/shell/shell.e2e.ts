import type { Page } from '@playwright/test';
import { brandOfId } from '@wayside/brands';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const menuOf = (page: Page, name = 'Ann Lee') =>
  page.getByRole('button', { name: t('shell:header.userMenu', { name }) });
const theme = (page: Page) => page.locator('html');
const drawer = (page: Page) => page.getByRole('dialog', { name: t('shell:nav.label') });

test.describe('the shell', () => {
  test.use({ scenario: 'base/signed-in' });

  test('the theme is chosen in the menu, at once, and outlives a reload; system follows the device', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/dashboard');
    await menuOf(page).click();
    await expect(page.getByRole('menuitemradio', { name: t('common:theme.system') })).toBeChecked();
    await page.getByRole('menuitemradio', { name: t('common:theme.dark') }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(await productStorage(page)).toMatchObject({ wayside_theme: 'dark' });
    await page.reload();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await menuOf(page).click();
    await expect(page.getByRole('menuitemradio', { name: t('common:theme.dark') })).toBeChecked();
    await page.getByRole('menuitemradio', { name: t('common:theme.system') }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('[LAY-01, LAY-02] the navigation is a rail, or full where there is room; the choice outlives a reload', async ({
    page,
  }) => {
    const nav = page.getByRole('navigation', { name: t('shell:nav.label') });
    const width = async () => (await nav.boundingBox())!.width;
    await page.goto('/dashboard');
    await expect.poll(width).toBe(88);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect.poll(width).toBe(216);
    await nav.getByRole('button', { name: t('shell:nav.narrow') }).click();
    await expect.poll(width).toBe(88);
    await page.reload();
    await expect(nav.getByRole('link', { name: t('shell:nav.vehicles') })).toBeVisible();
    expect(await width()).toBe(88);
    await page.setViewportSize({ width: 1280, height: 800 });
    await nav.getByRole('button', { name: t('shell:nav.widen') }).click();
    await expect.poll(width).toBe(216);
  });

  test('[LAY-01, LAY-07] below 990 pixels a button opens the navigation, which closes at a choice', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 989, height: 800 });
    await page.goto('/dashboard');
    const open = page.getByRole('button', { name: t('shell:nav.open') });
    await open.click();
    await expect(drawer(page).getByRole('link')).toHaveText([
      'Dashboard',
      'Vehicles',
      'Services',
      'Shops',
      'Settings',
      'Fleet transactions',
    ]);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer(page).getByRole('link', { name: 'Shops' }).click();
    await expect(page).toHaveURL(at('/shops'));
    await expect(drawer(page)).toHaveCount(0);
    await page.setViewportSize({ width: 990, height: 800 });
    await expect(open).toBeHidden();
    await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toBeVisible();
  });

  test('no connection is said, with the time of what is shown, until there is one again', async ({ page, context }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await context.setOffline(true);
    await expect(
      page.getByRole('status').filter({ hasText: /You’re offline\. Data as of \d{2}:\d{2}[AP]M\./ }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
  });

  test('[RTE-25] the bar over the page covers nothing that has the focus', async ({ page }) => {
    await page.goto('/dashboard');
    const rows = page.getByRole('grid').getByRole('link');
    await rows.last().focus();
    await rows.first().focus();
    const covered = await rows.first().evaluate((link) => {
      const { left, top } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(left + 2, top + 2));
    });
    expect(covered).toBe(false);
  });

  test('the notice of the page that led here is read out, on any page, until it is dismissed or left', async ({
    page,
  }) => {
    await page.goto('/services');
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'User saved' });
    const arrive = async () => {
      const arrival = { tone: 'success', text: 'User saved' };
      await page.evaluate((usr) => window.history.replaceState({ ...window.history.state, usr }, ''), { arrival });
      await page.reload();
    };
    // The page writes its own state of the history as it starts.
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await arrive();
    await expect(notice).toBeVisible();
    await expect(page.locator(':focus')).toContainText('User saved');
    await page.getByRole('link', { name: t('shell:nav.shops'), exact: true }).click();
    await expect(page).toHaveURL(at('/shops'));
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(at('/services'));
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(notice).toHaveCount(0);

    await arrive();
    await notice.getByRole('button', { name: t('common:actions.dismiss') }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();

    await arrive();
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('every page has its title and one h1', async ({ page }) => {
    for (const [path, title] of [
      ['/dashboard', 'dashboard'],
      ['/vehicles', 'vehicles'],
      ['/fleet_transactions', 'fleetTransactions'],
      ['/nowhere', 'notFound'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(`${t(`shell:titles.${title}`)} · ${brandOfId('default').name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toBeVisible();
    }
  });
});

test.describe('an FMC user inside a fleet', () => {
  test.use({ scenario: 'base/signed-in', role: 'FMC' });

  test('[FMC-20, FMC-21, LAY-16] always sees in which one, and the way back, which is there even when the fleet is not', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    const banner = page.getByText('You’re acting inside').locator('..');
    await expect(banner).toContainText('You’re acting inside Maple Street Couriers');
    await expect(page.getByRole('grid').getByRole('row').nth(8)).toBeVisible();
    // Above the table, which would scroll its own rows.
    await page.mouse.move(640, 160);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(banner).toBeInViewport();
    await mock.setFaults([{ kind: 'server-error', operation: 'getMyFleet' }]);
    await page.reload();
    await expect(banner).toContainText(t('shell:fmc.acting'));
    await banner.getByRole('link', { name: t('shell:fmc.back') }).click();
    await expect(page).toHaveURL(at('/fmc_dashboard'));
    await expect(banner).toHaveCount(0);
    expect(await productStorage(page)).toMatchObject({ wayside_mode: 'fmc' });
  });

  test('[LAY-05, LAY-07] the drawer of narrow screens has the tabs of the mode', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/fmc_users');
    await page.getByRole('button', { name: t('shell:nav.open') }).click();
    await expect(drawer(page).getByRole('link')).toHaveText([
      'FMC dashboard',
      'FMC users',
      'FMC active orders',
      'FMC transactions',
      'Transfer vehicles',
    ]);
  });
});
