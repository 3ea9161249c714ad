import type { Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import { place } from '@wayside/domain';
import { OWNERS, firstContacts, lastSent, money, onDuty, openReview } from '../../approvals.ts';
import { expect, test } from '../../fixtures.ts';
import type { MockSession } from '../../mock-session.ts';
import { rowOf, sentOrders } from '../../orders.ts';
import { textsOf } from '../../texts.ts';
import { nameOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

const ACCEPT = 'Are you sure you want to accept all services?';
const CANCEL = 'Are you sure you want cancel?';

/** Opens the dashboard and returns the first matching order. */
async function openWith(
  page: Page,
  mock: MockSession,
  fits: (order: Schemas['Order']) => boolean,
): Promise<Schemas['Order']> {
  await page.goto('/dashboard');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const match = (await sentOrders(mock)).find(fits);
  expect(match, 'the world has such an order').toBeDefined();
  return match!;
}

const acceptable = ({ status, can_approve }: Schemas['Order']) => status === 'awaiting_approval' && can_approve;
const cancelable = ({ status, can_cancel }: Schemas['Order']) => status === 'initiated' && can_cancel;
function received({ status, can_cancel, cancellers }: Schemas['Order']) {
  return status === 'active' && !can_cancel && cancellers.some(({ cellPhone }) => cellPhone === null);
}

test.use({ scenario: 'base/signed-in' });

test('[STS-07, STS-09, ERR2-08, ERR2-29, DSH-11, VOR-03] ACCEPT ALL approves the order and its open services once confirmed', async ({
  page,
  mock,
}) => {
  const order = await openWith(
    page,
    mock,
    (one) =>
      acceptable(one) &&
      ['rejected', 'deleted'].every((gone) => one.order_services.some(({ status }) => status === gone)),
  );
  await rowOf(page, order)
    .getByRole('button', { name: t('dashboard:actions.acceptAllOfOrder', { id: order.id }) })
    .click();
  const dialog = page.getByRole('alertdialog', { name: ACCEPT });
  await expect(dialog.getByRole('link', { name: `Order ${order.id}` })).toBeVisible();
  const shown = order.order_services.filter(({ status }) => !['rejected', 'deleted'].includes(status)).length;
  const total = order.total!.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(dialog).toContainText(
    t('dashboard:confirm.acceptAllBody', { vehicle: nameOf(order.vehicle), count: shown, total }),
  );
  await expect(dialog).toContainText(order.shop!.name);
  const charged = order.braintree_payment_methods.find(({ is_default }) => is_default)!;
  await expect(dialog.getByRole('button', { name: new RegExp(`${t('payments:select.label')}$`) })).toContainText(
    `ending in ${charged.last_4}`,
  );
  await dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') }).click();

  await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, order)).toContainText('Approved');
  await expect(rowOf(page, order).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: t('approval:decision.open') }).click();
  await expect(page).toHaveURL(new RegExp(`${place.order(order.id)}$`));

  const calls = await mock.calls('updateOrder');
  expect(calls).toHaveLength(1);
  expect(calls[0]!.path).toBe(`/api/v4/orders/${order.id}`);
  const body = calls[0]!.requestBody;
  expect(body).toMatchObject({ id: order.id, status: 'approved', payment_token: charged.token });
  expect(body.order_services!.map(({ id, status }) => ({ id, status }))).toEqual(
    order.order_services.map(({ id, status }) => ({
      id,
      status: ['active', 'awaiting_approval', 'initiated'].includes(status) ? 'approved' : status,
    })),
  );
  expect(body.order_services!.some(({ status }) => status === 'rejected')).toBe(true);
});

test('[STS-08, ERR2-08, ERR2-29, DSH-10] CANCEL cancels the order once confirmed', async ({ page, mock }) => {
  const order = await openWith(page, mock, cancelable);
  await rowOf(page, order)
    .getByRole('button', { name: t('dashboard:actions.cancelOrder', { id: order.id }) })
    .click();
  const dialog = page.getByRole('alertdialog', { name: CANCEL });
  await dialog.getByRole('button', { name: t('dashboard:confirm.cancelAction', { id: order.id }) }).click();
  await expect(page.getByText('Maintenance Canceled', { exact: true })).toBeVisible();
  await expect(rowOf(page, order)).toHaveCount(0);
  const calls = await mock.calls('updateOrder');
  expect(calls.map(({ path, requestBody }) => ({ path, requestBody }))).toEqual([
    { path: `/api/v4/orders/${order.id}`, requestBody: { id: order.id, status: 'cancel' } },
  ]);
});

