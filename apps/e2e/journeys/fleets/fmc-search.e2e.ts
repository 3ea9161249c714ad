import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { listQueries, cellsOf, countText, fleetGrid, loadedText, sentFleets } from '../../fleet-grid.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { typeIntoSearch } from '../../typing.ts';

const { t } = await textsOf('en');

const search = (page: Page) => page.getByRole('searchbox', { name: t('fmc:search.label') });
async function choose(page: Page, field: string, option: string) {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test.use({ scenario: 'base/signed-in', role: 'FMC' });

test('[FMC-06, FMC-07, CST-01, API-32] the search asks once typing has paused for 300 ms; cleared it starts over', async ({
  page,
  mock,
}) => {
  await page.clock.install();
  await page.goto('/fmc_dashboard');
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await expect(page.getByText(countText(60, 60), { exact: true })).toBeVisible();
  await typeIntoSearch(page, mock, search(page), 'summit', 'listFleets');
  await expect(page.getByText(countText(5, 60), { exact: true })).toBeVisible();
  await expect(page.getByText(loadedText(5, 5))).toHaveCount(0);
  for (const name of await cellsOf(page, t('fmc:grid.columns.name'))) expect(name).toMatch(/^Summit/);
  expect(await listQueries(mock)).toEqual([{ page: '1' }, { page: '1', query: 'summit' }]);

  await page.getByRole('button', { name: t('common:actions.clearSearch') }).click();
  await expect(search(page)).toHaveValue('');
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await expect(page).toHaveURL(at('/fmc_dashboard'));
});

test('[FMC-06] / leads to the search; one without a hit says so and can be cleared; of two answers the one of the later search counts', async ({
  page,
  mock,
}) => {
  await page.goto('/fmc_dashboard');
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('');
  await search(page).fill('no such fleet');
  await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
  await page.getByRole('button', { name: t('common:empty.clearFilters') }).click();
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await expect(search(page)).toHaveValue('');

  const before = (await listQueries(mock)).length;
  await mock.setFaults([{ kind: 'fixed-delay', operation: 'listFleets', delay: 1500, calls: [before + 1] }]);
  await search(page).fill('summit');
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await page.waitForRequest(/query=summit/);
  await search(page).fill('granite');
  await expect.poll(async () => (await cellsOf(page, t('fmc:grid.columns.name')))[0]).toMatch(/^Granite/);
  await expect.poll(async () => (await listQueries(mock)).length).toBe(before + 2);
  expect((await cellsOf(page, t('fmc:grid.columns.name'))).every((name) => name.startsWith('Granite'))).toBe(true);
});

test('[FMC-03, FMC-15, API-32] the filter asks the server and stands in the address; Back restores', async ({
  page,
  mock,
}) => {
  await page.goto('/fmc_dashboard');
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await choose(page, t('fmc:filter.type'), t('fmc:filter.types.region'));
  await choose(page, t('fmc:filter.value'), 'West');
  await expect(page).toHaveURL(at('/fmc_dashboard?filter_type=region&filter_value=West'));
  await expect.poll(() => listQueries(mock)).toContainEqual({ page: '1', filter_type: 'region', filter_value: 'West' });
  await expect.poll(async () => new Set(await cellsOf(page, t('fmc:grid.columns.region')))).toEqual(new Set(['West']));

  await page.getByRole('button', { name: t('fmc:filter.clear') }).click();
  await expect(page).toHaveURL(at('/fmc_dashboard'));
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(at('/fmc_dashboard?filter_type=region&filter_value=West'));
  await expect.poll(async () => new Set(await cellsOf(page, t('fmc:grid.columns.region')))).toEqual(new Set(['West']));
});

test('[FMC-14] the address can bring a filter', async ({ page, mock }) => {
  await page.goto('/fmc_dashboard?filter_type=is_active&filter_value=false');
  await expect(fleetGrid(page).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: t('fmc:filter.type') })).toContainText(t('fmc:filter.types.is_active'));
  await expect(page.getByRole('button', { name: t('fmc:filter.value') })).toContainText(t('common:state.inactive'));
  expect(new Set(await cellsOf(page, t('fmc:grid.columns.isActive')))).toEqual(new Set([t('common:state.inactive')]));
  expect(await listQueries(mock)).toEqual([{ page: '1', filter_type: 'is_active', filter_value: 'false' }]);
  await page.goto('/fmc_dashboard?filter_type=fleet_payment_type&filter_value=bill_to');
  // In words, not as the server names it.
  await expect(page.getByText('Payment type: Bill to', { exact: true })).toBeVisible();
});

test('[FMC-14, ERR-09] an address with a filter that does not exist brings all fleets, and loses it; a list that breaks off half-way says so, the totals stay, and trying again helps', async ({
  page,
  mock,
}) => {
  await mock.setFaults([{ kind: 'truncated-response', operation: 'listFleets', calls: [1] }]);
  await page.goto('/fmc_dashboard?filter_type=password&filter_value=x');
  await expect(page.getByRole('alert')).toContainText(t('common:error.loadTitle'));
  await expect(page.getByRole('region', { name: t('fmc:totals.label') })).toContainText('60');
  await page.getByRole('button', { name: t('common:actions.retry') }).click();
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  expect(await sentFleets(mock)).toHaveLength(50);
  await expect(page).toHaveURL(at('/fmc_dashboard'));
  expect(await listQueries(mock)).toEqual([{ page: '1' }, { page: '1' }]);
});

test('[RTE-25, FMC-15] a change of the query does not jump to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/fmc_dashboard?filter_type=region');
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 150));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  // By keyboard: a click scrolls the page where the option is not in view yet.
  await page.getByRole('button', { name: t('fmc:filter.value') }).click();
  await expect(page.getByRole('option', { name: 'South', exact: true })).toBeVisible();
  await page.keyboard.type('So');
  await expect(page.getByRole('option', { name: 'South', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter_value=South$/);
  await expect.poll(async () => (await sentFleetsRegion(page)).every((region) => region === 'South')).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
});

const sentFleetsRegion = (page: Page) => cellsOf(page, t('fmc:grid.columns.region'));

test.describe('when the server does not let the role in', () => {
  test.use({ scenario: 'access/role-forbidden' });
  test('[ERR-09] it says so in place of the list', async ({ page }) => {
    await page.goto('/fmc_dashboard');
    await expect(page.getByRole('alert')).toContainText(t('common:forbidden.fmcBody'));
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
    await expect(page).toHaveURL(at('/fmc_dashboard'));
  });
});
