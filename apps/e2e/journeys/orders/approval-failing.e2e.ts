import {
  OWNERS,
  approveButton,
  choosePayment,
  declineOf,
  money,
  openLines,
  openReview,
  updates,
} from '../../approvals.ts';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('the new total', () => {
  test.use({ scenario: 'order-approval/total-fails-once' });
  test('[API2-22] that cannot be had leaves the old one, marked, until it is asked for again', async ({
    page,
    mock,
  }) => {
    const order = await openReview(page, mock);
    const [first, second] = openLines(order);
    await declineOf(page, first!).click();
    await expect(page.getByText(t('approval:summary.stale'))).toBeVisible();
    await expect(page.getByText(money(order.total), { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: t('approval:summary.retry') }).click();
    await expect(page.getByText(t('approval:summary.stale'))).toHaveCount(0);
    await expect(page.getByText(t('approval:summary.requested'), { exact: true })).toBeVisible();
    await expect(page.getByText(money(second!.price), { exact: true }).first()).toBeVisible();
    await expect(declineOf(page, first!)).toBeChecked();
  });
});

test.describe('a late total', () => {
  test.use({ scenario: 'order-approval/late-total' });
  test('[API2-22] is shown as being updated, and does not undo the one that came before it', async ({ page, mock }) => {
    const order = await openReview(page, mock);
    const [first] = openLines(order);
    await declineOf(page, first!).click();
    await expect.poll(async () => (await mock.calls('previewOrder')).length).toBe(2);
    await expect(page.getByRole('progressbar', { name: t('approval:summary.updating') }).first()).toBeVisible();
    await page
      .getByRole('radio', { name: /^Approve/ })
      .first()
      .click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await mock.release();
    await expect(page.getByText('Approving 2 of 2')).toBeVisible();
    await expect(page.getByText(money(order.total), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t('approval:summary.requested'), { exact: true })).toHaveCount(0);
  });
});

test.describe('a decision that fails', () => {
  test.use({ scenario: 'order-approval/decision-fails-once' });
  test('[ERR2-01, ERR2-28] scrolls to the top, says why, keeps everything, and can be sent again', async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    const order = await openReview(page, mock);
    await declineOf(page, openLines(order)[0]!).click();
    await page.getByRole('textbox', { name: t('approval:comments.label') }).fill('Mine');
    await choosePayment(page);
    await page.getByRole('textbox', { name: t('approval:comments.label') }).scrollIntoViewIfNeeded();
    await approveButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: t('approval:notice.notSent') });
    await expect(alert).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('textbox', { name: t('approval:comments.label') })).toHaveValue('Mine');
    await expect(declineOf(page, openLines(order)[0]!)).toBeChecked();
    await approveButton(page).click();
    await expect(page.getByText('Maintenance Approved')).toBeVisible();
    expect((await updates(mock)).map(({ status }) => status)).toEqual([500, 200]);
  });
});

test.describe('the history', () => {
  test.use({ scenario: 'order-approval/history-fails-once' });
  test('[ERR2-03, APR-07] that fails takes nothing with it', async ({ page, mock }) => {
    await openReview(page, mock);
    await expect(approveButton(page)).toBeVisible();
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(page.getByRole('grid', { name: t('approval:history.label') })).toBeVisible();
  });
});

test.describe('the refusal of a decision', () => {
  test.use({ scenario: 'failures/updateOrder/invalid' });
  test('[APR-03, ERR2-01, ERR2-28] is explained in the server’s words, whichever it is; a PO number stays typed', async ({
    page,
    mock,
  }) => {
    await openReview(page, mock, OWNERS);
    await test.step('the PO number stays typed, with the reason beside it', async () => {
      await page.getByRole('button', { name: /^Edit PO number/ }).click();
      const field = page.getByRole('textbox', { name: 'PO number' });
      await field.fill('PO-1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'A value is not accepted' })).toBeVisible();
      await expect(field).toHaveValue('PO-1');
      await field.press('Escape');
      await expect(page.getByRole('alert').filter({ hasText: 'A value is not accepted' })).toHaveCount(0);
    });
    await choosePayment(page);
    const refusals = [
      ['invalid', 'A value is not accepted'],
      ['joined', 'The first value is not accepted, The second value is not accepted'],
      ['paymentMethodUnknown', 'The payment method was not found'],
      ['noPaymentMethod', 'Error: No payment method is available'],
      ['notPending', 'This order is not awaiting approval'],
      ['paymentMethodMissing', 'Please select payment method'],
    ] as const;
    for (const [index, [example, text]] of refusals.entries()) {
      await test.step(example, async () => {
        await mock.setAnswer('updateOrder', { example });
        await approveButton(page).click();
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeInViewport();
        expect(await updates(mock)).toHaveLength(index + 2);
      });
    }
  });
});
