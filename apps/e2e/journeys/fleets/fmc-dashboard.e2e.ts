import { expect, test } from '../../fixtures.ts';
import { cellsOf, fleetGrid, loadedText, sentFleets } from '../../fleet-grid.ts';
import { cutTexts } from '../../grid.ts';
import { at, goInside } from '../../places.ts';
import { productCookies } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const amount = (text: string) => Number(text.replace(/[^\d.-]/g, ''));

test.use({ scenario: 'base/signed-in', role: 'FMC' });

test('[FMC-01, FMC-10, FMC-12] shows fleets, vehicles and spend; a fleet’s name leads to its form, and one can be added', async ({
  page,
  mock,
}) => {
  await page.goto('/fmc_dashboard');
  const totals = page.getByRole('region', { name: t('fmc:totals.label') });
  await expect(totals).toContainText('$');
  const user = (await mock.answers('getCurrentUser')).at(-1)!;
  expect(user.total_fleets).toBe(60);
  await expect(totals).toContainText(`Fleets${user.total_fleets}`);
  await expect(totals).toContainText(`Vehicles${user.total_vehicles.toLocaleString('en-US')}`);
  await expect(totals).toContainText(
    `Spend${user.total_maintenance_cost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })}`,
  );
  await expect(totals.getByText(t('fmc:totals.spendHint'), { exact: true })).toHaveCount(1);

  await expect(fleetGrid(page).getByRole('row').nth(2)).toBeVisible();
  const [fleet] = await sentFleets(mock);
  await fleetGrid(page).getByRole('link', { name: fleet!.name, exact: true }).click();
  await expect(page).toHaveURL(at(`/fleets/${fleet!.id}/edit`));
  await page.goBack();
  await page.getByRole('link', { name: t('fmc:addFleet') }).click();
  await expect(page).toHaveURL(at('/fleets/new'));
});

test.describe('in Canada', () => {
  test.use({ brand: 'canada' });
  test('[FMC-01, FMC-13, API-39, API2-50, BRD-14] spend is in Canadian dollars, and never cut; the CSV file opens in a page of its own, with token and language; a fleet’s own page measures in kilometers', async ({
    page,
    context,
    mock,
  }) => {
    const { t: fr } = await textsOf('fr');
    // Columns are as narrow as they get.
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto('/fmc_dashboard');
    await expect(page.getByText(/^\$\d{1,3}(\s\d{3})*,\d\d\sCAD$/).first()).toBeVisible();
    const amounts = page.getByRole('gridcell', { name: /\sCAD$/ });
    await expect(amounts.nth(5)).toBeVisible();
    expect(await cutTexts(amounts)).toEqual([]);

    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: fr('fmc:csv') }).click();
    await opened;
    await expect.poll(async () => (await mock.calls('downloadFleetsCsv')).length).toBe(1);
    const [call] = await mock.calls('downloadFleetsCsv');
    const token = (await productCookies(page))['wayside_authentication_token'];
    expect(call).toMatchObject({ status: 200, query: { auth_token: token, lancode: 'FR' } });
    // No referrer: neither URL is passed on to the other page, because one carries the token.
    expect(call!.requestHeaders).not.toHaveProperty('referer');
    await expect(page).toHaveURL(at('/fmc_dashboard'));

    await goInside(page, '/fleets/5/edit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messageries Rue-Érable');
    await expect(page.getByText(fr('portfolio:measures.costPerDistance.km'))).toBeVisible();
    await expect(page.getByText(fr('portfolio:measures.costPerDistance.mi'))).toHaveCount(0);
  });
});

