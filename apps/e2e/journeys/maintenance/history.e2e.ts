import type { Page } from '@playwright/test';
import { formatHistoryMoment, formatMoney } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const READING = { region: 'US', language: 'en' } as const;

const VEHICLE = '/vehicles/500001?tab=history';
const table = (page: Page) => page.getByRole('grid', { name: t('history:table') });
const remove = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${t('history:delete.action', { date: '' })}`) });
const question = (page: Page) => page.getByRole('alertdialog', { name: t('history:delete.question') });

test.describe('the history of a vehicle', () => {
  test.use({ scenario: 'history/of-a-vehicle' });

  test('[MNH-06, MNH-07, MNH-08, API2-33, API2-34, ENT2-09, ERR2-03, ERR2-31, ROL2-14] half of it that fails is not shown as the whole; both kinds in one table; an admin deletes what was entered by hand', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'listManualHistories', calls: [1] }]);
    await page.goto(VEHICLE);
    const retry = page.getByRole('alert').getByRole('button', { name: t('common:actions.retry') });
    await expect(retry).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await retry.click();
    await expect(table(page)).toBeVisible();
    expect(await mock.calls('listMaintenanceHistory')).toHaveLength(1);
    const [ordered] = await mock.answers('listMaintenanceHistory');
    const [manual] = await mock.answers('listManualHistories');
    const names = { vehicle_id: '500001', pageMH: '1', pageMMH: '1' };
    expect([
      (await mock.calls('listMaintenanceHistory'))[0]!.query,
      (await mock.calls('listManualHistories'))[0]!.query,
    ]).toEqual([names, names]);
    const records = [...ordered!.maintenance_history, ...manual!.manual_histories];
    await expect(table(page).getByRole('row')).toHaveCount(records.length + 1);
    const cost = records.reduce((sum, { total }) => sum + (total ?? 0), 0);
    await expect(page.getByText(`Total ${formatMoney(cost, READING)}`, { exact: true })).toBeVisible();
    const [byHand] = manual!.manual_histories;
    const row = table(page).getByRole('row').filter({ hasText: 'Manually Entered' });
    await expect(row).toHaveCount(manual!.manual_histories.length);
    await expect(row.first()).toContainText(formatHistoryMoment(byHand!.appointment_datetime)!);
    await expect(row.first()).toContainText(/\d\d\/\d\d\/\d\d, \d{1,2}:\d\d[ap]m/);
    await expect(row.first()).toContainText(byHand!.custom_shop_name!);
    await expect(table(page).getByRole('row').filter({ hasText: 'Wayside' })).toHaveCount(
      ordered!.maintenance_history.length,
    );

    await page.getByRole('button', { name: `${t('history:period.all')} ${t('history:period.label')}` }).click();
    await page.getByRole('option', { name: t('history:period.year') }).click();
    await expect(page).toHaveURL(at(`${VEHICLE}&period=year`));
    await expect
      .poll(async () => (await mock.calls('listManualHistories')).at(-1)!.query)
      .toEqual({ start_date: '2025-03-16', end_date: '2026-03-16', ...names });

    await expect(remove(page)).toHaveCount(manual!.manual_histories.length);
    await remove(page).first().click();
    await question(page)
      .getByRole('button', { name: t('common:actions.cancel') })
      .click();
    expect(await mock.calls('deleteManualHistory')).toEqual([]);
    await remove(page).first().click();
    await question(page)
      .getByRole('button', { name: t('history:delete.confirm') })
      .dblclick();
    await expect(page.getByText('Maintenance History deleted', { exact: true })).toBeVisible();
    await expect(row).toHaveCount(manual!.manual_histories.length - 1);
    expect(await mock.calls('deleteManualHistory')).toHaveLength(1);
  });
});

test.describe('a history of many pages', () => {
  test.use({ scenario: 'history/many-pages' });

  test('[MNH-06, API2-33] more rows only come below, to the end of both lists', async ({ page, mock }) => {
    await page.goto(VEHICLE);
    const dates = () => table(page).getByRole('rowheader').allTextContents();
    await expect(table(page)).toBeVisible();
    const first = await dates();
    const more = page.getByRole('button', { name: t('common:actions.loadMore') });
    await more.click();
    await expect.poll(async () => (await dates()).length).toBeGreaterThan(first.length);
    expect((await dates()).slice(0, first.length)).toEqual(first);
    await more.click();
    await expect(more).toHaveCount(0);
    const [ordered] = await mock.answers('listMaintenanceHistory');
    await expect(table(page).getByRole('row')).toHaveCount(25 + ordered!.maintenance_history.length + 1);
    expect((await mock.calls('listManualHistories')).map(({ query }) => query!['pageMMH'])).toEqual(['1', '2', '3']);
  });
});

test.describe('the timeline', () => {
  test.use({ scenario: 'history/timeline' });

  test('[ERR2-03] has everything that happened, counted by its sources, and filters by kind; a source that fails is named, and trying again completes it', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'getFaultData', calls: [1] }]);
    await page.goto('/vehicles/500002?tab=history&view=timeline');
    const events = page.locator('section ol > li');
    const total = page.getByRole('status').filter({ hasText: / of / });
    const alert = page.getByRole('alert').filter({ hasText: t('history:timeline.parts.faults') });
    await expect(events.first()).toBeVisible();
    await alert.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(alert).toHaveCount(0);
    await expect(events.filter({ hasText: t('history:timeline.one.approval') }).first()).toBeVisible();
    await expect(page.getByText(t('history:timeline.loading'))).toBeHidden();
    const vehicle = (await mock.answers('getVehicle'))[0]!;
    await expect.poll(async () => (await mock.answers('getFaultData')).length).toBe(1);
    const records = [
      ...(await mock.answers('listMaintenanceHistory')).flatMap(({ maintenance_history }) => maintenance_history),
      ...(await mock.answers('listManualHistories')).flatMap(({ manual_histories }) => manual_histories),
    ];
    const canceled = (await mock.answers('searchOrders')).flat().filter((order) => order.vehicle.id === vehicle.id);
    const steps = (await mock.answers('listOrderActivity')).flat();
    const faults = (await mock.answers('getFaultData'))[0]!;
    const sources = [
      records.length + canceled.length + (vehicle.active_order ? 1 : 0),
      steps.length,
      vehicle.recalls!.length,
      vehicle.glovebox_items!.length,
      faults.length,
      records.filter(({ miles }) => miles !== null).length,
    ];
    const sum = sources.reduce((count, length) => count + length, 0);
    await expect(total).toHaveText(t('common:search.shown', { shown: sum, total: sum }));
    await expect(events).toHaveCount(Math.min(sum, 50));

    await page.getByRole('button', { name: new RegExp(`${t('history:timeline.filter')}$`) }).click();
    await page
      .getByRole('option', {
        name: t('history:timeline.counted', { kind: t('history:timeline.kinds.recall'), count: 1 }),
      })
      .click();
    await expect(events).toHaveCount(1);
    await expect(events).toContainText(vehicle.recalls![0]!.component, { ignoreCase: true });
    await expect(page).toHaveURL(/kind=recall/);
  });
});

test.describe('the dossier', () => {
  test.use({ scenario: 'history/dossier' });

  test('prints without navigation, in the light theme, on Letter and A4', async ({ page, mock }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/vehicles/500002?view=dossier');
    const print = page.getByRole('button', { name: t('history:dossier.print') });
    await expect(print).toBeEnabled();
    const records = (await mock.answers('listManualHistories')).flatMap(({ manual_histories }) => manual_histories);
    expect(records).toHaveLength(25);
    await expect(page.getByRole('table').first().getByRole('row').filter({ hasText: 'Manually Entered' })).toHaveCount(
      25,
    );
    const ordered = (await mock.answers('listMaintenanceHistory')).flatMap(
      ({ maintenance_history }) => maintenance_history,
    );
    const cost = [...records, ...ordered].reduce((sum, { total }) => sum + (total ?? 0), 0);
    await expect(page.getByRole('main')).toContainText(formatMoney(cost, READING));
    const pages = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    for (const format of ['Letter', 'A4']) expect(pages(await page.pdf({ format }))).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(print).toBeHidden();
    await expect(page.getByText(t('shell:skipLink'))).toBeHidden();
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
