import type { Locator, Page } from '@playwright/test';
import { seeChart } from '../../charts.ts';
import { expect, test } from '../../fixtures.ts';
import { rowOf, sentOrders } from '../../orders.ts';
import { at, goInside } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { titleOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

function tile(page: Page, name: 'upcoming' | 'active' | 'past') {
  return page
    .getByRole('region', { name: t('dashboard:counts.label') })
    .getByRole('link', { name: new RegExp(`^${t(`dashboard:counts.${name}`)} `) });
}
function ring(page: Page, name: 'pastDue' | 'dueSoon') {
  return page
    .getByRole('region', { name: t('dashboard:rings.label') })
    .getByRole('link', { name: t(`dashboard:rings.${name}`) });
}
const upcoming = (page: Page) => page.getByRole('grid', { name: t('dashboard:upcoming.tableLabel') });
const rowsOf = (list: Locator) => list.getByRole('row').filter({ has: list.page().getByRole('rowheader') });
const sideList = (page: Page) => page.getByRole('list', { name: t('dashboard:vehicles.title') });

/** What everybody follows: orders, maintenance with some vehicles beside it, and costs. */
async function expectAllOf(page: Page, vehicles: number): Promise<void> {
  await expect(tile(page, 'active')).toContainText(/\d/);
  await expect(rowsOf(upcoming(page)).first()).toBeVisible();
  await expect(sideList(page).getByRole('listitem')).toHaveCount(vehicles);
  for (const chart of ['costs.title', 'mileage.title.mi'] as const)
    await seeChart(page.getByRole('region', { name: t(`dashboard:${chart}`) }));
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('a working day', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[DSH-02, OPN2-51, CNT-02, UPM-07, API2-17, API2-21, API2-49] the counts are those of the answers, which come in one call each, and lead to the tabs of the services', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    for (const name of ['past', 'upcoming'] as const) {
      await expect(tile(page, name)).toHaveAccessibleName(new RegExp(`^${t(`dashboard:counts.${name}`)} \\d`));
    }
    const items = (await mock.answers('listIntervals')).flat();
    const [past] = await mock.answers('searchOrders');
    // The rings leave out what is seen to; the tile says how much that is.
    const within = async (due: 'pastDue' | 'dueSoon') =>
      Number(/in (\d+) interval/.exec(await ring(page, due).innerText())![1]);
    const seenTo = items.length - (await within('pastDue')) - (await within('dueSoon'));
    expect(seenTo).toBeGreaterThan(0);
    await expect(tile(page, 'upcoming')).toHaveAccessibleName(
      `${t('dashboard:counts.upcoming')} ${items.length} intervals · ${t('dashboard:counts.seenTo', { count: seenTo })}`,
    );
    await expect(tile(page, 'active')).toHaveAccessibleName(
      `${t('dashboard:counts.active')} ${(await sentOrders(mock)).length} orders`,
    );
    await expect(tile(page, 'past')).toHaveAccessibleName(
      new RegExp(`^${t('dashboard:counts.past')} ${past!.length} `),
    );
    // As the past tab of the services asks for them.
    const [call] = await mock.calls('searchOrders');
    expect(call!.requestBody).toEqual({
      state_id: ['paid_deferred', 'paid_in_shop', 'paid', 'complete'],
      start_date: '2026-02-16',
      end_date: '2026-03-16',
      captureActive: false,
      withMaintenanceHistory: true,
    });
    await expect(sideList(page)).toBeVisible();
    const calls = await mock.calls('getDashboard');
    expect(calls).toHaveLength(1);
    const { users } = (await mock.answers('getDashboard'))[0]!;
    expect(Object.keys(users[0]!).toSorted()).toEqual(['cellPhone', 'firstName', 'id', 'lastName', 'name']);

    for (const name of ['upcoming', 'active', 'past'] as const) {
      await tile(page, name).click();
      // The tile of active orders brings dates that cover all that it counts.
      const dates = name === 'active' ? /[?&]tab=active&from=[\d-]{10}&to=[\d-]{10}$/ : at(`/services?tab=${name}`);
      await expect(page).toHaveURL(dates);
      await page.goBack();
    }

    // Asked for once, also after other pages.
    await expect(rowsOf(upcoming(page)).first()).toBeVisible();
    const { entries } = await mock.journal();
    const first = (operation: string) => entries.findIndex((entry) => entry.operation === operation);
    expect(first('aggregateOrders')).toBeGreaterThanOrEqual(0);
    expect(first('listIntervals')).toBeGreaterThan(first('aggregateOrders'));
    const before = (await mock.calls('listIntervals')).map(({ query }) => query);
    expect(before).toEqual([{ page: '1' }, { page: '2' }]);
    await page.getByRole('link', { name: t('shell:nav.vehicles'), exact: true }).click();
    await expect(page).toHaveURL(at('/vehicles'));
    await page.getByRole('link', { name: t('shell:nav.dashboard'), exact: true }).click();
    await expect(rowsOf(upcoming(page)).first()).toBeVisible();
    expect(await mock.calls('listIntervals')).toHaveLength(before.length);
  });

  test('[DSH-07, DSH-08, DSH-09, UPM-01, UPM-02, CST2-15] rows, rings, side list and the list of what is upcoming lead to what they name', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    const row = rowsOf(upcoming(page)).first();
    await expect(row).toBeVisible();
    const item = (await mock.answers('listIntervals'))[0]![0];
    await expect(row).toContainText(titleOf(item!.vehicle));
    for (const { name, status } of item!.maintenance) if (status === 'due') await expect(row).toContainText(name);
    await expect(row).toContainText(item!.interval_name);
    await expect(row).toContainText(`${item!.last_maintenance_miles!.toLocaleString('en-US')} mi`);
    await expect(row).toContainText(t('orders:due.pastDue'));

    // The whole list.
    await page.getByRole('link', { name: t('dashboard:upcoming.viewAll') }).click();
    await expect(page).toHaveURL(at('/upcoming_maintenances'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:titles.upcomingMaintenances'));
    await expect(page).toHaveTitle(`${t('shell:titles.upcomingMaintenances')} · Wayside`);
    const items = (await mock.answers('listIntervals')).flat();
    await expect(rowsOf(upcoming(page))).toHaveCount(items.length);
    await page
      .getByRole('navigation', { name: t('dashboard:breadcrumbs') })
      .getByRole('link', { name: t('dashboard:title') })
      .click();
    await expect(page).toHaveURL(at('/dashboard'));

    // The row.
    await row.getByRole('link', { name: titleOf(item!.vehicle), exact: true }).click();
    await expect(page).toHaveURL(at(`/vehicles/${item!.vehicle.id}`));
    await page.goBack();
    await row.getByRole('link', { name: t('dashboard:upcoming.schedule') }).click();
    await expect(page).toHaveURL(new RegExp(`/service_request/new\\?(?:.*&)?vehicle=${item!.vehicle.id}(?:&|$)`));
    await page.goBack();

    // The rings.
    await ring(page, 'pastDue').click();
    await expect(page).toHaveURL(at('/services?tab=upcoming&due=past'));
    await page.goBack();
    await ring(page, 'dueSoon').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/services?tab=upcoming&due=soon'));
    await page.goBack();

    // The side list.
    await expect(sideList(page).getByRole('listitem')).toHaveCount(5);
    const link = sideList(page).getByRole('link').first();
    const href = await link.getAttribute('href');
    expect(href).toMatch(/^\/vehicles\/\d+$/);
    await link.click();
    await expect(page).toHaveURL(at(href!));
    await page.goBack();
    await page.getByRole('link', { name: 'View all vehicles' }).click();
    await expect(page).toHaveURL(at('/vehicles'));
  });

  test.describe('of a user who sees several fleets', () => {
    test.use({ role: 'FMC' });
    test('[ROL2-09, DSH-02] past orders are counted for the fleet one acts in, though the call answers for all', async ({
      page,
      mock,
    }) => {
      await page.goto('/dashboard');
      await expect(tile(page, 'past')).toHaveAccessibleName(new RegExp(`^${t('dashboard:counts.past')} \\d`));
      const all = (await mock.answers('searchOrders'))[0]!;
      const own = all.filter(({ vehicle }) => vehicle.fleet_id === 5);
      expect(all.length).toBeGreaterThan(own.length);
      await expect(tile(page, 'past')).toHaveAccessibleName(
        new RegExp(`^${t('dashboard:counts.past')} ${own.length} `),
      );
    });
  });

  test.describe('as a driver', () => {
    test.use({ role: 'Driver' });
    test('[ROL2-08, ROL2-18, DSH-12] orders, maintenance and costs are there; what waits for others is text, not a button', async ({
      page,
      mock,
    }) => {
      await page.goto('/dashboard');
      await expectAllOf(page, 2);
      const order = (await sentOrders(mock)).find(
        ({ status, can_approve }) => status === 'awaiting_approval' && !can_approve,
      )!;
      await expect(rowOf(page, order)).toContainText('Awaiting approval');
      await expect(rowOf(page, order).getByRole('button')).toHaveCount(0);
    });
  });
});

