import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { rowOf, sentOrders } from '../orders.ts';
import { at } from '../places.ts';
import { textsOf } from '../texts.ts';

const { t } = await textsOf('en');

const list = (page: Page) => page.getByRole('grid', { name: t('dashboard:active.tableLabel') });
const rows = (page: Page) =>
  list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

test.describe('the active maintenance list', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[DSH-01] has every active order and the way to schedule a service', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(list(page)).toBeVisible();
    const orders = await sentOrders(mock);
    expect(orders.length).toBeGreaterThan(5);
    await expect(rows(page)).toHaveCount(orders.length);
    for (const order of orders) await expect(rowOf(page, order)).toHaveCount(1);
    await page.getByRole('link', { name: t('dashboard:active.schedule') }).click();
    await expect(page).toHaveURL(at('/service_request/new'));
  });

  test('[DSH-10, DSH-11, DSH-12] offers what the status of each order allows', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(list(page)).toBeVisible();
    const orders = await sentOrders(mock);
    const statuses = new Set(orders.map(({ status }) => status));
    for (const status of ['initiated', 'active', 'initiated_by_user', 'awaiting_approval', 'approved']) expect(statuses).toContain(status);
    expect(new Set(orders.filter(({ status }) => status === 'awaiting_approval').map(({ can_approve }) => can_approve))).toEqual(
      new Set([true, false]),
    );

    for (const order of orders) {
      const button = rowOf(page, order).getByRole('button');
      if (['initiated', 'active', 'initiated_by_user'].includes(order.status)) await expect(button).toHaveText('CANCEL');
      else if (order.status === 'awaiting_approval' && order.can_approve) await expect(button).toHaveText('ACCEPT ALL');
      else {
        await expect(button).toHaveCount(0);
        await expect(rowOf(page, order)).toContainText(order.status === 'approved' ? 'Approved' : 'Awaiting approval');
      }
    }
  });

  test('[DSH-08] a vehicle leads to its page', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(list(page)).toBeVisible();
    const [order] = await sentOrders(mock);
    await rowOf(page, order!).getByRole('link', { name: order!.vehicle.vehicle_name }).click();
    await expect(page).toHaveURL(at(`/vehicles/${order!.vehicle.id}`));
  });

  test('[DSH-01] what waits for somebody stands first', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(list(page)).toBeVisible();
    const waits = (await rows(page).allTextContents()).map((text) => text.includes('Awaiting approval'));
    expect(waits).toContain(true);
    expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)));
  });
});

test.describe('in French', () => {
  test.use({ scenario: 'base/signed-in', brand: 'canada' });
  test('[BRD-08, DSH-10, DSH-11] everything of the list is French', async ({ page }) => {
    const { t: fr } = await textsOf('fr');
    await page.goto('/dashboard');
    const table = page.getByRole('grid', { name: fr('dashboard:active.tableLabel') });
    await expect(table.getByRole('button', { name: /^ANNULER le bon de travail \d+$/ }).first()).toBeVisible();
    await expect(table.getByRole('button', { name: /^TOUT ACCEPTER / }).first()).toBeVisible();
    await expect(table.getByText('En attente d’approbation').first()).toBeVisible();
    await expect(table).not.toContainText(/Awaiting|Approved|CANCEL|No appointment|Confirmed/);
  });
});

test.describe('a fleet on its first day', () => {
  test.use({ scenario: 'fleets/empty-fleet' });
  test('[DSH-01] has no list, but a first step', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText(t('dashboard:active.emptyTitle'))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page
      .getByRole('link', { name: t('dashboard:active.schedule') })
      .last()
      .click();
    await expect(page).toHaveURL(at('/service_request/new'));
  });
});

test.describe('ten thousand vehicles', () => {
  test.use({ scenario: 'fleets/ten-thousand-vehicles' });
  test('[DSH-01] leave the dashboard usable', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(rows(page).nth(3)).toBeVisible();
    expect((await sentOrders(mock)).length).toBeGreaterThan(100);
    await page
      .getByRole('button', { name: /^ACCEPT ALL/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: t('shell:nav.vehicles') }).click();
    await expect(page).toHaveURL(at('/vehicles'));
  });
});
