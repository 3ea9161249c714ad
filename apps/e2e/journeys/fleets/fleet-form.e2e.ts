import { expect, test } from '../../fixtures.ts';
import {
  askToDeleteFleet,
  button,
  choosePaymentType,
  editFleet,
  fleetField,
  paymentType,
  saveFleet,
} from '../../fleet-form.ts';
import { at } from '../../places.ts';
import { productCookies } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const FIELDS = ['name', 'region', 'rep', 'otherId'] as const;
const SIX = ['fleet_payment_type', 'name', 'other_id', 'region', 'rep', 'share_wex_number'];

const INSIDE = [
  ['vehicles', '/vehicles/new'],
  ['people', '/settings?tab=users'],
  ['payment', '/settings?tab=payments'],
  ['policy', '/settings?tab=policies'],
] as const;

test.use({ role: 'FMC' });

test.describe('a new fleet', () => {
  test.use({ scenario: 'fleet-form/save-held' });

  test('[CMP-04, FLT-06, FLT-07, FLT-11, FLT-12, FLT-13, API-34, API-35, ENT-04, ERR-12, RTE-18] is saved once, and then has a page of its own', async ({
    page,
    mock,
  }) => {
    await page.goto('/fleets/new');
    for (const field of FIELDS) {
      await expect(fleetField(page, field)).toBeEnabled();
      await expect(fleetField(page, field)).toHaveValue('');
    }
    await expect(paymentType(page)).toHaveText(t('fleet-form:choose'));
    expect(await mock.calls('listFleetPaymentTypes')).toHaveLength(1);
    await expect(saveFleet(page)).toBeDisabled();
    await expect(saveFleet(page)).toHaveAccessibleDescription(t('fleet-form:incomplete.both'));
    await fleetField(page, 'name').fill('Birch Lane Catering');
    await expect(saveFleet(page)).toBeDisabled();
    await choosePaymentType(page, t('fleet-form:paymentTypes.bill_to'));
    await expect(saveFleet(page)).toBeEnabled();
    await fleetField(page, 'name').fill(' ');
    await expect(saveFleet(page)).toBeDisabled();
    await fleetField(page, 'name').fill('Birch Lane Catering');
    await fleetField(page, 'region').fill('West');
    await fleetField(page, 'otherId').fill('BL-77');

    await saveFleet(page).dblclick();
    await expect(saveFleet(page)).toBeDisabled();
    await mock.release();
    await expect(page.getByText(t('fleet-form:created'), { exact: true })).toBeVisible();
    const calls = await mock.calls('createFleet');
    expect(calls.map(({ requestBody }) => requestBody)).toEqual([
      {
        name: 'Birch Lane Catering',
        region: 'West',
        rep: null,
        fleet_payment_type: 'bill_to',
        other_id: 'BL-77',
        share_wex_number: false,
      },
    ]);
    const [created] = await mock.answers('createFleet');
    await expect(page).toHaveURL(at(`/fleets/${created!.id}/edit`));
    await expect(fleetField(page, 'name')).toBeDisabled();
    await expect(fleetField(page, 'name')).toHaveValue('Birch Lane Catering');

    const left = page.getByRole('region', { name: t('first-steps:title') }).getByRole('listitem');
    await expect(left).toHaveText([
      new RegExp(`^${t('first-steps:open.vehicles')}`),
      t('first-steps:open.people'),
      `${t('first-steps:unknown.payment')}${t('first-steps:inside')}`,
      `${t('first-steps:unknown.policy')}${t('first-steps:inside')}`,
    ]);
    await button(page, 'administer this fleet').click();
    const steps = page.getByRole('list', { name: t('first-steps:title') });
    for (const [step, path] of INSIDE) {
      const name = new RegExp(`^(${t(`first-steps:action.${step}`)}|${t(`first-steps:view.${step}`)})$`);
      await expect(steps.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(steps.getByRole('listitem').first()).toContainText(t('first-steps:open.vehicles'));
  });
});

test.describe('a single payment type', () => {
  test.use({ scenario: 'fleet-form/one-payment-type' });

  test('[FLT-12] is chosen already; leaving asks first, and a reload keeps what was typed', async ({ page, mock }) => {
    await page.goto('/fleets/new');
    await expect(paymentType(page)).toHaveText(t('fleet-form:paymentTypes.credit_card'));
    await fleetField(page, 'name').fill('Birch Lane');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(fleetField(page, 'name')).toHaveValue('Birch Lane');
    await page.getByRole('link', { name: t('common:actions.cancel') }).click();
    const question = page.getByRole('alertdialog', { name: t('common:form.leaveTitle') });
    await question.getByRole('button', { name: t('common:form.stay') }).click();
    await expect(fleetField(page, 'name')).toHaveValue('Birch Lane');
    await page.getByRole('link', { name: t('common:actions.cancel') }).click();
    await question.getByRole('button', { name: t('common:form.leave') }).click();
    await expect(page).toHaveURL(at('/fmc_dashboard'));
    expect(await mock.calls('createFleet')).toEqual([]);
  });
});

test.describe('a response that is lost', () => {
  test.use({ scenario: 'fleet-form/lost-answer' });

  test('[FLT-07] leads to the fleet all the same, which is sent once', async ({ page, mock }) => {
    await page.goto('/fleets/new');
    await fleetField(page, 'name').fill('Birch Lane Catering');
    await choosePaymentType(page, t('fleet-form:paymentTypes.credit_card'));
    await saveFleet(page).click();
    await expect(page.getByText(t('fleet-form:created'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/fleets\/\d+\/edit$/);
    await expect(fleetField(page, 'name')).toHaveValue('Birch Lane Catering');
    expect(await mock.calls('createFleet')).toHaveLength(1);
  });
});

test.describe('a name that is taken', () => {
  test.use({ scenario: 'fleet-form/name-taken' });

  test('[FLT-13] is said at its field, and everything typed stays', async ({ page }) => {
    await page.goto('/fleets/new');
    await fleetField(page, 'name').fill('Birch Lane Catering');
    await fleetField(page, 'rep').fill('Lena Hoff');
    await choosePaymentType(page, t('fleet-form:paymentTypes.credit_card'));
    await saveFleet(page).click();
    await expect(fleetField(page, 'name')).toHaveAccessibleDescription(t('fleet-form:refused.nameTaken'));
    await expect(fleetField(page, 'name')).toBeFocused();
    await expect(fleetField(page, 'rep')).toHaveValue('Lena Hoff');
    await fleetField(page, 'name').fill('Birch Lane');
    await expect(fleetField(page, 'name')).toHaveAccessibleDescription('');
    await saveFleet(page).click();
    await expect(page).toHaveURL(/\/fleets\/\d+\/edit$/);
  });
});

test.describe('an existing fleet', () => {
  test.use({ scenario: 'fleet-form/edit' });

  test('[FLT-01, FLT-03, FLT-04, FLT-05, FLT-08, FLT-09, FLT-10, API-31, API-36, API-38, ENT-04, ERR-12, RTE-19] is read until Edit, and read again after Save; deleted after its name was typed', async ({
    page,
    mock,
  }) => {
    await page.goto('/fleets/7');
    await expect(editFleet(page)).toBeVisible();
    const [read] = await mock.calls('getFleet');
    const { path, query } = read!;
    expect([path, query]).toEqual(['/api/v4/fleets/7', { 'include[]': ['fleet_payment_types'] }]);
    const fleet = (await mock.answers('getFleet')).at(-1)!;
    await expect(fleetField(page, 'name')).toHaveValue(fleet.name);
    await expect(fleetField(page, 'region')).toHaveValue(fleet.region!);
    await expect(fleetField(page, 'rep')).toHaveValue(fleet.rep!);
    await expect(fleetField(page, 'otherId')).toHaveValue(fleet.other_id ?? '');
    const chosen = t(`fleet-form:paymentTypes.${fleet.fleet_payment_type as 'credit_card' | 'bill_to'}`);
    await expect(paymentType(page)).toHaveText(chosen);
    for (const field of FIELDS) await expect(fleetField(page, field)).toBeDisabled();
    await expect(paymentType(page)).toBeDisabled();
    expect(await productCookies(page)).toMatchObject({ wayside_current_fleet_id: '7' });

    await editFleet(page).click();
    for (const field of FIELDS) await expect(fleetField(page, field)).toBeEnabled();
    await paymentType(page).click();
    await expect(page.getByRole('option')).toHaveText([/^Credit card/, /^Bill to/]);
    await page.keyboard.press('Escape');
    await fleetField(page, 'rep').fill('Ann Lee');
    await button(page, t('common:actions.cancel')).click();
    await expect(fleetField(page, 'rep')).toHaveValue(fleet.rep!);
    await expect(fleetField(page, 'rep')).toBeDisabled();
    await expect(editFleet(page)).toBeFocused();
    expect(await mock.calls('updateFleet')).toEqual([]);

    await editFleet(page).click();
    await fleetField(page, 'rep').fill('Ann Lee');
    await saveFleet(page).click();
    await expect(page.getByText(t('fleet-form:updated'), { exact: true })).toBeVisible();
    await expect(fleetField(page, 'rep')).toBeDisabled();
    await expect(fleetField(page, 'rep')).toHaveValue('Ann Lee');
    const [saved] = await mock.calls('updateFleet');
    const { requestBody, requestHeaders } = saved!;
    expect(Object.keys(requestBody).toSorted()).toEqual(SIX);
    expect(requestBody).toMatchObject({
      name: fleet.name,
      rep: 'Ann Lee',
      fleet_payment_type: fleet.fleet_payment_type,
    });
    expect(requestHeaders['if-match']).toMatch(/^".+"$/);

    const question = page.getByRole('alertdialog', { name: t('fleet-form:delete.question') });
    const confirm = question.getByRole('button', { name: t('fleet-form:delete.confirm') });
    await askToDeleteFleet(page);
    await expect(confirm).toBeDisabled();
    await question.getByRole('textbox').fill(fleet.name);
    await question.getByRole('button', { name: t('common:actions.cancel') }).click();
    await expect(question).toHaveCount(0);
    expect(await mock.calls('deleteFleet')).toEqual([]);

    await askToDeleteFleet(page);
    await expect(question.getByRole('textbox')).toHaveValue('');
    await question.getByRole('textbox').fill(fleet.name);
    await confirm.click();
    await expect(page).toHaveURL(at('/fmc_dashboard'));
    await expect(page.getByText(t('fleet-form:deleted'), { exact: true })).toBeVisible();
    const [deleted] = await mock.calls('deleteFleet');
    expect(deleted!.path).toBe('/api/v4/fleets/7');
    expect(deleted!.requestBody ?? null).toBeNull();
    await expect(page.getByText(t('fmc:context', { count: 59 }))).toBeVisible();
  });

  test('[FLT-02, FMC-21, API-31] is stored with its account, and administered, after saying what that means', async ({
    page,
    mock,
  }) => {
    await page.goto('/fleets/4/edit');
    await expect(editFleet(page)).toBeVisible();
    expect(await productCookies(page)).toMatchObject({
      wayside_current_fleet_id: '4',
      wayside_current_account_id: '10',
    });
    const name = (await page.getByRole('heading', { level: 1 }).textContent())!;
    await expect(page.getByText('You will act inside this fleet on behalf of its users.')).toBeVisible();
    const administer = button(page, 'administer this fleet');
    await editFleet(page).click();
    await fleetField(page, 'rep').fill('Ann Lee');
    await administer.click();
    const question = page.getByRole('alertdialog', { name: t('common:form.leaveTitle') });
    await question.getByRole('button', { name: t('common:form.stay') }).click();
    expect(await mock.calls('impersonateFleet')).toEqual([]);
    await administer.click();
    await question.getByRole('button', { name: t('common:form.leave') }).click();
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('banner')).toContainText(name);
    expect((await mock.calls('impersonateFleet')).map(({ requestBody }) => requestBody)).toEqual([{ fleet_id: 4 }]);
  });
});

test.describe('a fleet that someone else deletes while its deletion is confirmed', () => {
  test.use({ scenario: 'failures/deleteFleet/notFound' });

  test('[FLT-04, ERR-12] is said, and deleting it is no longer offered', async ({ page, mock }) => {
    await page.goto('/fleets/7/edit');
    await expect(editFleet(page)).toBeVisible();
    const name = (await page.getByRole('heading', { level: 1 }).textContent())!;
    await askToDeleteFleet(page);
    const question = page.getByRole('alertdialog', { name: t('fleet-form:delete.question') });
    await question.getByRole('textbox').fill(name);
    await question.getByRole('button', { name: t('fleet-form:delete.confirm') }).click();
    await expect(question.getByRole('alert')).toHaveText(t('common:record.alreadyDeleted'));
    await expect(question.getByRole('button', { name: t('fleet-form:delete.confirm') })).toHaveCount(0);
    expect(await mock.calls('deleteFleet')).toHaveLength(1);
  });
});

test.describe('a fleet that someone else changes', () => {
  test.use({ scenario: 'fleet-form/changed-by-another' });

  test('[FLT-09, API-36] shows theirs, and saves mine on top', async ({ page, mock }) => {
    await page.goto('/fleets/5/edit');
    await editFleet(page).click();
    await fleetField(page, 'rep').fill('Ann Lee');
    await saveFleet(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(t('common:record.changedTitle'));
    await expect(alert.getByRole('listitem')).toHaveText(['Rep: Noor Haddad']);
    await expect(button(page, t('common:form.conflict.keepMine'))).toBeFocused();
    await button(page, t('common:form.conflict.keepMine')).click();
    await expect(page.getByText(t('fleet-form:updated'), { exact: true })).toBeVisible();
    await expect(fleetField(page, 'rep')).toHaveValue('Ann Lee');
    await expect(fleetField(page, 'otherId')).toHaveValue('NH-100');
    const calls = await mock.calls('updateFleet');
    expect(calls.map(({ status }) => status)).toEqual([412, 200]);
    expect(new Set(calls.map(({ requestHeaders }) => requestHeaders['if-match'])).size).toBe(2);
  });
});

test.describe('the share-number toggle', () => {
  test.use({ scenario: 'fleet-form/edit' });

  test('[FLT-14, CST-02] of an FMC user follows the last of two quick presses, 100 ms later', async ({
    page,
    mock,
  }) => {
    await page.clock.install();
    await page.goto('/fleets/5/edit');
    await expect(editFleet(page)).toBeVisible();
    await editFleet(page).click();
    const toggle = page.getByRole('switch', { name: t('fleet-form:share.label') });
    const isShared = page.getByText(t('fleet-form:share.on'));
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    await toggle.press('Space');
    await page.clock.runFor(60);
    await toggle.press('Space');
    await page.clock.runFor(99);
    await expect(isShared).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(isShared).toHaveCount(0);
    await toggle.press('Space');
    await page.clock.runFor(99);
    await expect(toggle).toBeChecked();
    await expect(isShared).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(isShared).toBeVisible();
    await page.clock.resume();
    await saveFleet(page).click();
    await expect(page.getByText(t('fleet-form:updated'), { exact: true })).toBeVisible();
    const [saved] = await mock.calls('updateFleet');
    expect(saved!.requestBody).toMatchObject({ share_wex_number: true });
  });

  test.describe('FMC Fleet Manager', () => {
    test.use({ role: 'FMC Fleet Manager' });
    test('[FLT-14, RTE-19] is absent, and the fleet can be edited', async ({ page }) => {
      await page.goto('/fleets/5/edit');
      await editFleet(page).click();
      await expect(fleetField(page, 'name')).toBeEnabled();
      await expect(page.getByRole('switch')).toHaveCount(0);
    });
  });
});
