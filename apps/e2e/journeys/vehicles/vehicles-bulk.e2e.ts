import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatDate, place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import type { MockSession } from '../../mock-session.ts';
import { at } from '../../places.ts';
import { sendButton, toTime } from '../../request.ts';
import { textsOf } from '../../texts.ts';
import { chooseFile, openBulkUpload } from '../../vehicle-file.ts';
import { nameOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

const grid = (page: Page) => page.getByRole('grid', { name: t('vehicles:label'), exact: true });
const bar = (page: Page) => page.getByRole('toolbar', { name: t('common:selection.label') });
function act(page: Page, action: 'snooze' | 'deactivate' | 'request') {
  return bar(page)
    .getByRole('button', { name: t(`vehicles:bulk.${action}.action`), exact: true })
    .click();
}
const sent = async (mock: MockSession) => (await mock.answers('listVehicles'))[0]!;
const vehicleOf = async (mock: MockSession, wanted: number) => (await sent(mock)).find(({ id }) => id === wanted)!;
const selected = (page: Page) => grid(page).locator('[role="row"][aria-selected="true"]');

async function select(page: Page, ids: readonly number[]): Promise<void> {
  for (const id of ids)
    await grid(page).locator(`[role="row"][row-id="${id}"]`).getByRole('checkbox').first().check({ force: true });
}

async function open(page: Page): Promise<void> {
  await page.goto('/vehicles');
  await expect(grid(page).getByRole('gridcell').first()).toBeVisible();
}

test.describe('several vehicles, one of which fails', () => {
  test.use({ scenario: 'vehicles/bulk-fails-for-one' });

  test('are deactivated one by one; the one that failed stays selected with its reason; the selection is exported, activated again, and given a department', async ({
    page,
    mock,
  }) => {
    await open(page);
    const vehicles = (await sent(mock)).filter(({ is_active }) => is_active).slice(0, 3);
    const top = await grid(page).evaluate((element) => element.getBoundingClientRect().top);
    await select(
      page,
      vehicles.map(({ id }) => id),
    );
    await expect(bar(page)).toContainText(t('common:selection.count', { count: 3 }));
    expect(await grid(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(top);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar(page)
        .getByRole('button', { name: t('common:selection.csv') })
        .click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(vehicles.every(({ vin }) => vin === null || lines.some((line) => line.includes(vin)))).toBe(true);

    await act(page, 'deactivate');
    const dialog = page.getByRole('alertdialog', { name: t('vehicles:bulk.deactivate.question', { count: 3 }) });
    await dialog.getByRole('button', { name: t('common:actions.cancel') }).click();
    expect(await mock.calls('deactivateVehicle')).toEqual([]);
    await act(page, 'deactivate');
    const orders = (await mock.answers('listFleetOrders'))[0]!.filter((order) =>
      vehicles.some(({ id }) => id === order.vehicle.id),
    );
    await expect(dialog).toContainText(t('vehicles:leaving.orders.deactivate', { count: orders.length }));
    // [VOR-05] Each with its vehicle, as for a single one.
    expect(orders.length).toBeGreaterThan(1);
    for (const { id, vehicle } of orders) {
      await expect(dialog.getByRole('link', { name: `Order ${id}`, exact: true })).toHaveAttribute(
        'href',
        place.order(id),
      );
      await expect(dialog.getByRole('link', { name: vehicle.other_id!, exact: true })).toHaveAttribute(
        'href',
        place.vehicle(vehicle.id),
      );
    }
    await expect(dialog).toContainText(formatDate(orders[1]!.appointment_datetime, 'US')!);
    await dialog.getByRole('button', { name: t('vehicles:bulk.deactivate.confirm', { count: 3 }) }).dblclick();
    const report = page.getByRole('alert').filter({ hasText: t('vehicles:bulk.deactivate.done', { count: 2 }) });
    await expect(report).toContainText(t('vehicles:bulk.failed', { count: 1 }));
    await expect(report.getByRole('link', { name: nameOf(vehicles[1]!) })).toHaveAttribute(
      'href',
      `/vehicles/${vehicles[1]!.id}`,
    );
    await expect(selected(page)).toHaveCount(1);
    await expect(selected(page)).toHaveAttribute('row-id', String(vehicles[1]!.id));

    await act(page, 'deactivate');
    await page.getByRole('button', { name: t('vehicles:bulk.deactivate.confirm', { count: 1 }) }).click();
    await expect(page.getByText(t('vehicles:bulk.deactivate.done', { count: 1 }), { exact: true })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(report).toHaveCount(0);
    // [VOR-01] What is deactivated still leads to its open order.
    await expect(
      grid(page).getByRole('link', { name: t('vehicles:orderOne', { vehicle: orders[0]!.vehicle.other_id! }) }),
    ).toHaveAttribute('href', place.order(orders[0]!.id));
    expect((await mock.calls('deactivateVehicle')).map(({ path }) => Number(path.match(/\d{6}/)?.[0]))).toEqual(
      [0, 1, 2, 1].map((index) => vehicles[index]!.id),
    );

    await test.step('activated again, and all in one department', async () => {
      for (const action of ['activate', 'department'] as const) {
        await select(
          page,
          vehicles.map(({ id }) => id),
        );
        await bar(page)
          .getByRole('button', { name: t('vehicles:bulk.menu') })
          .click();
        await page.getByRole('menuitem', { name: t(`vehicles:bulk.${action}.action`) }).click();
        if (action === 'department') {
          await expect(page.getByRole('textbox', { name: t('vehicles:columns.department') })).toBeFocused();
          await page.keyboard.type('210');
        }
        await page.getByRole('button', { name: t(`vehicles:bulk.${action}.confirm`, { count: 3 }) }).click();
        await expect(page.getByText(t(`vehicles:bulk.${action}.done`, { count: 3 }), { exact: true })).toBeVisible();
      }
      expect((await mock.calls('updateVehicle')).map(({ requestBody }) => requestBody)).toEqual([
        ...vehicles.map(({ id }) => ({ id, is_active: true })),
        ...vehicles.map(({ id }) => ({ id, department_number: '210' })),
      ]);
    });
  });
});

test.describe('in French', () => {
  test.use({ scenario: 'base/signed-in', brand: 'canada' });

  test('[CNT-06] what is exported has the columns of vehicles.csv, and can be uploaded again without a change', async ({
    page,
    mock,
  }) => {
    const { t: french } = await textsOf('fr');
    const tools = page.getByRole('toolbar', { name: french('common:selection.label') });
    await page.goto('/vehicles');
    await page.getByRole('columnheader').getByRole('checkbox').check({ force: true });
    await expect(tools).toContainText(french('common:selection.count', { count: 24 }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      tools.getByRole('button', { name: french('common:selection.csv') }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    const [headings, ...lines] = file.trim().split('\r\n');
    expect(headings).toBe(
      'NIV,Année,Marque,Modèle,Plaque d’immatriculation,Province,Numéro d’unité,Division,Kilomètres,Actif',
    );
    expect(lines).toHaveLength(24);

    const before = await sent(mock);
    const known = before.filter(({ vin }) => vin).length;
    await openBulkUpload(page);
    await chooseFile(page, file);
    const outcomes = page.getByRole('group', { name: french('bulk-upload:review.outcomes') });
    await expect(outcomes).toContainText(`${french('bulk-upload:review.unchanged')}${known}`);
    await expect(outcomes).toContainText(`${french('bulk-upload:review.updated')}0`);
  });
});

test.describe('many vehicles whose answers are slow', () => {
  test.use({ scenario: 'vehicles/bulk-waits' });

  test('show the progress and can be stopped; those not started stay selected', async ({ page, mock }) => {
    await open(page);
    await grid(page).getByRole('columnheader').getByRole('checkbox').check({ force: true });
    await expect(bar(page)).toContainText(t('common:selection.count', { count: 24 }));
    // A deactivated vehicle has no reminders.
    const count = (await sent(mock)).filter(({ is_active }) => is_active).length;
    expect(count).toBeLessThan(24);
    await act(page, 'snooze');
    await expect(page.getByText(t('vehicles:bulk.snooze.skipped', { count: 24 - count }))).toBeVisible();
    const confirm = page.getByRole('button', { name: t('vehicles:bulk.snooze.confirm', { count }) });
    await confirm.click({ force: true });
    expect(await mock.calls('snoozeReminder')).toEqual([]);
    await page.getByRole('button', { name: new RegExp(t('services:snooze.label')) }).click();
    await page.getByRole('option', { name: t('services:snooze.weeks', { count: 4 }) }).click();
    await confirm.click();
    await expect(
      page.getByRole('progressbar', { name: t('vehicles:bulk.progress', { finished: 1, count }) }),
    ).toBeVisible();
    await page.getByRole('button', { name: t('vehicles:bulk.stop') }).click();
    await mock.release();
    await expect(page.getByText(t('vehicles:bulk.rest', { count: count - 2 }), { exact: true })).toBeVisible();
    await expect(bar(page)).toContainText(t('common:selection.count', { count: count - 2 }));
    expect((await mock.calls('snoozeReminder')).map(({ requestBody }) => requestBody!['value' as never])).toEqual([
      4, 4,
    ]);
  });
});

test.describe('service for several vehicles', () => {
  test.use({ scenario: 'vehicles/of-a-fleet' });

  test('opens the first one’s form; the others are kept, survive a reload, and follow; one with an order is left out', async ({
    page,
    mock,
  }) => {
    await open(page);
    await select(page, [500_001]);
    await act(page, 'request');
    await expect(page.getByRole('dialog')).toContainText(t('shops:vehicle.reason.orderExistsAlert'));
    await page.keyboard.press('Escape');
    await select(page, [500_006, 500_009]);
    await act(page, 'request');
    await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveText(
      `${nameOf(await vehicleOf(mock, 500_001))}: ${t('shops:vehicle.reason.orderExistsAlert')}`,
    );
    await page.getByRole('button', { name: t('vehicles:bulk.request.confirm', { count: 2 }) }).click();
    const next = nameOf(await vehicleOf(mock, 500_009));
    await expect(page).toHaveURL(at('/service_request/new?vehicle=500006'));
    await expect(page.getByText(t('service-request:turn.next', { at: 1, total: 2, next }))).toBeVisible();
    await page.goto('/vehicles');
    await page.reload();
    const waiting = page.locator('main div', { hasText: t('vehicles:waiting.title', { count: 2 }) }).last();
    await expect(waiting.getByRole('listitem')).toHaveCount(2);
    await waiting.getByRole('link', { name: t('vehicles:waiting.continue') }).click();
    await expect(page).toHaveURL(at('/service_request/new?vehicle=500006'));
    await toTime(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(at('/dashboard'));
    await page.getByRole('link', { name: t('service-request:notice.next', { vehicle: next }) }).click();
    await expect(page).toHaveURL(at('/service_request/new?vehicle=500009'));
    await expect(page.getByText(t('service-request:turn.last', { at: 2, total: 2 }))).toBeVisible();
    await page.goto('/vehicles');
    await page.getByRole('button', { name: t('vehicles:waiting.remove', { vehicle: next }) }).click();
    await expect(page.getByRole('button', { name: t('vehicles:waiting.remove', { vehicle: next }) })).toHaveCount(0);
    expect(await mock.calls('createOrder')).toHaveLength(1);
  });
});
