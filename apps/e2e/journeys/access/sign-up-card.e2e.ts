import type { Page } from '@playwright/test';
import { errorSummary } from '@wayside/scenarios/stage';
import { CardForm } from '../../card/card-form.ts';
import { watchForCard } from '../../card/card-secrets.ts';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { playProvider } from '../../card/provider-addresses.ts';
import { originOf } from '../../server.ts';
import { ANN, SignUpForm } from '../../sign-up-form.ts';
import type { Typed } from '../../sign-up-form.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

const VISA = '4111111111111111';
const CVC = '739';

/** The second step, with its terms accepted. */
async function openCard(page: Page, typed: Typed = ANN, language: 'en' | 'fr' = 'en') {
  const form = await SignUpForm.open(page, language);
  await form.enter(typed);
  await form.next.click();
  return { form, card: new CardForm(page) };
}

/** The alerts of the browser, which are answered at once. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

test.describe('with a card', () => {
  test.use({ scenario: 'sign-up/two-steps' });

  test('[SUP-04, SUP-05, SUP-06, SUP-07, SUP-08, SUP-09, CON-05] general information, then the card, the terms and Get Started, which waits for both; the number is nowhere but in its frame', async ({
    page,
    mock,
  }) => {
    const expectNoCard = watchForCard(page, mock, { number: VISA, code: CVC });
    const form = await SignUpForm.open(page);
    const card = new CardForm(page);
    await expect(form.steps.getByRole('listitem')).toHaveText([/General information/, /Payment details/]);
    await expect(form.steps.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
    await expect(form.terms).toHaveCount(0);
    await form.next.click();
    await expect(errorSummary(page)).toBeFocused();
    await form.enter();
    await form.next.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Payment details' })).toBeFocused();
    await expect(form.steps.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(form.promotionalTerms).toHaveCount(0);
    await expect(form.french).toHaveCount(0);

    await expect(form.getStarted).toHaveAttribute('aria-disabled', 'true');
    await expect(form.getStarted).toHaveAccessibleDescription('Please accept the terms and conditions');
    await expect(form.steps.getByRole('listitem').nth(1)).not.toContainText(t('access:signUp.stepDone'));
    await form.tick(form.terms);
    await expect(form.steps.getByRole('listitem').nth(1)).toContainText(t('access:signUp.stepDone'));
    await expect(form.getStarted).toHaveAccessibleDescription(t('access:signUp.cardMissing'));
    await form.getStarted.focus();
    await page.keyboard.press('Enter');
    expect(await mock.calls('signUpFleet')).toEqual([]);

    // Back leads to step 1 with everything typed, and on again with the terms ticked.
    for (const back of [
      () => page.goBack(),
      () => page.getByRole('button', { name: t('common:actions.back') }).click(),
    ]) {
      await back();
      await expect(form.next).toBeVisible();
      await form.expectTyped(ANN);
      await form.next.click();
      await expect(form.terms).toBeChecked();
    }
    await expect(page).toHaveURL(at('/sign_up'));

    // A reload on step 2 opens step 1 with what was typed: passwords are never kept.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(form.next).toBeVisible();
    await form.expectTyped({ ...ANN, password: '', confirmPassword: '' });
    expect(JSON.stringify(await productStorage(page))).not.toContain(ANN.password);
    await form.enter({ password: ANN.password, confirmPassword: ANN.confirmPassword });
    await form.next.click();
    await expect(form.terms).not.toBeChecked();

    await card.ready();
    await expect(card.field('number')).toBeVisible();
    await expect(page.getByText(t('access:signUp.whyCard'))).toBeVisible();
    await page.getByRole('button', { name: t('access:signUp.readTerms') }).click();
    const terms = page.getByRole('dialog', { name: t('account:terms.title') });
    await expect(terms).toContainText(t('account:terms.payment'));
    await terms
      .getByRole('button', { name: t('common:actions.close') })
      .first()
      .click();
    await expect(form.terms).not.toBeChecked();
    await form.tick(form.terms);
    await expect(form.getStarted).toHaveAccessibleDescription(t('access:signUp.cardMissing'));
    await expect(form.getStarted).toHaveAttribute('aria-disabled', 'true');

    await card.field('number').fill(VISA.slice(0, -1));
    await card.field('number').blur();
    await expect(page.getByText('This card number is not valid.')).toBeVisible();
    await expect(form.getStarted).toHaveAttribute('aria-disabled', 'true');
    await card.enter(VISA, { code: CVC });
    await expect(form.getStarted).not.toHaveAttribute('aria-disabled');

    // Back and on again keeps the card.
    await page.goBack();
    await form.next.click();
    await expect(card.field('cvv')).toHaveValue(CVC);

    await expectNoCard();
    await form.getStarted.click();
    await expect(page).toHaveURL(at('/sign_in'));
    await expectNoCard();
    expect((await mock.calls('signUpFleet')).map(({ requestBody }) => requestBody)).toEqual([
      expect.objectContaining({
        payment_type: 'credit_card',
        payment_method_nonce: expect.stringContaining('fake-valid-visa-nonce'),
      }),
    ]);
  });

  test('[PAY-07, ERR2-25, ERR-01] a card that the provider refuses, one that the bank declines, and the one that replaces them', async ({
    page,
    mock,
  }) => {
    const alerts = alertsOf(page);
    const { form, card } = await openCard(page);
    await form.tick(form.terms);
    await card.enter('4000000000000002');
    await form.getStarted.click();
    await expect(page.getByRole('alert').filter({ hasText: t('access:signUp.cardFailed') })).toBeVisible();
    expect(alerts).toEqual([t('payment-form:braintreePaymentErrorLabel')]);
    expect(await mock.calls('signUpFleet')).toEqual([]);

    await card.enter('4000111111111115');
    await form.getStarted.click();
    await expect(
      page.getByText('This payment method was declined. Use a different one, or contact your bank.'),
    ).toBeVisible();
    // Its nonce is used up: the card is asked for again.
    await expect(form.getStarted).toHaveAccessibleDescription(t('access:signUp.cardMissing'));
    await card.enter('5555555555554444');
    await form.getStarted.click();
    await expect(page).toHaveURL(at('/sign_in'));
    const nonces = (await mock.calls('signUpFleet')).map(({ requestBody }) => requestBody.payment_method_nonce);
    expect(nonces).toEqual([
      expect.stringContaining('declined'),
      expect.stringContaining('fake-valid-mastercard-nonce'),
    ]);
    expect(alerts).toHaveLength(1);
  });

  test.describe('in Canada', () => {
    test.use({ brand: 'canada' });
    test('[ENT-09, SUP-06, SUP-08, OPN-22] sends every field, with the wish for French', async ({ page, mock }) => {
      const { form, card } = await openCard(page, { ...ANN, postal: 'K1A 0B1' }, 'fr');
      await form.tick(form.terms);
      await expect(form.getStarted).toHaveAccessibleDescription(fr('access:signUp.promotionalTermsMissing'));
      await form.tick(form.promotionalTerms);
      await expect(form.getStarted).toHaveAccessibleDescription(fr('access:signUp.cardMissing'));
      // The page is in French, so the box is ticked from the start.
      await expect(form.french).toBeChecked();
      await expect(page.getByText('Numéro de carte')).toBeVisible();
      await card.enter('378282246310005', { code: '1234' });
      await form.getStarted.click();
      await expect(page).toHaveURL(at('/sign_in'));
      expect((await mock.calls('signUpFleet')).map(({ requestBody }) => requestBody)).toEqual([
        {
          firstName: 'Ann',
          lastName: 'Lee',
          email: 'ann@x.co',
          password: 'wayside1',
          confirmPassword: 'wayside1',
          phoneNumber: '5035550101',
          companyName: 'Maple Street Movers',
          carCount: 12,
          zipCode: 'K1A 0B1',
          acceptedTermsAndConditions: true,
          subdomain: 'canada',
          payment_type: 'credit_card',
          payment_method_nonce: expect.stringContaining('fake-valid-amex-nonce'),
          communicationPreferencesInFrench: true,
        },
      ]);
      expect(fr('access:signUp.getStarted')).not.toBe(t('access:signUp.getStarted'));
    });
  });
});

test.describe('with a card and a code', () => {
  test.use({ scenario: 'sign-up/card-then-code' });
  test('[SUP-12, SUP-09] the code comes between nonce and account, and going back keeps the card', async ({
    page,
    mock,
  }) => {
    const { form, card } = await openCard(page);
    await form.tick(form.terms);
    await card.enter(VISA, { code: CVC });
    await form.getStarted.click();
    await expect(form.code).toBeFocused();
    expect([(await mock.calls('sendOtp')).length, (await mock.calls('signUpFleet')).length]).toEqual([1, 0]);
    await page.goBack();
    await expect(page.getByText('ending in 11')).toBeVisible();
    await form.getStarted.click();
    await form.enterCode('123456');
    await expect(page).toHaveURL(at('/sign_in'));
    expect((await mock.calls('signUpFleet')).map(({ requestBody }) => requestBody)).toEqual([
      expect.objectContaining({
        otp: '123456',
        payment_method_nonce: expect.stringMatching(/^fake-valid-visa-nonce\..*\.1$/),
      }),
    ]);
  });
});

test.describe('with a first refusal that is not about the card', () => {
  test.use({ scenario: 'sign-up/card-server-error-once' });
  test('the same nonce is sent again, and the card need not be', async ({ page, mock }) => {
    const { form, card } = await openCard(page);
    await form.tick(form.terms);
    await card.enter(VISA);
    await form.getStarted.click();
    await expect(page.getByText('A value is not accepted')).toBeVisible();
    await form.getStarted.click();
    await expect(page).toHaveURL(at('/sign_in'));
    const nonces = (await mock.calls('signUpFleet')).map(({ requestBody }) => requestBody.payment_method_nonce);
    expect([nonces.length, new Set(nonces).size]).toEqual([2, 1]);
  });
});

test.describe('with the provider at its own addresses', () => {
  test.use({ scenario: 'sign-up/provider-addresses' });
  test('[SUP-05] the card is typed into frames of another origin, which the policy of the page allows', async ({
    page,
    mock,
    context,
    brand,
  }) => {
    const hosts = await playProvider(context, mock, originOf(brand));
    const { form, card } = await openCard(page);
    await form.tick(form.terms);
    await card.enter(VISA, { code: CVC });
    await form.getStarted.click();
    await expect(page).toHaveURL(at('/sign_in'));
    expect([...hosts]).toEqual(
      expect.arrayContaining(['api.sandbox.braintreegateway.com', 'assets.braintreegateway.com']),
    );
    expect((await mock.calls('signUpFleet')).map(({ requestBody }) => requestBody.payment_method_nonce)).toEqual([
      expect.stringContaining('fake-valid-visa-nonce'),
    ]);
  });
});
