import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import { place } from '@wayside/domain';
import { OWNERS, firstContacts, isContact, lastSent, money, onDuty, openReview } from '../../approvals.ts';
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

/** Opens a question twice, and dismisses it by its button and by key. */
async function dismiss(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.click();
  await dialog.getByRole('button').nth(-2).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeEnabled();
}

test.use({ scenario: 'base/signed-in' });

test('[STS-07, STS-09, ERR2-08, ERR2-29, DSH-11, VOR-03] ACCEPT ALL approves the order and its open services once confirmed, and dismissed sends nothing', async ({
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
  const opener = rowOf(page, order).getByRole('button', {
    name: t('dashboard:actions.acceptAllOfOrder', { id: order.id }),
  });
  const dialog = page.getByRole('alertdialog', { name: ACCEPT });
  await dismiss(page, opener, dialog);
  expect(await mock.calls('updateOrder')).toEqual([]);
  await opener.click();
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

test('[STS-08, ERR2-07, ERR2-08, ERR2-29, APR-11, DSH-10, PPV-08] CANCEL cancels the order once confirmed, and dismissed sends nothing; where the shop already has the vehicle, it says who to call', async ({
  page,
  mock,
}) => {
  const order = await openWith(page, mock, cancelable);
  const opener = rowOf(page, order).getByRole('button', {
    name: t('dashboard:actions.cancelOrder', { id: order.id }),
  });
  const dialog = page.getByRole('alertdialog', { name: CANCEL });
  await dismiss(page, opener, dialog);

  const held = (await sentOrders(mock)).find(received)!;
  await rowOf(page, held).getByRole('button', { name: 'CANCEL' }).click();
  const contacts = page.getByRole('alertdialog', { name: 'Please contact for cancelation:' });
  await expect(contacts).toContainText(
    'Maintenance requests can only be canceled before the vehicle is received by the shop',
  );
  await expect(contacts).toContainText(`Order ${held.id} · ${nameOf(held.vehicle)}`);
  await expect(contacts.getByRole('link', { name: `Order ${held.id}` })).toHaveAttribute('href', place.order(held.id));
  await expect(contacts.getByRole('listitem')).toHaveText(firstContacts(held.cancellers, await onDuty(held, mock)));
  const others = held.cancellers.filter(isContact);
  await contacts.getByRole('button', { name: t('orders:contact.showAll', { count: others.length }) }).click();
  await expect(contacts.getByRole('listitem')).toHaveCount(others.length);
  // People of the management company are marked as such.
  const { members } = await onDuty(held, mock);
  await expect(contacts.getByText(t('orders:contact.ofCompany'), { exact: true })).toHaveCount(
    others.filter(({ id }) => !members.includes(id)).length,
  );
  await expect(contacts.getByText('N/A', { exact: true }).first()).toBeVisible();
  const { name, cellPhone } = others.find(({ cellPhone: phone }) => phone !== null)!;
  await expect(contacts.getByRole('listitem').filter({ hasText: name }).getByRole('link').first()).toHaveAttribute(
    'href',
    `tel:${cellPhone}`,
  );
  await contacts.getByRole('button', { name: t('common:actions.close') }).click();
  await expect(contacts).toHaveCount(0);

  expect(await mock.calls('updateOrder')).toEqual([]);
  await opener.click();
  await dialog.getByRole('button', { name: t('dashboard:confirm.cancelAction', { id: order.id }) }).click();
  await expect(page.getByText('Maintenance Canceled', { exact: true })).toBeVisible();
  await expect(rowOf(page, order)).toHaveCount(0);
  const calls = await mock.calls('updateOrder');
  expect(calls.map(({ path, requestBody }) => ({ path, requestBody }))).toEqual([
    { path: `/api/v4/orders/${order.id}`, requestBody: { id: order.id, status: 'cancel' } },
  ]);
});

test('[ERR2-01] a decision that is refused or fails says so where it was made, a refusal in the server’s words, a failure in ours, and can be tried again', async ({
  page,
  mock,
}) => {
  const order = await openWith(page, mock, acceptable);
  await mock.setAnswer('updateOrder', { example: 'alreadyApproved', calls: [1] });
  await mock.setFaults([{ kind: 'server-error', operation: 'updateOrder', calls: [2] }]);
  await rowOf(page, order).getByRole('button').click();
  const dialog = page.getByRole('alertdialog', { name: ACCEPT });
  const confirm = dialog.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText('This order was already approved by someone else');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toHaveText(t('approval:notice.notSent'));
  await confirm.click();
  await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
});

test('[APR-10, VOR-13, OPS-04] offline nothing is sent, which is said; back online it can be', async ({
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
