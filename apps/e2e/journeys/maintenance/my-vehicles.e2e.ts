import type { Page } from '@playwright/test';
import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const mine = (page: Page) => page.getByRole('switch', { name: t('common:list.mine') });
/** The list says of how many rows it shows how many. */
const hidden = (page: Page, shown: number, total: number) =>
  page.getByText(
    t('common:list.hidden', {
      shown,
      total,
      reasons: t('common:list.hiddenBy.vehicles', { rows: total - shown }),
    }),
    { exact: true },
  );
const rows = (page: Page) => page.locator('[role="row"]:has([role="gridcell"])');

test.use({ scenario: 'base/signed-in', role: 'Driver' });

test('[PPV-10, CNT-04] a driver sees what their own vehicles have, and all in one press', async ({ page, mock }) => {
  await page.goto('/dashboard');
  const counts = page.getByRole('region', { name: t('dashboard:counts.label') });
  await expect(mine(page)).toBeChecked();
  const { vehicle_ids } = (await mock.answers('getCurrentUser')).at(-1)!;
  expect(vehicle_ids.length).toBe(2);
  const { vehicles } = (await mock.answers('getDashboard')).at(-1)!;
  const orders = vehicles.filter(({ active_order }) => active_order !== null);
  const own = orders.filter(({ id }) => vehicle_ids.includes(id));
  await expect(hidden(page, own.length, orders.length)).toBeVisible();
  // What cannot be narrowed says whose it is.
  await expect(page.getByText(/^All vehicles: .+ in 12 months$/)).toBeVisible();
  await expect.poll(async () => (await mock.answers('listIntervals')).flat().length).toBeGreaterThan(0);

  // A count leads to as many rows.
  await counts.getByRole('link', { name: t('dashboard:counts.active') }).click();
  await expect(page).toHaveURL(/tab=active/);
  await expect(mine(page)).toBeChecked();
  await expect(rows(page)).toHaveCount(own.length);
  await page.goBack();
  const upcoming = counts.getByRole('link', { name: t('dashboard:counts.upcoming') });
  const intervals = Number((await upcoming.innerText()).match(/\d+/)![0]);
  await upcoming.click();
  await expect(rows(page)).toHaveCount(intervals);
  await expect(page.getByText(/^\d+ of \d+: \d+ outside My vehicles$/)).toBeVisible();

  // An empty list speaks of their vehicles only, and offers all.
  await page.goto('/services?tab=past&from=2026-03-01&to=2026-03-02');
  await expect(page.getByText(t('services:past.emptyMine'), { exact: true })).toBeVisible();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: t('common:list.showAll') })
    .last()
    .click();
  await expect(mine(page)).not.toBeChecked();
  await page.goBack();
  await page.goBack();

  // Switched off in one press, in the address; the other tabs keep it.
  await mine(page).press('Space');
  await expect(page).toHaveURL(at('/services?tab=upcoming&mine=off'));
  await expect.poll(() => rows(page).count()).toBeGreaterThan(intervals);
  await page.getByRole('tab', { name: t('services:tabs.past') }).click();
  await expect(mine(page)).not.toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(rows(page)).toHaveCount(intervals);

  await page.goto(place.vehicles);
  await expect(rows(page)).toHaveCount(vehicle_ids.length);
  const all = (await mock.answers('listVehicles')).at(-1)!.length;
  await expect(hidden(page, vehicle_ids.length, all)).toBeVisible();
  await page.getByRole('button', { name: t('common:list.showAll') }).click();
  await expect(page).toHaveURL(at('/vehicles?mine=off'));
  await expect(hidden(page, vehicle_ids.length, all)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(10);

  // The dashboard with all vehicles leads to lists with all vehicles.
  await page.goto('/dashboard?mine=off');
  await expect(counts.getByRole('link', { name: t('dashboard:counts.active') })).toHaveAttribute('href', /mine=off/);
  await expect(page.getByText(t('dashboard:active.count', { count: orders.length }), { exact: true })).toBeVisible();
});
