import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { cellsOf, headersOf } from '../../grid.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const grid = (page: Page) => page.getByRole('grid', { name: t('active-orders:label') });
const rows = (page: Page) => grid(page).locator('[role="row"]:has([role="gridcell"])');
const HEADERS = [
  'Fleet',
  'Status',
  'Date',
  'Time',
  'Vehicle',
  'VIN',
  'Other ID',
  'Department number',
  'Shop',
  'Services',
  'PO #',
  'Cost',
  'Invoice',
  'Maintenance type',
];

// The grid draws only the columns that fit.
test.use({ role: 'FMC', viewport: { width: 2600, height: 800 } });

test.describe('active orders of all fleets', () => {
  test.use({ scenario: 'fmc-orders/of-all-fleets' });

  test('[FAO-01, FAO-02, FAO-03, FAO-04, OPN2-16, ROL2-10] have fourteen columns; those to approve come first with Review', async ({
    page,
    mock,
  }) => {
    await page.goto('/fmc_activeorders');
    await expect(rows(page).first()).toBeVisible();
    expect(await headersOf(grid(page))).toEqual(HEADERS);
    const [search] = await mock.calls('searchOrders');
    expect(search!.requestBody).toMatchObject({ captureActive: true, withMaintenanceHistory: false });
    const orders = (await mock.answers('searchOrders'))[0]!;
    expect(new Set(orders.map(({ fleet_name }) => fleet_name)).size).toBeGreaterThan(1);
    const review = rows(page)
      .first()
      .getByRole('link', { name: t('orders:review') });
    await expect(review).toBeVisible();
    const other = orders.find(({ state, status }) => state === 'approved' && status !== 'awaiting_approval')!;
    const field = page.getByRole('searchbox', { name: t('active-orders:search') });
    const reset = page.getByRole('button', { name: t('common:list.reset'), exact: true });
    await expect(reset).toHaveCount(0);
    await field.fill(other.vehicle.vin!);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('link', { name: t('orders:review') })).toHaveCount(0);
    await reset.click();
    await expect(rows(page)).toHaveCount(10);
    expect((await cellsOf(grid(page), 'Status'))[0]).toContain(t('orders:review'));
    await rows(page).first().getByRole('gridcell').nth(2).click();
    await expect(page).toHaveURL(/\/orders\/\d+\/approvals$/);
  });
});

test.describe('the work queue', () => {
  test.use({ scenario: 'fmc-orders/work-queue', role: 'FMC Fleet Admin', viewport: { width: 1280, height: 800 } });

  test('[CMP-02, CMP-03] is one press away and remembered, fits 1280 pixels, and is worked through order by order', async ({
    page,
    mock,
  }) => {
    await page.goto('/fmc_activeorders');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('tab', { name: t('active-orders:queue.views.queue') }).click();
    await expect(page).toHaveURL(at('/fmc_activeorders?view=queue'));
    const queue = page.getByRole('grid', { name: t('active-orders:queue.label') });
    const waiting = queue.locator('[role="row"]:has([role="gridcell"])');
    await expect(waiting.first()).toBeVisible();
    expect(await headersOf(queue)).toEqual([
      'Fleet',
      'Status',
      'Date',
      'Time',
      'Vehicle',
      'Shop',
      'Services',
      'Cost',
      t('dashboard:active.columns.action'),
    ]);
    for (const name of ['Fleet', 'Cost'])
      await expect(queue.getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 });
    const orders = (await mock.answers('searchOrders'))[0]!;
    const mine = orders.filter(({ status, can_approve }) => status === 'awaiting_approval' && can_approve);
    expect(new Set(mine.map(({ fleet_name }) => fleet_name)).size).toBeGreaterThan(2);
    await expect(page.getByText(t('active-orders:queue.left', { count: mine.length }))).toBeVisible();

    await waiting
      .first()
      .getByRole('button', { name: /^Accept all/i })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to accept all services?' });
    await question.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') }).click();
    await expect(page.getByText(t('active-orders:queue.left', { count: mine.length - 1 }))).toBeVisible();
    await expect(page).toHaveURL(at('/fmc_activeorders?view=queue'));

    await waiting
      .first()
      .getByRole('link', { name: t('orders:review') })
      .click();
    await expect(page).toHaveURL(/\/orders\/\d+\/approvals\?from=queue$/);
    await page.getByRole('button', { name: t('approval:info.start') }).click();
    await page.getByRole('button', { name: /^Approve \d+ service/ }).click();
    await expect(page).toHaveURL(at('/dashboard'));
    await page.getByRole('link', { name: t('approval:reviewNext') }).click();
    await expect(page).toHaveURL(/\/orders\/\d+\/approvals\?from=queue$/);
    await page.goBack();
    await page.goto('/fmc_activeorders');
    await expect(page.getByText(t('active-orders:queue.left', { count: mine.length - 2 }))).toBeVisible();
    expect(await mock.calls('impersonateFleet')).toEqual([]);
  });
});

test.describe('a record entered by hand', () => {
  test.use({ scenario: 'fmc-orders/one-entered-by-hand' });
  test('[FAO-03] opens the vehicle', async ({ page, mock }) => {
    await page.goto('/fmc_activeorders');
    await expect(rows(page).first()).toBeVisible();
    const byHand = (await mock.answers('searchOrders'))[0]!.find(
      ({ maintenance_type }) => maintenance_type === 'Manually Entered',
    )!;
    await rows(page).filter({ hasText: byHand.maintenance_type }).getByRole('gridcell').nth(1).click();
    await expect(page).toHaveURL(at(`/vehicles/${byHand.vehicle.id}`));
  });
});

test.describe('no active orders', () => {
  test.use({ scenario: 'fmc-orders/none' });
  test('[ERR2-26] are said to be none', async ({ page }) => {
    await page.goto('/fmc_activeorders');
    await expect(page.getByText(t('active-orders:empty'), { exact: true })).toBeVisible();
  });
});
