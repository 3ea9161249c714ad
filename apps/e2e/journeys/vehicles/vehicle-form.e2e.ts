import { errorSummary } from '@wayside/scenarios/stage';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import {
  NEW_VIN,
  act,
  choose,
  chooseTransit,
  expectStep,
  listOf,
  lookupLabel,
  press,
  vinField,
} from '../../vehicle-form.ts';

const { t } = await textsOf('en');

test.describe('a new vehicle', () => {
  test.use({ scenario: 'vehicle-form/add' });

  test('[BRD-15, VEH-18, VEH-22, VEH-25, VEH-26, VEH-27, VEH-28, API-47, API2-08, API2-15, API2-46, ENT2-23, OPN2-33, OPN2-35] is added from the lists, in two steps', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/new');
    await expectStep(page, 'identity');
    // The label alone: nothing marks the VIN as optional.
    await expect(vinField(page)).toBeVisible();
    for (const field of ['year', 'motorMakeID', 'motorModelID', 'motor_sub_model_id', 'motorEngineID'] as const)
      await expect(listOf(page, lookupLabel(field))).toBeVisible();
    await press(page, t('vehicle-form:continue'));
    await expect(errorSummary(page).getByRole('link')).toHaveText(['Year: must select']);

    await chooseTransit(page, '2021');
    await choose(page, lookupLabel('year'), '2020');
    for (const field of ['motorMakeID', 'motorModelID', 'motor_sub_model_id', 'motorEngineID'] as const)
      await expect(listOf(page, lookupLabel(field))).toContainText(t('vehicle-form:lookups.choose'));
    await choose(page, lookupLabel('motorMakeID'), 'Ford');
    await choose(page, lookupLabel('motorModelID'), 'Transit');
    await choose(page, lookupLabel('motor_sub_model_id'), 'Cargo Van T-250');
    await choose(page, lookupLabel('motorEngineID'), '3.5L V6 Gas');
    const paths = async (...[operation]: Parameters<typeof mock.calls>) =>
      (await mock.calls(operation)).map(({ path }) => path);
    expect(await paths('listMakes')).toEqual(['2021', '2020'].map((year) => `/api/v4/vehicles/years/${year}/makes`));
    expect(await paths('listModels')).toEqual(
      ['2021', '2020'].map((year) => `/api/v4/vehicles/years/${year}/makes/54/models`),
    );
    expect((await paths('listSubmodels')).at(-1)).toBe('/api/v4/vehicles/years/2020/makes/54/models/2710/submodels');
    expect((await paths('listEngines')).at(-1)).toBe(
      '/api/v4/vehicles/years/2020/makes/54/models/2710/submodels/318/engines',
    );

    await press(page, t('vehicle-form:continue'));
    await expectStep(page, 'details');
    await expect(page.getByRole('heading', { level: 3, name: t('vehicle-form:details') })).toBeFocused();
    const add = page.getByRole('button', { name: t('vehicle-form:add'), exact: true });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(t('vehicle-form:missing.plate'));
    await page.getByLabel(t('vehicle-form:plateNumber')).fill('jkt4821');
    await expect(add).toBeDisabled();
    await choose(page, t('vehicle-form:plateState'), 'Oregon OR');
    expect((await mock.calls('listStates')).map(({ query }) => query)).toEqual([{ country: 'US' }]);
    await expect(add).toBeEnabled();
    const department = page.getByRole('textbox', { name: t('vehicle-form:department') });
    await expect(department).toHaveAccessibleName(/optional$/);
    await department.fill('x'.repeat(51));
    await expect(department).toHaveValue('x'.repeat(50));
    await department.fill('210');
    await page.getByRole('textbox', { name: t('vehicle-form:odometer') }).fill('12345');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: t('vehicle-form:odometer') })).toHaveValue('12,345');
    await add.click();
    await expect(page.getByText(t('vehicle-form:added'), { exact: true })).toBeVisible();
    const [{ requestBody }] = (await mock.calls('createVehicle')) as [
      Awaited<ReturnType<typeof mock.calls<'createVehicle'>>>[number],
    ];
    expect(requestBody).toEqual({
      year: 2020,
      motorMakeID: 54,
      motorModelID: 2710,
      motor_sub_model_id: 318,
      motorEngineID: 9042,
      license_plate_number: 'JKT4821',
      license_plate_state: 'OR',
      department_number: '210',
      odometer: 12_345,
      odometer_units: 'miles',
    });
    const [created] = await mock.answers('createVehicle');
    await expect(page).toHaveURL(at(`/vehicles/${created!.id}`));
  });

  test('[VEH-23] exists once Enter was pressed in the VIN: nothing adds it twice, and leaving step 2 says so', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/new');
    // A wrong check digit is advice and keeps nobody from trying.
    await vinField(page).fill(NEW_VIN.replace('M8', 'M7').toLowerCase());
    await expect(page.getByText(t('vehicle-form:advice.checkDigit'))).toBeVisible();
    await vinField(page).fill(NEW_VIN.toLowerCase());
    await vinField(page).press('Enter');
    const name = '2019 Ford Transit';
    await expect(page.getByText(t('vehicle-form:exists.title', { name }))).toBeVisible();
    expect((await mock.calls('createVehicle')).map(({ requestBody }) => requestBody)).toEqual([{ vin: NEW_VIN }]);

    const odometer = page.getByRole('textbox', { name: t('vehicle-form:odometer') });
    await odometer.fill('12');
    await page.keyboard.press('Tab');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(t('vehicle-form:exists.title', { name }))).toBeVisible();
    await expect(odometer).toHaveValue('12');

    await press(page, t('vehicle-form:later'));
    const question = page.getByRole('alertdialog', { name: t('common:form.leaveTitle') });
    await expect(question).toContainText(t('vehicle-form:leaveBody', { name }));
    await question.getByRole('button', { name: t('common:form.stay') }).click();
    await press(page, t('vehicle-form:finish'));
    await expect(page.getByText(t('vehicle-form:added'), { exact: true })).toBeVisible();
    const [created] = await mock.answers('createVehicle');
    expect((await mock.calls('updateVehicle')).map(({ path, requestBody }) => [path, requestBody])).toEqual([
      [`/api/v4/vehicles/${created!.id}`, { id: created!.id, odometer: 12, odometer_units: 'miles' }],
    ]);
    expect(await mock.calls('createVehicle')).toHaveLength(1);

    // The next one begins at step 1 again; left at once, it stays in the fleet too.
    await page.goto('/vehicles/new');
    await expect(vinField(page)).toHaveValue('');
    await vinField(page).fill('1FTBW2CM8KKB54999');
    await vinField(page).press('Enter');
    await press(page, t('vehicle-form:later'));
    await expect(page).toHaveURL(at('/vehicles'));
    await expect(page.getByText(t('vehicle-form:leftBehind', { name }))).toBeVisible();
  });

  test('[VEH-18] on a phone the form is a page at the same address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/vehicles/new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vehicle-form:title.add'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await vinField(page).fill('1FT');
    await press(page, t('common:actions.cancel'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common:form.leave') })
      .click();
    await expect(page).toHaveURL(at('/vehicles'));
  });
});

