import type { Page } from '@playwright/test';
import { distanceToDue, lastDoneOf, place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { cellsOf } from '../../grid.ts';
import type { MockSession } from '../../mock-session.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { nameOf, scheduleGrid } from '../../vehicles.ts';

const { t } = await textsOf('en');

const sentVehicle = async (mock: MockSession) => (await mock.answers('getVehicle')).at(-1)!;
const panel = (page: Page, title: string) => page.getByRole('region', { name: title });
const keyFact = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });
/** Why service can't be scheduled, in the menu; it stays open. */
async function expectBlocked(page: Page, reason: string): Promise<void> {
  await expect(page.getByRole('link', { name: t('vehicle:schedule'), exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: t('vehicle-form:actions.more') }).click();
  const schedule = page.getByRole('menuitem', { name: t('vehicle:schedule') });
  await expect(schedule).toBeDisabled();
  await expect(schedule).toContainText(reason);
}
const miles = (value: number): string => `${Math.round(value).toLocaleString('en-US')} mi`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a vehicle whose order awaits approval', () => {
  test.use({ scenario: 'orders/vehicle-awaiting-approval' });

  test('[UPM-06, SVC-06, VEH-29, VOR-10, API-05, API2-02, API2-07, API2-32, API2-48, ERR2-10] shows who it is and its orders; Review leads on, a second order is not offered; once the schedule is loaded, how far away a due service is', async ({
    page,
    context,
    mock,
  }) => {
    await page.goto('/vehicles/500001');
    const active = panel(page, t('vehicle:active.title'));
    await expect(active).toContainText('Awaiting approval');
    const vehicle = await sentVehicle(mock);
    await expect(heading(page)).toHaveText(nameOf(vehicle));
    await expect(page).toHaveTitle(`${nameOf(vehicle)} · Wayside`);
    const odometer = keyFact(page, t('vehicle:facts.odometer'));
    await expect(odometer).toContainText(`${vehicle.miles!.toLocaleString('en-US')} mi`);
    await expect(odometer).toContainText(/\d,\d{3} mi/);
    await expect(panel(page, t('vehicle:facts.title'))).toContainText(vehicle.vin!);
    await expect(active.getByRole('link', { name: 'Review' })).toHaveAttribute(
      'href',
      `/orders/${vehicle.active_order!.id}/approvals`,
    );

    await expectBlocked(page, t('vehicle:blocked.orderExistsAlert'));
    await page.getByRole('menuitem', { name: t('vehicle:schedule') }).click({ force: true });
    await expect(page).toHaveURL(at('/vehicles/500001'));
    await page.keyboard.press('Escape');

    const past = panel(page, t('vehicle:past.title'));
    const done = [...vehicle.maintenance_histories!, ...vehicle.manualMaintenanceHistories!];
    expect(done.length).toBeGreaterThan(5);
    await expect(past.getByRole('listitem')).toHaveCount(5);
    await expect(past).toContainText(t('vehicle:past.shown', { shown: 5, count: done.length }));
    await expect(past.getByRole('link', { name: t('vehicle:past.all') })).toHaveAttribute(
      'href',
      '/vehicles/500001?tab=history',
    );
    expect((await mock.calls('getVehicle')).map(({ query }) => query)).toEqual([{ include: 'all' }]);

    // The VIN is copied.
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: t('vehicle:copyVin') }).click();
    await expect(page.getByText(t('vehicle:copied'), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await sentVehicle(mock)).vin);

    // Of what is due the interval only, until the schedule is loaded.
    const recommended = panel(page, t('vehicle:recommended.title'));
    const records = [...vehicle.maintenance_histories!, ...vehicle.manualMaintenanceHistories!];
    const due = vehicle.maintenance!.find(
      (service) => service.recommendation_state !== null && lastDoneOf(service, records),
    );
    await expect(recommended).toContainText(due!.name);
    await expect(recommended).not.toContainText(/\d days? ago|in \d+ days?|every/);
    expect(await mock.calls('listVehicleServices')).toEqual([]);

    // It asks for its own intervals, and for no further page.
    await page.getByRole('tab', { name: t('vehicle:tabs.next') }).click();
    await expect(page).toHaveURL(at('/vehicles/500001?tab=next'));
    await expect(panel(page, t('vehicle:upcoming.title')).getByRole('listitem').first()).toBeVisible();
    expect((await mock.calls('listIntervals')).map(({ query }) => query)).toEqual([
      { page: '1', 'vehicle_ids[]': [500001] },
    ]);

    // Days, and miles if the history held the service.
    await page.getByRole('tab', { name: t('vehicle:tabs.schedule') }).click();
    await expect(scheduleGrid(page).getByRole('row')).toHaveCount(11);
    const items = (await mock.answers('listVehicleServices')).flat();
    const dates = await cellsOf(scheduleGrid(page), t('vehicle:schedules.columns.date'));
    expect(dates).toHaveLength(10);
    for (const text of dates) expect(text).toMatch(/^\d\d-\d\d-\d{4}\n(today|in \d+ days?|\d+ days? ago)$/);

    const { days, driven } = distanceToDue(due!, {
      planned: items.find(({ name }) => name === due!.name),
      records,
      vehicle,
      today: '2026-03-16',
      unit: 'mi',
    });
    const calls = (await mock.calls('listVehicleServices')).length;
    for (const tab of ['next', 'overview'] as const) {
      const name = t(`vehicle:tabs.${tab}`);
      await page.getByRole('tab', { name }).click();
      const content = page.getByRole('tabpanel', { name });
      const count = Math.abs(days!);
      await expect(content).toContainText(t(days! > 0 ? 'vehicle:away.in' : 'vehicle:away.ago', { count }));
      const { left, last, interval } = driven!;
      const from = t('vehicle:away.from', { last: miles(last), interval: miles(interval) });
      const distance = miles(Math.abs(left));
      await expect(content).toContainText(t(left < 0 ? 'vehicle:away.over' : 'vehicle:away.left', { distance, from }));
    }
    // The request that they lead to says so, too, of what is loaded.
    await page.getByRole('tab', { name: t('vehicle:tabs.next') }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: due!.name })
      .getByRole('link', { name: new RegExp(`^${t('services:scheduleShort')} `) })
      .click();
    const chosen = page.getByRole('list', { name: t('service-request:services.chosen') });
    await expect(chosen.getByRole('listitem').filter({ hasText: due!.name })).toContainText(
      t(days! > 0 ? 'vehicle:away.in' : 'vehicle:away.ago', { count: Math.abs(days!) }),
    );
    expect(await mock.calls('listVehicleServices')).toHaveLength(calls);
  });
});

