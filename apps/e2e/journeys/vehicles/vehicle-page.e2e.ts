import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { MockSession } from '../../mock-session.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { cellsOf } from '../../grid.ts';
import { scheduleGrid } from '../../vehicles.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

const sentVehicle = async (mock: MockSession) => (await mock.answers('getVehicle')).at(-1)!;
/** Of the key facts below the head, and of the details. */
function fact(page: Page, name: string) {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });
}
const dayOf = (date: string | null) => date!.replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1');

test.describe('the overview of a vehicle', () => {
  test.use({ scenario: 'orders/vehicle-awaiting-approval' });

  test('[VEH-08, VEH-10, VEH-11, VEH-12, VEH-13, VEH-14, UPM-04, ENT2-01] what it is; miles and cost per mile first, and each in the other unit', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500002');
    await expect(fact(page, t('vehicle:facts.vin'))).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      /^Overview/,
      /^Next maintenance/,
      /^Maintenance history/,
      /^Maintenance schedule/,
      /^Policies/,
      /^Recalls/,
    ]);
    const vehicle = await sentVehicle(mock);
    await expect(fact(page, t('vehicle:facts.vin'))).toContainText(vehicle.vin!);
    await expect(fact(page, t('vehicle:facts.plate'))).toContainText(vehicle.license_plate_number!);
    await expect(fact(page, t('vehicle:facts.department'))).toContainText(vehicle.department_number!);
    await expect(fact(page, t('vehicle:facts.lastMaintenance'))).toContainText(dayOf(vehicle.last_maintenance_date));
    await expect(fact(page, 'State')).toContainText(vehicle.license_plate_state!);
    await expect(fact(page, t('vehicle:facts.plateExpiration'))).toContainText(dayOf(vehicle.license_plate_expiration));
    await expect(page.getByRole('link', { name: t('vehicle:edit') })).toHaveAttribute('href', '/vehicles/500002/edit');

    const odometer = fact(page, t('vehicle:facts.odometer'));
    await expect(odometer).toContainText(`${vehicle.miles!.toLocaleString('en-US')} mi`);
    await odometer.getByRole('radio', { name: t('vehicle:units.kilometers') }).click();
    await expect(odometer).toContainText(`${vehicle.kilometers!.toLocaleString('en-US')} km`);

    await expect(fact(page, 'Cost per mile')).toContainText(`$${vehicle.cost_per_mile!.toFixed(2)}`);
    await page.getByRole('radio', { name: 'Cost per kilometre' }).click();
    await expect(fact(page, 'Cost per mile')).toHaveCount(0);
    await expect(fact(page, 'Cost per kilometre')).toContainText(`$${(vehicle.cost_per_mile! / 1.609344).toFixed(2)}`);

    await page.getByRole('tab', { name: t('vehicle:tabs.policies') }).click();
    const edit = page.getByRole('link', { name: t('vehicle:edit') });
    await expect(edit).toHaveAttribute('href', '/vehicles/500002/edit?tab=policies');
    await page.reload();
    await page.getByRole('tab', { name: t('vehicle:tabs.overview') }).click();
    await expect(odometer.getByRole('radio', { name: t('vehicle:units.kilometers') })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Cost per kilometre' })).toBeChecked();

    await odometer.getByRole('link', { name: t('vehicle:facts.update') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(String(vehicle.odometer! + 120));
    await dialog.getByRole('button', { name: t('vehicle-form:saveReading') }).click();
    await expect(page.getByText(t('vehicle-form:readingSaved'))).toBeVisible();
    await odometer.getByRole('radio', { name: t('vehicle:units.miles') }).click();
    await expect(odometer).toContainText(`${(vehicle.odometer! + 120).toLocaleString('en-US')} mi`);

    const names = vehicle
      .maintenance!.filter(({ recommendation_state }) => recommendation_state !== null)
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names)
      await expect(page.getByRole('region', { name: t('vehicle:recommended.title') })).toContainText(name);
    await expect(page.getByText(t('vehicle:noPolicies.title'), { exact: true })).toHaveCount(0);
  });
});

