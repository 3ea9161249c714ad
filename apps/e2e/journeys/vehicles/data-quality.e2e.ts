import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { chooseFile, openBulkUpload } from '../../vehicle-file.ts';
import { NEW_VIN, expectStep, press, vinField } from '../../vehicle-form.ts';
import { nameOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

const TECHNICAL = /body\.|query\.|must match|pattern|\^\(/;
const SHORT = '1FTBW2CM8KKB';
/** With a check digit that fits. */
const NEW = '1M8GDM9AXKP042788';

const described = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label });

test.describe('a file of vehicles', () => {
  test.use({ scenario: 'vehicles/bulk-upload' });

  test('[UPL-01, UPL-02, UPL-03, UPL-04, UPL-05] says what changes, and what is questioned, before anything is sent', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500002');
    await openBulkUpload(page);
    const HEADER = 'VIN,Unit number,License plate,State or province,Plate expiration,Department,Miles';
    await chooseFile(page, [HEADER, `${SHORT},X,,,,,`].join('\r\n'));
    await expect(page.getByText(t('bulk-upload:problem.vinInvalid'))).toBeVisible();
    const [fleet] = await mock.answers('listVehicles');
    const [one, two, three] = [500_001, 500_002, 500_003].map((id) => fleet!.find((vehicle) => vehicle.id === id)!);
    await page.getByRole('button', { name: t('bulk-upload:file.other') }).click();
    await chooseFile(
      page,
      [
        HEADER,
        `${one!.vin},,NEW1234,,,999,${one!.miles! + 500}`,
        `${two!.vin},${two!.other_id},${two!.license_plate_number},,,,${two!.miles}`,
        `${NEW},${two!.other_id},${two!.license_plate_number},ZZ,2020-01-31,,`,
        `${NEW.replace('AX', 'A1')},NEW-2,,,,,`,
        `${three!.vin},,,,,,100`,
      ].join('\r\n'),
    );

    const rows = page.getByRole('list', { name: t('bulk-upload:review.rows') }).locator(':scope > li');
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(0)).toContainText(t('bulk-upload:review.updates', { vehicle: nameOf(one!) }));
    const changes = rows.nth(0).getByRole('definition');
    const mi = (miles: number) => `${Math.round(miles).toLocaleString('en-US')} mi`;
    await expect(changes).toHaveText([
      new RegExp(`${one!.license_plate_number ?? t('bulk-upload:review.empty')}.*NEW1234`),
      new RegExp(`${one!.department_number}.*999`),
      new RegExp(`${mi(one!.miles!)}.*${mi(one!.miles! + 500)}`),
    ]);
    await expect(rows.nth(1)).toContainText(t('bulk-upload:review.isSame', { vehicle: nameOf(two!) }));
    const name = nameOf(two!);
    for (const text of [
      t('vehicle-form:advice.sameUnit', { name }),
      t('vehicle-form:advice.samePlate', { name }),
      t('vehicle-form:advice.plateState'),
      t('vehicle-form:advice.plateExpired'),
    ])
      await expect(rows.nth(2)).toContainText(text);
    await expect(rows.nth(3)).toContainText(t('vehicle-form:advice.checkDigit'));
    await expect(rows.nth(4)).toContainText(/Lower than the last reading, [\d,]+ mi.* on \d\d-\d\d-\d{4}/);

    // Questions are passed; what changes nothing is not sent.
    expect(await mock.calls('uploadVehicles')).toEqual([]);
    await page.getByRole('button', { name: t('bulk-upload:review.submit', { count: 4 }) }).click();
    // The page's own message may be gone before it is looked for: the upload can end first.
    await expect.poll(async () => (await mock.calls('uploadVehicles')).length).toBe(1);
    const [call] = await mock.calls('uploadVehicles');
    const sent = Buffer.from(call!.requestBody!.fileData.split(',')[1]!, 'base64').toString();
    expect(sent.split('\r\n')).toHaveLength(5);
    expect(sent).not.toContain(two!.vin);
  });
});

