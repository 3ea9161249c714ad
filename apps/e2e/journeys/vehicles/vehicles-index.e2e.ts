import type { Page } from '@playwright/test';
import { vehicleMark } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import type { MockSession } from '../../mock-session.ts';
import { at } from '../../places.ts';
import { received } from '../../received.ts';
import { textsOf } from '../../texts.ts';
import { nameOf } from '../../vehicles.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

const grid = (page: Page) => page.getByRole('grid', { name: t('vehicles:label'), exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: t('vehicles:search.label') });
const sent = async (mock: MockSession) => (await mock.answers('listVehicles')).at(-1)!;
const markOf = (vehicle: Parameters<typeof vehicleMark>[0]) => vehicleMark(vehicle, (id) => `Vehicle ${id}`);
const rowOf = (page: Page, id: number) => grid(page).locator(`[role="row"][row-id="${id}"]`);
const active = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(` ${name}$`) });

async function open(page: Page): Promise<void> {
  await page.goto('/vehicles');
  await expect(grid(page).getByRole('gridcell').first()).toBeVisible({ timeout: 20_000 });
}

test.describe('the vehicles of a fleet', () => {
  test.use({ scenario: 'vehicles/of-a-fleet' });

  test('[VEH-01, VEH-02, VEH-03, VEH-04, VEH-05, VEH-29, OPN2-02, API2-05] ten a page; found by a part of a VIN; a row opens its vehicle', async ({
    page,
    mock,
  }) => {
    await open(page);
    const vehicles = await sent(mock);
    expect((await mock.calls('listVehicles')).map(({ query }) => query)).toEqual([{}]);
    await expect(grid(page).getByRole('row')).toHaveCount(11);
    await expect(page.getByText(t('common:search.shown', { shown: 24, total: 24 }), { exact: true })).toBeVisible();

    const fit = page.getByRole('switch', { name: t('common:list.fit') });
    await expect(fit).toBeChecked();
    await page.getByText(t('common:list.fit'), { exact: true }).click();
    await expect(fit).not.toBeChecked();
    const wanted = vehicles.findLast(({ vin }) => vin !== null)!;
    await search(page).fill(wanted.vin!.slice(-6).toLowerCase());
    await expect(grid(page).getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(at(`/vehicles?q=${wanted.vin!.slice(-6).toLowerCase()}`));
    await expect(rowOf(page, wanted.id)).toContainText(`${wanted.miles!.toLocaleString('en-US')} mi`);
    await page.getByRole('button', { name: t('common:list.reset') }).click();
    await expect(grid(page).getByRole('row')).toHaveCount(11);

    // Before anybody fills in a request that would be refused.
    const busy = vehicles.find(({ active_order_id }) => active_order_id)!;
    await expect(rowOf(page, busy.id).getByRole('link', { name: t('vehicles:order') })).toHaveAttribute(
      'href',
      `/orders/${busy.active_order_id}/approvals`,
    );
    await expect(rowOf(page, busy.id).getByRole('link', { name: t('vehicles:schedule') })).toHaveCount(0);

    const first = vehicles[0]!;
    await rowOf(page, first.id).getByRole('gridcell').nth(2).click();
    await expect(page).toHaveURL(at(`/vehicles/${first.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nameOf(first));
    await page.goBack();
    await page.getByRole('link', { name: t('vehicles:add') }).click();
    await expect(page).toHaveURL(at('/vehicles/new'));
    await expect(page.getByRole('dialog', { name: t('vehicles:add') })).toBeVisible();
  });
});

test.describe('a list of vehicles', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[ACC-03, ACC-04, ACC-05, ERR2-03] that fails once is there when it is tried again; a row has a header that names its box; a sort is said; Back leads to the row that was opened', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'listVehicles', calls: [1] }]);
    await page.goto('/vehicles');
    await expect(page.getByRole('alert')).toContainText('something went wrong');
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(grid(page).getByRole('gridcell').first()).toBeVisible();
    const third = (await sent(mock))[2]!;
    const naming = rowOf(page, third.id).getByRole('rowheader');
    await expect(naming).toContainText(markOf(third));
    await expect(grid(page).getByRole('checkbox', { name: t('common:list.selectAll'), exact: true })).toHaveCount(1);
    const box = grid(page).getByRole('checkbox', {
      name: `${t('common:list.selectRow')} ${markOf(third)}`,
      exact: true,
    });
    await box.check({ force: true });
    await expect(page.getByRole('toolbar')).toContainText('1');
    await box.uncheck({ force: true });

    const column = t('vehicles:columns.odometer');
    await page.getByRole('columnheader', { name: column }).click();
    await expect(page.getByText(t('common:list.sortedBy.asc', { column }), { exact: true })).toHaveCount(1);
    await page.goBack();

    await naming.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(`/vehicles/${third.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(naming).toBeFocused();
  });
});

test.describe('a vehicle that cannot be deactivated at first', () => {
  test.use({ scenario: 'vehicles/deactivate-fails-once' });

  test('[VEH-06, VEH-17, API2-09, OPN2-14, ERR2-32] the toggle asks; without a yes nothing is sent; the row says so afterwards', async ({
    page,
    mock,
  }) => {
    await open(page);
    const vehicle = (await sent(mock)).find(({ is_active, vin }) => is_active && vin !== null)!;
    const name = markOf(vehicle);
    const toggle = rowOf(page, vehicle.id).locator('[col-id="status"] label');
    await toggle.click();
    const dialog = page.getByRole('alertdialog', { name: t('vehicles:status.deactivate.question') });
    await dialog.getByRole('button', { name: t('common:actions.cancel') }).click();
    await expect(dialog).toBeHidden();
    await expect(active(page, name)).toBeChecked();
    expect(await mock.calls('deactivateVehicle')).toEqual([]);

    await toggle.click();
    const confirm = dialog.getByRole('button', { name: t('vehicles:status.deactivate.confirm', { vehicle: name }) });
    await confirm.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await confirm.click();
    await expect(page.getByText('Vehicle deactivate', { exact: true })).toBeVisible();
    await expect(active(page, name)).not.toBeChecked();
    await expect(rowOf(page, vehicle.id).getByRole('link', { name: t('vehicles:schedule') })).toHaveCount(0);
    expect((await mock.calls('deactivateVehicle')).map(({ requestBody, status }) => [requestBody, status])).toEqual([
      [undefined, 500],
      [undefined, 200],
    ]);

    await toggle.click();
    await page.getByRole('button', { name: t('vehicles:status.activate.confirm', { vehicle: name }) }).click();
    await expect(page.getByText('Vehicle updated', { exact: true })).toBeVisible();
    await expect(active(page, name)).toBeChecked();
    expect((await mock.calls('updateVehicle')).map(({ requestBody }) => requestBody)).toEqual([
      { id: vehicle.id, is_active: true },
    ]);
  });
});

test.describe('on the fuel-card brand', () => {
  test.use({ brand: 'fuel-card', scenario: 'vehicles/enroll-fails-once' });

  test('[VEH-05, VEH-06, STS-16] nothing is added; who is not enrolled is enrolled, and then service can be scheduled', async ({
    page,
    mock,
  }) => {
    await open(page);
    await expect(page.getByRole('link', { name: t('vehicles:add') })).toHaveCount(0);
    await expect(grid(page).getByRole('switch')).toHaveCount(0);
    const vehicle = (await sent(mock)).find(({ is_active, fleetcor_enrolled }) => is_active && !fleetcor_enrolled)!;
    const enroll = page.getByRole('button', { name: t('vehicles:enrollOne', { vehicle: markOf(vehicle) }) });
    await expect(rowOf(page, vehicle.id).getByRole('link', { name: t('vehicles:schedule') })).toHaveCount(0);
    await enroll.click();
    await expect(page.getByText(t('common:form.notSaved', { what: nameOf(vehicle) }))).toBeVisible();
    await enroll.click();
    await expect(enroll).toHaveCount(0);
    await expect(rowOf(page, vehicle.id)).toContainText(t('vehicles:enrolled'));
    await expect(rowOf(page, vehicle.id).getByRole('link', { name: t('vehicles:schedule') })).toHaveAttribute(
      'href',
      `/service_request/new?vehicle=${vehicle.id}`,
    );
    expect((await mock.calls('updateVehicle')).at(-1)!.requestBody).toEqual({
      id: vehicle.id,
      fleetcor_enrolled: true,
    });
  });
});

test.describe('in Canada, in French', () => {
  test.use({ brand: 'canada', scenario: 'vehicles/of-a-fleet' });

  test('[API2-16, CST2-01] kilometres; the file comes in the language of the page', async ({ page, context, mock }) => {
    await page.goto('/vehicles');
    await expect(page.getByRole('grid', { name: fr('vehicles:label') })).toContainText(/\d\skm/);
    const link = page.getByRole('link', { name: fr('common:list.csv') });
    await expect(link).toHaveAttribute('href', /\/vehicles\.csv\?.*lancode=FR/);
    const opened = context.waitForEvent('page');
    await link.click();
    await opened;
    await expect.poll(async () => (await mock.calls('downloadVehiclesCsv')).length).toBe(1);
    expect((await mock.calls('downloadVehiclesCsv'))[0]).toMatchObject({ status: 200, query: { lancode: 'FR' } });
  });
});

// The text of other brands is checked in `service-request.e2e.ts`.
test.describe('without vehicles, on the fuel-card brand', () => {
  test.use({ brand: 'fuel-card', scenario: 'vehicles/none' });

  test('[VEH-07, OPN2-67] says “Enrolled Vehicles Not Present”', async ({ page }) => {
    await page.goto('/vehicles');
    await expect(page.getByText('Enrolled Vehicles Not Present', { exact: true })).toBeVisible();
  });
});

test.describe('an FMC user without a fleet', () => {
  test.use({ role: 'FMC', scenario: 'vehicles/without-a-fleet' });

  test('[ROL2-09] reads where to open one, and no server is asked', async ({ page, mock }) => {
    await page.goto('/vehicles');
    await expect(page.getByText(t('vehicles:noFleet.title'), { exact: true })).toBeVisible();
    expect(await mock.calls('listVehicles')).toEqual([]);
  });
});

test.describe('ten thousand vehicles', () => {
  test.use({ scenario: 'vehicles/ten-thousand' });

  test('[VEH-01] the last one is found like the first', async ({ page }) => {
    const response = received(page, 'listVehicles');
    await open(page);
    const last = (await response).findLast(({ vin }) => vin !== null)!;
    await search(page).fill(last.vin!);
    await expect(page.getByText(t('common:search.shown', { shown: 1, total: 10_000 }), { exact: true })).toBeVisible();
    await expect(rowOf(page, last.id)).toBeVisible();
  });
});
