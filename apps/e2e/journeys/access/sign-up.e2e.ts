import { errorSummary } from '@wayside/scenarios/stage';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { ANN, SignUpForm } from '../../sign-up-form.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

const BODY = {
  companyName: 'Maple Street Movers',
  carCount: 12,
  zipCode: '97201',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@x.co',
  phoneNumber: '5035550101',
  password: 'wayside1',
  confirmPassword: 'wayside1',
  acceptedTermsAndConditions: true,
  subdomain: 'localhost',
  payment_type: 'credit_card',
};

test.describe('one step', () => {
  test.use({ scenario: 'sign-up/one-step' });

  test('[ERR-06, SUP-13] error_message of the address is shown as text; a field is checked 500 ms after the last keystroke', async ({
    page,
  }) => {
    await page.clock.install();
    const message = '<img src=x onerror="window.hacked=1">';
    const query = new URLSearchParams({ error_message: message }).toString();
    const form = await SignUpForm.open(page, 'en', `/sign_up?${query}`);
    await expect(page.getByRole('alert')).toHaveText(message);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.field('email').fill('abc');
    await page.clock.runFor(400);
    await expect(form.field('email')).not.toHaveAttribute('aria-invalid', 'true');
    await page.clock.runFor(100);
    await expect(form.field('email')).toHaveAccessibleDescription('Email format invalid');
    await expect(form.field('companyName')).not.toHaveAttribute('aria-invalid', 'true');
    await form.field('email').fill('a@b.co');
    await page.clock.runFor(500);
    await expect(form.field('email')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('[RTE-05, SUP-01, SUP-02, SUP-03, SUP-04, SUP-10, SUP-14..SUP-18, SUP-20..SUP-22, API-10, API-11, OPN-22..OPN-25, ERR-01, STU-14] opens without a cookie, says what is missing or wrong, and leads to sign-in with the server’s words', async ({
    page,
    mock,
  }) => {
    const form = await SignUpForm.open(page);
    await test.step('nine fields, no stepper, a way to sign-in', async () => {
      for (const name of Object.keys(ANN) as (keyof typeof ANN)[]) await expect(form.field(name)).toBeVisible();
      await expect(page.locator('form input:not([type=checkbox])')).toHaveCount(9);
      await expect(form.steps).toHaveCount(0);
      await expect(form.promotionalTerms).toHaveCount(0);
      await expect(page).toHaveTitle('Sign up · Wayside');
      await page.getByRole('link', { name: t('access:signUp.signInLink') }).click();
      await expect(page).toHaveURL(at('/sign_in'));
      await page.goBack();
    });

    await test.step('an empty form says at once what is missing', async () => {
      await form.submit.click();
      const summary = errorSummary(page);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('listitem')).toHaveText([
        'Company name must be present',
        'Car count: must select',
        'ZIP code: must select',
        'First name must be present',
        'Last name must be present',
        'Email: must select',
        'Phone: must select',
        'Password: must select',
      ]);
      await summary.getByRole('link', { name: /^Email/ }).click();
      await expect(form.field('email')).toBeFocused();
    });

    await test.step('a bad value is refused at its field', async () => {
      await form.tick(form.terms);
      for (const [name, bad, message] of [
        ['email', 'abc', 'Email format invalid'],
        ['phone', '503555010', 'Mobile Number must be 10 digits, only numbers'],
        ['postal', '1234', t('common:validation.zipCode')],
        ['carCount', '1.5', t('common:validation.carCount')],
        ['password', '12345', t('common:validation.passwordLength')],
      ] as const) {
        await form.enter({ ...ANN, [name]: bad, confirmPassword: name === 'password' ? bad : ANN.confirmPassword });
        // With the keyboard, because the delayed check may move the button away from the pointer.
        await form.submit.press('Enter');
        await expect(form.field(name)).toHaveAccessibleDescription(message);
        await expect(errorSummary(page).getByRole('listitem')).toHaveCount(1);
      }
    });

    await test.step('terms that are not ticked are asked for, at the box', async () => {
      await form.terms.press('Space');
      await form.enter();
      await form.submit.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Please accept the terms and conditions');
      await expect(form.terms).toBeFocused();
      await expect(form.terms).toHaveAttribute('aria-invalid', 'true');
      await form.tick(form.terms);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('a confirmation that differs is cleared and marked; the rest stays', async () => {
      await form.field('confirmPassword').fill('wayside2');
      await form.submit.click();
      await expect(form.field('confirmPassword')).toHaveValue('');
      await expect(form.field('confirmPassword')).toHaveAttribute('aria-invalid', 'true');
      await form.expectTyped({ ...ANN, confirmPassword: '' });
      expect(await mock.calls('signUpFleet')).toEqual([]);
      await form.field('confirmPassword').fill(ANN.password);
    });

    await form.submit.click();
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(page.getByText('Your account has been created')).toBeVisible();
    const calls = await mock.calls('signUpFleet');
    expect(calls.map(({ requestBody }) => requestBody)).toEqual([BODY]);
    expect(await mock.calls('sendOtp')).toEqual([]);
    await expect(page.getByRole('textbox', { name: t('access:signIn.email') })).toHaveValue(ANN.email);
    await page.getByLabel(t('access:signIn.password'), { exact: true }).fill('wayside1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/dashboard'));
    // A fleet of their own, in which nothing has happened yet.
    await expect(page.getByRole('banner')).toContainText(ANN.companyName);
    const name = `${ANN.firstName} ${ANN.lastName}`;
    await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name }) })).toBeVisible();
    const left = page.getByRole('list', { name: t('first-steps:title') }).getByRole('listitem');
    await expect(left.filter({ hasText: t('first-steps:state.done') })).toHaveCount(0);
    await expect(left.filter({ hasText: t('first-steps:open.vehicles') })).toBeVisible();
    expect(Object.keys(await productStorage(page)).filter((name) => name.includes('draft'))).toEqual([]);
  });
});