for (const role of ['Owner', 'Driver'] as const) {
  test.describe(`a VIN under which nothing is known, for ${role}`, () => {
    test.use({ scenario: 'vehicle-form/vin-not-found', role });
    test('[VEH-24, ERR2-05, ERR2-06, OPN2-30] leads on to the lists', async ({ page }) => {
      await page.goto('/vehicles/new');
      await vinField(page).fill(NEW_VIN);
      await vinField(page).press('Enter');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(t('vehicle-form:vinLookUpValidation'));
      await expect(alert).toContainText(t('vehicle-form:useDropdowns'));
      await expect(alert.getByText('VIN lookup failed.')).toHaveCount(role === 'Owner' ? 1 : 0);
      await expect(alert.getByText(t('vehicle-form:vinValidation'))).toHaveCount(role === 'Owner' ? 0 : 1);
      await expectStep(page, 'identity');
      await expect(vinField(page)).toHaveAccessibleDescription(t('vehicle-form:refused.vinNotFound'));
      await chooseTransit(page);
    });
  });
}

test.describe('makes that come late', () => {
  test.use({ scenario: 'vehicle-form/lists-held' });
  test('[VEH-22] belong to a year that is no longer chosen, and are ignored', async ({ page, mock }) => {
    await page.goto('/vehicles/new');
    await choose(page, lookupLabel('year'), '2010');
    await expect(listOf(page, lookupLabel('motorMakeID'))).toContainText(t('common:state.loading'));
    await choose(page, lookupLabel('year'), '2021');
    await choose(page, lookupLabel('motorMakeID'), 'Ford');
    await mock.release();
    await choose(page, lookupLabel('motorModelID'), 'Transit');
    expect((await mock.calls('listModels')).map(({ path }) => path)).toEqual([
      '/api/v4/vehicles/years/2021/makes/54/models',
    ]);
  });
});

