import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import {
  NO_ORDERS,
  acceptAll,
  comeBack,
  lastOrders,
  listOf,
  rowsOf,
  searchesOf,
  textsOfColumn,
} from '../../services-grid.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

/** Records whether a text ever shows on the page, from the start. */
function watchFor(page: Page, text: string) {
  return page.addInitScript((wanted) => {
    Object.assign(window, { seen: false });
    new MutationObserver(() => {
      if (document.body?.textContent.includes(wanted)) Object.assign(window, { seen: true });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, text);
}
const wasSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: boolean }).seen);

test.describe('no orders', () => {
  test.use({ scenario: 'services/no-orders' });

  test('[ERR2-26] are said as such, with a way on', async ({ page }) => {
    await page.goto('/services');
    await expect(page.getByText(NO_ORDERS, { exact: true })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('link', { name: t('services:schedule') })).toHaveAttribute(
      'href',
      '/service_request/new',
    );
    await expect(page.getByRole('link', { name: t('common:list.csv') })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Past orders' }).click();
    await expect(page.getByText(NO_ORDERS, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('common:range.lookBack') }).click();
    await expect(page).toHaveURL(at('/services?tab=past&from=2025-03-16&to=2026-03-16'));
    await expect(page.getByText('No results', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('common:range.initial') }).click();
    await expect(page).toHaveURL(at('/services?tab=past'));
  });
});

test.describe('a slow list', () => {
  test.use({ scenario: 'services/slow-orders' });

  test('[STS-18, ERR2-26] loading never looks like empty', async ({ page, mock }) => {
    await watchFor(page, NO_ORDERS);
    await page.goto('/services');
    await expect(
      page
        .getByRole('progressbar', { name: t('services:active.loading') })
        .or(page.getByText(t('services:active.loading')))
        .first(),
    ).toBeAttached();
    await expect(rowsOf(page, 'active').first()).toBeVisible();
    expect(await wasSeen(page)).toBe(false);
    const { length } = await lastOrders(mock);
    await expect(
      page.getByText(t('common:search.shown', { shown: length, total: length }), { exact: true }),
    ).toBeVisible();
  });
});

test.describe('a user who cannot be loaded', () => {
  test.use({ scenario: 'services/active-orders' });

  test('[ERR2-03] is an error too, not a list that loads for ever', async ({ page, mock }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'getCurrentUser' }]);
    await page.goto('/services');
    for (const tab of ['active', 'upcoming'] as const) {
      await page.getByRole('tab', { name: t(`services:tabs.${tab}`) }).click();
      const panel = page.getByRole('tabpanel', { name: t(`services:tabs.${tab}`) });
      await expect(panel.getByRole('alert')).toContainText(t('common:error.loadTitle'));
    }
    await mock.setFaults([]);
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: t('common:actions.retry') })
      .click();
    await expect(rowsOf(page, 'upcoming').first()).toBeVisible();
  });
});

test.describe('the file that fails', () => {
  test.use({ scenario: 'services/csv-fails' });

  test('[SVC-03] leaves the page where it is', async ({ page, context, mock }) => {
    await page.goto('/services');
    await expect(rowsOf(page, 'active').first()).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: t('common:list.csv') }).click();
    await opened;
    await expect.poll(async () => (await mock.calls('downloadOrdersCsv')).map(({ status }) => status)).toEqual([500]);
    await expect(page).toHaveURL(at('/services'));
    await expect(rowsOf(page, 'active').first()).toBeVisible();
  });
});