test.describe('the overview of a vehicle in Canada', () => {
  test.use({ brand: 'canada', scenario: 'orders/vehicle-awaiting-approval' });

  test('[BRD-12, BRD-15, STS-17, CST2-01, VEH-11, VEH-12, VEH-13, VEH-14, API-47, API2-46, OPN2-38, ENT2-12] kilometres first, in the schedule, too; provinces; no plate expiration; the toggle loads what the server words', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500001');
    await expect(page.getByRole('radio', { name: 'km, Kilomètres', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Coût par kilomètre' })).toBeChecked();
    await expect(fact(page, fr('vehicle:facts.odometer'))).toContainText(/\d\skm/);
    await expect(fact(page, 'Province')).toContainText((await sentVehicle(mock)).license_plate_state!);
    await expect(fact(page, fr('vehicle:facts.plateExpiration'))).toHaveCount(0);

    await page.getByRole('link', { name: fr('vehicle:edit') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(fr('vehicle-form:plateProvince')) })
      .click();
    await expect(page.getByRole('option', { name: /^Quebec/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /^Oregon/ })).toHaveCount(0);
    expect((await mock.calls('listStates')).map(({ query }) => query)).toEqual([{ country: 'CA' }]);

    await page.goto('/vehicles/500001?tab=schedule&sort=-');
    const grid = page.getByRole('grid', { name: fr('vehicle:schedules.label'), exact: true });
    await expect(grid.getByRole('row')).toHaveCount(11);
    const items = (await mock.answers('listVehicleServices')).flat().slice(0, 10);
    const intervals = await cellsOf(grid, fr('vehicle:schedules.columns.interval'));
    expect(intervals.map((text) => Number(text.split('\n')[0]!.replaceAll(/\D/g, '')))).toEqual(
      items.map((item) => item.interval_kilometers),
    );
    expect(items.some((item) => item.interval_kilometers !== item.interval)).toBe(true);

    await page.getByRole('tab', { name: fr('vehicle:tabs.next') }).click();
    await expect(page.getByRole('region', { name: fr('vehicle:upcoming.title') })).toContainText('Entretien des');
    const counts = async () =>
      [(await mock.calls('listIntervals')).length, (await mock.calls('getVehicle')).length] as const;
    const [intervalCalls, vehicleCalls] = await counts();
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('region', { name: t('vehicle:upcoming.title') })).toContainText(/km service/);
    await expect.poll(counts).toEqual([intervalCalls + 1, vehicleCalls + 1]);
  });
});

test.describe('a vehicle whose picture cannot be loaded', () => {
  test.use({ scenario: 'vehicles/picture-fails' });

  test('[VEH-15, OPN2-37] has a drawing instead', async ({ page, mock }) => {
    await page.goto('/vehicles/500003');
    await expect(page.getByRole('img', { name: t('vehicle:picture.none') })).toBeVisible();
    expect((await sentVehicle(mock)).dashboard_url).toContain('https:');
    await page.goto('/vehicles/500001');
    await expect(page.getByRole('img', { name: t('vehicle:picture.own') })).toHaveAttribute('src', /^data:image/);
    await page.goto('/vehicles/500005');
    await expect(page.getByRole('img', { name: t('vehicle:picture.none') })).toBeVisible();
  });
});

test.describe('a vehicle without policies', () => {
  test.use({ scenario: 'vehicles/without-policies' });

  test('[VEH-09, OPN2-01] a banner warns and leads to the policies, where one can be added', async ({ page }) => {
    await page.goto('/vehicles/500012');
    await expect(page.getByText(t('vehicle:noPolicies.title'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: t('vehicle:noPolicies.action') }).click();
    await expect(page).toHaveURL(at('/vehicles/500012?tab=policies'));
    await expect(page.getByRole('tabpanel').getByRole('link', { name: t('vehicle:noPolicies.add') })).toHaveAttribute(
      'href',
      '/settings?tab=policies',
    );
  });
});

test.describe('the maintenance schedule', () => {
  test.use({ scenario: 'vehicles/mark-done-fails-once' });

  test('[UPM-03, CST2-12, API2-12, API2-13] is sorted and filtered, ten a page; a service is marked as done once confirmed, and undone', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500001?tab=schedule');
    await expect(scheduleGrid(page).getByRole('row')).toHaveCount(11);
    const items = (await mock.answers('listVehicleServices')).flat();
    expect((await mock.calls('listVehicleServices')).map(({ query }) => query['page'])).toEqual(['1', '2', '3', '4']);
    const names = items.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other));
    const header = scheduleGrid(page).getByRole('columnheader', { name: t('vehicle:schedules.columns.service') });
    await header.click();
    await expect
      .poll(() => cellsOf(scheduleGrid(page), t('vehicle:schedules.columns.service')))
      .toEqual(names.slice(0, 10));
    await header.click();
    await expect
      .poll(() => cellsOf(scheduleGrid(page), t('vehicle:schedules.columns.service')))
      .toEqual(names.toReversed().slice(0, 10));
    await page.goto('/vehicles/500001?tab=schedule&f=service.has.brake');
    await expect(scheduleGrid(page).getByRole('row')).toHaveCount(
      names.filter((name) => /brake/i.test(name)).length + 1,
    );

    const item = items.find(({ name }) => /brake/i.test(name));
    const mark = page.getByRole('button', {
      name: t('vehicle:schedules.markOne', { service: item!.name }),
      exact: true,
    });
    await mark.click();
    const dialog = page.getByRole('alertdialog', { name: t('vehicle:schedules.question') });
    await dialog.getByRole('button', { name: t('common:actions.cancel') }).click();
    await expect(dialog).toBeHidden();
    expect(await mock.calls('markServiceCompleted')).toEqual([]);
    await mark.click();
    const confirm = dialog.getByRole('button', { name: t('vehicle:schedules.confirm', { service: item!.name }) });
    await dialog.getByText(t('vehicle:schedules.record')).click();
    await expect(dialog.getByText(t('vehicle:schedules.noRecord'))).toBeVisible();
    await confirm.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await confirm.click();
    await expect(mark).toHaveCount(0);
    await expect(scheduleGrid(page)).toContainText(t('vehicle:schedules.done'));
    await page.getByRole('button', { name: t('vehicle:schedules.undo') }).click();
    await expect(mark).toBeVisible();
    expect((await mock.calls('markServiceCompleted')).map(({ requestBody }) => requestBody)).toEqual([
      { service_id: item!.id, is_completed: true },
      { service_id: item!.id, is_completed: true },
      { service_id: item!.id, is_completed: false },
    ]);
  });
});

