import type { Locator, Page } from '@playwright/test';
import { SESSION_HEADER } from '@wayside/scenarios/control';
import { errorSummary } from '@wayside/scenarios/stage';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { PORT } from '../../server.ts';
import { textsOf } from '../../texts.ts';
import { action, fillDetails, openUsers, userGrid } from '../../user-list.ts';

const { t } = await textsOf('en');
const form = (page: Page) => page.getByRole('dialog', { name: t('users:form.addTitle') });
const next = (page: Page) => form(page).getByRole('button', { name: t('users:form.next'), exact: true });
/** What a row of a table to read says in each of its columns. */
const marks = (table: Locator, row: string) =>
  table
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('img')
    .evaluateAll((icons) => icons.map((icon) => icon.getAttribute('aria-label')));
const ALL = 24;
const DAN = 'Dan Whitfield';

test.describe('of the users of a fleet', () => {
  test.use({ scenario: 'users/of-a-fleet' });

  test('[USR-08, USR-14, USR-15, USR-16, ROL-12, API-17, API-19, API-27, ERR-16, PPV-09] one is added in three steps, which say what happens next', async ({
    page,
    mock,
  }) => {
    await openUsers(page);
    await page.getByRole('button', { name: t('users:actions.add') }).click();
    await expect(page).toHaveURL(at('/settings?user=new'));
    await expect(form(page).getByRole('listitem')).toHaveText([/Details/, /Text notifications/, /Email notifications/]);
    const roles = form(page)
      .getByRole('group', { name: t('users:form.roles') })
      .locator('label');
    await expect(roles).toHaveText([
      'OwnerOwns the fleet',
      'AdminAdds users and vehicles and sets policies',
      'ManagerSets policies and assigns drivers',
      'DriverViews assigned vehicles first, and schedules service',
      'Account OwnerOwns the account and its fleets',
      'Fleet ManagerSets policies and assigns drivers',
    ]);
    expect((await mock.calls('listRoles'))[0]!.query).toEqual({});
    const can = form(page).getByRole('table', { name: t('users:form.compareRoles') });
    await expect(can.getByRole('columnheader')).toHaveText([
      'Role',
      'Set policies',
      'Add documents',
      'Add users',
      'Delete vehicles',
    ]);
    expect(await marks(can, 'Manager')).toEqual(['Yes', 'Yes', 'No', 'No']);
    await fillDetails(form(page), { all: ALL });
    await next(page).click();
    await expect(form(page).getByRole('heading', { name: t('users:form.text') })).toBeFocused();
    await form(page).getByRole('radio', { name: 'Recommended for the Driver role' }).check({ force: true });
    await form(page)
      .getByRole('checkbox', { name: t('account:notifications.approvals_required') })
      .press('Space');
    await next(page).click();
    await expect(form(page).getByRole('heading', { name: t('users:form.emailed') })).toBeFocused();
    await form(page).getByRole('radio', { name: 'Recommended for the Driver role' }).check({ force: true });
    const chosen = form(page).getByRole('table', { name: t('users:form.chosen') });
    await expect(chosen.getByRole('columnheader')).toHaveText(['Event', 'Text', 'Email']);
    expect(await marks(chosen, 'Appointment requested')).toEqual(['No', 'Yes']);
    expect(await marks(chosen, 'Approval required')).toEqual(['Yes', 'No']);
    expect(await marks(chosen, 'Payment received')).toEqual(['No', 'No']);
    const whatNext = form(page).getByRole('region', { name: t('common:form.whatNext') });
    await expect(whatNext).toContainText('No invitation is sent');
    await expect(whatNext).toContainText('Noah chooses “Forgot password?” on the sign-in page');
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
      text_notification_preference_attributes: {
        approvals_required: true,
        payment_received: false,
        twenty_four_hour_reminder: true,
      },
      email_notification_preference_attributes: { approvals_required: false, services_completed: true },
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
    const summary = errorSummary(page);
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
    expect(
      (await request.put(DANS, { ...colleague, data: { cellPhone: '5035550199', lastName: 'Whitlock' } })).status(),
    ).toBe(200);
    await edit.getByRole('button', { name: t('users:form.save') }).click();
    const conflict = edit.getByRole('alert').filter({ hasText: t('common:record.changedTitle') });
    await expect(conflict.getByRole('listitem')).toHaveText([/Whitlock/]);
    await conflict.getByRole('button', { name: t('common:form.conflict.keepMine') }).click();
    await expect(page.getByText('User updated', { exact: true })).toBeVisible();
    const { path, requestBody } = (await mock.calls('updateFleetUser')).at(-1)!;
    expect(path).toBe('/api/v4/fleet_users/4');
    expect(requestBody).toMatchObject({
      lastName: 'Whitman',
      cellPhone: '5035550199',
      language: 'en',
      roles: ['Driver'],
    });
    await page.getByRole('searchbox', { name: t('users:search.label') }).fill('whitman');
    await expect(userGrid(page).getByText('Dan Whitman')).toBeVisible();
  });

  test('a link to a user who is not there says so', async ({ page }) => {
    await page.goto('/settings?user=999');
    const dialog = page.getByRole('dialog', { name: t('users:form.gone.title') });
    await dialog.getByRole('button', { name: t('users:form.back') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(at('/settings'));
  });
});

test.describe('one whom somebody else deactivated', () => {
  test.use({ scenario: 'users/deactivated-by-another' });
  test('is kept in the form with what was typed, and why it is not saved', async ({ page }) => {
    await page.goto('/settings?user=4');
    const edit = page.getByRole('dialog');
    await edit.getByLabel(t('users:form.lastName')).fill('Whitman');
    await edit.getByRole('button', { name: t('users:form.save') }).click();
    await expect(edit.getByText('A deactivated user cannot be edited')).toBeVisible();
    await expect(edit.getByLabel(t('users:form.lastName'))).toHaveValue('Whitman');
  });
});

test.describe('one with an email that belongs to somebody else', () => {
  test.use({ scenario: 'users/email-taken-once' });
  test('[ERR-10] is not added; the form keeps everything for the next try', async ({ page, mock }) => {
    await page.goto('/settings?user=new');
    await fillDetails(form(page), { all: ALL });
    await next(page).click();
    await next(page).click();
    const create = form(page).getByRole('button', { name: t('users:form.create') });
    await create.click();
    // The refusal is about a field of the first step.
    await expect(errorSummary(page)).toContainText('This email is already in use');
    await expect(form(page).getByLabel(t('users:form.email'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await next(page).click();
    await next(page).click();
    await create.click();
    await expect(page.getByText('User created', { exact: true })).toBeVisible();
    const [first, second] = await mock.calls('createFleetUser');
    expect(second!.requestBody).toEqual(first!.requestBody);
  });
});