test.describe('one step, refused', () => {
  test.describe('by the server', () => {
    test.use({ scenario: 'sign-up/server-error-once' });
    test('[ERR-01, ERR-04, OPN-23] it says why, keeps everything, and goes through at another press, once; a lost answer is no success, and a success without words is explained', async ({
      page,
      mock,
    }) => {
      const form = await SignUpForm.open(page);
      await form.enter();
      await form.tick(form.terms);
      await saysWhy('Something went wrong on the server');
      for (const [answer, text] of [
        [{ example: 'userExists' }, t('access:alerts.userExists', { email: 'Ann@X.CO' })],
        [{ example: 'invalid' }, 'A value is not accepted'],
        [{ example: 'cardDeclined' }, 'This payment method was declined. Use a different one, or contact your bank.'],
        [
          {
            status: 422,
            body: { alertMessage: '<img src=x onerror="window.hacked=1"> <b>No</b>', alertType: 'error' },
          },
          '<img src=x onerror="window.hacked=1"> <b>No</b>',
        ],
      ] as const) {
        await test.step(text, async () => {
          await mock.setAnswer('signUpFleet', answer);
          await saysWhy(text);
        });
      }
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await mock.calls('signUpFleet')).toHaveLength(5);

      await mock.setAnswer('signUpFleet', { status: 201, body: { alertMessage: null, alertType: 'default' } });
      // The answer got lost: the account may exist already.
      for (const kind of ['null-response', 'connection-reset'] as const) {
        await test.step(kind, async () => {
          await mock.setFaults([{ kind, operation: 'signUpFleet' }]);
          await saysWhy(t('access:signUp.maybeSignedUp'));
        });
      }
      const signInLink = page.getByRole('alert').getByRole('link', { name: t('access:signUp.signInLink') });
      await expect(signInLink).toHaveAttribute('href', '/sign_in');
      const before = (await mock.calls('signUpFleet')).length;
      await mock.setFaults([{ kind: 'hold', operation: 'signUpFleet' }]);
      await form.submit.dblclick();
      await form.field('confirmPassword').press('Enter');
      await mock.release();
      await expect(page).toHaveURL(at('/sign_in'));
      await expect(page.getByText(t('access:signUp.success'))).toBeVisible();
      expect(await mock.calls('signUpFleet')).toHaveLength(before + 1);

      async function saysWhy(text: string): Promise<void> {
        const sent = (await mock.calls('signUpFleet')).length;
        await form.submit.click();
        await expect.poll(async () => (await mock.calls('signUpFleet')).length).toBeGreaterThan(sent);
        await expect(page.getByRole('alert')).toContainText(text);
        await form.expectTyped(ANN);
        await expect(form.terms).toBeChecked();
        await expect(page).toHaveURL(at('/sign_up'));
      }
    });
  });

  test.describe('an answer that takes its time', () => {
    test.use({ scenario: 'sign-up/held' });
    test('an answer after leaving changes nothing', async ({ page, mock }) => {
      const form = await SignUpForm.open(page);
      await form.enter();
      await form.tick(form.terms);
      // The fields are checked first: whoever leaves before has sent nothing.
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await form.submit.click();
      await sent;
      await page.getByRole('link', { name: t('access:signUp.signInLink') }).click();
      await expect(page).toHaveURL(at('/sign_in'));
      await page.getByRole('link', { name: t('access:signIn.forgotPassword') }).click();
      await expect(page).toHaveURL(at('/forgot_password'));
      await mock.release();
      await expect.poll(async () => (await mock.calls('signUpFleet')).length).toBe(1);
      await expect(page).toHaveURL(at('/forgot_password'));
    });
  });
});