test('[FMC-02, FMC-08, FMC-09, CST2-21] is sorted by what awaits approval, and by any other column on demand: costs as numbers', async ({
  page,
  mock,
}) => {
  await page.goto('/fmc_dashboard');
  await expect(fleetGrid(page).getByRole('row').nth(5)).toBeVisible();
  const header = (name: string) => fleetGrid(page).getByRole('columnheader', { name });
  await expect(header(t('fmc:grid.columns.awaitingApproval'))).toHaveAttribute('aria-sort', 'descending');
  const counts = (await cellsOf(page, t('fmc:grid.columns.awaitingApproval'))).map(Number);
  expect(counts.length).toBeGreaterThan(8);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(new Set(counts).size).toBeGreaterThan(1);

  for (const direction of ['ascending', 'descending'] as const) {
    await header(t('fmc:grid.columns.name')).click();
    await expect(header(t('fmc:grid.columns.name'))).toHaveAttribute('aria-sort', direction);
    await expect(async () => {
      const names = await cellsOf(page, t('fmc:grid.columns.name'));
      const order = names.toSorted((a, b) => a.localeCompare(b, 'en'));
      expect(names).toEqual(direction === 'ascending' ? order : order.toReversed());
    }).toPass();
  }
  // Then the default is back, and a press on its heading turns it around.
  await header(t('fmc:grid.columns.name')).click();
  const awaiting = header(t('fmc:grid.columns.awaitingApproval'));
  await expect(awaiting).toHaveAttribute('aria-sort', 'descending');
  await awaiting.click();
  await expect(awaiting).toHaveAttribute('aria-sort', 'ascending');

  const cost = t('fmc:grid.columns.maintenanceCost');
  await header(cost).click();
  await expect(header(cost)).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText(/^Sorting all/).or(page.getByText(loadedText(50, 60)))).toHaveCount(0);
  const shown = (await cellsOf(page, cost)).map(amount);
  const sent = (await mock.answers('listFleets'))
    .flatMap(({ fleets }) => fleets.map(({ total_maintenance_cost }) => total_maintenance_cost))
    .toSorted((a, b) => a - b);
  expect(shown).toEqual(sent.slice(0, shown.length));
  expect(shown, 'the data tells numbers from texts').not.toEqual(shown.map(String).toSorted().map(Number));
});

test.describe('with 412 fleets', () => {
  test.use({ scenario: 'fleets/412-fleets' });
  test('[CNT-07] another order is of all fleets: the rest is loaded first, or the head says of how many it is', async ({
    page,
    mock,
  }) => {
    // Nine pages, twice, each delayed once.
    test.slow();
    const awaiting = t('fmc:grid.columns.awaitingApproval');
    const cost = t('fmc:grid.columns.maintenanceCost');
    const loadRest = page.getByRole('button', { name: t('fleet-list:loadRest') });
    const partly = page.getByText(/^Only the \d+ loaded are sorted, not all 412$/);
    await page.goto('/fmc_dashboard');
    await expect(page.getByText(loadedText(50, 412))).toBeVisible();
    await expect(loadRest).toHaveCount(0);

    await mock.setFaults([{ kind: 'fixed-delay', operation: 'listFleets', delay: 1500 }]);
    await fleetGrid(page).getByRole('columnheader', { name: awaiting }).click();
    await fleetGrid(page).getByRole('columnheader', { name: cost }).click();
    await fleetGrid(page).getByRole('columnheader', { name: cost }).click();
    // What is canceled is loading for this order; a press before it would be for the one before.
    await expect(page).toHaveURL(/sort=-cost/);
    await expect(page.getByText(/^Sorting all 412: \d+ loaded$/)).toBeVisible();
    await page.getByRole('button', { name: t('common:actions.cancel') }).click();
    await expect(partly).toBeVisible();
    await mock.setFaults([]);
    await loadRest.click();
    await expect(partly.or(page.getByText(/^Sorting all/))).toHaveCount(0);
    const costs = (await mock.answers('listFleets')).flatMap(({ fleets }) =>
      fleets.map(({ total_maintenance_cost }) => total_maintenance_cost),
    );
    expect(costs.length).toBeGreaterThanOrEqual(412);
    await expect.poll(async () => amount((await cellsOf(page, cost))[0]!)).toBe(Math.max(...costs));

    // A page that fails ends it; the order in the address is of all again.
    const third = (await mock.calls('listFleets')).length + 3;
    await mock.setFaults([{ kind: 'server-error', operation: 'listFleets', calls: [third] }]);
    await page.goto('/fmc_dashboard?sort=awaiting');
    await expect(partly).toBeVisible();
    await loadRest.click();
    await expect(partly.or(page.getByText(/^Sorting all/))).toHaveCount(0);
    await expect.poll(async () => (await cellsOf(page, awaiting))[0]).toMatch(/^(0|—)/);
  });
});

