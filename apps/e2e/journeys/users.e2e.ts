import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SESSION_HEADER } from '@wayside/scenarios/control';
import { expect, test } from '../fixtures.ts';
import { cellsOf, headersOf } from '../grid.ts';
import { at } from '../places.ts';
import { PORT } from '../server.ts';
import { textsOf } from '../texts.ts';
import { action, fillDetails, openUsers, userGrid } from '../user-list.ts';

const { t } = await textsOf('en');
const search = (page: Page) => page.getByRole('searchbox', { name: t('users:search.label') });
const form = (page: Page) => page.getByRole('dialog', { name: t('users:form.addTitle') });
const next = (page: Page) => form(page).getByRole('button', { name: t('users:form.next'), exact: true });
const ALL = t('users:allVehicles', { count: 24 });
const DAN = 'Dan Whitfield';
const COLUMNS = ['Name', 'Roles', 'Email', 'Phone', 'Vehicles'];

test.describe('the users of a fleet', () => {
  test.use({ scenario: 'users/of-a-fleet' });

  test('[USR-01, USR-03, USR-10, USR-11, USR-12, USR-13, ROL2-16, API-20] are listed; who is deactivated is greyed', async ({
    page,
    mock,
  }) => {
    await openUsers(page);
    expect(await headersOf(userGrid(page))).toEqual([...COLUMNS, 'Actions']);
    const [sent] = await mock.answers('listFleetUsers');
    // The super admin is hidden and can't be found by searching.
    expect(sent!.map(({ email }) => email)).toContain('super-admin@wayside.example');
    await expect(page.getByText(t('common:search.shown', { shown: sent!.length - 1, total: sent!.length - 1 }))).toBeVisible();
    const names = await cellsOf(userGrid(page), 'Name');
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
    const gone = sent!.find(({ is_active }) => !is_active)!;
    const name = `${gone.firstName} ${gone.lastName}`;
    await search(page).fill(gone.email);
    await expect(action(page, 'activate', name)).toBeVisible();
    await expect(action(page, 'edit', name)).toHaveCount(0);
    await expect(userGrid(page).getByText(t('common:state.inactive'), { exact: true })).toHaveCount(1);
    const colorOf = (email: string) =>
      userGrid(page)
        .getByRole('gridcell', { name: email, exact: true })
        .evaluate((cell) => getComputedStyle(cell).color);
    const grey = await colorOf(gone.email);
    await search(page).fill('Ann Lee');
    await expect(userGrid(page).getByText('Ann Lee')).toBeVisible();
    expect(await colorOf('owner@wayside.example')).not.toBe(grey);
    await search(page).fill('super-admin');
    await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
  });

  test('[USR-06, USR-07, CST2-09] are found by any field, by role and by enrolled vehicle, once the typing pauses', async ({
    page,
    mock,
  }) => {
    await openUsers(page);
    const [vehicles, users] = [(await mock.answers('listBasicVehicles'))[0]!, (await mock.answers('listFleetUsers'))[0]!];
    const drivers = users.filter(({ vehicle_ids }) => vehicle_ids.length < 8);
    const vehicleOf = (isEnrolled: boolean) =>
      vehicles.find(
        ({ id, other_id, fleetcor_enrolled }) =>
          fleetcor_enrolled === isEnrolled &&
          other_id !== null &&
          (!isEnrolled || drivers.some(({ vehicle_ids }) => vehicle_ids.includes(id))),
      )!;
    for (const [typed, found] of [
      ['wHITf', DAN],
      ['DRIVER@ways', DAN],
      ['manag', 'Carla Novak'],
    ] as const) {
      await search(page).fill(typed);
      await expect(userGrid(page).getByText(found, { exact: true })).toBeVisible();
      await expect(userGrid(page).getByText('Ann Lee', { exact: true })).toHaveCount(0);
    }
    await search(page).fill(vehicleOf(true).other_id!);
    await expect(userGrid(page).getByText('Ann Lee', { exact: true })).toBeVisible();
    // Users with all vehicles have this one as well, but a search for it doesn't find them.
    await search(page).fill(vehicleOf(false).other_id!);
    await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
  });

  test('[USR-09, OPN-30] are downloaded, all that are found and not one page of them', async ({ page, mock }) => {
    await openUsers(page, '?q=driver');
    const users = (await mock.answers('listFleetUsers'))[0]!;
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: t('common:list.csv') }).click()]);
    expect(download.suggestedFilename()).toBe('users.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toBe(COLUMNS.join(','));
    const drivers = users.filter(({ roles }) => JSON.stringify(roles).includes('Driver'));
    expect(drivers.length).toBeGreaterThan(10);
    expect(lines).toHaveLength(drivers.length + 1);
    expect(lines.some((line) => line.startsWith(`${DAN},Driver,driver@wayside.example,`))).toBe(true);
  });

  test('[USR-10, API-23, API-24, ERR-16] one is deactivated at once, and that is undone', async ({ page, mock }) => {
    await openUsers(page, '?q=whitfield');
    const { id } = (await mock.answers('listFleetUsers'))[0]!.find(({ email }) => email === 'driver@wayside.example')!;
    await action(page, 'deactivate', DAN).click();
    await expect(page.getByText('User deactivated', { exact: true })).toBeVisible();
    await expect(action(page, 'activate', DAN)).toBeVisible();
    expect((await mock.calls('deactivateFleetUser')).map(({ path }) => path)).toEqual([`/api/v4/fleet_users/${id}/deactivate`]);
    await page.getByRole('button', { name: t('users:actions.undo'), exact: true }).click();
    await expect(page.getByText('User activated', { exact: true })).toBeVisible();
    await expect(action(page, 'edit', DAN)).toBeVisible();
    expect((await mock.calls('activateFleetUser')).map(({ path }) => path)).toEqual([`/api/v4/fleet_users/${id}/activate`]);
  });

  test('[USR-08, API-22, ERR-11, ERR-16] one is deleted, once that is confirmed', async ({ page, mock }) => {
    await openUsers(page, '?q=whitfield');
    await action(page, 'delete', DAN).click();
    const question = page.getByRole('alertdialog', { name: t('users:deleteQuestion') });
    await expect(question).toContainText('driver@wayside.example');
    await question.getByRole('button', { name: t('common:actions.cancel') }).click();
    expect(await mock.calls('deleteFleetUser')).toEqual([]);
    await action(page, 'delete', DAN).click();
    await question.getByRole('button', { name: t('users:deleteConfirm', { name: DAN }) }).click();
    await expect(page.getByText('User deleted', { exact: true })).toBeVisible();
    await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
    expect(await mock.calls('deleteFleetUser')).toHaveLength(1);
    expect(await mock.calls('listFleetUsers')).toHaveLength(2);
  });

  test('[USR-08, USR-14, USR-15, USR-16, ROL-12, API-17, API-19, API-27, ERR-16] one is added in three steps', async ({ page, mock }) => {
    await openUsers(page);
    await page.getByRole('button', { name: t('users:actions.add') }).click();
    await expect(page).toHaveURL(at('/settings?user=new'));
    await expect(form(page).getByRole('listitem')).toHaveText([/Details/, /Text notifications/, /Email notifications/]);
    const roles = form(page)
      .getByRole('listbox', { name: t('users:form.roles') })
      .getByRole('option');
    await expect(roles).toHaveText([
      'OwnerOwns the fleet',
      'AdminAdds users and vehicles and sets policies',
      'ManagerSets policies and assigns drivers',
      'DriverViews assigned vehicles',
      'Account OwnerOwns the account and its fleets',
      'Fleet ManagerSets policies and assigns drivers',
    ]);
    expect((await mock.calls('listRoles'))[0]!.query).toEqual({});
    await fillDetails(form(page), { all: ALL });
    await next(page).click();
    await expect(form(page).getByRole('heading', { name: t('users:form.text') })).toBeFocused();
    await form(page).getByText(t('account:notifications.approvals_required'), { exact: true }).click();
    await next(page).click();
    await expect(form(page).getByRole('heading', { name: t('users:form.emailed') })).toBeFocused();
    await form(page)
      .getByRole('button', { name: t('users:form.create') })
      .click();
    await expect(page.getByText('User created', { exact: true })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL(at('/settings'));
    const { requestBody } = (await mock.calls('createFleetUser'))[0]!;
    expect(requestBody).toMatchObject({
      firstName: 'Noah',
      email: 'noah.patel@wayside.example',
      cellPhone: '5035550177',
      language: 'en',
      roles: ['Driver'],
      text_notification_preference_attributes: { approvals_required: true, payment_received: false },
      email_notification_preference_attributes: { approvals_required: false },
    });
    expect(requestBody.vehicle_ids).toHaveLength(24);
    await page.getByRole('button', { name: t('users:actions.show'), exact: true }).click();
    await expect(page).toHaveURL(at('/settings?q=Noah+Patel'));
    // A press on the row opens it; the search stays.
    await userGrid(page).getByText('noah.patel@wayside.example').click();
    await expect(page.getByRole('dialog', { name: t('users:form.editTitle', { name: 'Noah Patel' }) })).toBeVisible();
    await expect(page).toHaveURL(/q=Noah\+Patel&user=\d+$/);
  });

  test('[USR-17, USR-18, USR-20, USR-21, OPN-79] a new user needs every field of the first step, sends nothing before, and is found after a lost response', async ({
    page,
    mock,
  }) => {
    await page.goto('/settings?user=new');
    await next(page).click();
    const summary = form(page).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(
      ['First name', 'Last name', 'Email', 'Phone', 'Roles', 'Vehicles'].map((label) => `${label}: must select`),
    );
    await form(page).getByLabel(t('users:form.email'), { exact: true }).fill('abc');
    await form(page).getByLabel(t('users:form.phone')).fill('503555017');
    await next(page).click();
    await expect(summary).toContainText(t('common:validation.email'));
    await expect(summary).toContainText(t('common:validation.phone'));
    expect(await mock.calls('createFleetUser')).toEqual([]);
    await mock.setFaults([{ kind: 'truncated-response', operation: 'createFleetUser' }]);
    await fillDetails(form(page), { all: ALL });
    await next(page).click();
    await next(page).click();
    await form(page)
      .getByRole('button', { name: t('users:form.create') })
      .click();
    await expect(page.getByText('User created', { exact: true })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    expect(await mock.calls('createFleetUser')).toHaveLength(1);
  });

  test('[USR-12, API-18, ERR-16] one is edited, which keeps what a colleague changed and asks where both changed the same, and a changed form is not left without a question', async ({
    page,
    request,
    mock,
  }) => {
    const { token } = await mock.signIn();
    const colleague = { headers: { authorization: token, [SESSION_HEADER]: mock.id } };
    const DANS = `http://127.0.0.1:${PORT}/api/v4/fleet_users/4`;
    await openUsers(page, '?q=whitfield');
    await action(page, 'edit', DAN).click();
    const edit = page.getByRole('dialog', { name: t('users:form.editTitle', { name: DAN }) });
    await edit.getByLabel(t('users:form.lastName')).fill('Whitman');
    await page.keyboard.press('Escape');
    const leave = page.getByRole('alertdialog', { name: t('common:form.leaveTitle') });
    await leave.getByRole('button', { name: t('common:form.stay') }).click();
    await expect(edit.getByLabel(t('users:form.lastName'))).toHaveValue('Whitman');
    await page.goBack();
    await leave.getByRole('button', { name: t('common:form.stay') }).click();
    expect((await request.put(DANS, { ...colleague, data: { cellPhone: '5035550199', lastName: 'Whitlock' } })).status()).toBe(200);
    await edit.getByRole('button', { name: t('users:form.save') }).click();
    // The title of the form has the new name, too.
    const conflict = page.getByRole('alert').filter({ hasText: /Someone else changed this user.*Whitlock/s });
    await conflict.getByRole('button', { name: t('common:form.conflict.keepMine') }).click();
    await expect(page.getByText('User updated', { exact: true })).toBeVisible();
    const { path, requestBody } = (await mock.calls('updateFleetUser')).at(-1)!;
    expect(path).toBe('/api/v4/fleet_users/4');
    expect(requestBody).toMatchObject({ lastName: 'Whitman', cellPhone: '5035550199', language: 'en', roles: ['Driver'] });
    await search(page).fill('whitman');
    await expect(userGrid(page).getByText('Dan Whitman')).toBeVisible();
  });

  test('[USR-14, OPN-33] on a phone the form is a page at the same address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/settings?tab=users&user=new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('users:form.addTitle'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel(t('users:form.firstName')).fill('Noah');
    await page.getByRole('link', { name: t('settings:title'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('common:form.leave') })
      .click();
    await expect(page).toHaveURL(at('/settings?tab=users'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings:title'));
  });
});

test.describe('with documents', () => {
  test.use({ scenario: 'users/with-documents' });
  test('[USR-03, USR-04, USR-05, GLV-10, GLV-11, OPN-42] have an icon for each; five vehicles at once, and none opens that ends within sixty days', async ({
    page,
    mock,
  }) => {
    // Wide enough for all columns at once.
    await page.setViewportSize({ width: 2000, height: 900 });
    await openUsers(page);
    expect(await headersOf(userGrid(page))).toEqual([
      ...COLUMNS,
      'Driver license',
      'Vehicle insurance',
      'Registration',
      'Extra documents',
      'Actions',
    ]);
    const users = (await mock.answers('listFleetUsers'))[0]!;
    const many = users.find(({ vehicle_ids }) => vehicle_ids.length === 7)!;
    const items = (await mock.answers('listVehicles'))[0]!.flatMap(({ glovebox_items }) => glovebox_items ?? []);
    await search(page).fill(many.email);
    await expect(page.getByText(t('common:search.shown', { shown: 1, total: users.length - 1 }))).toBeVisible();
    await expect(userGrid(page).getByRole('button', { name: t('users:documents.showAll', { count: 7 }) })).toHaveCount(4);
    await userGrid(page)
      .getByRole('button', { name: t('users:documents.showAll', { count: 7 }) })
      .first()
      .click();
    const all = page.getByRole('dialog', { name: t('users:documents.title', { name: `${many.firstName} ${many.lastName}` }) });
    await expect(all.getByRole('region')).toHaveCount(7);
    await all
      .getByRole('button', { name: t('common:actions.close') })
      .last()
      .click();
    await search(page).fill('Ann Lee');
    const first = items.filter(({ vehicle_id }) => vehicle_id === 500_001);
    const daysOf = (type: string) => first.find(({ document_type }) => document_type === type)!.expires_in_days;
    expect([daysOf('vehicle_insurance'), daysOf('registration')]).toEqual([60, 61]);
    await expect(userGrid(page).getByRole('button', { name: /Vehicle insurance of VAN-01.*expires in 60 days/ })).toBeDisabled();
    await expect(userGrid(page).getByRole('button', { name: /^Open: Registration of VAN-01.*valid until/ })).toBeEnabled();
  });
});

test.describe('that cannot be loaded', () => {
  test.use({ scenario: 'users/load-fails-once' });
  test('[ERR-09] are asked for again', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(userGrid(page).getByText('Ann Lee')).toBeVisible();
  });
});

test.describe('of which there are none', () => {
  test.use({ scenario: 'users/none' });
  test('[ERR-18] are said to be none', async ({ page }) => {
    await page.goto('/settings');
    await expect(page.getByText(t('users:empty.title'), { exact: true })).toBeVisible();
  });
});

test.describe('whose deletion fails once', () => {
  test.use({ scenario: 'users/delete-fails-once' });
  test('[ERR-10] stay, with the reason in the question', async ({ page }) => {
    await openUsers(page, '?q=whitfield');
    await action(page, 'delete', DAN).click();
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: t('users:deleteConfirm', { name: DAN }) });
    await confirm.click();
    await expect(question.getByRole('alert')).toBeVisible();
    await expect(userGrid(page).getByText(DAN)).toBeAttached();
    await confirm.click();
    await expect(page.getByText(t('users:deleted'))).toBeVisible();
  });
});

