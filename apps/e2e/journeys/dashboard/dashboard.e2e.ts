import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { cutTexts, tableOf } from '../../grid.ts';
import { rowOf, sentOrders } from '../../orders.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { titleOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

const list = (page: Page) => page.getByRole('grid', { name: t('dashboard:active.tableLabel') });
function rows(page: Page) {
  return list(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
}

test.describe('the active maintenance list', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[DSH-01, DSH-08, DSH-10, DSH-11, DSH-12] has every active order with what its status allows, what waits for somebody first, and the way to schedule a service', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    await expect(list(page)).toBeVisible();
    const orders = await sentOrders(mock);
    expect(orders.length).toBeGreaterThan(5);
    await expect(rows(page)).toHaveCount(orders.length);
    for (const order of orders) await expect(rowOf(page, order)).toHaveCount(1);

    const statuses = new Set(orders.map(({ status }) => status));
    for (const status of ['initiated', 'active', 'initiated_by_user', 'awaiting_approval', 'approved'])
      expect(statuses).toContain(status);
    expect(
      new Set(orders.filter(({ status }) => status === 'awaiting_approval').map(({ can_approve }) => can_approve)),
    ).toEqual(new Set([true, false]));

    for (const order of orders) {
      const button = rowOf(page, order).getByRole('button');
      if (['initiated', 'active', 'initiated_by_user'].includes(order.status))
        await expect(button).toHaveText('CANCEL');
      else if (order.status === 'awaiting_approval' && order.can_approve) await expect(button).toHaveText('ACCEPT ALL');
      else {
        await expect(button).toHaveCount(0);
        await expect(rowOf(page, order)).toContainText(order.status === 'approved' ? 'Approved' : 'Awaiting approval');
      }
    }

    await page.getByRole('link', { name: t('dashboard:active.schedule'), exact: true }).click();
    await expect(page).toHaveURL(at('/service_request/new'));
    await page.goBack();
    const [order] = orders;
    await rowOf(page, order!)
      .getByRole('link', { name: titleOf(order!.vehicle), exact: true })
      .click();
    await expect(page).toHaveURL(at(`/vehicles/${order!.vehicle.id}`));
    await page.goBack();
    await expect(list(page)).toBeVisible();

    const waits = (await rows(page).allTextContents()).map((text) => text.includes('Awaiting approval'));
    expect(waits).toContain(true);
    expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)));
    // A wide screen has room for every text.
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(() => cutTexts(rows(page))).toEqual([]);
    // A phone has room for the first five.
    await page.setViewportSize({ width: 390, height: 844 });
    const cards = tableOf(page, t('dashboard:active.tableLabel')).getByRole('row');
    await expect(cards.filter({ has: page.getByRole('rowheader') })).toHaveCount(5);
    await expect(page.getByRole('link', { name: t('dashboard:active.viewAll') })).toBeVisible();
  });
});

test.describe('in French', () => {
  test.use({ scenario: 'base/signed-in', brand: 'canada' });
  test('[BRD-08, BRD-12, DSH-10, DSH-11, STS-17] the list is French, and so are intervals and orders, until the language is changed; what can be done is in sight at any width', async ({
    page,
    mock,
  }) => {
    const { t: fr } = await textsOf('fr');
    await page.goto('/dashboard');
    const table = page.getByRole('grid', { name: fr('dashboard:active.tableLabel') });
    await expect(table.getByRole('button', { name: /^ANNULER le bon de travail \d+$/ }).first()).toBeVisible();
    await expect(table.getByRole('button', { name: /^TOUT APPROUVER / }).first()).toBeVisible();
    await expect(table.getByText('En attente d’approbation').first()).toBeVisible();
    await expect(table).not.toContainText(/Awaiting|Approved|CANCEL|No appointment|Confirmed/);

    // The position of a service as well.
    const positions = (await sentOrders(mock)).flatMap(({ order_services }) =>
      order_services.map(({ position }) => position),
    );
    expect(positions).toContain('Right Front');
    await expect(table).toContainText(` – ${fr('shops:positions.rightFront')}`);
    await expect(table).not.toContainText(/\b(Front|Rear|Left|Right)\b/);

    // What can be done about an order is in sight.
    for (const width of [1199, 1000, 760]) {
      await page.setViewportSize({ width, height: 800 });
      const action = table.getByRole('button', { name: /^TOUT APPROUVER / }).first();
      await action.scrollIntoViewIfNeeded();
      await expect(action).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => table.evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth))
        .toBe(0);
      const [edge, button] = [(await table.boundingBox())!, (await action.boundingBox())!];
      expect(button.x + button.width, `${width}`).toBeLessThanOrEqual(edge.x + edge.width);
    }

    // Intervals and orders come in the language of the user, and again after the toggle.
    await page.setViewportSize({ width: 1280, height: 800 });
    const intervals = page.getByRole('grid', { name: fr('dashboard:upcoming.tableLabel') });
    await expect(intervals).toContainText(/Entretien des [\d\s]+ km/);
    await expect(intervals).toContainText(/\d km/);
    const [listed, orders] = [await mock.calls('listIntervals'), await mock.calls('getDashboard')];
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('grid', { name: t('dashboard:upcoming.tableLabel') })).toContainText(/km service/);
    await expect.poll(async () => (await mock.calls('getDashboard')).length).toBe(orders.length + 1);
    expect((await mock.calls('listIntervals')).length).toBe(listed.length * 2);
  });
});

