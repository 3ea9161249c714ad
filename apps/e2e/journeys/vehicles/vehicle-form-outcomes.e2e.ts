import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';
import { NEW_VIN, expectStep, press, vinField } from '../../vehicle-form.ts';

const { t } = await textsOf('en');

test.describe('a VIN that was taken a moment ago', () => {
  test.use({ scenario: 'vehicle-form/vin-taken' });
  test('[ERR2-04, ERR2-06] a refused save shows step 1 again, with the reason at its field', async ({ page, mock }) => {
    await page.goto('/vehicles/new');
    await vinField(page).fill(NEW_VIN);
    await press(page, t('vehicle-form:continue'));
    await expectStep(page, 'details');
    expect(await mock.calls('createVehicle')).toEqual([]);
    await press(page, t('vehicle-form:add'));
    await expect(page.getByRole('alert').getByText('Submission Failed')).toBeVisible();
    await expectStep(page, 'identity');
    await expect(vinField(page)).toHaveAccessibleDescription(t('vehicle-form:refused.duplicateVin'));
    await expect(vinField(page)).toHaveValue(NEW_VIN);
  });
});

test.describe('a lookup that fails', () => {
  test.use({ scenario: 'vehicle-form/lookup-fails-once' });
  test('[ERR2-05, ERR2-06] says so in step 1, and trying again helps', async ({ page }) => {
    await page.goto('/vehicles/new');
    await vinField(page).fill(NEW_VIN);
    await press(page, t('vehicle-form:lookUp'));
    await expect(page.getByRole('alert')).toContainText('VIN lookup failed.');
    await expectStep(page, 'identity');
    await press(page, t('vehicle-form:lookUp'));
    await expectStep(page, 'details');
  });
});

test.describe('a lost answer', () => {
  test.use({ scenario: 'vehicle-form/outcome-unknown' });
  test('to a new vehicle: nothing is sent again until it is found', async ({ page, mock }) => {
    await page.goto('/vehicles/new');
    await vinField(page).fill(NEW_VIN);
    await vinField(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText(t('common:record.unknownTitle'));
    await vinField(page).press('Enter');
    // The app looks by itself first.
    await expect(page.getByRole('button', { name: t('common:record.check') })).not.toHaveAttribute('data-pending');
    await press(page, t('common:record.check'));
    await expectStep(page, 'details');
    expect(await mock.calls('createVehicle')).toHaveLength(1);
  });
});