test.describe('a saved vehicle', () => {
  test.use({ scenario: 'vehicle-form/edit' });
  test('[VEH-16, VEH-19, VEH-26, UPL-04, API2-08, ERR2-32] is edited in one step; an unlikely odometer reading is questioned, and can be saved', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500001');
    await page.getByRole('link', { name: t('vehicle:edit') }).click();
    await expect(page).toHaveURL(at('/vehicles/500001/edit'));
    const form = page.getByRole('dialog', { name: /^Edit VAN-01/ });
    const save = form.getByRole('button', { name: t('vehicle-form:save') });
    await expect(save).toBeEnabled();
    await expect(form.getByRole('list', { name: t('vehicle-form:steps') })).toHaveCount(0);
    // The page behind stayed: it has not loaded the vehicle a second time.
    expect(await mock.calls('getVehicle')).toHaveLength(1);

    const vin = await vinField(page).inputValue();
    await vinField(page).fill('');
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription(t('vehicle-form:missing.vin'));
    await vinField(page).fill(vin);
    await expect(save).toBeEnabled();
    const odometer = form.getByRole('textbox', { name: t('vehicle-form:odometer') });
    await odometer.fill('900000');
    await page.keyboard.press('Tab');
    await expect(odometer).toHaveAccessibleDescription(
      /Much higher than at the last maintenance, [\d,]+ mi on \d\d-\d\d-\d{4}/,
    );
    await odometer.fill('10');
    await page.keyboard.press('Tab');
    await expect(odometer).toHaveAccessibleDescription(
      /Lower than the last reading, [\d,]+ mi\. Last maintenance: [\d,]+ mi on \d\d-\d\d-\d{4}/,
    );
    await save.click();
    await expect(page.getByText('Vehicle updated', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(at('/vehicles/500001'));
    const [{ path, requestBody }] = (await mock.calls('updateVehicle')) as [
      Awaited<ReturnType<typeof mock.calls<'updateVehicle'>>>[number],
    ];
    expect([path, requestBody]).toEqual([
      '/api/v4/vehicles/500001',
      { id: 500_001, odometer: 10, odometer_units: 'miles' },
    ]);
  });
});

test.describe('a vehicle without lookup ids', () => {
  test.use({ scenario: 'vehicle-form/year-make-model' });
  test('[VEH-20, OPN2-34] gets year, make and model alone', async ({ page, mock }) => {
    await page.goto('/vehicles/500018');
    await act(page, 'ymm');
    await expect(page).toHaveURL(at('/vehicles/500018/edit?mode=ymm'));
    const form = page.getByRole('dialog');
    await expect(listOf(page, lookupLabel('motorModelID'))).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveCount(0);
    await expect(listOf(page, lookupLabel('motorEngineID'))).toHaveCount(0);
    await chooseTransit(page);
    await press(page, t('vehicle-form:save'));
    await expect(page.getByText('Vehicle updated', { exact: true })).toBeVisible();
    expect((await mock.calls('updateVehicle')).at(-1)!.requestBody).toMatchObject({
      year: 2021,
      motorMakeID: 54,
      motorModelID: 2710,
    });
  });
});

test.describe('a deactivated vehicle that nothing identifies', () => {
  test.use({ scenario: 'vehicle-form/activate' });
  test('[VEH-17, VEH-21, VEH-25, OPN2-14, OPN2-34] asks for a VIN or a plate with its state, and is then active', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500021');
    await press(page, t('vehicles:status.activate.action'));
    await expect(page).toHaveURL(at('/vehicles/500021/edit?mode=activate'));
    const form = page.getByRole('dialog');
    const activate = form.getByRole('button', { name: t('vehicle-form:activate'), exact: true });
    const number = form.getByLabel(t('vehicle-form:plateNumber'));
    await number.fill('ABC1234');
    await expect(activate).toBeDisabled();
    await vinField(page).fill(NEW_VIN);
    await expect(activate).toBeEnabled();
    await vinField(page).fill('');
    await expect(activate).toBeDisabled();
    await choose(page, t('vehicle-form:plateState'), 'Oregon OR');
    await activate.click();
    await expect(page.getByText('Vehicle updated', { exact: true })).toBeVisible();
    expect((await mock.calls('updateVehicle')).map(({ requestBody }) => requestBody)).toEqual([
      { id: 500_021, license_plate_number: 'ABC1234', license_plate_state: 'OR', is_active: true },
    ]);
  });
});