test.describe('three past due and two due soon, in no order', () => {
  test.use({ scenario: 'dashboard/three-past-due-two-due-soon' });
  test('[DSH-03, DSH-06, STS-12, CNT-02] the rings read 3 and 2, what is due now among what is due soon, and the side list is in interval order', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(ring(page, 'pastDue')).toHaveAccessibleName(/^3 /);
    await expect(ring(page, 'pastDue')).toHaveAccessibleName(
      new RegExp(t('dashboard:rings.pastDueText', { count: 3 })),
    );
    await expect(ring(page, 'dueSoon')).toHaveAccessibleName(/^2 /);
    await expect(ring(page, 'pastDue')).toContainText('services');
    await expect(sideList(page).getByRole('listitem')).toHaveCount(5);
    const states = (await sideList(page).getByRole('listitem').allTextContents()).map(
      (text) => /(Past due|Due now|Due soon)$/.exec(text)?.[0],
    );
    expect(states).toEqual(['Past due', 'Past due', 'Past due', 'Due now', 'Due soon']);
  });
});

test.describe('an interval whose services are done', () => {
  test.use({ scenario: 'dashboard/done-by-another' });
  test('[STS-11] is not upcoming', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(rowsOf(upcoming(page))).toHaveCount(1);
    await expect(tile(page, 'upcoming')).toHaveAccessibleName(`${t('dashboard:counts.upcoming')} 1 interval`);
    await expect(ring(page, 'dueSoon')).toHaveAccessibleName(/^0 /);
  });
});