test.describe('the first list comes last', () => {
  test.use({ scenario: 'services/first-orders-held' });

  test('[SVC-04] and does not take the place of the later one', async ({ page, mock }) => {
    let isFirstThere = false;
    // However the first request ends: on a slow machine it may have been aborted.
    const late = new Promise<void>((resolve) => {
      const ended = (request: Request) => {
        if (request.method() !== 'POST' || !request.postData()?.includes('2026-02-16')) return;
        isFirstThere = true;
        resolve();
      };
      page.on('requestfinished', ended);
      page.on('requestfailed', ended);
    });
    await page.goto('/services?tab=past');
    await expect.poll(async () => (await searchesOf(mock)).length).toBe(1);
    await page
      .getByRole('group', { name: t('common:range.label') })
      .getByRole('button')
      .click();
    expect(isFirstThere, 'other dates can be chosen while the first list is loading').toBe(false);
    await page.getByRole('button', { name: t('common:range.months', { count: 12 }) }).click();
    await expect(rowsOf(page, 'past').first()).toBeVisible();
    const calls = await mock.calls('searchOrders');
    const [orders] = calls.flatMap((call) =>
      call.requestBody.start_date === '2025-03-16' && call.status === 200 ? [call.answer] : [],
    );
    const { length } = orders!;
    const count = page.getByText(t('common:search.shown', { shown: length, total: length }), { exact: true });
    await expect(count).toBeVisible();
    await mock.release();
    await late;
    await expect(count).toBeVisible();
    await expect(page).toHaveURL(at('/services?tab=past&from=2025-03-16&to=2026-03-16'));
  });
});

test.describe('decided elsewhere', () => {
  test.use({ scenario: 'services/active-orders' });

  test('[SVC-06, VOR-13] an order that was approved elsewhere shows so on coming back', async ({
    page,
    context,
    mock,
  }) => {
    await page.goto('/services?size=50');
    await expect(rowsOf(page, 'active').first()).toBeVisible();
    const order = (await lastOrders(mock)).find(
      ({ status, can_approve }) => status === 'awaiting_approval' && can_approve,
    )!;
    const review = listOf(page, 'active')
      .locator(`a[href="/orders/${order.id}/approvals"]`)
      .filter({ hasText: t('orders:review') });
    await expect(review).toBeVisible();
    const other = await context.newPage();
    await other.goto('/dashboard');
    await acceptAll(other, order);
    await expect(review).toBeVisible();
    await comeBack(page);
    await expect(review).toHaveCount(0);
    await expect(listOf(page, 'active').locator(`[row-id="${order.id}"]`).filter({ hasText: 'Approved' })).toHaveCount(
      1,
    );
  });
});

test.describe('in Canada', () => {
  test.use({ brand: 'canada', scenario: 'services/active-orders' });

  test('[BRD-12, STS-17, CST2-01, CST2-02, CST2-04, CST-09, WRD-02] lists have Canadian dollars, the year first and whole kilometers; the toggle reloads orders and intervals in the new language', async ({
    page,
    mock,
  }) => {
    await page.goto('/services');
    const grid = page.getByRole('grid', { name: fr('services:active.label') });
    await expect(grid).toContainText(fr('orders:review'));
    await expect(grid).toContainText(/\$[\d\s]+,\d\d\sCAD/);
    await expect(grid).toContainText(/2026-03-\d\d/);
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(listOf(page, 'active')).toBeVisible();
    await expect.poll(async () => (await mock.calls('searchOrders')).length).toBe(2);
    const [first, second] = await searchesOf(mock);
    expect(second).toEqual(first);
    const [french, english] = (await mock.answers('searchOrders')).map((orders) =>
      orders.flatMap(({ order_services }) => order_services.map(({ name }) => name)),
    );
    expect(english).not.toEqual(french);
    await expect(listOf(page, 'active')).toContainText(english![0]!);
    await expect(page.getByRole('tab', { name: 'Active orders' })).toBeVisible();
    // The update is sent before the queries that depend on it.
    const { entries } = await mock.journal();
    const order = entries.map(({ operation }) => operation);
    expect(order.indexOf('updateFleetUser')).toBeLessThan(order.lastIndexOf('searchOrders'));

    // So it does with the intervals.
    await page.getByRole('radio', { name: 'Français' }).click();
    await expect(grid).toBeVisible();
    await page.goto('/services?tab=upcoming');
    const intervals = page.getByRole('grid', { name: fr('services:upcoming.label') });
    await expect(intervals).toContainText('Entretien des');
    await expect(intervals).toContainText(/\d\skm/);
    await expect(intervals).not.toContainText(/,\d+\skm/);
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(listOf(page, 'upcoming')).toContainText(/km service/);
    await expect
      .poll(async () => (await textsOfColumn(page, 'upcoming', t('services:columns.due')))[0])
      .toBe('Past due');
    expect((await mock.calls('listIntervals')).length).toBeGreaterThan(2);
  });
});
