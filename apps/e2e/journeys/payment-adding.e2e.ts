import type { Page } from '@playwright/test';
import { approveButton, openReview, paymentField, updates } from '../approvals.ts';
import { CardForm } from '../card-form.ts';
import { expect, test } from '../fixtures.ts';
import { methodGrid } from '../payment-methods.ts';
import { cellsOf } from '../grid.ts';
import { sendButton, toTime } from '../request.ts';
import { textsOf } from '../texts.ts';

const { t } = await textsOf('en');
const VISA = '4111 1111 1111 1111';
const MASTERCARD = '5555 5555 5555 4444';
const add = (page: Page) => page.getByRole('button', { name: t('payment-methods:actions.add') });
const dialog = (page: Page) => page.getByRole('dialog', { name: t('payment-methods:add.title') });
const submit = (page: Page) => dialog(page).getByRole('button', { name: t('payment-methods:add.submit') });

async function enter(page: Page, number: string): Promise<void> {
  const card = page.locator('.braintree-option__card');
  await new CardForm(page).ready();
  // With PayPal the form asks first which of the two it is.
  if (await card.isVisible()) await card.click();
  await new CardForm(page).enter(number);
}

test.describe('a fleet without methods', () => {
  test.use({ scenario: 'payment-methods/none' });

  test('[PAY-04, PAY-05, PAY-06, API-42, API-46, API2-39] adds its first card, after a visible wait', async ({ page, mock }) => {
    await page.goto('/settings?tab=payments');
    await add(page).click();
    await new CardForm(page).ready();
    const ready = Date.now();
    await expect(dialog(page).getByText(t('payment-methods:add.wait')).first()).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    await expect(dialog(page).locator('.braintree-option__paypal')).toBeVisible();
    await enter(page, VISA);
    await expect(submit(page)).toBeVisible();
    // Screen and test see the end of loading at slightly different moments.
    expect(Date.now() - ready).toBeGreaterThan(3500);
    await expect(dialog(page).getByText(t('payment-methods:add.wait'))).toHaveCount(0);
    await submit(page).click();
    await expect(page.getByText(t('payment-methods:done.add'))).toBeVisible();
    expect(await cellsOf(methodGrid(page), 'Last 4')).toEqual(['1111']);
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

test.describe('a declined card', () => {
  test.use({ scenario: 'payment-methods/declined-once' });
  test('is replaced by another one', async ({ page, mock }) => {
    await page.goto('/settings?tab=payments&payment=new');
    await enter(page, VISA);
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('declined');
    await enter(page, MASTERCARD);
    await submit(page).click();
    await expect(page.getByText(t('payment-methods:done.add'))).toBeVisible();
    const nonces = (await mock.calls('createPaymentMethod')).map(({ requestBody }) => requestBody.payment_method_nonce);
    expect(new Set(nonces).size).toBe(2);
  });
});

test.describe('an answer to a new card that is lost', () => {
  test.use({ scenario: 'payment-methods/lost-answer' });
  test('is looked up, and the card is stored once', async ({ page, mock }) => {
    await page.goto('/settings?tab=payments&payment=new');
    await enter(page, VISA);
    await submit(page).click();
    await expect(page.getByText(t('payment-methods:done.add'))).toBeVisible();
    expect(await mock.calls('createPaymentMethod')).toHaveLength(1);
    expect((await cellsOf(methodGrid(page), 'Last 4')).filter((digits) => digits === '1111')).toHaveLength(1);
  });
});

test.describe('a provider that refuses', () => {
  test.use({ scenario: 'payments/gateway-refuses' });
  test('[PAY-07, ERR2-25, OPN-46] is said in a browser alert, and nothing is sent', async ({ page, mock }) => {
    const said: string[] = [];
    page.on('dialog', (alert) => {
      said.push(`${alert.type()}: ${alert.message()}`);
      void alert.accept();
    });
    await page.goto('/settings?tab=payments&payment=new');
    await enter(page, '4000 0000 0000 0002');
    await submit(page).click();
    await expect.poll(() => said).toEqual(['alert: There was a problem with the payment provider. Please try again.']);
    await expect(submit(page)).toBeVisible();
    expect(await mock.calls('createPaymentMethod')).toEqual([]);
  });
});

test.describe('where a method is needed', () => {
  test.use({ scenario: 'order-approval/no-payment-method' });
  test('[ERR2-17, APR-13] an order is approved with a card that is added there', async ({ page, mock }) => {
    await openReview(page, mock);
    await add(page).click();
    await enter(page, VISA);
    await submit(page).click();
    await expect(paymentField(page)).toContainText('Visa ending in 1111');
    await approveButton(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const method = (await mock.answers('createPaymentMethod'))[0]!;
    expect((await updates(mock))[0]!.requestBody).toMatchObject({ payment_token: method.token });
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