test.describe('the form of a vehicle', () => {
  test.use({ scenario: 'vehicle-form/add' });

  test('[UPL-02, UPL-03, UPL-05, UPL-06] refuses what is no VIN in words, warns of clashes, and takes back what a look-up added', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/new');
    await vinField(page).fill(SHORT);
    await expect(vinField(page)).toHaveAccessibleDescription(/12 of 17 characters/);
    await press(page, t('vehicle-form:continue'));
    await expect(vinField(page)).toHaveAccessibleDescription(t('common:validation.vin'));
    await expectStep(page, 'identity');
    expect(await mock.calls('createVehicle')).toEqual([]);

    // Enter sends whatever was typed, and the refusal comes back to the field (VEH-23).
    await vinField(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText(t('vehicle-form:useDropdowns'));
    // Said once, where it can be put right.
    await expect(page.getByText(t('common:validation.vin'))).toHaveCount(1);
    expect(await mock.calls('createVehicle')).toHaveLength(1);
    await expect(vinField(page)).toHaveAccessibleDescription(t('common:validation.vin'));
    await expect(page.locator('body')).not.toContainText(TECHNICAL);

    await vinField(page).fill(NEW_VIN);
    await vinField(page).press('Enter');
    await expectStep(page, 'details');
    const other = (await mock.answers('listVehicles'))[0]!.find(({ license_plate_number }) => license_plate_number);
    const name = nameOf(other!);
    await described(page, t('vehicle-form:otherId')).fill(other!.other_id!);
    await expect(described(page, t('vehicle-form:otherId'))).toHaveAccessibleDescription(
      t('vehicle-form:advice.sameUnit', { name }),
    );
    await described(page, t('vehicle-form:plateNumber')).fill(other!.license_plate_number!);
    await expect(described(page, t('vehicle-form:plateNumber'))).toHaveAccessibleDescription(
      t('vehicle-form:advice.samePlate', { name }),
    );
    const expiration = page.getByRole('group', { name: t('vehicle-form:plateExpiration') });
    await expiration.getByRole('spinbutton').first().click();
    await page.keyboard.type('01312020');
    await expect(page.getByText(t('vehicle-form:advice.plateExpired'))).toBeVisible();

    await press(page, t('vehicle-form:takeBack'));
    const question = page.getByRole('alertdialog', { name: t('vehicle-form:confirm.delete') });
    await question.getByRole('button', { name: /^Delete / }).click();
    await expect(page).toHaveURL(at('/vehicles'));
    await expect(page.getByText(t('vehicle-form:deleted'), { exact: true })).toBeVisible();
    await expect(page.getByText(/was added to your fleet/)).toHaveCount(0);
    expect(await mock.calls('deleteVehicle')).toHaveLength(1);
  });

  test.describe('for someone who may not delete', () => {
    test.use({ role: 'Driver' });
    test('[UPL-06] says that the vehicle stays', async ({ page }) => {
      await page.goto('/vehicles/new');
      await vinField(page).fill(NEW_VIN);
      await vinField(page).press('Enter');
      await expect(page.getByText(t('vehicle-form:exists.stays'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('vehicle-form:takeBack') })).toHaveCount(0);
    });
  });
});

test.describe('past maintenance', () => {
  test.use({ scenario: 'history/entering' });
  test('[UPL-04] questions a reading below the last', async ({ page }) => {
    await page.goto('/maintenance_history/new?vehicle=500001');
    const odometer = described(page, t('history:new.odometer'));
    await odometer.fill('100');
    await odometer.press('Tab');
    await expect(odometer).toHaveAccessibleDescription(/Lower than the last reading, .* on \d\d-\d\d-\d{4}/);
  });
});

test.describe('the vehicles of a fleet', () => {
  test.use({ scenario: 'vehicles/of-a-fleet' });
  test('[UPL-07] a line says how many lack what, and leads to exactly these', async ({ page }) => {
    await page.goto('/vehicles');
    const gaps = page.getByRole('list', { name: t('vehicles:health.label') }).getByRole('link');
    await expect(gaps.first()).toBeVisible();
    for (const text of await gaps.allTextContents()) {
      const link = gaps.filter({ hasText: text });
      await link.click();
      const shown = Number(/\d+/.exec(text)![0]);
      await expect(page.getByText(t('common:search.shown', { shown, total: 24 }), { exact: true })).toBeVisible();
      await expect(link).toHaveAttribute('aria-current', 'true');
    }
    await page.getByRole('button', { name: t('common:actions.clearAll') }).click();
    await expect(page.getByText(t('common:search.shown', { shown: 24, total: 24 }), { exact: true })).toBeVisible();
    await page.goto('/vehicles?lacks=everything');
    await expect(page.getByText(t('common:search.shown', { shown: 24, total: 24 }), { exact: true })).toBeVisible();
  });
});