test.describe('one step in Canada', () => {
  test.use({ scenario: 'sign-up/one-step', brand: 'canada' });

  test('[SUP-02, SUP-19, SUP-11, OPN-25, UPL-05] the language changes without losing what was typed, errors with it; postal code, and promotional terms after the terms', async ({
    page,
    mock,
  }) => {
    const form = await SignUpForm.open(page, 'fr');
    await form.enter({ ...ANN, postal: 'K1A0B1' });
    await form.submit.click();
    await expect(form.field('postal')).toHaveAccessibleDescription(fr('common:validation.postalCode'));
    await page.getByRole('radio', { name: 'English' }).click();
    const postal = page.getByLabel(t('common:region.postalCode'), { exact: true });
    await expect(postal).toHaveValue('K1A0B1');
    await expect(postal).toHaveAccessibleDescription(t('common:validation.postalCode'));
    await expect(page.getByLabel(t('access:signUp.password'), { exact: true })).toHaveValue(ANN.password);
    await page.getByRole('radio', { name: 'Français' }).click();
    await page.getByRole('button', { name: fr('access:signUp.useCode', { code: 'K1A 0B1' }) }).click();
    await expect(form.field('postal')).toHaveValue('K1A 0B1');
    await expect(form.field('postal')).toBeFocused();
    await expect(form.field('postal')).not.toHaveAttribute('aria-invalid', 'true');
    await form.submit.click();
    await expect(page.getByRole('alert')).toHaveText(fr('access:signUp.termsMissing'));
    await form.tick(form.terms);
    await form.submit.click();
    await expect(page.getByRole('alert')).toHaveText(fr('access:signUp.promotionalTermsMissing'));
    await expect(form.promotionalTerms).toBeFocused();
    expect(await mock.calls('signUpFleet')).toEqual([]);
    await form.tick(form.promotionalTerms);
    await form.submit.click();
    await expect(page).toHaveURL(at('/sign_in'));
    const [call] = await mock.calls('signUpFleet');
    expect(call?.requestBody).toEqual({
      ...BODY,
      zipCode: 'K1A 0B1',
      subdomain: 'canada',
      communicationPreferencesInFrench: true,
    });
  });
});
