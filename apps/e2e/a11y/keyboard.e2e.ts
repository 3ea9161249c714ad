import { emailOf } from '@wayside/scenarios';
import { expect, test } from '../fixtures.ts';
import { at } from '../places.ts';
import { textsOf } from '../texts.ts';

const { t } = await textsOf('en');

test('[AUT-01, AUT-13] signs in by keyboard alone', async ({ page }) => {
  await page.goto('/sign_in');
  const email = page.getByRole('textbox', { name: t('access:signIn.email') });
  await expect(email).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.type(emailOf('Owner'));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(t('access:signIn.password'), { exact: true })).toBeFocused();
  await page.keyboard.type('wayside');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/dashboard'));
});

test.describe('signed in', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[LAY-01, LAY-10, LAY-11, ERR2-08] the first Tab reaches the way past the navigation; a question keeps the focus and gives it back; the menu opens, closes and leads on', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    await test.step('the first Tab reaches the way past the navigation', async () => {
      await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
      const all = page.getByRole('link', { name: t('attention:all', { count: 11 }), exact: true });
      await expect(all).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: t('shell:skipLink') });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: t('dashboard:active.skip') })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(all).toBeFocused();
    });
    await test.step('a question takes the focus, keeps it and gives it back', async () => {
      const opener = page.getByRole('button', { name: /^ACCEPT ALL/ }).first();
      await page.getByRole('link', { name: t('dashboard:active.schedule'), exact: true }).focus();
      // Tab reaches the rows and the arrow keys their cells, from either end.
      await expect(opener).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowLeft');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toBeVisible();
      for (let press = 0; press < 5; press++) {
        await page.keyboard.press('Tab');
        expect(await dialog.evaluate((layer) => layer.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await mock.calls('updateOrder')).toEqual([]);
    });
    await test.step('the menu opens, closes and leads on', async () => {
      const circle = page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) });
      await circle.focus();
      await page.keyboard.press('Enter');
      // What the navigation shows, too, comes last.
      await expect(page.getByRole('menuitem', { name: 'User preferences' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(circle).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('set');
      await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/settings'));
    });
  });

  test('[DSH-01, APR-08] from the dashboard to an approved order, 25 keys are more than enough', async ({
    page,
    mock,
  }) => {
    let keys = 0;
    const press = async (...names: string[]) => {
      for (const name of names) {
        keys += name.split('+').length;
        await page.keyboard.press(name);
      }
    };
    await page.goto('/dashboard');
    const rows = page.getByRole('grid', { name: t('dashboard:active.tableLabel') }).getByRole('row');
    const review = rows.getByRole('link', { name: new RegExp(`^${t('orders:review')} `) }).first();
    await expect(review).toBeVisible();
    // Past the navigation, then past the figures, into the list.
    await press('Tab', 'Enter', 'Tab', 'Enter', 'Tab');
    await press('ArrowLeft', 'ArrowLeft');
    await expect(review).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog', { name: t('approval:info.title') })).toBeVisible();
    await press('Escape');
    const approve = page.getByRole('button', { name: /^Approve \d/ });
    await expect(approve).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
    await press('Control+Enter');
    await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
    expect(await mock.calls('updateOrder')).toHaveLength(1);
    // The notice has the focus, and leads to this order and to the next.
    await expect(page.locator('div:focus')).toContainText('Maintenance Approved');
    await press('Tab', 'Tab');
    await expect(page.getByRole('link', { name: t('approval:reviewNext') })).toBeFocused();
    expect(keys).toBeLessThanOrEqual(25);
  });

  test('[DSH-01] a failure is read out and the way to try again is reached', async ({ page, mock }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'getDashboard', calls: [1] }]);
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toContainText('something went wrong');
    const retry = page.getByRole('alert').getByRole('button', { name: t('common:actions.retry') });
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  });

  test.describe('as FMC', () => {
    test.use({ role: 'FMC' });
    test('[FMC-02, FMC-10] the grid is walked, sorted and opened by keyboard', async ({ page }) => {
      await page.goto('/fmc_dashboard');
      const grid = page.getByRole('grid', { name: t('fmc:grid.label') });
      await expect(grid.getByRole('row').nth(2)).toBeVisible();
      const header = grid.getByRole('columnheader', { name: t('fmc:grid.columns.name') });
      await header.focus();
      await page.keyboard.press('Enter');
      await expect(header).toHaveAttribute('aria-sort', 'ascending');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/fleets\/\d+\/edit$/);
    });
  });
});
