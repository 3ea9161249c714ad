import type { Page } from '@playwright/test';
import { formatDate, formatTime, newestFaults } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

/** Fourteen fault codes, 42 percent of oil, a good battery. */
const VEHICLE = '/vehicles/500001';
const READINGS = ['getBatteryLife', 'getEngineOil', 'getTirePressure', 'getFaultData'] as const;
const section = (page: Page) => page.getByRole('region', { name: t('vehicle-telematics:title'), exact: true });
function part(page: Page, of: 'faults' | 'oil' | 'battery' | 'tires') {
  return section(page)
    .getByRole('region', { name: t(`vehicle-telematics:${of}.title`), exact: true })
    .first();
}
const carousel = (page: Page) => section(page).locator('[aria-roledescription="carousel"]');
/** The slide that is shown; the others are hidden from everybody. */
const slide = (page: Page) => carousel(page).getByRole('group');
const position = (at: number, count = 10) => t('vehicle-telematics:faults.position', { at, count });
function control(page: Page, name: 'pause' | 'play' | 'next') {
  return carousel(page).getByRole('button', { name: t(`vehicle-telematics:faults.${name}`), exact: true });
}
const momentText = (moment: string) => [formatDate(moment, 'US'), formatTime(moment)].join(' ');

// For people who want less motion nothing rotates by itself.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('a vehicle with a device', () => {
  test.use({ scenario: 'vehicles/telematics' });

  test('[TEL-01, TEL-02, TEL-04, TEL-05, TEL-09, CST2-16, API2-37, ENT2-16, OPN2-39, OPN2-41] shows faults, oil, battery and tires, each with its time', async ({
    page,
    mock,
  }) => {
    await page.goto(VEHICLE);
    const faults = part(page, 'faults');
    await expect(faults).toContainText(t('vehicle-telematics:faults.count', { count: 14 }));
    await expect(slide(page)).toHaveAccessibleName(position(1));
    const [sent] = await mock.answers('getFaultData');
    const newest = newestFaults(sent!)[0]!;
    await expect(slide(page)).toContainText(newest.diagnostic.name);
    await expect(faults).toContainText(`${t('vehicle-telematics:updated')} ${momentText(newest.dateTime)}`);
    await faults.getByRole('link', { name: t('vehicle-telematics:faults.showAll') }).click();
    await expect(faults.getByRole('listitem')).toHaveCount(14);

    await expect(part(page, 'oil').getByRole('meter')).toHaveAttribute('aria-valuetext', /^42%/);
    await expect(part(page, 'oil')).toContainText(t('vehicle-telematics:oil.due', { every: '7,500 mi' }));
    const [[vehicle], [battery], [tires]] = await Promise.all([
      mock.answers('getVehicle'),
      mock.answers('getBatteryLife'),
      mock.answers('getTirePressure'),
    ]);
    await expect(part(page, 'oil')).toContainText(vehicle!.oil_type_name!);
    await expect(part(page, 'battery').getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      `${battery!.vehicle_battery_life_data} V, Good`,
    );
    await expect(part(page, 'battery')).toContainText(momentText(battery!.last_updated_at_geotab!));
    const readouts = part(page, 'tires').getByRole('term');
    await expect(readouts).toHaveText(['Left front', 'Right front', 'Left rear', 'Right rear']);
    for (const [at, { pressure, temperature }] of tires!.tires.entries()) {
      await expect(readouts.nth(at).locator('..')).toContainText(`${pressure} psi${temperature} °F`);
    }
    for (const operation of READINGS) {
      const [call, ...others] = await mock.calls(operation);
      expect(call!.path).toContain('/geotab_vehicles/500001/');
      expect(others).toEqual([]);
    }
  });

  test('[TEL-02] each reading fails alone, and trying again brings it', async ({ page, mock }) => {
    await mock.setFaults(READINGS.map((operation) => ({ kind: 'server-error', operation, calls: [1] })));
    await page.goto(VEHICLE);
    const retry = { name: t('common:actions.retry') };
    await expect(section(page).getByRole('button', retry)).toHaveCount(4);
    for (const [at, of] of (['faults', 'oil', 'battery', 'tires'] as const).entries()) {
      await part(page, of).getByRole('button', retry).click();
      await expect(section(page).getByText(t('vehicle-telematics:updated'))).toHaveCount(at + 1);
    }
    await expect(section(page).getByRole('button', retry)).toHaveCount(0);
  });

  test('[TEL-01, TEL-06, TEL-07, OPN2-42] the battery says what to do; a device without readings says so; without a device nothing is asked', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500002');
    const gauge = part(page, 'battery').getByRole('meter');
    await expect(gauge).toHaveAttribute('aria-valuetext', /V, Charge$/);
    await expect(gauge).toHaveAttribute('aria-valuenow', '0.3');
    await page.goto('/vehicles/500006');
    await expect(part(page, 'battery')).toContainText('Battery data is not available for this vehicle');
    await expect(part(page, 'tires')).toContainText('Tire data is not available for this vehicle');
    await expect(part(page, 'faults')).toContainText(t('vehicle-telematics:faults.none'));
    await expect(section(page).getByRole('meter')).toHaveCount(0);
    const before = (await mock.calls('getBatteryLife')).length;
    await page.goto('/vehicles/500007');
    await expect(page.getByRole('region', { name: t('vehicle:past.title') })).toBeVisible();
    await expect(section(page)).toHaveCount(0);
    expect(await mock.calls('getBatteryLife')).toHaveLength(before);
  });
});

