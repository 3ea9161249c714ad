import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { lastOrders } from '../../services-grid.ts';
import { goInside } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const cards = (page: Page, label: string) => page.getByRole('list', { name: label, exact: true }).locator('> li');
const sheet = (page: Page) => page.getByRole('dialog', { name: t('common:list.filters'), exact: true });
const openFilters = (within: Page | Locator) =>
  within.getByRole('button', { name: t('common:list.filters'), exact: true }).click();
const odometer = (key: 'filterFrom' | 'filterUpTo') =>
  t(`common:list.${key}`, { column: t('vehicles:columns.odometer') });

/** Presses the button that says how many rows are left, and closes the filters. */
async function close(page: Page, count: number): Promise<void> {
  await sheet(page)
    .getByRole('button', { name: t('common:list.results', { count }), exact: true })
    .click();
  await expect(sheet(page)).toHaveCount(0);
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await sheet(page)
    .getByRole('button', { name: new RegExp(`${field}$`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function typeDays(field: Locator, days: readonly (readonly [string, string, string])[]): Promise<void> {
  const parts = field.getByRole('spinbutton');
  for (const [index, part] of days.flat().entries()) await parts.nth(index).fill(part);
}

test.describe('vehicles', () => {
  test.use({ scenario: 'vehicles/of-a-fleet' });

  test('[CNT-05, ATN-12] few values are chosen, "Active" finds no "Inactive"; numbers and dates filter by range, text by what it contains; on a phone a sheet has the filters of vehicles, services and transactions, and the number of results before it closes', async ({
    page,
    mock,
  }) => {
    test.slow();
    await page.goto('/vehicles');
    const rows = page.getByRole('grid', { name: t('vehicles:label'), exact: true }).locator('[row-id]');
    await expect(rows.first()).toBeVisible();
    const vehicles = (await mock.answers('listVehicles')).at(-1)!;
    const active = vehicles.filter(({ is_active }) => is_active);
    expect(active.length).toBeLessThan(vehicles.length);
    const choices = page.getByRole('radiogroup', { name: t('vehicles:columns.active'), exact: true });
    const choice = choices.getByRole('radio', { name: t('common:state.active'), exact: true });
    await expect(choice).toHaveAccessibleDescription(String(active.length));
    await choice.click();
    const counted = (shown: number) =>
      expect(
        page.getByText(t('common:search.shown', { shown, total: vehicles.length }), { exact: true }),
      ).toBeVisible();
    await counted(active.length);

    await openFilters(page);
    await sheet(page).getByLabel(odometer('filterFrom'), { exact: true }).fill('20,000');
    await sheet(page).getByLabel(odometer('filterUpTo'), { exact: true }).fill('60,000');
    const driven = active.filter(({ miles }) => miles !== null && miles >= 20_000 && miles <= 60_000);
    expect(driven.length).toBeGreaterThan(0);
    expect(driven.length).toBeLessThan(active.length);
    await close(page, driven.length);
    await counted(driven.length);
    // The number on a choice is that of the rows it leads to.
    await expect(choice).toBeChecked();
    await expect(choice).toHaveAccessibleDescription(String(driven.length));
    await expect(page.getByText('Odometer: 20,000 to 60,000', { exact: true })).toBeVisible();

    const days = driven.flatMap(({ last_maintenance_date }) => last_maintenance_date ?? []).toSorted();
    const day = days[Math.floor(days.length / 2)]!;
    await openFilters(page);
    const [year = '', month = '', date = ''] = day.split('-');
    const range = sheet(page).getByRole('group', { name: t('vehicles:columns.lastMaintenance') });
    await typeDays(range, [
      [month, date, year],
      [month, date, year],
    ]);
    const then = driven.filter(({ last_maintenance_date }) => last_maintenance_date === day);
    await close(page, then.length);
    await counted(then.length);
    await page.getByRole('button', { name: t('common:actions.clearAll') }).click();
    await openFilters(page);
    await sheet(page).getByLabel(t('vehicles:columns.vin'), { exact: true }).fill(vehicles[2]!.vin!.slice(4, 12));
    await close(page, 1);
    await page.getByRole('button', { name: t('common:actions.clearAll') }).click();
    await counted(vehicles.length);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(cards(page, t('vehicles:label')).first()).toBeVisible();
    await openFilters(page);
    const edges = async () => {
      const { x, y, width, height } = (await sheet(page).boundingBox())!;
      return [x, width, y + height].map(Math.round);
    };
    await expect.poll(edges).toEqual([0, 390, 844]);
    await choose(page, t('vehicles:columns.active'), t('common:state.inactive'));
    await close(page, vehicles.filter(({ is_active }) => !is_active).length);
    await openFilters(page);
    await choose(page, t('vehicles:columns.active'), t('common:list.any'));
    // The sheet is closed before the pause after typing is over.
    await sheet(page).getByLabel(odometer('filterFrom'), { exact: true }).fill('50000');
    await close(page, vehicles.filter(({ miles }) => miles !== null && miles >= 50_000).length);

    await goInside(page, '/services');
    await expect(cards(page, t('services:active.label')).first()).toBeVisible();
    const orders = await lastOrders(mock);
    await openFilters(page);
    await choose(page, t('orders:statusLabel'), 'Awaiting approval');
    const waiting = orders.filter(({ status }) => status === 'awaiting_approval').length;
    await close(page, waiting);
    await expect(cards(page, t('services:active.label'))).toHaveCount(Math.min(waiting, 10));

    await goInside(page, '/fleet_transactions?from=2025-03-01&to=2026-03-16');
    const payments = page.getByRole('region', { name: t('transactions:payments.title'), exact: true });
    await expect(payments.getByRole('listitem').first()).toBeVisible();
    const all = (await mock.answers('listPaymentActivities')).at(-1)!;
    const [least] = all.map(({ amount }) => amount).toSorted((one, other) => other - one);
    await openFilters(payments);
    const from = t('common:list.filterFrom', { column: t('transactions:columns.amount') });
    await sheet(page).getByLabel(from, { exact: true }).fill(String(least));
    await close(page, all.filter(({ amount }) => amount >= least!).length);
  });
});