for (const { title, fits, button } of [
  { title: ACCEPT, fits: acceptable, button: 'ACCEPT ALL' },
  { title: CANCEL, fits: cancelable, button: 'CANCEL' },
]) {
  test(`[ERR2-08] “${title}” dismissed sends nothing`, async ({ page, mock }) => {
    const order = await openWith(page, mock, fits);
    const opener = rowOf(page, order).getByRole('button', { name: button });
    const dialog = page.getByRole('alertdialog', { name: title });
    await opener.click();
    await dialog.getByRole('button').nth(-2).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toHaveText(button);
    expect(await mock.calls('updateOrder')).toEqual([]);
  });
}

test('[STS-07] confirmed twice it is sent once', async ({ page, mock }) => {
  const order = await openWith(page, mock, acceptable);
  await mock.setFaults([{ kind: 'hold', operation: 'updateOrder' }]);
  await rowOf(page, order).getByRole('button').click();
  const dialog = page.getByRole('alertdialog', { name: ACCEPT });
  const confirm = dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') });
  await confirm.click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button').last().click({ force: true });
  await page.keyboard.press('Enter');
  await mock.release();
  await expect(page.getByText('Maintenance Approved', { exact: true })).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
  expect(await mock.calls('updateOrder')).toHaveLength(1);
});