test.describe('a schedule without dates', () => {
  test.use({ scenario: 'vehicles/schedule-without-dates' });

  test('[ATN-07] says when a service will be due, and from what; or that the history does not tell', async ({
    page,
  }) => {
    await page.goto('/vehicles/500006?tab=schedule&sort=-');
    await expect(scheduleGrid(page).getByRole('row')).toHaveCount(3);
    expect(await cellsOf(scheduleGrid(page), t('vehicle:schedules.columns.date'))).toEqual([
      'Forecast 06-30-2026 to 07-01-2026\nfrom 4 readings, 38 mi a day',
      t('vehicle:away.noForecast'),
    ]);
  });
});

test.describe('a service of the schedule that was done', () => {
  test.use({ scenario: 'vehicles/record-fails-once' });

  test('[VOR-11] is recorded with day, reading and shop; a record that fails is tried again alone', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500001?tab=schedule');
    await expect(scheduleGrid(page).getByRole('row')).toHaveCount(11);
    const items = (await mock.answers('listVehicleServices')).flat();
    const item = items.find((one) => !one.is_completed && one.recommendation_state === null)!;
    await page.getByRole('searchbox', { name: t('vehicle:schedules.search') }).fill(item.name);
    await page
      .getByRole('button', { name: t('vehicle:schedules.markOne', { service: item.name }), exact: true })
      .click();
    const dialog = page.getByRole('alertdialog', { name: t('vehicle:schedules.question') });
    // Said before it is marked.
    await expect(dialog).toContainText(/isn’t due yet/);
    const confirm = dialog.getByRole('button', { name: t('vehicle:schedules.confirm', { service: item.name }) });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByLabel(t('history:new.odometer'))).not.toHaveValue('');
    await dialog.getByText(t('history:new.shop.typed')).click();
    await dialog.getByLabel(t('history:new.shop.name')).fill('Corner Garage');
    await confirm.dblclick();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog).toContainText(t('vehicle:schedules.recordLeft', { service: item.name }));
    await expect(dialog.getByLabel(t('history:new.shop.name'))).toHaveValue('Corner Garage');
    await dialog.getByRole('button', { name: t('vehicle:schedules.saveRecord') }).click();
    await expect(page.getByText(t('vehicle:schedules.recorded', { service: item.name }))).toBeVisible();
    expect(await mock.calls('markServiceCompleted')).toHaveLength(1);
    expect((await mock.calls('createMaintenanceHistory')).map(({ requestBody }) => requestBody)).toEqual(
      Array.from({ length: 2 }, () =>
        expect.objectContaining({
          custom_shop_name: 'Corner Garage',
          vehicle_services: [expect.objectContaining({ name: item.name, odometer: expect.any(Number) })],
        }),
      ),
    );
  });
});

test.describe('a schedule without an end', () => {
  test.use({ scenario: 'vehicles/endless-schedule' });

  test('[CST2-12] is loaded up to its eighth page, each service once', async ({ page, mock }) => {
    await page.goto('/vehicles/500001?tab=schedule');
    await expect(scheduleGrid(page).getByRole('row')).toHaveCount(3);
    expect((await mock.calls('listVehicleServices')).map(({ query }) => query['page'])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
  });
});

test.describe('a vehicle that somebody else deletes', () => {
  test.use({ scenario: 'vehicles/deleted-by-another' });

  test('[VEH-17, STS-15] the refusal is shown; closing it leaves no trace of the vehicle', async ({ page, mock }) => {
    await page.goto('/vehicles/500006');
    await page.getByRole('button', { name: t('vehicle-form:actions.more') }).click();
    await page.getByRole('menuitem', { name: t('vehicles:status.deactivate.action') }).click();
    await page
      .getByRole('button', { name: new RegExp(`^${t('vehicles:status.deactivate.confirm', { vehicle: '' }).trim()} `) })
      .click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(t('vehicle:notFound.title'));
    // Opened again, it is known to be gone.
    await page.getByRole('link', { name: t('vehicle:notFound.action') }).click();
    await expect(page.getByRole('grid', { name: t('vehicles:label'), exact: true })).toBeVisible();
    await page.goBack();
    await expect(title).toHaveText(t('vehicle:notFound.title'));
    expect((await mock.calls('getVehicle')).map(({ status }) => status)).toEqual([200, 404]);
  });
});
