import type { Locator, Page } from '@playwright/test';
import { place, unattended } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { lastOrders, listOf, rowsOf, searchesOf, sentIntervals, textsOfColumn } from '../../services-grid.ts';
import { productCookies } from '../../stored.ts';
import { textsOf } from '../../texts.ts';
import { titleOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

const ACTIVE = ['awaiting_approval', 'approved', 'initiated_by_user', 'initiated', 'active'];
const PAST = ['paid_deferred', 'paid_in_shop', 'paid', 'complete'];
const USUAL = { start_date: '2026-02-16', end_date: '2026-03-16' };

test.use({ scenario: 'base/signed-in' });

/** Fill, outline and shape of an element. One without a fill has that of the page. */
function looksOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { backgroundColor, borderWidth, borderRadius, rotate } = getComputedStyle(element);
    const fill = backgroundColor.endsWith(', 0)')
      ? getComputedStyle(document.documentElement).backgroundColor
      : backgroundColor;
    return [fill, borderWidth, borderRadius, rotate].join(' ');
  });
}

/** What is drawn before the word of a pill. */
function pillLooks(page: Page, word: string) {
  const pill = listOf(page, 'upcoming').getByText(word, { exact: true }).first().locator('..');
  return pill.locator('svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '));
}

test('[SVC-01, STS-03, STS-04, API2-21, OPN2-63, CST2-17] three tabs, each with its grid and its own set of orders', async ({
  page,
  mock,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('tab')).toHaveText([/^Upcoming intervals/, /^Active orders/, /^Past orders/]);
  await expect(page.getByRole('tab', { name: 'Active orders' })).toHaveAttribute('aria-selected', 'true');
  await expect(rowsOf(page, 'active').first()).toBeVisible();
  const active = await lastOrders(mock);
  expect(active.every(({ status }) => ACTIVE.includes(status))).toBe(true);

  await page.getByRole('tab', { name: 'Past orders' }).click();
  await expect(page).toHaveURL(at('/services?tab=past'));
  await expect(rowsOf(page, 'past').first()).toBeVisible();
  const past = await lastOrders(mock);
  expect(past.every(({ status }) => PAST.includes(status))).toBe(true);

  await page.getByRole('tab', { name: 'Upcoming intervals' }).click();
  await expect(page).toHaveURL(at('/services?tab=upcoming'));
  await expect(rowsOf(page, 'upcoming').first()).toBeVisible();
  await page.goBack();
  await expect(listOf(page, 'past')).toBeVisible();

  expect(await searchesOf(mock)).toEqual([
    { state_id: ACTIVE, ...USUAL, captureActive: true, withMaintenanceHistory: false },
    { state_id: PAST, ...USUAL, captureActive: false, withMaintenanceHistory: true },
  ]);
  await expect(page).toHaveTitle(`${t('services:title')} · Wayside`);
});

