import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const menuOf = (page: Page, name = 'Ann Lee') =>
  page.getByRole('button', { name: t('shell:header.userMenu', { name }) });
const theme = (page: Page) => page.locator('html');

test.describe('the shell', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[LAY-01, LAY-02, RTE-25] theme and width of the navigation are chosen and outlive a reload; no connection is said; the bar covers nothing that has the focus', async ({
    page,
    context,
  }) => {
    const nav = page.getByRole('navigation', { name: t('shell:nav.label') });
    const width = async () => (await nav.boundingBox())!.width;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/dashboard');
    await test.step('the navigation is a rail, or full where there is room', async () => {
      await expect.poll(width).toBe(88);
      await page.setViewportSize({ width: 1440, height: 800 });
      await expect.poll(width).toBe(216);
      await nav.getByRole('button', { name: t('shell:nav.narrow') }).click();
      await expect.poll(width).toBe(88);
    });
    await test.step('the theme is chosen in the menu, at once', async () => {
      await menuOf(page).click();
      await expect(page.getByRole('menuitemradio', { name: t('common:theme.system') })).toBeChecked();
      await page.getByRole('menuitemradio', { name: t('common:theme.dark') }).click();
      await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
      expect(await productStorage(page)).toMatchObject({ wayside_theme: 'dark' });
    });
    await page.reload();
    await test.step('both outlive a reload', async () => {
      await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
      await expect(nav.getByRole('link', { name: t('shell:nav.vehicles') })).toBeVisible();
      expect(await width()).toBe(88);
      await page.setViewportSize({ width: 1280, height: 800 });
      await nav.getByRole('button', { name: t('shell:nav.widen') }).click();
      await expect.poll(width).toBe(216);
    });
    await test.step('the theme of the system follows the device', async () => {
      await menuOf(page).click();
      await expect(page.getByRole('menuitemradio', { name: t('common:theme.dark') })).toBeChecked();
      await page.getByRole('menuitemradio', { name: t('common:theme.system') }).click();
      await expect(theme(page)).toHaveAttribute('data-theme', 'light');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Escape');
    });
    await test.step('the bar over the page covers nothing that has the focus', async () => {
      const rows = page.getByRole('grid').getByRole('link');
      await rows.last().focus();
      await rows.first().focus();
      const covered = await rows.first().evaluate((link) => {
        const { left, top } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(left + 2, top + 2));
      });
      expect(covered).toBe(false);
    });
    await test.step('no connection is said, with the time of what is shown, until there is one again', async () => {
      await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
      await context.setOffline(true);
      await expect(
        page.getByRole('status').filter({ hasText: /You’re offline\. As of \d{2}-\d{2}-\d{4} \d{2}:\d{2}[AP]M\./ }),
      ).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('You’re offline')).toHaveCount(0);
    });
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
    await page.reload();
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(notice).toHaveCount(0);

    await arrive();
    await expect(notice).toBeVisible();
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
  });
});
