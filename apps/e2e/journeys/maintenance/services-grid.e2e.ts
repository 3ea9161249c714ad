import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { NO_ORDERS, lastOrders, listOf, pagerOf, rowsOf, textsOfColumn } from '../../services-grid.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const grid = (page: Page) => listOf(page, 'active');
const header = (page: Page, name: string) => grid(page).getByRole('columnheader', { name, exact: true });
async function headers(page: Page) {
  return (await grid(page).getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter(Boolean);
}

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/services${query}`);
  await expect(rowsOf(page, 'active').first()).toBeVisible();
}

test.use({ scenario: 'services/active-orders' });

test('[OPN2-02, CST-03, ERR2-03] orders that fail are asked for again; ten rows a page, with other sizes to choose; page and size stand in the address', async ({
  page,
  mock,
}) => {
  await mock.setFaults([{ kind: 'server-error', operation: 'searchOrders', calls: [1] }]);
  await page.goto('/services');
  await expect(page.getByRole('alert')).toContainText(t('common:error.loadTitle'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('services:title'));
  await expect(page.getByText(NO_ORDERS)).toHaveCount(0);
  await page.getByRole('button', { name: t('common:actions.retry') }).click();
  await expect(rowsOf(page, 'active').first()).toBeVisible();
  expect(await mock.calls('searchOrders')).toHaveLength(2);
  const { length } = await lastOrders(mock);
  await expect(pagerOf(page)).toHaveText(t('common:page.range', { first: 1, last: 10, total: length }));
  await page.getByRole('button', { name: t('common:page.next') }).click();
  await expect(page).toHaveURL(at('/services?page=2'));
  await expect(pagerOf(page)).toHaveText(t('common:page.range', { first: 11, last: length, total: length }));
  await expect(page.getByRole('button', { name: t('common:page.next') })).toBeDisabled();
  await page.reload();
  await expect(pagerOf(page)).toHaveText(t('common:page.range', { first: 11, last: length, total: length }));
  await page.goBack();
  await expect(pagerOf(page)).toHaveText(t('common:page.range', { first: 1, last: 10, total: length }));
  await page.getByRole('button', { name: new RegExp(t('common:page.size')) }).click();
  await page.getByRole('option', { name: '25' }).click();
  await expect(page).toHaveURL(at('/services?size=25'));
  await expect(pagerOf(page)).toHaveText(t('common:page.range', { first: 1, last: length, total: length }));
  // The page size is remembered for the next visit.
  await open(page);
  await expect(pagerOf(page)).toHaveText(t('common:page.range', { first: 1, last: length, total: length }));
});

test('[SVC-02, CNT-05] sort and filters stand in the address, a filter as a chip, too, and go again; Back undoes even a sort that was never drawn', async ({
  page,
  mock,
}) => {
  await open(page);
  const vehicle = header(page, t('services:columns.vehicle'));
  await expect(vehicle).toHaveAttribute('aria-sort', 'none');
  // The URL changes before the page does: nothing renders between the two.
  await page.evaluate(() => {
    const push = window.history.pushState.bind(window.history);
    window.history.pushState = (...entry) => {
      push(...entry);
      window.history.pushState = push;
      document.documentElement.dataset['wentBack'] = window.location.search;
      window.history.back();
    };
  });
  await vehicle.click();
  await expect(page.locator('html')).toHaveAttribute('data-went-back', /sort=/);
  await expect(page).toHaveURL(at('/services'));
  await expect(vehicle).toHaveAttribute('aria-sort', 'none');

  // A sort stands in the address, and Back undoes it.
  await expect(header(page, t('services:columns.shop'))).toHaveAttribute('aria-sort', 'none');
  await header(page, t('services:columns.shop')).click();
  await expect(page).toHaveURL(at('/services?sort=shop'));
  await expect(header(page, t('services:columns.shop'))).toHaveAttribute('aria-sort', 'ascending');
  const shops = await textsOfColumn(page, 'active', t('services:columns.shop'));
  expect(shops).toEqual(shops.toSorted((a, b) => a.localeCompare(b, 'en')));
  await page.goBack();
  await expect(page).toHaveURL(at('/services'));
  await expect(header(page, t('services:columns.shop'))).toHaveAttribute('aria-sort', 'none');

  const orders = await lastOrders(mock);
  const waiting = orders.filter(({ status }) => status === 'awaiting_approval').length;
  const status = page.getByRole('radiogroup', { name: t('orders:statusLabel') });
  const choice = status.getByRole('radio', { name: 'Awaiting approval', exact: true });
  await expect(choice).toHaveAccessibleDescription(String(waiting));
  await choice.click();
  await expect(page).toHaveURL(/f=status\.is\.awaitingApproval/);
  await expect(
    page.getByText(t('common:search.shown', { shown: waiting, total: orders.length }), { exact: true }),
  ).toBeVisible();
  await status.getByRole('radio', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(at('/services'));
  await header(page, t('services:columns.shop')).hover();
  await header(page, t('services:columns.shop')).locator('.ag-header-cell-filter-button').click();
  await page
    .getByRole('textbox', { name: t('grid:ariaFilterValue') })
    .first()
    .fill('garage');
  await expect(page).toHaveURL(/f=shop\.has\.garage/);
  await page.keyboard.press('Escape');
  const chips = page.getByRole('list', { name: t('common:list.activeFilters') });
  await chips.getByRole('button', { name: /garage/ }).click();
  await expect(page).toHaveURL(at('/services'));
  await expect(
    page.getByText(t('common:search.shown', { shown: orders.length, total: orders.length }), { exact: true }),
  ).toBeVisible();

  // Filters of an address hold; everything that filters is cleared at once.
  await page.goto('/services?q=zzz&f=total.gt.100');
  await expect(page.getByText('No results', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('common:actions.clearAll') }).click();
  await expect(page).toHaveURL(at('/services'));
  const { length } = orders;
  await expect(
    page.getByText(t('common:search.shown', { shown: length, total: length }), { exact: true }),
  ).toBeVisible();
});

test('[SVC-02] columns are shown, hidden and moved by buttons, kept, and reset', async ({ page }) => {
  await open(page);
  const usual = await headers(page);
  await page.getByRole('button', { name: t('common:list.display'), exact: true }).click();
  const chooser = page.getByRole('dialog', { name: t('common:list.display') });
  await chooser.getByText(t('services:columns.po'), { exact: true }).click();
  await chooser.getByText(t('services:columns.shop'), { exact: true }).click();
  await page.getByRole('button', { name: t('common:list.columnUp', { column: t('services:columns.total') }) }).click();
  await page.keyboard.press('Escape');
  await expect(header(page, t('services:columns.po'))).toBeVisible();
  await expect(header(page, t('services:columns.shop'))).toHaveCount(0);
  await expect(page).toHaveURL(/hide=.*cols=/);
  await open(page);
  await expect(header(page, t('services:columns.po'))).toBeVisible();
  await page.getByRole('button', { name: t('common:list.display'), exact: true }).click();
  await page.getByRole('button', { name: t('common:list.resetColumns') }).click();
  await page.keyboard.press('Escape');
  await expect(header(page, t('services:columns.shop'))).toBeVisible();
  expect(await headers(page)).toEqual(usual);
  await expect(page).toHaveURL(at('/services'));

  // Rows come closer, and stay so on the next visit.
  const heightOf = async () => (await rowsOf(page, 'active').first().boundingBox())!.height;
  expect(await heightOf()).toBe(54);
  await page.getByRole('button', { name: t('common:list.display'), exact: true }).click();
  await page.getByText(t('common:list.compact'), { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(heightOf).toBe(44);
  await open(page);
  await expect.poll(heightOf).toBe(44);
  expect(JSON.parse((await productStorage(page))['wayside_grid_services_active']!)).toMatchObject({
    density: 'compact',
  });
});

test('[SVC-02, CST2-10, CST2-11] the columns fit the width; switched off, each has its own; what is cut off is drawn with its full text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 760, height: 800 });
  await open(page);
  const fit = page.getByRole('switch', { name: t('common:list.fit') });
  await expect(fit).toBeChecked();
  const widthOf = async (name: string) => (await header(page, name).boundingBox())!.width;
  await expect.poll(() => widthOf(t('services:columns.services'))).toBeLessThan(214);
  // The full text of a cell is drawn when the pointer comes to it, if it is cut off.
  const whole = page.locator('[popover]:popover-open');
  const titles = async (): Promise<number> => {
    let shown = 0;
    for (const cell of (await grid(page).getByRole('gridcell').all()).slice(0, 40)) {
      await cell.hover();
      shown += await whole.count();
    }
    return shown;
  };
  await expect.poll(titles).toBeGreaterThan(0);
  const press = () => page.getByText(t('common:list.fit'), { exact: true }).click();
  await press();
  await expect(fit).not.toBeChecked();
  await expect.poll(() => widthOf(t('services:columns.services'))).toBe(214);
  await press();
  await expect.poll(() => widthOf(t('services:columns.services'))).toBeLessThan(214);
  await page.setViewportSize({ width: 1900, height: 800 });
  await expect.poll(() => widthOf(t('services:columns.services'))).toBeGreaterThan(200);
  // Wide enough for all content, once the cells are redrawn.
  await expect.poll(titles).toBe(0);
});

test('[SVC-02, SVC-06] a row opens by a real link, in a tab of its own if asked; by keyboard alone: to a row, into it, to its review and back', async ({
  page,
  context,
  mock,
}) => {
  await open(page);
  const order = (await lastOrders(mock)).findLast(({ status }) => status === 'awaiting_approval')!;
  const opened = context.waitForEvent('page');
  await grid(page)
    .locator(`[data-row-link][href="/orders/${order.id}/approvals"]`)
    .click({ modifiers: ['ControlOrMeta'] });
  const own = await opened;
  await expect(own).toHaveURL(at(`/orders/${order.id}/approvals`));
  await own.close();
  await expect(page).toHaveURL(at('/services'));

  await header(page, t('services:columns.vehicle')).click();
  await expect(page).toHaveURL(/sort=/);
  await page.goBack();
  await expect(page).toHaveURL(at('/services'));
  await expect(header(page, t('services:columns.vehicle'))).toHaveAttribute('aria-sort', 'none');
  await expect(listOf(page, 'active').locator('[row-index="0"]').getByRole('link', { name: 'Review' })).toBeVisible();
  await header(page, t('services:columns.vehicle')).focus();
  await page.keyboard.press('ArrowDown');
  const cell = page.locator(':is([role="gridcell"], [role="rowheader"]):focus');
  await expect(cell).toHaveAttribute('col-id', 'vehicle');
  // However many cells there are, Tab leads past them.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: t('common:list.fit') })).toBeFocused();
  await header(page, t('services:columns.vehicle')).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+ArrowRight');
  await expect(cell).toHaveAttribute('col-id', 'actions');
  const review = cell.getByRole('link', { name: 'Review' });
  await expect(review).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Review' }).first()).toBeFocused();
  await expect(page).toHaveURL(at('/services'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(`/orders/${order.id}/approvals`));
  await page.goBack();
  await expect(rowsOf(page, 'active').first()).toBeVisible();
  await header(page, t('services:columns.vehicle')).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(`/orders/${order.id}/approvals`));
});

test('[UPM-08, ERR2-03, STS-18] intervals that failed once are loaded again; by keyboard alone both controls of a cell are reached, one after the other', async ({
  page,
  mock,
}) => {
  await mock.setFaults([{ kind: 'server-error', operation: 'listIntervals', calls: [1] }]);
  await page.goto('/services?tab=upcoming');
  await expect(page.getByRole('alert')).toContainText(t('common:error.loadTitle'));
  await page.getByRole('button', { name: t('common:actions.retry') }).click();
  // Its cells are drawn again when the orders come.
  await expect(
    listOf(page, 'upcoming')
      .getByRole('link', { name: /^Order / })
      .first(),
  ).toBeVisible();
  await listOf(page, 'upcoming')
    .getByRole('columnheader', { name: t('services:columns.vehicle') })
    .focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+ArrowRight');
  await page.keyboard.press('Enter');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^Snooze reminders for/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(t('services:scheduleShort'));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: t('services:snooze.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName(/^Snooze reminders for/);
});

async function savedLines(page: Page): Promise<{ name: string; lines: string[] }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('common:list.csv') }).click();
  const file = await saved;
  const text = await (await file.createReadStream()).setEncoding('utf8').reduce((all, part) => all + String(part), '');
  return { name: file.suggestedFilename(), lines: text.trim().split('\r\n') };
}

test('[SVC-03] the list of what is due is saved as it stands, searched and sorted', async ({ page }) => {
  await page.goto('/services?tab=upcoming&due=past&q=oil&sort=-vehicle');
  await expect(rowsOf(page, 'upcoming').first()).toBeVisible();
  const vehicles = await textsOfColumn(page, 'upcoming', t('services:columns.vehicle'));
  expect(vehicles.length).toBeGreaterThan(1);
  const { name, lines } = await savedLines(page);
  expect(name).toBe('upcoming-intervals-2026-03-16.csv');
  expect(lines[0]).toContain(`${t('services:columns.vehicle')},${t('services:columns.due')}`);
  expect(lines).toHaveLength(1 + vehicles.length);
  for (const [index, vehicle] of vehicles.entries()) {
    const line = lines[index + 1]!;
    expect(line).toMatch(/oil/i);
    expect(line).toContain('Past due');
    expect(line).toContain(vehicle.split(' ')[0]!);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SVC-01, SVC-06] rows are cards with everything a row has; nothing scrolls sideways', async ({
    page,
    mock,
  }) => {
    await page.goto('/services');
    const cards = page.getByRole('list', { name: t('services:active.label') }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    const order = (await lastOrders(mock)).findLast(({ status }) => status === 'awaiting_approval')!;
    await expect(cards.first()).toContainText('Awaiting approval');
    await expect(cards.first().getByRole('link', { name: 'Review' })).toHaveAttribute(
      'href',
      `/orders/${order.id}/approvals`,
    );
    await page.getByRole('button', { name: t('common:list.display'), exact: true }).click();
    const sort = page.getByRole('button', { name: t('common:list.sortBy') });
    await sort.click();
    const choices = page.getByRole('option');
    for (const name of ['Vehicle, Z to A', 'Appointment, earliest first', 'Total, highest first']) {
      await expect(choices.filter({ hasText: name })).toHaveCount(1);
    }
    await expect(choices.filter({ hasText: 'VIN' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(choices).toHaveCount(0);
    await expect(sort).toBeFocused();
    await page.keyboard.press('Escape');
    for (const tab of ['upcoming', 'past'] as const) {
      await page.getByRole('tab', { name: t(`services:tabs.${tab}`) }).click();
      await expect(
        page
          .getByRole('list', { name: t(`services:${tab}.label`) })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
    await page
      .getByRole('group', { name: t('common:range.label') })
      .getByRole('button')
      .click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: t('common:range.months', { count: 12 }) }).click();
    await expect(page).toHaveURL(/from=2025-03-16/);
  });
});
