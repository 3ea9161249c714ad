import { formatPhone, place } from '@wayside/domain';
import {
  ANYBODYS,
  OWNERS,
  approveButton,
  chargeNotice,
  choosePayment,
  declineOf,
  defaultMethod,
  isContact,
  lastSent,
  lineName,
  lineOf,
  money,
  openLines,
  openReview,
  paymentField,
  updates,
} from '../../approvals.ts';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';
import { nameOf } from '../../vehicles.ts';

const { t } = await textsOf('en');

test.use({ scenario: 'order-approval/cancelable' });

test('[APR-01, API2-22, ERR2-03] an order that cannot be loaded says so; the information opens first, over the order that is loaded by its preview; once dismissed for good, it stays away', async ({
  page,
  mock,
}) => {
  await mock.setFaults([{ kind: 'server-error', operation: 'previewOrder', calls: [1] }]);
  await page.goto(`/orders/${ANYBODYS}/approvals`);
  await expect(page.getByRole('alert')).toHaveText(
    [t('common:error.loadTitle'), t('common:error.loadBody'), t('common:actions.retry')].join(''),
  );
  await page.getByRole('button', { name: t('common:actions.retry') }).click();
  const info = page.getByRole('dialog', { name: 'Before you approve' });
  await expect(info).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(info).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review order ${ANYBODYS}`);
  const [load] = await mock.calls('previewOrder');
  expect(load).toMatchObject({
    path: `/api/v4/orders/${ANYBODYS}/preview`,
    requestBody: { price_as_approvals_logic: true },
  });

  await page.reload();
  await info.getByText(t('approval:info.skip')).click();
  await expect(info.getByRole('checkbox')).toBeChecked();
  await info.getByRole('button', { name: t('approval:info.start') }).click();
  await page.reload();
  await expect(page.getByRole('list', { name: t('approval:lines.list') })).toBeVisible();
  await expect(info).toHaveCount(0);
  await page.getByRole('button', { name: t('approval:about') }).click();
  await expect(info).toBeVisible();
});

test('[APR-02, APR-05, APR-09, ENT2-02, ROL2-17, APR-03, API2-19, ERR2-29] the page shows what it is about, and its PO number is changed where it stands', async ({
  page,
  mock,
}) => {
  await test.step('the page shows what it is about, and every part of the decision', async () => {
    const order = await openReview(page, mock, OWNERS);
    const facts = page.getByRole('main');
    for (const value of [
      nameOf(order.vehicle),
      order.vehicle.other_id!,
      order.po_number!,
      order.shop!.name,
      order.shop!.address_line1,
      formatPhone(order.shop!.main_phone_number!),
      `${order.miles!.toLocaleString('en-US')} mi`,
      /03-1\d-2026 \d\d:\d\d[AP]M/,
    ]) {
      await expect(facts.getByText(value, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText(money(order.total), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(money(order.total! + order.saving!), { exact: true })).toBeVisible();
    for (const line of order.order_services) {
      await expect(lineOf(page, line)).toHaveCount(line.status === 'deleted' ? 0 : 1);
    }
    expect(order.order_services.map(({ status }) => status)).toContain('deleted');
    await expect(page.getByRole('textbox', { name: t('approval:comments.label') })).toBeVisible();
    await expect(paymentField(page)).toBeVisible();
    await expect(page.getByRole('button', { name: t('approval:promotions.link') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('approval:actions.cancel') })).toBeVisible();
    await expect(approveButton(page)).toHaveText('Approve 2 services');
  });
  await test.step('the PO number is changed where it stands', async () => {
    const order = await lastSent(mock);
    const pencil = page.getByRole('button', { name: /^Edit PO number/ });
    await pencil.click();
    const field = page.getByRole('textbox', { name: 'PO number' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(order.po_number!);
    await field.fill('PO-77');
    await page.keyboard.press('Escape');
    await expect(pencil).toBeFocused();
    expect(await updates(mock)).toEqual([]);
    await page.keyboard.press('Enter');
    await field.fill('PO-78');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Maintenance Updated', { exact: true })).toBeVisible();
    await expect(page.getByText('PO-78', { exact: true })).toBeVisible();
    expect((await updates(mock)).map(({ path, requestBody }) => ({ path, requestBody }))).toEqual([
      { path: `/api/v4/orders/${OWNERS}`, requestBody: { id: OWNERS, po_number: 'PO-78' } },
    ]);
  });
});

test('[APR-08, APR-13, API2-39, ENT2-03, ERR2-29, VOR-03, VOR-08] the order is approved as it is decided, and the dashboard says so and leads on', async ({
  page,
  mock,
}) => {
  const order = await openReview(page, mock);
  // Who else can approve it: those of the management company are counted as such.
  const users = new Set((await mock.answers('listFleetUsers')).at(-1)!.map(({ id }) => id));
  const ofCompany = order.approvers.filter(({ id }) => !users.has(id)).length;
  expect(ofCompany).toBeGreaterThan(0);
  await expect(
    page.getByText(`${order.approvers.filter(isContact).length - ofCompany - 3} more fleet users`),
  ).toContainText(`and ${ofCompany} FMC users can approve it, too.`);
  const [first, second] = openLines(order);
  await declineOf(page, first!).click();
  await expect(lineOf(page, first!).locator('s').first()).toHaveText(lineName(first!));
  await expect(page.getByText(money(second!.price), { exact: true }).first()).toBeVisible();
  await choosePayment(page);
  await page.getByRole('textbox', { name: t('approval:comments.label') }).fill('Not this time');
  await approveButton(page).click();

  await expect(page).toHaveURL(/\/dashboard$/);
  const notice = page.getByRole('status').filter({ hasText: 'Maintenance Approved' });
  await expect(notice).toContainText([`Order ${order.id}`, nameOf(order.vehicle)].join(' · '));
  await expect(notice.getByRole('link', { name: `Order ${order.id}` })).toHaveAttribute('href', place.order(order.id));
  await expect(notice).toContainText(chargeNotice({ ...order, total: second!.price }));
  const token = order.braintree_payment_methods.find(({ is_default }) => is_default)!.token;
  const [call, ...more] = await updates(mock);
  expect(more).toEqual([]);
  expect(Object.keys(call!.requestBody).toSorted()).toEqual([
    'customer_comments',
    'id',
    'order_services',
    'payment_token',
    'po_number',
    'status',
  ]);
  expect(call!.requestBody).toMatchObject({
    id: order.id,
    status: 'approved',
    payment_token: token,
    customer_comments: 'Not this time',
    po_number: order.po_number,
  });
  const sent = call!.requestBody.order_services!;
  expect(sent.map(({ id, status }) => [id, status])).toEqual(
    order.order_services.map(({ id, status }) => [
      id,
      id === first!.id ? 'rejected' : status === 'awaiting_approval' ? 'approved' : status,
    ]),
  );
  expect(await mock.calls('listPaymentMethods')).not.toEqual([]);

  await expect(notice).toContainText(t('approval:declinedToo', { count: 1 }));
  await notice.getByRole('link', { name: t('approval:reviewNext') }).click();
  await expect(page).toHaveURL(/\/orders\/\d+\/approvals$/);
  expect(page.url()).not.toContain(String(order.id));
  await expect(page.getByRole('heading', { level: 1, name: /^Review order/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('dashboard:title') })).toBeVisible();
  await expect(page.getByText('Maintenance Approved')).toHaveCount(0);
});

test('[STS-07, ERR2-08, VOR-08] accepting all asks first, with amount and method, and approves what was declined as well', async ({
  page,
  mock,
}) => {
  const order = await openReview(page, mock);
  const accept = page.getByRole('button', { name: t('approval:actions.acceptAll', { count: 2 }) });
  await expect(accept).toHaveCount(0);
  await declineOf(page, openLines(order)[0]!).click();
  await expect(page.getByText('Approving 1 of 2')).toBeVisible();
  await choosePayment(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to accept all services?' });
  await accept.click();
  await dialog.getByRole('button', { name: t('approval:confirm.back') }).click();
  await expect(accept).toBeFocused();
  expect(await updates(mock)).toEqual([]);
  await page.keyboard.press('Enter');
  const amount = `${t('approval:summary.total')} ${money(order.total)}`;
  await expect(dialog).toContainText(t('approval:charge', { amount, method: defaultMethod(order) }));
  await dialog.getByRole('button', { name: t('approval:confirm.acceptAllAction') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(chargeNotice(order))).toBeVisible();
  const [call] = await updates(mock);
  const sent = call!.requestBody.order_services!.map(({ status }) => status);
  expect(sent).toEqual(
    order.order_services.map(({ status }) => (status === 'awaiting_approval' ? 'approved' : status)),
  );
});

test('[STS-08, APR-08, APR-11, ERR2-08, ERR2-29] canceling asks first, and the dashboard says that it is done', async ({
  page,
  mock,
}) => {
  await openReview(page, mock);
  await expect(
    page.getByText('Maintenance requests can only be canceled before the vehicle is received by the shop'),
  ).toBeVisible();
  const cancel = page.getByRole('button', { name: t('approval:actions.cancel') });
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want cancel?' });
  await cancel.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await updates(mock)).toEqual([]);
  await cancel.click();
  await dialog.getByRole('button', { name: t('approval:confirm.cancelAction', { id: ANYBODYS }) }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Maintenance Canceled', { exact: true })).toBeVisible();
  expect((await updates(mock)).map(({ requestBody }) => requestBody)).toEqual([{ id: ANYBODYS, status: 'cancel' }]);
});

test('[APR-07, API2-24, ENT2-19, API2-22, APR-06, CON2-10, APR-10, STS-07] an order is read, priced, commented on and approved', async ({
  page,
  mock,
}) => {
  const order = await openReview(page, mock);
  await test.step('the history names who did what, when, to which services and for how much', async () => {
    const history = page.getByRole('grid', { name: t('approval:history.label') });
    const row = history.getByRole('row').nth(1);
    await expect(row).toContainText(order.shop!.name);
    const [call] = await mock.calls('listOrderActivity');
    expect(call!.query).toEqual({ shop_order_id: String(ANYBODYS) });
    const item = (await mock.answers('listOrderActivity'))[0]![0];
    for (const { name } of item!.service_details) await expect(row).toContainText(name);
    for (const text of [
      /03-\d\d-2026 \d\d:\d\d[AP]M/,
      item!.acting_user!,
      t('approval:history.approval_requested'),
      money(item!.total),
    ]) {
      await expect(row).toContainText(text);
    }
  });
  await test.step('each decision is priced by the server, all at once too; declining everything approves nothing', async () => {
    await page.getByRole('button', { name: t('approval:lines.none') }).click();
    await expect(page.getByText(money(0), { exact: true }).first()).toBeVisible();
    const request = (await mock.calls('previewOrder')).at(-1)!.requestBody;
    for (const { id } of openLines(order))
      expect(request.order_services!.find((line) => line.id === id)!.status).toBe('rejected');
    const cancel = page.getByRole('region', { name: t('approval:summary.total') }).getByRole('button', {
      name: t('approval:actions.cancel'),
    });
    await expect(cancel).toHaveAccessibleDescription(t('approval:notice.allLinesDeclined'));
    await expect(approveButton(page)).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    expect(await updates(mock)).toEqual([]);
    await page.getByRole('button', { name: t('approval:lines.all') }).click();
    await expect(approveButton(page)).toBeVisible();
    await expect(page.getByText(t('approval:summary.requested'), { exact: true })).toHaveCount(0);
    expect((await lastSent(mock)).total).toBe(order.total);
  });
  await test.step('comments stop at 150 characters, and 150 emoji are 150, typed into the middle as well', async () => {
    const comments = page.getByRole('textbox', { name: t('approval:comments.label') });
    await comments.fill('x'.repeat(149));
    await comments.press('End');
    await comments.pressSequentially('yz');
    await expect(comments).toHaveValue(`${'x'.repeat(149)}y`);
    await expect(page.getByText('150 of 150 characters').first()).toBeVisible();
    await comments.fill('🚚'.repeat(148));
    await comments.press('Control+Home');
    await page.keyboard.insertText('🔧xy');
    await expect(comments).toHaveValue(`🔧x${'🚚'.repeat(148)}`);
    await page.keyboard.insertText('z');
    await comments.press('Delete');
    await page.keyboard.insertText('é');
    await expect(comments).toHaveValue(`🔧xé${'🚚'.repeat(147)}`);
    await expect(page.getByText('150 of 150 characters').first()).toBeVisible();
  });
  await test.step('what was decided is not lost by a step aside', async () => {
    await declineOf(page, openLines(order)[0]!).click();
    await page.getByRole('link', { name: t('shell:nav.dashboard') }).click();
    const question = page.getByRole('alertdialog', { name: t('common:form.leaveTitle') });
    await question.getByRole('button', { name: t('common:form.stay') }).click();
    await expect(declineOf(page, openLines(order)[0]!)).toBeChecked();
  });
  await test.step('pressed twice it is sent once', async () => {
    await choosePayment(page);
    await mock.setFaults([{ kind: 'hold', operation: 'updateOrder' }]);
    await approveButton(page).dblclick();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.keyboard.press('Enter');
    await mock.release();
    await expect(page).toHaveURL(/\/dashboard$/);
    const sent = await updates(mock);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.requestBody).toMatchObject({ customer_comments: `🔧xé${'🚚'.repeat(147)}` });
  });
});

test.describe('with the keyboard alone', () => {
  test('[ACC-01, APR-05, APR-08] an order is read, decided line by line with the arrow keys, paid and approved', async ({
    page,
    mock,
  }) => {
    await page.goto(`/orders/${ANYBODYS}/approvals`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    const tabTo = async (name: RegExp | string, role: 'button' | 'radio') => {
      const target = page.getByRole(role, { name });
      for (let steps = 0; steps < 40; steps++) {
        if (await target.evaluate((element) => element === document.activeElement)) return target;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${String(name)} is not reached by Tab`);
    };
    const [line, ...others] = openLines(await lastSent(mock));
    await tabTo(t('approval:lines.approveNamed', { service: lineName(line!) }), 'radio');
    await page.keyboard.press('ArrowRight');
    await expect(declineOf(page, line!)).toBeChecked();
    await expect(declineOf(page, line!)).toBeFocused();
    await tabTo(new RegExp(t('payments:select.label')), 'button');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(paymentField(page)).toContainText('ending in');
    await tabTo('Approve 1 service', 'button');
    // The button waits for the total.
    await expect(page.getByRole('button', { name: 'Approve 1 service' })).not.toHaveAttribute('data-pending');
    const total = others.reduce((sum, { total: amount }) => sum + amount!, 0);
    await expect(page.getByText(money(total), { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Maintenance Approved')).toBeVisible();
    const [approval] = await mock.answers('updateOrder');
    expect(approval!.total).toBeCloseTo(total, 2);
    expect(approval!.order_services.find(({ id }) => id === line!.id)!.status).toBe('rejected');
  });
});

test.describe('under a thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('[APR-05, APR-08] total and approval stay at the foot of the page, which never scrolls sideways; a tap each decides, pays and approves', async ({
    page,
    mock,
  }) => {
    const order = await openReview(page, mock);
    const bar = page.getByRole('region', { name: t('approval:summary.total') });
    await expect(bar).toContainText(money(order.total));
    await expect(approveButton(page)).toHaveCount(1);
    await expect(approveButton(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 700);
    await expect(approveButton(page)).toBeInViewport({ ratio: 1 });
    const { height } = (await declineOf(page, openLines(order)[0]!).boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    const [line] = openLines(order);
    await page
      .getByRole('list', { name: t('approval:lines.list') })
      .getByRole('radio', { name: t('approval:lines.declineNamed', { service: lineName(line!) }) })
      .tap();
    await expect(declineOf(page, line!)).toBeChecked();
    await paymentField(page).tap();
    await page.getByRole('option').first().tap();
    await expect(approveButton(page)).toHaveText('Approve 1 service');
    await approveButton(page).tap();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Maintenance Approved')).toBeVisible();
    expect(await updates(mock)).toHaveLength(1);
  });
});