test.describe('one of which somebody else deactivated', () => {
  test.use({ scenario: 'users/deactivated-by-another' });
  test('keep what was typed, and say why it is not saved', async ({ page }) => {
    await page.goto('/settings?user=4');
    const edit = page.getByRole('dialog');
    await edit.getByLabel(t('users:form.lastName')).fill('Whitman');
    await edit.getByRole('button', { name: t('users:form.save') }).click();
    await expect(edit.getByText('A deactivated user cannot be edited')).toBeVisible();
    await expect(edit.getByLabel(t('users:form.lastName'))).toHaveValue('Whitman');
  });
});

test.describe('one of which somebody else deletes', () => {
  test.use({ scenario: 'users/deleted-by-another' });
  test('is not sent any more: the form says that the user is gone', async ({ page, mock }) => {
    await page.goto('/settings?user=4');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('users:form.lastName')).fill('Whitman');
    await dialog.getByRole('button', { name: t('users:form.save') }).click();
    await expect(page.getByRole('dialog', { name: t('users:form.gone.title') })).toBeVisible();
    await dialog.getByRole('button', { name: t('users:form.back') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(at('/settings'));
    expect(await mock.calls('updateFleetUser')).toEqual([]);
  });
});

test.describe('with an email that belongs to somebody else', () => {
  test.use({ scenario: 'users/email-taken-once' });
  test('[ERR-10] are not added; the form keeps everything for the next try', async ({ page, mock }) => {
    await page.goto('/settings?user=new');
    await fillDetails(form(page), { all: ALL });
    await next(page).click();
    await next(page).click();
    const create = form(page).getByRole('button', { name: t('users:form.create') });
    await create.click();
    // The refusal is about a field of the first step.
    await expect(form(page).getByRole('alert')).toContainText('This email is already in use');
    await expect(form(page).getByLabel(t('users:form.email'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await next(page).click();
    await next(page).click();
    await create.click();
    await expect(page.getByText('User created', { exact: true })).toBeVisible();
    const [first, second] = await mock.calls('createFleetUser');
    expect(second!.requestBody).toEqual(first!.requestBody);
  });
});

test.describe('whose activation fails once', () => {
  test.use({ scenario: 'users/undo-fails' });
  test('stay deactivated when it is undone, say so, and can be activated then', async ({ page }) => {
    await openUsers(page, '?q=whitfield');
    await action(page, 'deactivate', DAN).click();
    await page.getByRole('button', { name: t('users:actions.undo'), exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: t('users:stillInactive', { name: DAN }) })).toBeVisible();
    await page.getByRole('button', { name: t('common:actions.retry'), exact: true }).click();
    await expect(page.getByText('User activated', { exact: true })).toBeVisible();
  });
});