test('[FMC-04, FMC-05] loads fifty, and the next page at the bottom', async ({ page, mock }) => {
  await page.goto('/fmc_dashboard');
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  expect((await mock.calls('listFleets')).map(({ query }) => query)).toEqual([{ page: '1' }]);
  await fleetGrid(page).getByRole('gridcell').first().click({ trial: true });
  await page.mouse.move(600, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(page.getByText(loadedText(50, 60))).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  expect((await mock.calls('listFleets')).map(({ query }) => query)).toEqual([{ page: '1' }, { page: '2' }]);
  await expect(page.getByRole('button', { name: t('common:actions.loadMore') })).toHaveCount(0);
});

test('[FMC-05, ERR-09] the next page also comes by a button, once; one that does not come is said, and can be asked for again', async ({
  page,
  mock,
}) => {
  await page.goto('/fmc_dashboard');
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await mock.setFaults([{ kind: 'server-error', operation: 'listFleets', calls: [2] }]);
  await page.getByRole('button', { name: t('common:actions.loadMore') }).click();
  await expect(page.getByRole('alert')).toContainText(t('common:list.moreFailed'));
  await expect(page.getByText(loadedText(50, 60))).toBeVisible();
  await page.getByRole('button', { name: t('common:actions.loadMore') }).dblclick();
  await expect(page.getByText(loadedText(50, 60))).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await mock.calls('listFleets')).map(({ query }) => query['page'])).toEqual(['1', '2', '2']);
});

test('[FMC-11, API-29, ROL2-09] what awaits approval leads into that fleet’s services', async ({ page, mock }) => {
  await page.goto('/fmc_dashboard');
  await expect(fleetGrid(page).getByRole('row').nth(2)).toBeVisible();
  const fleet = (await sentFleets(mock)).find(
    ({ id, awaiting_approval_count }) => id !== 5 && awaiting_approval_count! > 0,
  )!;
  const name = t('fmc:grid.reviewAwaiting', { count: fleet.awaiting_approval_count, fleet: fleet.name });
  await expect(fleetGrid(page).getByRole('link', { name })).toHaveAttribute('href', '/services');
  await fleetGrid(page).getByRole('link', { name }).click();

  await expect(page).toHaveURL(at('/services'));
  await expect(page.getByRole('banner')).toContainText(fleet.name);
  await expect(page.getByText(t('shell:fmc.actingInside', { fleet: fleet.name }))).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link').first()).toHaveText('Dashboard');
  expect((await mock.calls('impersonateFleet')).map(({ requestBody }) => requestBody)).toEqual([
    { fleet_id: fleet.id },
  ]);
  const { entries } = await mock.journal();
  const after = entries.slice(entries.findIndex(({ operation }) => operation === 'impersonateFleet') + 1);
  expect(after.map(({ operation }) => operation)).toContain('getCurrentUser');
  expect(await productCookies(page)).toMatchObject({ wayside_current_fleet_id: String(fleet.id) });

  await page.getByRole('link', { name: t('shell:nav.dashboard'), exact: true }).click();
  await expect(page.getByText(t('dashboard:context', { fleet: fleet.name }))).toBeVisible();

  // Without the parameter the server would return the vehicles of every fleet.
  await page.goto('/service_request/new');
  await expect
    .poll(async () => (await mock.calls('listVehicles')).at(-1)?.query)
    .toEqual({ request: 'active_order', data_type: 'search', fleet_id: String(fleet.id) });
});

