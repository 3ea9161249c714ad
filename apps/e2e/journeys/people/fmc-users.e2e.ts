import { expect, test } from '../../fixtures.ts';
import { cellsOf, headersOf } from '../../grid.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { fillDetails, item, userGrid } from '../../user-list.ts';

const { t } = await textsOf('en');

test.use({ scenario: 'users/of-a-management-company', role: 'FMC' });

test('[FMC-16, USR-02, USR-10, API-21, RTE-17] the users of the company, with their fleets and without activation', async ({
  page,
  mock,
}) => {
  await page.goto('/fmc_users');
  const grid = userGrid(page, 'fmc');
  await expect(grid.getByText('Hana Kovacs')).toBeVisible();
  expect(await headersOf(grid)).toEqual(['Name', 'Roles', 'Email', 'Phone', 'Fleets', 'Actions']);
  const [user] = await mock.answers('getCurrentUser');
  expect((await mock.calls('listFmcUsers')).map(({ query }) => Number(query.affiliation_id))).toEqual([
    user!.affiliation_id,
  ]);
  await expect
    .poll(async () => (await cellsOf(grid, 'Fleets')).some((text) => text.includes('Maple Street Couriers')))
    .toBe(true);
  await expect(page.getByRole('button', { name: /^(Dea|A)ctivate / })).toHaveCount(0);
});

test('[FMC-17, ROL-09, ERR-16, API-33] are searched, added, downloaded and deleted', async ({ page, mock }) => {
  await page.goto('/fmc_users');
  await page.getByRole('button', { name: t('users:actions.add') }).click();
  const form = page.getByRole('dialog', { name: t('users:form.addTitle') });
  // One step only: a management company's users get no notifications.
  await fillDetails(form, { role: 'FMC Fleet Manager', all: 60 });
  expect((await mock.calls('listAllFleets'))[0]!.path).toBe('/api/v4/fleets/load_all_fleets');
  expect((await mock.calls('listRoles'))[0]!.query).toEqual({ role_type: 'fmc' });
  await form.getByRole('button', { name: t('users:form.create') }).click();
  await expect(page.getByText(t('users:created'))).toBeVisible();
  const { requestBody } = (await mock.calls('createFleetUser'))[0]!;
  expect(requestBody).toMatchObject({ roles: ['FMC Fleet Manager'], affiliationId: 3 });
  expect(requestBody.approvalFleetIds).toHaveLength(60);
  await page.getByRole('searchbox', { name: t('users:search.label') }).fill('noah');
  await expect(userGrid(page, 'fmc').getByText(t('users:allFleets', { count: 60 }))).toHaveCount(1);
  await expect(page).toHaveURL(at('/fmc_users?q=noah'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('common:list.csv') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('users.csv');
  await (await item(page, 'delete', 'Noah Patel')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('users:deleteConfirm', { name: 'Noah Patel' }) })
    .click();
  await expect(page.getByText(t('users:deleted'))).toBeVisible();
  expect(await mock.calls('deleteFleetUser')).toHaveLength(1);
});

test.describe('seen by an FMC Fleet Admin', () => {
  test.use({ role: 'FMC Fleet Admin' });
  test('[ROL-13, OPN-38] may be added, and neither edited nor deleted', async ({ page }) => {
    await page.goto('/fmc_users');
    await expect(userGrid(page, 'fmc').getByText('Fiona Marsh')).toBeVisible();
    await expect(page.getByRole('button', { name: t('users:actions.add') })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0);
  });
});
