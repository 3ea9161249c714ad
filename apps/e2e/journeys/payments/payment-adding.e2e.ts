import type { Page } from '@playwright/test';
import { paymentField, updates } from '../../approvals.ts';
import { CardForm } from '../../card/card-form.ts';
import { watchForCard } from '../../card/card-secrets.ts';
import { expect, test } from '../../fixtures.ts';
import { methodGrid } from '../../payment-methods.ts';
import { cellsOf } from '../../grid.ts';
import { sendButton, toTime } from '../../request.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const VISA = '4111 1111 1111 1111';
const MASTERCARD = '5555 5555 5555 4444';
const add = (page: Page) => page.getByRole('button', { name: t('payment-methods:actions.add') });
const dialog = (page: Page) => page.getByRole('dialog', { name: t('payment-methods:add.title') });
const submit = (page: Page) => dialog(page).getByRole('button', { name: t('payment-methods:add.submit') });

const enter = (page: Page, number: string): Promise<void> => new CardForm(page).enter(number);
const notice = (page: Page) => dialog(page).getByRole('alert');

/** The browser's alerts, which are answered at once. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(`${alert.type()}: ${alert.message()}`);
    void alert.accept();
  });
  return alerts;
}

const PROVIDER_ALERT = 'alert: There was a problem with the payment provider. Please try again.';

test.describe('a fleet without methods', () => {
  test.use({ scenario: 'payment-methods/none' });

  test('[PAY-04, PAY-05, PAY-06, PAY-16, ERR2-27, OPN-48, API-42, API-46, API2-39] says what to do, then shows a wait and adds the first card; its number stays in its frame', async ({
    page,
    mock,
  }) => {
    const expectNoCard = watchForCard(page, mock, { number: VISA, code: '739' });
    const outside: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && !hostname.endsWith('localhost')) outside.push(request.url());
    });
    await page.goto('/settings?tab=payments');
    await expect(page.getByText('No payment methods', { exact: true })).toBeVisible();
    await expect(page.getByText(t('payments:hints.addPaymentInSettings'), { exact: true })).toBeVisible();
    await expect(add(page)).toHaveCount(1);
    await add(page).click();
    await new CardForm(page).ready();
    await expect(dialog(page).getByText(t('payment-methods:add.wait')).first()).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    await expect(dialog(page).locator('.braintree-option__paypal')).toBeVisible();
    await submit(page).click();
    await expect(notice(page)).toHaveText(t('payment-form:provider.chooseFirst'));
    await expect(dialog(page).locator('.braintree-option').first()).toBeFocused();
    await new CardForm(page).enter(VISA, { code: '739' });
    await expect(notice(page)).toHaveCount(0);
    await expectNoCard();
    await expect(submit(page)).toBeVisible();
    await expect(dialog(page).getByText(t('payment-methods:add.wait'))).toHaveCount(0);
    await submit(page).click();
    await expect(page.getByText(t('payment-methods:done.add'))).toBeVisible();
    expect(await cellsOf(methodGrid(page), 'Last 4')).toEqual(['1111']);
    await expectNoCard();
    // The provider counts what happens in its form at an address of its own.
    expect(outside).toEqual([]);
    expect((await mock.answers('getPaymentClientToken'))[0]!.client_token).not.toBe('');
    expect((await mock.calls('createPaymentMethod'))[0]!.requestBody).toEqual({
      payment_method_nonce: expect.stringContaining('visa'),
      customer_ids: [],
    });
  });
});

test.describe('a busy server', () => {
  test.use({ scenario: 'payment-methods/add-fails-once' });
  test('[PAY-06] gets the same nonce a second time, and the card is not entered again', async ({ page, mock }) => {
    await page.goto('/settings?tab=payments&payment=new');
    await enter(page, MASTERCARD);
    await submit(page).click();
    await dialog(page)
      .getByRole('button', { name: t('payment-methods:add.again') })
      .click();
    await expect(page.getByText(t('payment-methods:done.add'))).toBeVisible();
    const nonces = (await mock.calls('createPaymentMethod')).map(({ requestBody }) => requestBody.payment_method_nonce);
    expect(nonces).toHaveLength(2);
    expect(new Set(nonces).size).toBe(1);
  });
});

test.describe('cards that are refused', () => {
  test.use({ scenario: 'payments/visa' });
  test('[PAY-07, ERR2-25, OPN-46] each refusal has its words, nothing is stored until a card is good, and the form is never dead', async ({
    page,
    mock,
  }) => {
    const alerts = alertsOf(page);
    await page.goto('/settings?tab=payments&payment=new');
    // By the gateway itself, in a browser alert.
    await enter(page, '4000 0000 0000 0002');
    await submit(page).click();
    await expect.poll(() => alerts).toEqual([PROVIDER_ALERT]);
    expect(await mock.calls('createPaymentMethod')).toEqual([]);
    // By the server: declined, no such card, suspected fraud.
    for (const [number, words] of [
      ['4000 1111 1111 1115', 'This payment method was declined. Use a different one, or contact your bank.'],
      ['4009 3488 8888 1881', 'This card number isn’t valid. Check it and try again.'],
      ['4012 0000 3333 0026', 'This payment method was declined. Use a different one'],
    ] as const) {
      await enter(page, number);
      await submit(page).click();
      await expect(notice(page)).toContainText(words);
    }
    // A nonce that is used up may have been stored: it is looked up before the card is asked for again.
    const lists = (await mock.calls('listPaymentMethods')).length;
    await enter(page, '4012 0000 7777 7777');
    await submit(page).click();
    await expect(notice(page)).toHaveText(t('payment-methods:notice.enterAgain'));
    expect(await mock.calls('listPaymentMethods')).toHaveLength(lists + 1);
    await enter(page, MASTERCARD);
    await submit(page).click();
    await expect(page.getByText(t('payment-methods:done.add'))).toBeVisible();
    const nonces = (await mock.calls('createPaymentMethod')).map(({ requestBody }) => requestBody.payment_method_nonce);
    expect([nonces.length, new Set(nonces).size]).toEqual([5, 5]);
    expect(alerts).toHaveLength(1);
  });
});

test.describe('PayPal', () => {
  test.use({ scenario: 'payment-methods/none' });
  test('[PAY-04, PAY-06] an account is added once its owner agrees; canceling leads back to the form', async ({
    page,
    mock,
  }) => {
    await page.goto('/settings?tab=payments&payment=new');
    await new CardForm(page).ready();
    await page.locator('.braintree-option__paypal').click();
    const button = dialog(page).getByRole('button', { name: 'Continue with PayPal' });
    const question = page.getByRole('dialog', { name: 'PayPal', exact: true });
    await button.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await submit(page).click();
    await expect(dialog(page).getByText(t('payment-form:provider.payPalFirst'))).toBeVisible();
    expect(await mock.calls('createPaymentMethod')).toEqual([]);
    await button.click();
    await question.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(dialog(page).getByText('payer@wayside.example')).toBeVisible();
    await submit(page).click();
    await expect(page.getByText(t('payment-methods:done.add'))).toBeVisible();
    await expect(methodGrid(page).getByText('payer@wayside.example').first()).toBeVisible();
  });
});

test.describe('a provider that never answers', () => {
  test.use({ scenario: 'payments/gateway-silent' });
  test('[PAY-07] is given up on with a browser alert, and can be tried again', async ({ page, mock }) => {
    const alerts = alertsOf(page);
    await page.clock.install();
    await page.goto('/settings?tab=payments&payment=new');
    const tries = async (): Promise<number> => (await mock.calls('getPaymentClientToken')).length;
    const retry = dialog(page).getByRole('button', { name: t('common:actions.retry') });
    for (const attempt of [1, 2]) {
      await expect.poll(tries).toBe(attempt);
      await expect(
        dialog(page)
          .getByRole('status')
          .filter({ hasText: t('payment-form:loading') }),
      ).toBeAttached();
      await page.clock.fastForward(20_000);
      await expect(retry).toBeVisible();
      expect(alerts).toEqual(Array.from({ length: attempt }, () => PROVIDER_ALERT));
      if (attempt === 1) await retry.click();
    }
    await dialog(page)
      .getByRole('button', { name: t('payment-methods:cancel') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('a slow provider, and a server that takes its time', () => {
  test.use({ scenario: 'payments/gateway-slow' });
  test('[PAY-06] a double press sends once, and the success is announced on the page that the user went to', async ({
    page,
    mock,
  }) => {
    let exchanged = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/payment_methods/credit_cards')) exchanged += 1;
    });
    await mock.setFaults([{ kind: 'hold', operation: 'createPaymentMethod' }]);
    await page.goto('/settings?tab=payments');
    await add(page).click();
    await expect(
      dialog(page)
        .getByRole('status')
        .filter({ hasText: t('payment-form:loading') }),
    ).toBeAttached();
    await enter(page, VISA);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/braintree_payment_methods'),
    );
    await submit(page).dblclick();
    await sent;
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await mock.release();
    await expect(page.getByRole('alertdialog').filter({ hasText: t('payment-methods:done.add') })).toBeVisible();
    expect([exchanged, (await mock.calls('createPaymentMethod')).length]).toEqual([1, 1]);
  });
});

test.describe('a request without a method', () => {
  test.use({ scenario: 'service-request/pays-with-first-card' });
  test('[SRQ-17, ERR2-17] goes on with a card that is added there, and the time stays chosen', async ({ page }) => {
    await toTime(page);
    await expect(sendButton(page)).toBeDisabled();
    await add(page).click();
    await enter(page, VISA);
    await submit(page).click();
    await expect(page.getByText('Visa ending in 1111')).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByText('service request created')).toBeVisible();
  });
});

test.describe('accepting all', () => {
  test.use({ scenario: 'payment-methods/ready' });
  test('[STS-07] an order is accepted with a card that is added there', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'ACCEPT ALL' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to accept all services?' });
    await add(page).click();
    await enter(page, VISA);
    await submit(page).click();
    await expect(paymentField(page)).toContainText('Visa ending in 1111');
    await question.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') }).click();
    await expect.poll(async () => (await updates(mock)).length).toBe(1);
    const method = (await mock.answers('createPaymentMethod'))[0]!;
    expect((await updates(mock))[0]!.requestBody).toMatchObject({ payment_token: method.token });
  });
});
