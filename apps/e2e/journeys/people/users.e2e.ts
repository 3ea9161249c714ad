import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { cellsOf, headersOf } from '../../grid.ts';
import { textsOf } from '../../texts.ts';
import { action, item, openUsers, userGrid } from '../../user-list.ts';

const { t } = await textsOf('en');
const search = (page: Page) => page.getByRole('searchbox', { name: t('users:search.label') });
const DAN = 'Dan Whitfield';
const COLUMNS = ['Name', 'Roles', 'Email', 'Phone', 'Vehicles'];

test.describe('the users of a fleet', () => {
  test.use({ scenario: 'users/of-a-fleet' });

  test('[USR-01, USR-03, USR-06, USR-07, USR-10, USR-11, USR-12, USR-13, ROL2-16, API-20, CST2-09] are listed, and found once the typing pauses; who is deactivated is greyed', async ({
    page,
    mock,
  }) => {
    await openUsers(page);
    expect(await headersOf(userGrid(page))).toEqual([...COLUMNS, 'Actions']);
    const [sent] = await mock.answers('listFleetUsers');
    // The super admin is hidden and can't be found by searching.
    expect(sent!.map(({ email }) => email)).toContain('super-admin@wayside.example');
    await expect(
      page.getByText(t('common:search.shown', { shown: sent!.length - 1, total: sent!.length - 1 })),
    ).toBeVisible();
    // After the initials.
    const names = (await cellsOf(userGrid(page), 'Name')).map((text) => text.split('\n').at(-1)!);
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
    await expect(action(page, 'more', 'Ann Lee'), 'nothing to oneself').toHaveCount(0);
    expect(await colorOf('owner@wayside.example')).not.toBe(grey);
    await search(page).fill('super-admin');
    await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();

    // By any field, by role and by enrolled vehicle.
    const vehicles = (await mock.answers('listBasicVehicles'))[0]!;
    const drivers = sent!.filter(({ vehicle_ids }) => vehicle_ids.length < 8);
    const vehicleOf = (isEnrolled: boolean) =>
      vehicles.find(
        ({ id, other_id, fleetcor_enrolled }) =>
          fleetcor_enrolled === isEnrolled &&
          other_id !== null &&
          (!isEnrolled || drivers.some(({ vehicle_ids }) => vehicle_ids.includes(id))),
      )!;
    for (const [typed, name] of [
      ['wHITf', DAN],
      ['DRIVER@ways', DAN],
      ['manag', 'Carla Novak'],
    ] as const) {
      await search(page).fill(typed);
      await expect(userGrid(page).getByText(name, { exact: true })).toBeVisible();
      await expect(userGrid(page).getByText('Ann Lee', { exact: true })).toHaveCount(0);
    }
    await search(page).fill(vehicleOf(true).other_id!);
    await expect(userGrid(page).getByText('Ann Lee', { exact: true })).toBeVisible();
    // Users with all vehicles have this one as well, but a search for it doesn't find them.
    await search(page).fill(vehicleOf(false).other_id!);
    await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
  });

  test('[PPV-05, ERR-09] come when tried again after a failure; a user’s vehicles lead to their pages, whose drivers lead back to the user, with phone', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'listFleetUsers', calls: [1] }]);
    await page.goto('/settings');
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(userGrid(page).getByText('Ann Lee')).toBeVisible();
    const [users] = await mock.answers('listFleetUsers');
    const dan = users!.find(({ firstName, lastName }) => `${firstName} ${lastName}` === DAN)!;
    const row = userGrid(page).locator(`[row-id="${dan.id}"]`);
    await row.getByRole('link', { name: 'VAN-01', exact: true }).click();
    await expect(page).toHaveURL(/\/vehicles\/500001$/);
    const drivers = page.getByRole('region', { name: t('vehicle:related.drivers'), exact: true });
    await expect(drivers.locator(`a[href="tel:${dan.cellPhone!.replaceAll(/\D/g, '')}"]`)).toBeVisible();
    await drivers.getByRole('link', { name: DAN, exact: true }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel(t('users:form.firstName'))).toHaveValue('Dan');
    await form.getByRole('link', { name: 'VAN-01', exact: true }).click();
    await expect(page).toHaveURL(/\/vehicles\/500001$/);
  });

  test('[USR-09, USR-10, API-23, API-24, ERR-16, OPN-30] are downloaded, all that are found and not one page of them; one is deactivated once, and that is undone, if need be at a second try', async ({
    page,
    mock,
  }) => {
    await openUsers(page, '?q=driver');
    const users = (await mock.answers('listFleetUsers'))[0]!;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('common:list.csv') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('users.csv');
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toBe(COLUMNS.join(','));
    const drivers = users.filter(({ roles }) => JSON.stringify(roles).includes('Driver'));
    expect(drivers.length).toBeGreaterThan(10);
    expect(lines).toHaveLength(drivers.length + 1);
    expect(lines.some((line) => line.startsWith(`${DAN},Driver,driver@wayside.example,`))).toBe(true);

    await search(page).fill('whitfield');
    const { id } = users.find(({ email }) => email === 'driver@wayside.example')!;
    await (await item(page, 'deactivate', DAN)).click();
    const question = page.getByRole('alertdialog', { name: t('users:deactivateQuestion') });
    await expect(question).toContainText(t('users:leaving.vehicles', { count: 2 }));
    await question.getByRole('button', { name: t('users:deactivateConfirm', { name: DAN }) }).dblclick();
    await expect(page.getByText('User deactivated', { exact: true })).toBeVisible();
    await expect(action(page, 'activate', DAN)).toBeVisible();
    expect((await mock.calls('deactivateFleetUser')).map(({ path }) => path)).toEqual([
      `/api/v4/fleet_users/${id}/deactivate`,
    ]);
    await mock.setFaults([{ kind: 'server-error', operation: 'activateFleetUser', calls: [1] }]);
    await page.getByRole('button', { name: t('users:actions.undo'), exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: t('users:stillInactive', { name: DAN }) })).toBeVisible();
    await page.getByRole('button', { name: t('common:actions.retry'), exact: true }).click();
    await expect(page.getByText('User activated', { exact: true })).toBeVisible();
    await expect(action(page, 'edit', DAN)).toBeVisible();
    const path = `/api/v4/fleet_users/${id}/activate`;
    expect((await mock.calls('activateFleetUser')).map((call) => call.path)).toEqual([path, path]);
  });

  test('[PPV-02, PPV-03] one who approves policies is replaced in them, then deleted; without that, the policies say so', async ({
    page,
    mock,
  }) => {
    const CARLA = 'Carla Novak';
    await openUsers(page, '?q=novak');
    await (await item(page, 'delete', CARLA)).click();
    const question = page.getByRole('alertdialog', { name: t('users:deleteQuestion') });
    // What depends on her is known.
    await expect(question).toContainText(t('users:leaving.stays.delete'));
    const [policies = []] = await mock.answers('listPolicies');
    const asking = policies.filter(({ auto_approvable, user_ids }) => !auto_approvable && user_ids.includes(3));
    expect(asking.length).toBeGreaterThan(0);
    const count = asking.length;
    await expect(question).toContainText(t('users:leaving.policies', { count }));
    await expect(question.getByRole('link', { name: t('users:leaving.showPolicies', { count }) })).toHaveAttribute(
      'href',
      '/settings?tab=policies&q=Carla+Novak',
    );
    const replace = question.getByRole('button', { name: t('users:leaving.replace', { count }) });
    await question.getByRole('button', { name: new RegExp(t('users:leaving.replaceBy')) }).click();
    await page.getByRole('option', { name: 'Ben Ortiz', exact: true }).click();
    await replace.click();
    await expect(replace).toHaveCount(0);
    expect((await mock.calls('updatePolicy')).every(({ requestBody }) => !requestBody.user_ids.includes(3))).toBe(true);
    expect(await mock.calls('deleteFleetUser')).toEqual([]);
    await question.getByRole('button', { name: t('users:deleteConfirm', { name: CARLA }) }).click();
    await expect(page.getByText(t('users:deleted'))).toBeVisible();

    // Whoever else one of them asks goes, too: nobody is left to ask.
    const deserted = asking[0]!;
    const users = (await mock.answers('listFleetUsers')).at(-1)!;
    const others = users.filter(({ id }) => id !== 3 && deserted.user_ids.includes(id));
    const leaving = ['Ben Ortiz', ...others.map((user) => user.name)];
    for (const name of leaving) {
      await search(page).fill(name);
      await (await item(page, 'delete', name)).click();
      if (name === leaving.at(-1)) await expect(question).toContainText('any fleet or FMC user could approve');
      await page.getByRole('button', { name: t('users:deleteConfirm', { name }) }).click();
      await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
    }
    await page.goto('/settings?tab=policies');
    await expect(page.getByText(t('policies:deletedUser')).first()).toBeVisible();
    await expect(page.getByText(/User \d/)).toHaveCount(0);
    await page.goto(`/vehicles/${deserted.vehicle_ids[0]}`);
    await expect(page.getByText(t('vehicle:related.noActiveApprover')).first()).toBeVisible();
    await page.getByRole('tab', { name: t('vehicle:tabs.policies') }).click();
    await expect(page.getByText(t('policies:mark.noEligibleApprover'))).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Asks no one to approve .* none of its approvers/ })).toBeVisible();
  });

  test('[USR-08, API-22, ERR-10, ERR-11, ERR-16] one is deleted after a question; if that fails, the user stays, and the question says why', async ({
    page,
    mock,
  }) => {
    await openUsers(page, '?q=whitfield');
    await (await item(page, 'delete', DAN)).click();
    const question = page.getByRole('alertdialog', { name: t('users:deleteQuestion') });
    await expect(question).toContainText('driver@wayside.example');
    await question.getByRole('button', { name: t('common:actions.cancel') }).click();
    expect(await mock.calls('deleteFleetUser')).toEqual([]);
    await (await item(page, 'delete', DAN)).click();
    await mock.setFaults([{ kind: 'server-error', operation: 'deleteFleetUser', calls: [1] }]);
    const confirm = question.getByRole('button', { name: t('users:deleteConfirm', { name: DAN }) });
    await confirm.click();
    await expect(question.getByRole('alert')).toBeVisible();
    await expect(userGrid(page).getByText(DAN)).toBeAttached();
    await confirm.click();
    await expect(page.getByText('User deleted', { exact: true })).toBeVisible();
    await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
    expect(await mock.calls('deleteFleetUser')).toHaveLength(2);
    expect(await mock.calls('listFleetUsers')).toHaveLength(2);
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
    // Once they are fitted: columns out of sight are not drawn.
    await expect
      .poll(() => headersOf(userGrid(page)))
      .toEqual([...COLUMNS, 'Driver license', 'Vehicle insurance', 'Registration', 'Extra documents', 'Actions']);
    const users = (await mock.answers('listFleetUsers'))[0]!;
    const many = users.find(({ vehicle_ids }) => vehicle_ids.length === 7)!;
    const items = (await mock.answers('listVehicles'))[0]!.flatMap(({ glovebox_items }) => glovebox_items ?? []);
    await search(page).fill(many.email);
    await expect(page.getByText(t('common:search.shown', { shown: 1, total: users.length - 1 }))).toBeVisible();
    await expect(userGrid(page).getByRole('button', { name: t('users:documents.showAll', { count: 7 }) })).toHaveCount(
      4,
    );
    await userGrid(page)
      .getByRole('button', { name: t('users:documents.showAll', { count: 7 }) })
      .first()
      .click();
    const all = page.getByRole('dialog', {
      name: t('users:documents.title', { name: `${many.firstName} ${many.lastName}` }),
    });
    await expect(all.getByRole('region')).toHaveCount(7);
    await all
      .getByRole('button', { name: t('common:actions.close') })
      .last()
      .click();
    await search(page).fill('Ann Lee');
    const first = items.filter(({ vehicle_id }) => vehicle_id === 500_001);
    const daysOf = (type: string) => first.find(({ document_type }) => document_type === type)!.expires_in_days;
    expect([daysOf('vehicle_insurance'), daysOf('registration')]).toEqual([60, 61]);
    await expect(
      userGrid(page).getByRole('button', { name: /Vehicle insurance for VAN-01.*expires in 60 days/i }),
    ).toBeDisabled();
    await expect(
      userGrid(page).getByRole('button', { name: /^Open Registration for VAN-01 .*, expires/ }),
    ).toBeEnabled();
  });
});

test.describe('the only owner', () => {
  test.use({ scenario: 'users/last-owner' });

  test('[PPV-01] can’t give the role away, and learns why before anything is sent', async ({ page, mock }) => {
    await openUsers(page, '?user=1');
    const form = page.getByRole('dialog');
    await form.getByRole('checkbox', { name: /^Driver/ }).check({ force: true });
    await form.getByRole('checkbox', { name: /^Owner/ }).uncheck({ force: true });
    await expect(form.getByText(t('users:leaving.last'))).toBeVisible();
    await expect(form.getByRole('link', { name: 'Carla Novak' })).toBeVisible();
    // An account owner is active in this fleet and not enough, but could be made owner.
    await expect(form.getByRole('link', { name: 'Karim Haddad' })).toBeVisible();
    const save = form.getByRole('button', { name: t('users:form.save'), exact: true });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Control+Enter');
    expect(await mock.calls('updateFleetUser')).toEqual([]);
    await form.getByRole('checkbox', { name: /^Owner/ }).check({ force: true });
    await expect(save).not.toHaveAttribute('aria-disabled');
  });
});