test.describe('fault codes of a vehicle without an active order', () => {
  test.use({ scenario: 'vehicles/telematics-request' });

  test('[TEL-03] rotate every 3 s and rest under the pointer, with the focus and when paused; one leads to a request', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(VEHICLE);
    await expect(slide(page)).toHaveAccessibleName(position(1));
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_000);
    await expect(slide(page)).toHaveAccessibleName(position(2));
    await carousel(page).hover();
    await page.clock.runFor(6_000);
    await expect(slide(page)).toHaveAccessibleName(position(2));
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_000);
    await expect(slide(page)).toHaveAccessibleName(position(3));
    await control(page, 'next').focus();
    await page.clock.runFor(6_000);
    await expect(slide(page)).toHaveAccessibleName(position(3));
    await page.keyboard.press('Enter');
    await expect(slide(page)).toHaveAccessibleName(position(4));
    await control(page, 'pause').click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(6_000);
    await expect(slide(page)).toHaveAccessibleName(position(4));
    await slide(page)
      .getByRole('link', { name: /^Schedule service for / })
      .click();
    await expect(page).toHaveURL(/\/service_request\/new\?vehicle=500001&fault_code=\d+$/);
  });
});

test.describe('people who want less motion', () => {
  test.use({ scenario: 'vehicles/telematics-eleven-faults' });

  test('[TEL-02, TEL-03, CST2-16] see the ten newest of eleven, and nothing rotates until they start it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(VEHICLE);
    await expect(carousel(page).getByRole('group', { includeHidden: true })).toHaveCount(10);
    await page.clock.runFor(6_000);
    await expect(slide(page)).toHaveAccessibleName(position(1));
    await expect(slide(page)).toContainText('03-11-2026');
    await control(page, 'play').click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(3_000);
    await expect(slide(page)).toContainText('03-10-2026');
  });
});

test.describe('with the flag of telematics alone', () => {
  test.use({ scenario: 'flags/telematics_section-on' });

  test('[API-52, TEL-01, GLV-01, ROL2-05] telematics are there and documents are not', async ({ page, mock }) => {
    await page.goto(VEHICLE);
    await expect(section(page)).toBeVisible();
    await expect(page.getByRole('region', { name: t('glovebox:title'), exact: true })).toHaveCount(0);
    expect(await mock.calls('listGloveboxItems')).toEqual([]);
  });
});

test.describe('with the flag of documents alone', () => {
  test.use({ scenario: 'flags/glovebox-on' });

  test('[API-52, TEL-01, GLV-01, ROL2-05] documents are there and telematics are not', async ({ page, mock }) => {
    await page.goto(VEHICLE);
    await expect(page.getByRole('region', { name: t('glovebox:title'), exact: true })).toBeVisible();
    await expect(section(page)).toHaveCount(0);
    for (const operation of READINGS) expect(await mock.calls(operation)).toEqual([]);
  });
});