test('[FMC-11, API-29] a double click enters a fleet once; back on the dashboard the list is where it was left', async ({
  page,
  mock,
}) => {
  await page.goto('/fmc_dashboard');
  await page.getByRole('button', { name: t('common:actions.loadMore') }).click();
  await expect(page.getByText(loadedText(50, 60))).toHaveCount(0);
  await mock.setFaults([{ kind: 'hold', operation: 'impersonateFleet' }]);
  const awaiting = fleetGrid(page).getByRole('link', { name: /awaiting approval in/ });
  const first = (await awaiting.first().getAttribute('aria-label'))!;
  await page.mouse.move(600, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('link', { name: first, exact: true })).toHaveCount(0, { timeout: 500 });
  }).toPass();
  // The grid draws rows above and below its window, too; the middle one is inside.
  const middle = awaiting.nth(Math.floor((await awaiting.count()) / 2));
  const name = (await middle.getAttribute('aria-label'))!;
  const chosen = fleetGrid(page).getByRole('link', { name, exact: true });
  await chosen.dblclick();
  await mock.release();
  await expect(page).toHaveURL(at('/services'));
  expect(await mock.calls('impersonateFleet')).toHaveLength(1);
  await page.getByRole('link', { name: t('shell:fmc.back') }).click();
  await expect(chosen).toBeInViewport();
  await expect(page.getByText(loadedText(50, 60))).toHaveCount(0);
});

test('[FMC-11, API-29] of two fleets the one pressed last is entered; whoever has moved on is not pulled back', async ({
  page,
  mock,
}) => {
  await page.goto('/fmc_dashboard');
  const reviews = fleetGrid(page).getByRole('link', { name: /awaiting approval in/ });
  await expect(reviews.nth(1)).toBeVisible();
  const fleets = (await sentFleets(mock)).filter(({ awaiting_approval_count }) => awaiting_approval_count! > 0);
  await mock.setFaults([{ kind: 'hold', operation: 'impersonateFleet' }]);
  await reviews.nth(0).click();
  await reviews.nth(1).click();
  await mock.setFaults([]);
  await expect(page).toHaveURL(at('/services'));
  await expect(page.getByText(t('shell:fmc.actingInside', { fleet: fleets[1]!.name }))).toBeVisible();
  const bodies = (await mock.calls('impersonateFleet')).map(({ requestBody }) => requestBody);
  expect(bodies).toEqual([{ fleet_id: fleets[0]!.id }, { fleet_id: fleets[1]!.id }]);

  await page.getByRole('link', { name: t('shell:fmc.back') }).click();
  await expect(reviews.first()).toBeVisible();
  await mock.setFaults([{ kind: 'hold', operation: 'impersonateFleet' }]);
  await reviews.first().click();
  const elsewhere = page.getByRole('navigation').getByRole('link').nth(1);
  const href = (await elsewhere.getAttribute('href'))!;
  await elsewhere.click();
  await expect(page).toHaveURL(at(href));
  await mock.setFaults([]);
  await expect.poll(() => productCookies(page)).toMatchObject({ wayside_current_fleet_id: String(fleets[0]!.id) });
  await expect(page).toHaveURL(at(href));
});

test('[FMC-11, API-29, OPS-04] a fleet that cannot be entered is said, offline at once, and one stays', async ({
  page,
  context,
  mock,
}) => {
  await mock.setFaults([{ kind: 'server-error', operation: 'impersonateFleet' }]);
  await page.goto('/fmc_dashboard');
  const enter = fleetGrid(page)
    .getByRole('link', { name: /awaiting approval in/ })
    .first();
  await expect(enter).toBeVisible();
  const hasToasts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('toast-region')));
  await expect.poll(hasToasts).toBe(true);
  await context.setOffline(true);
  await enter.click();
  await expect(page.getByText(t('common:error.offline'))).toBeVisible();
  await context.setOffline(false);
  await enter.click();
  await expect.poll(async () => (await mock.calls('impersonateFleet')).length).toBe(1);
  await expect(page.getByText(t('fmc:administer.failed')).last()).toBeVisible();
  await expect(page).toHaveURL(at('/fmc_dashboard'));
});

test.describe('a company without fleets', () => {
  test.use({ scenario: 'fleets/no-fleets' });
  test('[FMC-13, ERR-18] has nothing to download, and says why', async ({ page, mock }) => {
    await page.goto('/fmc_dashboard');
    await expect(page.getByText(t('fmc:empty.title'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('palette:groups.recentFleets') })).toHaveCount(0);
    const csv = page.getByRole('button', { name: t('fmc:csv') });
    await expect(csv).toBeDisabled();
    await expect(csv).toHaveAccessibleDescription(t('fmc:csvDisabled'));
    await csv.click({ force: true });
    expect(await mock.calls('downloadFleetsCsv')).toEqual([]);
  });
});