test.describe('a vehicle with an active order', () => {
  test.use({ scenario: 'vehicle-form/delete-refused' });
  test('[VOR-05, PPV-03, API2-09, ERR2-32, OPN-36, OPN2-36] stays, with the order in the question; another one is deleted', async ({
    page,
    mock,
  }) => {
    const question = page.getByRole('alertdialog', { name: t('vehicle-form:confirm.delete') });
    const confirm = question.getByRole('button', { name: /^Delete / });
    await page.goto('/vehicles/500001/edit');
    await press(page, t('vehicle-form:actions.delete'));
    await expect(question).toContainText(t('vehicle-form:confirm.deletedToo'));
    await expect(question).toContainText(t('vehicle-form:confirm.costs'));
    await expect(question).toContainText(t('vehicle-form:confirm.payments'));
    await expect(question.getByText(t('vehicles:leaving.orderFirst'))).toBeVisible();
    await expect(question.getByRole('link', { name: 'Order 5000010', exact: true })).toBeVisible();
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');

    await page.goto('/vehicles/500006');
    await act(page, 'delete');
    await confirm.click();
    await expect(page.getByText('Vehicle deleted', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(at('/vehicles'));
    expect((await mock.calls('deleteVehicle')).map(({ path }) => path)).toEqual(['/api/v4/vehicles/500006']);
    // [PPV-03] Its policy doesn't name it any more, nor count it.
    await page.goto('/settings?tab=policies');
    await expect(page.getByRole('heading', { name: /^Approves/ })).toBeVisible();
    await expect(page.getByText(/Vehicle \d/)).toHaveCount(0);
    const named = (await mock.answers('listPolicies')).at(-1)!.flatMap(({ vehicle_ids }) => vehicle_ids);
    expect(named).not.toContain(500_006);

    // Two vehicles of the policy share a unit number, so their names end with something else.
    await page.goto('/vehicles/500002/edit');
    await page.getByRole('textbox', { name: t('vehicle-form:otherId') }).fill('VAN-01');
    await press(page, t('vehicle-form:save'));
    await expect(page.getByText('Vehicle updated', { exact: true })).toBeVisible();
    await page.goto('/settings?tab=policies');
    await expect(page.getByRole('heading', { name: /on VAN-01 · \d{4} .* and VAN-01 · \d{4} / })).toBeVisible();
  });
});