test('[SVC-04, SVC-06, OPN2-07, CNT-04] what awaits approval comes first and leads to its review; orders outside the dates are one press away', async ({
  page,
  mock,
}) => {
  await page.goto('/services?size=50');
  await expect(rowsOf(page, 'active').first()).toBeVisible();
  const waiting = (await lastOrders(mock)).filter(({ status }) => status === 'awaiting_approval');
  expect(waiting.length).toBeGreaterThan(1);
  const states = await textsOfColumn(page, 'active', t('orders:statusLabel'));
  expect(states.slice(0, waiting.length)).toEqual(waiting.map(() => 'Awaiting approval'));
  expect(states.slice(waiting.length)).not.toContain('Awaiting approval');

  // The first appointment first, as on the dashboard.
  await expect(rowsOf(page, 'active').first()).toContainText(titleOf(waiting.at(-1)!.vehicle));
  const shown = (await lastOrders(mock)).length;
  const outside = page.getByText(/^\d+ of \d+: \d+ outside these dates$/);
  const [listed, total, hidden] = (await outside.innerText()).match(/\d+/g)!.map(Number);
  expect([listed, total]).toEqual([shown, shown + hidden!]);
  expect((await outside.boundingBox())!.y).toBeLessThan((await listOf(page, 'active').boundingBox())!.y);
  await page.getByRole('button', { name: t('common:list.showAll') }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await expect(outside).toHaveCount(0);
  await expect.poll(async () => (await lastOrders(mock)).length).toBe(total);

  const review = listOf(page, 'active').getByRole('link', { name: /^Review / });
  await expect(review).toHaveCount(waiting.length);
  const places = await review.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(places.toSorted()).toEqual(waiting.map(({ id }) => `/orders/${id}/approvals`).toSorted());
  await review.first().click();
  await expect(page).toHaveURL(/\/orders\/\d+\/approvals$/);
});

test('[STS-05, STS-06] past orders are done, those entered by hand are completed', async ({ page, mock }) => {
  await page.goto('/services?tab=past&from=2025-03-16&to=2026-03-16&size=25');
  await expect(rowsOf(page, 'past').first()).toBeVisible();
  const orders = await lastOrders(mock);
  const byHand = orders.findIndex(({ maintenance_type }) => maintenance_type === 'Manually Entered');
  expect(byHand, 'the world has one').toBeGreaterThanOrEqual(0);
  const row = listOf(page, 'past').locator(`[row-id="${orders[byHand]!.id}"]`);
  await expect(row.filter({ hasText: 'Completed' })).toHaveCount(1);
  await expect(listOf(page, 'past').getByRole('link', { name: 'Review' })).toHaveCount(0);

  // Every order can be opened; what was entered by hand is in the history of its vehicle.
  const byHandPlace = place.vehicle(orders[byHand]!.vehicle.id, { tab: 'history' });
  await expect(row.locator('[data-row-link]')).toHaveAttribute('href', byHandPlace);
  const order = orders.find(({ invoice_number, approver }) => invoice_number !== null && approver !== null)!;
  await listOf(page, 'past')
    .locator(`[data-row-link][href="${place.order(order.id)}"]`)
    .click();
  await expect(page).toHaveURL(at(place.order(order.id)));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.id}` })).toBeVisible();
  for (const fact of [order.invoice_number!, order.approver!, order.shop!.name])
    await expect(page.getByRole('main')).toContainText(fact);
});

test.describe('every status', () => {
  test.use({ scenario: 'services/every-status' });

  const LABELS = {
    awaiting_approval: 'Awaiting approval',
    approved: 'Approved',
    initiated_by_user: 'Initiated',
    initiated: 'Initiated',
    active: 'Active',
    paid_deferred: 'In manual review',
    paid_in_shop: 'Paid at shop',
    paid: 'Paid',
    complete: 'Complete',
    cancel: 'Cancelled',
    walk_in: 'Completed',
  };

  test('[STS-02, STS-05, STS-14, SVC-07, CON2-02, CON2-15, CST-08, CST-10, CST-11, CST2-04, CST2-06, CST2-07, CST2-20, WRD-02] has its label; one that nobody knows reads completed in the past, and as it is elsewhere', async ({
    page,
  }) => {
    for (const [list, unknown] of [
      ['past', 'Completed'],
      ['active', 'Waiting for parts'],
    ] as const) {
      await page.goto(`/services?tab=${list}&size=25&sort=-total`);
      await expect(rowsOf(page, list).first()).toBeVisible();
      const labels = await textsOfColumn(page, list, t('orders:statusLabel'));
      expect(labels.toSorted()).toEqual([...Object.values(LABELS), unknown].toSorted());
    }

    // Totals sort as numbers.
    const totals = await textsOfColumn(page, 'active', t('services:columns.total'));
    expect(totals.slice(0, 3)).toEqual(['$1,009.50', '$108.00', '$99.00']);
    expect(totals.at(-1)).toBe('$18.00');

    // Lines that were turned down or taken out do not show; appointments stand in the zone and the form of the region.
    await expect(listOf(page, 'active')).toContainText('Oil change');
    await expect(listOf(page, 'active')).not.toContainText('Brake pads');
    await expect(listOf(page, 'active')).not.toContainText('Wiper blades');
    await expect(listOf(page, 'active').locator('[row-id="5100001"]').filter({ hasText: '03-02-2026' })).toContainText(
      '10:30AM · Confirmed',
    );
  });
});

test('[SVC-02, CST2-09, ERR2-26] the search leaves what matches and starts over when cleared', async ({
  page,
  mock,
}) => {
  await page.goto('/services');
  await expect(rowsOf(page, 'active').first()).toBeVisible();
  const orders = await lastOrders(mock);
  const shop = orders[0]!.shop!.name;
  const search = page.getByRole('searchbox', { name: t('services:search.orders') });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill(shop);
  const left = orders.filter((order) => order.shop?.name === shop).length;
  await expect(
    page.getByText(t('common:search.shown', { shown: left, total: orders.length }), { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=/);
  await search.fill('no such thing');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('common:empty.clearFilters') }).click();
  await expect(
    page.getByText(t('common:search.shown', { shown: orders.length, total: orders.length }), { exact: true }),
  ).toBeVisible();
  expect(await searchesOf(mock), 'what is loaded is searched').toHaveLength(1);
});

test('[SVC-04] other dates ask for other orders, in days', async ({ page, mock }) => {
  await page.goto('/services?tab=past');
  await expect(rowsOf(page, 'past').first()).toBeVisible();
  await page
    .getByRole('group', { name: t('common:range.label') })
    .getByRole('button')
    .click();
  await page.getByRole('button', { name: t('common:range.months', { count: 3 }) }).click();
  await expect(page).toHaveURL(at('/services?tab=past&from=2025-12-16&to=2026-03-16'));
  await expect
    .poll(async () => (await searchesOf(mock)).at(-1))
    .toMatchObject({ start_date: '2025-12-16', end_date: '2026-03-16' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(at('/services?tab=past'));
  await expect(page.getByRole('group', { name: t('common:range.label') })).toContainText(/02\D*16\D*2026/);

  // Dates can be typed; they count when they are a range.
  const year = page
    .getByRole('group', { name: t('common:range.label') })
    .getByRole('spinbutton', { name: /year, Start/ });
  await year.click();
  await page.keyboard.type('2025');
  await expect(page).toHaveURL(at('/services?tab=past&from=2025-02-16&to=2026-03-16'));
  // A half-typed year is not valid, so nothing was requested for it.
  await expect
    .poll(async () => (await searchesOf(mock)).map((body) => body['start_date']))
    .toEqual(['2026-02-16', '2025-12-16', '2025-02-16']);
});

test('[SVC-03, API2-23, OPN2-12] the file of a tab carries the token, the dates and the tab; who opened it stays unknown', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/services?tab=active&from=2026-01-01&to=2026-03-31');
  for (const [list, active] of [
    ['active', 'true'],
    ['past', 'false'],
  ] as const) {
    await page.getByRole('tab', { name: t(`services:tabs.${list}`) }).click();
    await expect(rowsOf(page, list).first()).toBeVisible();
    const link = page.getByRole('link', { name: t('common:list.csv') });
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const opened = context.waitForEvent('page');
    await link.click();
    await opened;
    const token = (await productCookies(page))['wayside_authentication_token'];
    await expect
      .poll(async () => (await mock.calls('downloadOrdersCsv')).at(-1))
      .toMatchObject({
        status: 200,
        query: {
          auth_token: token,
          lancode: 'EN',
          start_date: '2026-01-01',
          end_date: '2026-03-31',
          active_page: active,
        },
      });
    expect((await mock.calls('downloadOrdersCsv')).at(-1)!.requestHeaders).not.toHaveProperty('referer');
    await expect(page).toHaveURL(at(`/services?tab=${list}&from=2026-01-01&to=2026-03-31`));
  }
});

test('[SVC-05, STS-12, STS-13, UPM-02, OPN2-50, OPN2-72, API2-32, CST2-01] tiles count what is due and leave only that; a row leads to its vehicle and to a request for it, with distances in miles', async ({
  page,
  mock,
}) => {
  await page.goto('/services?tab=upcoming');
  await expect(rowsOf(page, 'upcoming').first()).toBeVisible();
  const intervals = await sentIntervals(mock);
  // The tiles leave out what is in an open order; nothing is snoozed here.
  expect((await mock.answers('listSnoozedReminders')).flat()).toEqual([]);
  const due = unattended(intervals, (await mock.answers('listFleetOrders')).at(-1)!, new Map());
  const states = due.flatMap(({ maintenance }) => maintenance.map(({ recommendation_state }) => recommendation_state));
  const tile = (name: 'pastDue' | 'dueSoon') =>
    page.getByRole('region', { name: t('services:due.label') }).getByRole('button', { name: t(`orders:due.${name}`) });
  await expect(tile('pastDue')).toContainText(String(states.filter((state) => state === 'Past Due').length));
  await expect(tile('dueSoon')).toContainText(
    String(states.filter((state) => state === 'Due Soon' || state === 'Due Now').length),
  );
  expect(states).toContain('Due Now');

  await tile('pastDue').click();
  await expect(page).toHaveURL(at('/services?tab=upcoming&due=past'));
  await expect(tile('pastDue')).toHaveAttribute('aria-pressed', 'true');
  const dueOf = () => textsOfColumn(page, 'upcoming', t('services:columns.due'));
  const ofType = (type: string) => due.filter((interval) => interval.type === type).length;
  await expect.poll(dueOf).toEqual(Array(ofType('past-due')).fill('Past due'));
  // Without colors of our own, what is chosen and where one is differ from the rest.
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await looksOf(tile('pastDue'))).not.toBe(await looksOf(tile('dueSoon')));
  const places = page.getByRole('navigation').getByRole('link');
  const current = places.and(page.locator('[aria-current="page"]'));
  expect(await looksOf(current)).not.toBe(await looksOf(places.first()));
  const past = await pillLooks(page, 'Past due');
  await tile('dueSoon').click();
  await expect(page).toHaveURL(at('/services?tab=upcoming&due=soon'));
  await expect.poll(async () => (await dueOf()).length).toBe(ofType('due-soon'));
  expect((await dueOf()).includes('Past due')).toBe(false);
  expect(await pillLooks(page, 'Due soon')).not.toBe(past);
  await page.emulateMedia({ forcedColors: 'none' });
  await tile('dueSoon').click();
  await expect.poll(async () => (await dueOf()).length).toBe(intervals.length);
  // A tile counts every row: what else hides rows goes when it is pressed.
  await page.goto('/services?tab=upcoming&q=VAN-01');
  await expect.poll(async () => (await dueOf()).length).toBeLessThan(ofType('due-soon'));
  await tile('dueSoon').click();
  await expect(page).toHaveURL(at('/services?tab=upcoming&due=soon'));
  await expect.poll(async () => (await dueOf()).length).toBe(ofType('due-soon'));
  await tile('dueSoon').click();
  await expect.poll(async () => (await dueOf()).length).toBe(intervals.length);
  expect((await mock.calls('listIntervals'))[0]!.query).toEqual({ page: '1' });

  // A row leads to its vehicle, and to a request for it; distances are in miles.
  const [first] = intervals;
  await expect(
    listOf(page, 'upcoming')
      .getByText(/\d mi$/)
      .first(),
  ).toBeVisible();
  const schedule = listOf(page, 'upcoming')
    .getByRole('link', { name: t('services:scheduleShort') })
    .first();
  const services = first!.maintenance.filter(({ status }) => status === 'due');
  await expect(schedule).toHaveAttribute('href', place.serviceRequest({ vehicle: first!.vehicle.id, services }));
  // Its vehicle has an active order already.
  const blocking = (await mock.answers('listFleetOrders'))
    .at(-1)!
    .find(({ vehicle }) => vehicle.id === first!.vehicle.id);
  await expect(
    listOf(page, 'upcoming')
      .getByRole('link', { name: /^Order \d{7}, / })
      .first(),
  ).toHaveAttribute('href', place.order(blocking!.id));
  await listOf(page, 'upcoming').getByText(first!.interval_name).first().click();
  await expect(page).toHaveURL(at(`/vehicles/${first!.vehicle.id}`));
  await page.goBack();
  await expect(listOf(page, 'upcoming')).toBeVisible();
  await page.getByRole('tab', { name: 'Active orders' }).click();
  await expect(rowsOf(page, 'active').first()).toBeVisible();
  const order = (await lastOrders(mock)).find(({ status }) => status === 'awaiting_approval')!;
  await page.getByRole('button', { name: t('orders:more', { id: order.id }) }).click();
  await page.getByRole('menuitem', { name: t('orders:openVehicle', { vehicle: titleOf(order.vehicle) }) }).click();
  await expect(page).toHaveURL(at(`/vehicles/${order.vehicle.id}`));
});

test.describe('coming from what awaits approval', () => {
  test.use({ role: 'FMC' });

  test('[CST2-18, OPN2-73, FMC-11] the range spans those orders, a day either side', async ({ page, mock }) => {
    await page.goto('/fmc_dashboard');
    await page
      .getByRole('link', { name: /awaiting approval in/ })
      .first()
      .click();
    await expect(rowsOf(page, 'active').first()).toBeVisible();
    const orders = (await mock.answers('listFleetOrders')).at(-1)!;
    const days = orders
      .filter(({ status }) => status === 'awaiting_approval')
      .flatMap(({ appointment_datetime: moment }) => (moment === null ? [] : [moment.slice(0, 10)]))
      .toSorted();
    const moved = (day: string, by: number) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
    expect(await searchesOf(mock)).toEqual([
      expect.objectContaining({ start_date: moved(days[0]!, -1), end_date: moved(days.at(-1)!, 1) }),
    ]);
    await expect(page).toHaveURL(at('/services'));
  });

  test('[ROL2-09] the list is about the fleet one acts in, though the call answers for all', async ({ page, mock }) => {
    await page.goto('/services?size=100');
    await expect(rowsOf(page, 'active').first()).toBeVisible();
    const all = await lastOrders(mock);
    const own = all.filter(({ vehicle }) => vehicle.fleet_id === 5);
    expect(all.length).toBeGreaterThan(own.length);
    await expect(
      page.getByText(t('common:search.shown', { shown: own.length, total: own.length }), { exact: true }),
    ).toBeVisible();
  });
});