test.describe('nothing due', () => {
  test.use({ scenario: 'dashboard/nothing-due' });
  test('[UPM-01] is all caught up, and no error', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText(t('dashboard:upcoming.emptyTitle'))).toBeVisible();
    await expect(ring(page, 'pastDue')).toHaveAccessibleName(/^0 /);
    await expect(sideList(page).getByRole('listitem')).toHaveCount(5);
    await goInside(page, '/upcoming_maintenances');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:titles.upcomingMaintenances'));
    await expect(page.getByText(t('dashboard:upcoming.emptyTitle'))).toBeVisible();
  });
});

test.describe('two full pages of intervals', () => {
  test.use({ scenario: 'dashboard/two-full-pages' });
  test('[UPM-05, API2-32] end with the third, empty one', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(tile(page, 'upcoming')).toContainText(/100intervals/);
    expect((await mock.calls('listIntervals')).map(({ query }) => query.page)).toEqual(['1', '2', '3']);
    expect((await mock.answers('listIntervals')).map(({ length }) => length)).toEqual([50, 50, 0]);
    await page.getByRole('link', { name: t('dashboard:upcoming.viewAll') }).click();
    await expect(page).toHaveURL(at('/upcoming_maintenances'));
    await expect(rowsOf(upcoming(page))).toHaveCount(50);
    await page.getByRole('button', { name: t('common:actions.loadMore') }).click();
    await expect(rowsOf(upcoming(page))).toHaveCount(100);
    await expect(page.getByRole('button', { name: t('common:actions.loadMore') })).toHaveCount(0);
  });
});
