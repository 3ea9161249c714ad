import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { cellsOf, headersOf } from '../../grid.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const grid = (page: Page) => page.getByRole('grid', { name: t('fmc:activeOrders.label') });
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
    const field = page.getByRole('searchbox', { name: t('fmc:activeOrders.search') });
    await field.fill(other.vehicle.vin!);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByRole('link', { name: t('orders:review') })).toHaveCount(0);
    await page.getByRole('button', { name: t('common:list.reset'), exact: true }).click();
    await expect(rows(page)).toHaveCount(10);
    expect((await cellsOf(grid(page), 'Status'))[0]).toContain(t('orders:review'));
    await rows(page).first().getByRole('gridcell').nth(2).click();
    await expect(page).toHaveURL(/\/orders\/\d+\/approvals$/);
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
    await expect(page.getByText(t('fmc:activeOrders.empty'), { exact: true })).toBeVisible();
  });
});