test.describe('a free vehicle', () => {
  test.use({ scenario: 'orders/vehicle-free' });

  test('[OPN2-50, STS-05] service can be scheduled for it; its past orders are read as done', async ({ page }) => {
    await page.goto('/vehicles/500006');
    await expect(panel(page, t('vehicle:active.title'))).toContainText(t('vehicle:active.emptyTitle'));
    await expect(page.getByRole('link', { name: t('vehicle:schedule'), exact: true })).toHaveAttribute(
      'href',
      '/service_request/new?vehicle=500006',
    );
    await expect(panel(page, t('vehicle:past.title')).getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('a deactivated vehicle', () => {
  test.use({ scenario: 'orders/vehicle-deactivated' });

  test('[ERR2-11, STS-15] keeps its history and takes no request', async ({ page }) => {
    await page.goto('/vehicles/500010');
    await expect(page.getByText(t('vehicle:status.inactive'), { exact: true })).toBeVisible();
    await expect(panel(page, t('vehicle:past.title')).getByRole('listitem').first()).toBeVisible();
    await expectBlocked(page, 'This vehicle is set as Deactivate so you are not to Schedule service for that.');
  });
});

test.describe('a fuel-card vehicle that is not enrolled', () => {
  test.use({ scenario: 'orders/vehicle-not-enrolled', brand: 'fuel-card' });

  test('[ERR2-12, OPN2-28] takes no request', async ({ page }) => {
    await page.goto('/vehicles/500005');
    await expect(page.getByText(t('vehicle:status.notEnrolled'), { exact: true })).toBeVisible();
    await expectBlocked(page, 'This vehicle is not enrolled, so service cannot be scheduled for it.');
  });
});

test.describe('a vehicle on its first day', () => {
  test.use({ scenario: 'orders/vehicle-without-history' });

  test('[UPM-06] says that there is nothing yet', async ({ page }) => {
    await page.goto('/vehicles/500003');
    await expect(page.getByText(t('vehicle:active.emptyTitle'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('vehicle:past.emptyTitle'), { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: t('vehicle:tabs.next') }).click();
    await expect(page.getByText(t('vehicle:upcoming.empty'), { exact: true })).toBeVisible();
  });
});

test.describe('not to be seen', () => {
  test.use({ scenario: 'orders/vehicle-of-another-fleet' });

  test('[API2-07] one of another fleet looks like one that does not exist', async ({ page, mock }) => {
    // An id that no vehicle can have is not asked for.
    await page.goto('/vehicles/abc');
    await expect(heading(page)).toHaveText(t('vehicle:notFound.title'));
    expect(await mock.calls('getVehicle')).toEqual([]);

    for (const id of ['600001', '99999998']) {
      await page.goto(`/vehicles/${id}`);
      await expect(heading(page)).toHaveText(t('vehicle:notFound.title'));
      await expect(page.getByText(t('vehicle:notFound.body'))).toBeVisible();
      await expect(
        page
          .getByRole('tabpanel')
          .or(page.getByRole('main'))
          .getByRole('link', { name: t('vehicle:notFound.action') }),
      ).toHaveAttribute('href', '/vehicles');
    }
    expect((await mock.calls('getVehicle')).map(({ status }) => status)).toEqual([404, 404]);
  });
});

test.describe('a driver', () => {
  test.use({ role: 'Driver', scenario: 'orders/vehicle-awaiting-approval' });

  test('[ROL2-08] sees the vehicle and the way to its order, which others approve', async ({ page }) => {
    await page.goto('/vehicles/500001');
    await expect(panel(page, t('vehicle:active.title')).getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      place.order(5000010),
    );
  });
});