test('[ERR2-07, APR-11, PPV-08] an order whose vehicle the shop already has is not canceled; the page says who to call', async ({
  page,
  mock,
}) => {
  const order = await openWith(page, mock, received);
  await rowOf(page, order).getByRole('button', { name: 'CANCEL' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Please contact for cancelation:' });
  await expect(dialog).toContainText(
    'Maintenance requests can only be canceled before the vehicle is received by the shop',
  );
  await expect(dialog).toContainText(`Order ${order.id} · ${nameOf(order.vehicle)}`);
  await expect(dialog.getByRole('link', { name: `Order ${order.id}` })).toHaveAttribute('href', place.order(order.id));
  await expect(dialog.getByRole('listitem')).toHaveText(firstContacts(order.cancellers, await onDuty(order, mock)));
  const others = order.cancellers.filter(({ id }) => id !== 1);
  await dialog.getByRole('button', { name: t('orders:contact.showAll', { count: others.length }) }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(others.length);
  // People of the management company are marked as such.
  const { members } = await onDuty(order, mock);
  await expect(dialog.getByText(t('orders:contact.ofCompany'), { exact: true })).toHaveCount(
    others.filter(({ id }) => !members.includes(id)).length,
  );
  await expect(dialog.getByText('N/A', { exact: true }).first()).toBeVisible();
  const { name, cellPhone } = order.cancellers.find(({ id, cellPhone: phone }) => id !== 1 && phone !== null)!;
  await expect(dialog.getByRole('listitem').filter({ hasText: name }).getByRole('link').first()).toHaveAttribute(
    'href',
    `tel:${cellPhone}`,
  );
  await dialog.getByRole('button', { name: t('common:actions.close') }).click();
  await expect(dialog).toHaveCount(0);
  expect(await mock.calls('updateOrder')).toEqual([]);
});

test.describe('somebody else was first', () => {
  test.use({ scenario: 'failures/updateOrder/alreadyApproved' });
  test('[ERR2-01] it is said in the server’s words, where it was decided', async ({ page, mock }) => {
    const order = await openWith(page, mock, acceptable);
    await rowOf(page, order).getByRole('button').click();
    const dialog = page.getByRole('alertdialog', { name: ACCEPT });
    await dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') }).click();
    await expect(dialog.getByRole('alert')).toHaveText('This order was already approved by someone else');
    await dialog.getByRole('button', { name: t('dashboard:confirm.goBack') }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('[APR-10, VOR-13] a person with two windows approves once, and the second one says so', async ({
  page,
  context,
  mock,
}) => {
  const order = await openWith(page, mock, acceptable);
  await rowOf(page, order).getByRole('button').click();
  const confirm = { name: t('dashboard:confirm.acceptAllAction'), exact: true };
  const other = await context.newPage();
  await other.goto('/dashboard');
  await rowOf(other, order).getByRole('button').click();
  await other.getByRole('button', confirm).click();
  await expect(rowOf(other, order)).toContainText('Approved');

  await page.getByRole('button', confirm).click();
  const dialog = page.getByRole('alertdialog', { name: ACCEPT });
  await expect(dialog.getByRole('alert')).toContainText('Ann Lee approved it on');
  await dialog.getByRole('button', { name: t('dashboard:confirm.goBack') }).click();
  await expect(rowOf(page, order)).toContainText('Approved');
  expect((await mock.calls('updateOrder')).map(({ status }) => status)).toEqual([200]);
});

test('[ERR2-01] a decision that fails is said where it was made and can be tried again', async ({ page, mock }) => {
  const order = await openWith(page, mock, acceptable);
  await mock.setFaults([{ kind: 'server-error', operation: 'updateOrder', calls: [1] }]);
  await rowOf(page, order).getByRole('button').click();
  const dialog = page.getByRole('alertdialog', { name: ACCEPT });
  const confirm = dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong on the server');
  await confirm.click();
  await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
});

for (const kind of ['connection-reset', 'malformed-response'] as const) {
  test(`[APR-10] an answer that is lost (${kind}): the order is asked what became of it, and nothing is approved twice`, async ({
    page,
    mock,
  }) => {
    const order = await openWith(page, mock, acceptable);
    await mock.setFaults([{ kind, operation: 'updateOrder', calls: [1] }]);
    await rowOf(page, order).getByRole('button').click();
    await page.getByRole('alertdialog', { name: ACCEPT }).getByRole('button').last().click();
    await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
    expect((await mock.calls('updateOrder')).filter(({ status }) => status === 200)).toHaveLength(1);
  });
}

test('[APR-10, VOR-13] offline nothing is sent, which is said; back online it can be', async ({
  page,
  mock,
  context,
}) => {
  const order = await openWith(page, mock, acceptable);
  await rowOf(page, order).getByRole('button').click();
  const dialog = page.getByRole('alertdialog', { name: ACCEPT });
  await context.setOffline(true);
  await dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(t('approval:notice.notCompared'));
  await context.setOffline(false);
  expect(await mock.calls('updateOrder')).toEqual([]);
  await dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') }).click();
  await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
});

test('[APR-10] while nobody knows what became of it, being online again checks it without a press', async ({
  page,
  mock,
}) => {
  const order = await openWith(page, mock, acceptable);
  await rowOf(page, order).getByRole('button').click();
  const dialog = page.getByRole('alertdialog', { name: ACCEPT });
  await mock.setFaults([
    { kind: 'truncated-response', operation: 'updateOrder', calls: [1] },
    { kind: 'server-error', operation: 'previewOrder', calls: [2] },
  ]);
  await dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('approval:unknown.title'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
  expect(await mock.calls('updateOrder')).toHaveLength(1);
});

test('[VOR-13] CANCEL of an order that another window has canceled sends nothing and says how the order is now', async ({
  page,
  context,
  mock,
}) => {
  const order = await openWith(page, mock, cancelable);
  const opener = (one: Page) =>
    rowOf(one, order).getByRole('button', { name: t('dashboard:actions.cancelOrder', { id: order.id }) });
  const confirm = (one: Page) =>
    one.getByRole('button', { name: t('dashboard:confirm.cancelAction', { id: order.id }), exact: true });
  await opener(page).click();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await opener(other).click();
  await confirm(other).click();
  await expect(other.getByText('Maintenance Canceled', { exact: true })).toBeVisible();
  await confirm(page).click();
  await expect(page.getByRole('alertdialog', { name: CANCEL }).getByRole('alert')).toHaveText(
    t('approval:decision.decidedByOthers', { status: 'Cancelled' }),
  );
  expect(await mock.calls('updateOrder')).toHaveLength(1);
});

test.describe('a price that rises while the dashboard shows the old one', () => {
  test.use({ scenario: 'order-approval/prices-change' });
  test('[VOR-13] ACCEPT ALL shows the new one before anything is sent', async ({ page, mock }) => {
    const { total } = await openReview(page, mock, OWNERS);
    await page.getByRole('link', { name: t('shell:nav.dashboard'), exact: true }).click();
    await page.getByRole('button', { name: t('dashboard:actions.acceptAllOfOrder', { id: OWNERS }) }).click();
    const dialog = page.getByRole('alertdialog', { name: ACCEPT });
    const confirm = dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') });
    await expect(dialog).toContainText(money(total));
    await confirm.click();
    await expect(dialog.getByRole('alert')).toHaveText(t('approval:notice.pricesChanged'));
    await expect(dialog).toContainText(money((await lastSent(mock)).total));
    expect(await mock.calls('updateOrder')).toEqual([]);
    await confirm.click();
    await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
  });
});

test.describe('a driver', () => {
  test.use({ role: 'Driver' });
  test('[DSH-12, ROL2-18] sees what waits for others as text, not as a button', async ({ page, mock }) => {
    const order = await openWith(
      page,
      mock,
      ({ status, can_approve }) => status === 'awaiting_approval' && !can_approve,
    );
    await expect(rowOf(page, order)).toContainText('Awaiting approval');
    await expect(rowOf(page, order).getByRole('button')).toHaveCount(0);
  });
});
