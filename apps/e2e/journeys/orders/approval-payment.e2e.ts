import type { Page } from '@playwright/test';
import {
  ANYBODYS,
  OWNERS,
  approveButton,
  choosePayment,
  firstContacts,
  onDuty,
  openReview,
  paymentField,
  updates,
} from '../../approvals.ts';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const approveAll = (page: Page) => page.getByRole('button', { name: /^Approve (all )?\d+ open/ });
/** Approve all is offered once something is declined, and waits for the new total. */
async function declineFirst(page: Page): Promise<void> {
  const decline = page.getByRole('radio', { name: /^Decline/ });
  await decline.first().click();
  await expect(approveAll(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test.describe('a fleet that pays by card', () => {
  test.use({ scenario: 'order-approval/ready' });

  test('[APR-11, APR-13, API2-39, CON2-03, ERR2-07, ERR2-09, OPN2-44, OPN2-71] the methods are those of the fleet, the default first; an order that the shop has already is not canceled, and the page says why and who to call', async ({
    page,
    mock,
  }) => {
    const order = await openReview(page, mock, OWNERS);
    const { card_type: card, last_4: digits } = order.braintree_payment_methods.find(({ is_default }) => is_default)!;
    await expect(paymentField(page)).toContainText(`${card} ending in ${digits}`);
    await expect(page.getByText(t('payments:select.isDefault'))).toBeVisible();
    await paymentField(page).click();
    const options = page.getByRole('option');
    await expect(options).toHaveCount(order.braintree_payment_methods.length);
    await expect(options.first()).toContainText('Default');
    for (const { card_type, last_4 } of order.braintree_payment_methods.filter(
      ({ last_4: digits }) => digits !== null,
    )) {
      await expect(options.filter({ hasText: `${card_type} ending in ${last_4}` })).toHaveCount(1);
    }
    await expect(options.filter({ hasText: 'PayPal' })).toHaveCount(1);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: t('approval:actions.cancel') }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Please contact for cancelation:' });
    await expect(dialog).toContainText(
      'Maintenance requests can only be canceled before the vehicle is received by the shop',
    );
    await expect(dialog.getByRole('listitem')).toHaveText(firstContacts(order.cancellers, await onDuty(order, mock)));
    await dialog.getByRole('button', { name: t('common:actions.close') }).click();
    await expect(approveButton(page)).toBeVisible();
    expect(await updates(mock)).toEqual([]);
  });
});

test.describe('a card that is over', () => {
  test.use({ scenario: 'order-approval/expired-card' });

  test('[APR-13, ERR2-19, OPN2-23] is marked, and approving without a method is answered by the browser at every try', async ({
    page,
    mock,
  }) => {
    await test.step('is marked', async () => {
      await openReview(page, mock, OWNERS);
      await paymentField(page).click();
      await expect(page.getByRole('option').first()).toContainText('Expired 01/2024');
      await page.keyboard.press('Escape');
    });
    await test.step('approving without a method is answered by the browser at every try, and the field is marked', async () => {
      const said: string[] = [];
      page.on('dialog', (dialog) => {
        said.push(`${dialog.type()}: ${dialog.message()}`);
        void dialog.accept();
      });
      const field = paymentField(page);
      await approveButton(page).click();
      await expect(field).toBeFocused();
      await approveButton(page).click();
      await expect
        .poll(() => said)
        .toEqual(['alert: Please select payment method', 'alert: Please select payment method']);
      await declineFirst(page);
      await approveAll(page).click();
      await expect.poll(() => said).toHaveLength(3);
      await expect(page.getByText('Please select payment method')).toBeVisible();
      expect(await updates(mock)).toEqual([]);
      await choosePayment(page);
      await expect(page.getByText('Please select payment method')).toHaveCount(0);
      await approveButton(page).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  });
});

test.describe('no stored method', () => {
  test.use({ scenario: 'order-approval/no-payment-method' });
  test('[ERR2-17, OPN2-24, OPN2-43] who may add one does it here or in the settings', async ({ page, mock }) => {
    await openReview(page, mock);
    await expect(page.getByText(t('orders:notEligible.noPaymentMethod'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('payments:hints.addPaymentInSettings') })).toHaveAttribute(
      'href',
      '/settings?tab=payments',
    );
    await expect(page.getByText('Error: No payment method is available')).toHaveCount(0);
    await expect(approveButton(page)).toHaveCount(0);
  });
});

test.describe('no stored method, and nobody who could add one', () => {
  test.use({ scenario: 'order-approval/no-payment-method-driver', role: 'Driver' });
  test('[ERR2-17, OPN2-24] a driver turns to support, with the message ready', async ({ page, mock }) => {
    await openReview(page, mock);
    await expect(page.getByText('Error: No payment method is available', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: t('payments:hints.addPaymentInSettings') })).toHaveCount(0);
    await page.getByRole('button', { name: t('payments:support.title') }).click();
    const form = page.getByRole('dialog', { name: t('payments:support.title') });
    await expect(form.getByRole('textbox', { name: t('payments:support.message') })).toHaveValue(
      new RegExp(String(ANYBODYS)),
    );
    await expect(form.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:1-800-555-0100');
    await form.getByRole('textbox').fill('Please help & soon');
    await expect(form.getByRole('link', { name: t('payments:support.open') })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.*&body=Please%20help%20%26%20soon$/,
    );
  });
});

test.describe('the payment provider', () => {
  test.use({ scenario: 'order-approval/payment-provider-fails' });
  test('[ERR2-25] its failure is said with the reason, can be asked again, and the methods of the order still pay', async ({
    page,
    mock,
  }) => {
    await openReview(page, mock, OWNERS);
    const alert = page.getByRole('alert').filter({ hasText: t('approval:notice.braintreePaymentErrorLabel') });
    await expect(alert).toContainText(t('common:error.loadBody'));
    await mock.setFaults([{ kind: 'server-error', operation: 'listPaymentMethods', status: 503, retryAfter: 20 }]);
    const retry = alert.getByRole('button', { name: t('common:actions.retry') });
    await retry.click();
    await expect(alert).toContainText(t('common:error.retryInSeconds', { count: 20 }));
    await mock.setFaults([{ kind: 'connection-reset', operation: 'listPaymentMethods' }]);
    await retry.click();
    await expect(alert).toContainText(t('common:error.offline'));
    await approveButton(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('a fleet with a fuel card', () => {
  test.use({ scenario: 'order-approval/fuel-card', brand: 'fuel-card' });
  test('[OPN2-23, VOR-08] chooses no method, and none is spoken of', async ({ page, mock }) => {
    await openReview(page, mock, OWNERS);
    await expect(page.getByText(t('approval:payment.fuelCard'))).toBeVisible();
    await expect(paymentField(page)).toHaveCount(0);
    await page.getByRole('button', { name: t('approval:about') }).click();
    await expect(page.getByText(t('approval:info.lines'))).toBeVisible();
    await expect(page.getByText(t('approval:info.payment'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await declineFirst(page);
    await approveAll(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t('approval:summary.total'));
    await expect(dialog).not.toContainText('charged');
    await dialog.getByRole('button', { name: t('approval:confirm.acceptAllAction') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(new RegExp(`Order ${OWNERS} · .+\\.\\d\\d$`))).toBeVisible();
    expect((await updates(mock))[0]!.requestBody).toMatchObject({ payment_token: null });
    expect(await mock.calls('listPaymentMethods')).toEqual([]);
  });
});

test.describe('a fleet that does not pay through the platform', () => {
  test.use({ scenario: 'order-approval/not-paid-through-the-platform' });
  test('[APR-07, OPN2-23] chooses no method and has no history', async ({ page, mock }) => {
    await openReview(page, mock, OWNERS);
    await expect(page.getByText(t('approval:payment.elsewhere'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('approval:history.title') })).toHaveCount(0);
    expect(await mock.calls('listOrderActivity')).toEqual([]);
    expect(await mock.calls('listPaymentMethods')).toEqual([]);
    await approveButton(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('a history without entries', () => {
  test.use({ scenario: 'order-approval/no-history' });
  test('[ERR2-26] says so', async ({ page, mock }) => {
    await openReview(page, mock, OWNERS);
    await expect(page.getByText('no approvals', { exact: true })).toBeVisible();
  });
});
