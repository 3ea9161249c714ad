import type { Page } from '@playwright/test';
import { PASSWORD, emailOf } from '@wayside/scenarios';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { productCookies } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

const OTP = '123456';
const email = (page: Page) => page.getByRole('textbox', { name: t('access:signIn.email') });
const password = (page: Page) => page.getByLabel(t('access:signIn.password'), { exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: t('access:otp.label') });
const validate = (page: Page) => page.getByRole('button', { name: t('access:otp.validate') });
const resend = (page: Page) => page.getByRole('button', { name: t('access:otp.resend') });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const rule = (page: Page) => page.getByText('Please Enter 6 digits OTP');

/** Submits the form to request a code. */
async function askForCode(page: Page): Promise<void> {
  await page.goto('/sign_in');
  await signIn(page, 'Owner');
  await expect(code(page)).toBeVisible();
}

test.describe('a one-time code', () => {
  test.use({ scenario: 'access/two-step' });

  test('[AUT-03, AUT-14, AUT-15, AUT-16, AUT-20, API-07, API-08] is sent by the first submit and asked for; Back leads to the form; signs in once, however often it is pressed, and reaches the wanted place', async ({
    page,
    mock,
  }) => {
    const credentials = { email: emailOf('Owner'), password: PASSWORD, subdomain: 'localhost' };
    await page.goto('/settings?tab=users');
    await test.step('is sent by the first submit, and asked for', async () => {
      await signIn(page, 'Owner');
      await expect(said(page, 'Successfully Sent OTP')).toBeVisible();
      await expect(email(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('access:otp.title'));
      await expect(page).toHaveTitle(new RegExp(`^${t('access:otp.title')}`));
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
      await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
      expect((await mock.calls('sendOtp')).map(({ requestBody }) => requestBody)).toEqual([
        { ...credentials, is_resend_otp: false },
      ]);
    });
    await test.step('Back of the browser leads to the form, which keeps the email; Forward finds no code', async () => {
      await page.goBack();
      await expect(page).toHaveURL(at('/sign_in'));
      await expect(email(page)).toHaveValue(emailOf('Owner'));
      await expect(password(page)).toHaveValue('');
      await expect(password(page)).toBeFocused();
      await page.goForward();
      await expect(email(page)).toHaveValue(emailOf('Owner'));
      await expect(code(page)).toHaveCount(0);
    });
    await test.step('so does the link of the page', async () => {
      await password(page).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(code(page)).toBeVisible();
      await page.getByRole('link', { name: t('access:otp.back') }).click();
      await expect(email(page)).toHaveValue(emailOf('Owner'));
      await expect(said(page, 'Successfully Sent OTP')).toHaveCount(0);
      expect(await mock.calls('sendOtp')).toHaveLength(2);
    });
    await test.step('one sign-in is sent, however often it is pressed; it leads to the wanted place', async () => {
      await password(page).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await code(page).fill(OTP);
      expect(await mock.calls('createSession')).toEqual([]);
      await mock.setFaults([{ kind: 'hold', operation: 'createSession' }]);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('progressbar', { name: t('access:otp.validating') })).toBeVisible();
      await page.keyboard.press('Enter');
      await mock.release();
      await expect(page).toHaveURL(at('/settings?tab=users'));
      expect((await mock.calls('createSession')).map(({ requestBody }) => requestBody)).toEqual([
        { ...credentials, otp: OTP },
      ]);
    });
  });

  test('[AUT-15, AUT-18, AUT-19] what is not six digits cannot be validated, and it is said why; a reload comes to the form, and a code may be pasted', async ({
    page,
    context,
    baseURL,
    mock,
  }) => {
    await askForCode(page);
    for (const bad of ['12345', '1234567', '12a456']) {
      await code(page).fill(bad);
      await expect(rule(page)).toHaveCount(1);
      await expect(validate(page)).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
      await validate(page).click({ force: true });
      await expect(rule(page)).toHaveCount(1);
      await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(code(page)).toHaveValue(bad);
      await code(page).fill(OTP);
      await expect(rule(page)).toHaveCount(0);
      await expect(validate(page)).not.toHaveAttribute('aria-disabled', 'true');
      expect(await mock.calls('createSession')).toEqual([]);
    }

    // A reload comes to the form.
    await page.reload();
    await expect(email(page)).toBeVisible();
    await expect(code(page)).toHaveCount(0);
    await signIn(page, 'Owner');
    await expect(code(page)).toBeVisible();

    // The code may be pasted as a message has it.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! });
    await page.evaluate(() => navigator.clipboard.writeText(' 123 456 '));
    await page.keyboard.press('ControlOrMeta+V');
    await expect(code(page)).toHaveValue(OTP);
    await validate(page).click();
    await expect(page).toHaveURL(at('/dashboard'));
  });

  test('[AUT-21, API-08] is sent again once, and then after half a minute', async ({ page, mock }) => {
    await page.clock.install();
    await askForCode(page);
    await code(page).fill('12');
    await resend(page).click();
    await expect(said(page, 'OTP resent successfully')).toBeVisible();
    await expect(resend(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(resend(page)).toHaveAccessibleDescription(/^Available again in \d+ seconds?$/);
    await expect(resend(page)).toBeFocused();
    await resend(page).click({ force: true });
    await expect(code(page)).toHaveValue('12');
    await page.clock.fastForward(31_000);
    await expect(resend(page)).not.toHaveAttribute('aria-disabled', 'true');
    await resend(page).click();
    await expect.poll(async () => (await mock.calls('sendOtp')).length).toBe(3);
    expect((await mock.calls('sendOtp')).map(({ requestBody }) => requestBody.is_resend_otp)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

test.describe('in Canada', () => {
  test.use({ scenario: 'access/two-step', brand: 'canada' });

  test('[ERR-01, BRD-08] without a connection both steps say so, in the language of the page', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'connection-reset', operation: 'sendOtp' }]);
    await page.goto('/sign_in');
    await signIn(page, 'Owner');
    await expect(page.getByRole('alert')).toHaveText(fr('common:error.offline'));
    await mock.setFaults([{ kind: 'connection-reset', operation: 'createSession' }]);
    await page.getByRole('button', { name: fr('access:signIn.submit'), exact: true }).click();
    await page.getByRole('textbox', { name: fr('access:otp.label') }).fill(OTP);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(fr('common:error.offline'));
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('alert')).toHaveText(t('common:error.offline'));
    await mock.setFaults([]);
    await validate(page).click();
    await expect(page).toHaveURL(at('/dashboard'));
  });
});

test.describe('a code that is not right', () => {
  test.use({ scenario: 'access/wrong-otp-once' });

  test('[AUT-18, ERR-01] stays on the code with the reason; the next try is let in', async ({ page, mock }) => {
    await askForCode(page);
    await code(page).fill('000000');
    await validate(page).click();
    await isRefused('The code is not valid');
    await mock.setAnswer('createSession', { example: 'expiredOtp', calls: [2] });
    await page.keyboard.press('Enter');
    await isRefused('The code has expired');
    await page.keyboard.type(OTP);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/dashboard'));
    expect(await mock.calls('createSession')).toHaveLength(3);

    async function isRefused(text: string): Promise<void> {
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(code(page)).toHaveValue('000000');
      await expect(code(page)).toBeFocused();
      expect(await productCookies(page)).toEqual({});
    }
  });
});

test.describe('a code that cannot be sent', () => {
  test.use({ scenario: 'access/otp-not-sent' });

  test('[AUT-17, AUT-21, ERR-01] goes back to the form with the reason and what was typed; sent again, it stays on the code, and may be asked for at once', async ({
    page,
    mock,
  }) => {
    await page.goto('/sign_in');
    await signIn(page, 'Owner');
    const reason = 'The code could not be sent. Please try again';
    await expect(page.getByRole('alert')).toHaveText(reason);
    await expect(email(page)).toHaveValue(emailOf('Owner'));
    await expect(password(page)).toHaveValue(PASSWORD);
    await expect(code(page)).toHaveCount(0);

    await mock.setAnswer('sendOtp', { example: 'success' });
    await password(page).press('Enter');
    await expect(code(page)).toBeVisible();
    await mock.setAnswer('sendOtp', { example: 'otpNotSent' });
    await resend(page).click();
    await expect(page.getByRole('alert')).toHaveText(reason);
    await mock.setAnswer('sendOtp', { example: 'success' });
    await resend(page).click();
    await expect(said(page, 'OTP resent successfully')).toBeVisible();
  });
});