test.describe('a fleet on its first day', () => {
  test.use({ scenario: 'fleets/empty-fleet' });
  test('[DSH-01] has no list, but a first step', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText(t('dashboard:active.emptyTitle'))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page
      .getByRole('link', { name: t('dashboard:active.schedule'), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(at('/service_request/new'));
  });
});

test.describe('every status', () => {
  test.use({ scenario: 'dashboard/every-status' });
  test('[STS-02, STS-03, SVC-06, DSH-10, DSH-11, DSH-12, CON2-01] is listed while it is active, by its label, with what it allows', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(rows(page)).toHaveCount(7);
    const expected = [
      ['VAN-03', 'Awaiting approval', 'ACCEPT ALL'],
      ['VAN-13', 'Awaiting approval', undefined],
      ['VAN-01', 'Initiated', 'CANCEL'],
      ['VAN-02', 'Active', 'CANCEL'],
      ['VAN-04', 'Approved', undefined],
      ['VAN-11', 'Initiated', 'CANCEL'],
      ['VAN-12', 'Waiting for parts', undefined],
    ] as const;
    for (const [index, [vehicle, status, action]] of expected.entries()) {
      await expect(rows(page).nth(index)).toContainText(vehicle);
      await expect(rows(page).nth(index)).toContainText(status);
      const button = rows(page).nth(index).getByRole('button');
      if (action) await expect(button).toHaveText(action);
      else await expect(button).toHaveCount(0);
    }

    // What awaits approval is reviewed by whoever may approve it, and viewed by others.
    await expect(rows(page).getByRole('link', { name: t('orders:review') })).toHaveCount(1);
    await rows(page)
      .nth(1)
      .getByRole('link', { name: new RegExp(`^${t('orders:view')} `) })
      .click();
    await expect(page).toHaveURL(at('/orders/5000130/approvals'));
  });
});

test.describe('a page of its own', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[DSH-14, API2-18, CON2-17] has the same orders, also after a failure, and what can be done about them', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    await expect(list(page)).toBeVisible();
    const onDashboard = await sentOrders(mock);
    await mock.setFaults([{ kind: 'server-error', operation: 'listFleetOrders', calls: [1] }]);
    await page.getByRole('link', { name: t('dashboard:active.viewAll') }).click();
    await expect(page).toHaveURL(at('/active_maintenances'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:titles.activeMaintenances'));
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common:actions.retry') })
      .click();
    await expect(rows(page)).toHaveCount(onDashboard.length);
    for (const order of onDashboard) await expect(rowOf(page, order)).toHaveCount(1);
    const [call] = await mock.calls('listFleetOrders');
    expect(call!.query).toEqual({});
    const [listed] = await mock.answers('listFleetOrders');
    expect(listed!.map(({ id }) => id).toSorted()).toEqual(onDashboard.map(({ id }) => id).toSorted());

    await page
      .getByRole('button', { name: /^ACCEPT ALL/ })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog', { name: t('dashboard:confirm.acceptAll') });
    await dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') }).click();
    await expect(page.getByText(t('approval:notice.approved'))).toBeVisible();
    await expect.poll(async () => (await mock.calls('listFleetOrders')).length).toBe(3);
  });
});
