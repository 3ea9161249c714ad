import type { Page } from '@playwright/test';
import { emailOf } from '@wayside/scenarios';
import { errorSummary } from '@wayside/scenarios/stage';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const RESET = '/reset_password?reset_password_token=t1';

const email = (page: Page) => page.getByRole('textbox', { name: t('access:forgotPassword.email') });
const ask = (page: Page) => page.getByRole('button', { name: t('access:forgotPassword.submit') });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fillReset(page: Page, password: string, confirmation = password): Promise<void> {
  await field(page, t('access:resetPassword.newPassword')).fill(password);
  await field(page, t('access:resetPassword.confirmation')).fill(confirmation);
}

async function fillChange(page: Page, current: string, password: string, confirmation = password): Promise<void> {
  await field(page, t('access:changePassword.currentPassword')).fill(current);
  await field(page, t('access:changePassword.newPassword')).fill(password);
  await field(page, t('access:changePassword.confirmation')).fill(confirmation);
}
const change = (page: Page) => page.getByRole('button', { name: t('access:changePassword.submit') });

test.describe('forgot password', () => {
  test('[RTE-07, PWD-01, PWD-02, PWD-03, API-12, ERR-01] asks with the email, by click or Enter, and says what came of it; nothing is sent without one', async ({
    page,
    mock,
  }) => {
    await page.goto('/sign_in');
    await page.getByRole('textbox', { name: t('access:signIn.email') }).fill(emailOf('Owner'));
    await page.getByRole('link', { name: t('access:signIn.forgotPassword') }).click();
    await expect(page).toHaveURL(at('/forgot_password'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('access:forgotPassword.title'));
    await expect(email(page)).toHaveValue(emailOf('Owner'));
    await email(page).clear();
    await ask(page).click();
    const summary = errorSummary(page);
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(t('common:validation.summary', { count: 1 }));
    await expect(email(page)).toHaveAccessibleDescription('must select');
    await email(page).press('Enter');
    await summary.getByRole('link').click();
    await expect(email(page)).toBeFocused();
    await email(page).fill('owner');
    await expect(email(page)).toHaveAccessibleDescription('Email format invalid');
    await email(page).fill('owner@wayside.example');
    await expect(summary).toHaveCount(0);
    expect(await mock.calls('requestPasswordReset')).toEqual([]);

    await email(page).fill(emailOf('Owner'));
    await ask(page).click();
    await expect(page.getByRole('status')).toHaveText('We sent you an email with a link to reset your password');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const calls = await mock.calls('requestPasswordReset');
    expect(calls.map(({ requestBody }) => requestBody)).toEqual([{ email: emailOf('Owner') }]);
    await expect(email(page)).toHaveValue(emailOf('Owner'));
    await email(page).press('Enter');
    await expect.poll(async () => (await mock.calls('requestPasswordReset')).length).toBe(2);
  });

  test.describe('when nobody has the email', () => {
    test.use({ scenario: 'account/forgot-password-no-account' });
    test('[ERR-01, ERR-03, ERR-07] says so in our words and keeps the email; other words are those of the server', async ({
      page,
      mock,
    }) => {
      await page.goto('/forgot_password');
      await email(page).fill('nobody@wayside.example');
      await ask(page).click();
      await expect(page.getByRole('alert')).toHaveText(t('access:alerts.noAccountFound'));
      await expect(email(page)).toHaveValue('nobody@wayside.example');
      await mock.setAnswer('requestPasswordReset', { example: 'invalid' });
      await ask(page).click();
      await expect(page.getByRole('alert')).toHaveText('A value is not accepted');
    });
  });
});

test.describe('reset password', () => {
  test('[RTE-08, PWD-04, PWD-06] masks both, and one checkbox shows both; two that differ are not sent', async ({
    page,
    mock,
  }) => {
    await page.goto(RESET);
    const both = [
      field(page, t('access:resetPassword.newPassword')),
      field(page, t('access:resetPassword.confirmation')),
    ];
    for (const password of both) await expect(password).toHaveAttribute('type', 'password');
    const show = page.getByRole('checkbox', { name: t('access:resetPassword.showPasswords') });
    await show.press('Space');
    for (const password of both) await expect(password).toHaveAttribute('type', 'text');
    await show.press('Space');
    for (const password of both) await expect(password).toHaveAttribute('type', 'password');
    for (const password of both) await expect(password).toHaveAttribute('autocomplete', 'new-password');

    // Two that differ are an error and no request.
    await fillReset(page, 'wayside2', 'wayside3');
    await page.getByRole('button', { name: t('access:resetPassword.submit') }).click();
    await expect(errorSummary(page)).toContainText('New password and confirmation do not match');
    await expect(field(page, t('access:resetPassword.confirmation'))).toHaveAccessibleDescription(
      'New password and confirmation do not match',
    );
    // Fixing the first field also fixes the second one.
    await field(page, t('access:resetPassword.newPassword')).fill('wayside3');
    await expect(errorSummary(page)).toHaveCount(0);
    expect(await mock.calls('resetPassword')).toEqual([]);
  });

  test('[PWD-05, PWD-07, API-13, ERR-14] sets it by the token, which may hold script, and says so at sign-in, where it works', async ({
    page,
    mock,
  }) => {
    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.startsWith('api.')) referrers.push(request.headers()['referer']);
    });
    const token = '<img src=x onerror=alert(1)>';
    await page.goto(`/reset_password?reset_password_token=${encodeURIComponent(token)}`);
    await fillReset(page, 'wayside2');
    await expect(page.locator('main img[src=x]')).toHaveCount(0);
    await expect(page.getByText('onerror')).toHaveCount(0);
    await page.getByRole('button', { name: t('access:resetPassword.submit') }).click();
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(page.getByRole('status').filter({ hasText: 'Your password has been reset' })).toBeVisible();
    const calls = await mock.calls('resetPassword');
    expect(calls.map(({ requestBody }) => requestBody)).toEqual([
      { newPassword: 'wayside2', newPasswordConfirmation: 'wayside2', resetToken: token },
    ]);
    expect(referrers.filter((referrer) => referrer?.includes('onerror'))).toEqual([]);
    await signIn(page, 'Owner', 'wayside2');
    await expect(page).toHaveURL(at('/dashboard'));
  });

  test('without the token of the link leads to a new one', async ({ page }) => {
    await page.goto('/reset_password');
    await expect(page.getByText(t('access:resetPassword.missingToken'))).toBeVisible();
    await page.getByRole('link', { name: t('access:resetPassword.requestNew') }).click();
    await expect(page).toHaveURL(at('/forgot_password'));
  });

  test.describe('refused', () => {
    test.use({ scenario: 'account/reset-password-expired-link' });
    test('[ERR-01, OPN-27] says why and keeps what was typed', async ({ page, mock }) => {
      await page.goto(RESET);
      await fillReset(page, '12345');
      for (const [example, text] of [
        ['expiredResetToken', 'This password reset link is no longer valid. Please request a new one'],
        ['passwordMismatch', 'New password and confirmation do not match'],
        ['passwordTooShort', 'Password must be at least 6 characters'],
      ] as const) {
        await test.step(example, async () => {
          await mock.setAnswer('resetPassword', { example });
          await saysWhy(page, text);
        });
      }
      await mock.setFaults([{ kind: 'connection-reset', operation: 'resetPassword' }]);
      await saysWhy(page, t('access:resetPassword.lost'));
    });

    async function saysWhy(page: Page, text: string): Promise<void> {
      await page.getByRole('button', { name: t('access:resetPassword.submit') }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(field(page, t('access:resetPassword.newPassword'))).toHaveValue('12345');
      await expect(page).toHaveURL(at(RESET));
    }
  });
});

test.describe('change password', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[RTE-10, PWD-08, PWD-09, PWD-10, PWD-11, OPN-10, OPN-13, API-14, CON-04, ENT-07, ERR-01, ERR-13] is there on the account, waits until all three are filled, says what came of it, is sent once, and is emptied', async ({
    page,
    mock,
  }) => {
    const names = ['currentPassword', 'newPassword', 'confirmation'] as const;
    const details = page.getByRole('region', { name: t('account:account.details') });
    await page.goto('/account');
    await test.step('the account shows who is signed in', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:account.title'));
      for (const text of ['Ann Lee', emailOf('Owner'), 'Owner', 'Maple Street Couriers'])
        await expect(details.getByText(text, { exact: true })).toBeVisible();
      await expect(details).toContainText(/\(\d{3}\) \d{3}-\d{4}/);
      await expect(page.getByRole('region', { name: t('access:changePassword.title') })).toBeVisible();
    });
    await test.step('the form waits until all three are filled', async () => {
      for (const name of names) {
        await expect(change(page)).toHaveAttribute('aria-disabled', 'true');
        await expect(change(page)).toHaveAccessibleDescription(t('access:changePassword.incomplete'));
        await field(page, t(`access:changePassword.${name}`)).fill('wayside');
      }
      await expect(change(page)).not.toHaveAttribute('aria-disabled');
      await field(page, t('access:changePassword.currentPassword')).fill('');
      await expect(change(page)).toHaveAttribute('aria-disabled', 'true');
      await field(page, t('access:changePassword.newPassword')).press('Enter');
      expect(await mock.calls('changePassword')).toEqual([]);
    });
    await test.step('two that differ are an error and no request', async () => {
      await fillChange(page, 'wayside', 'wayside2', 'wayside3');
      await change(page).click();
      await expect(errorSummary(page)).toContainText('New password and confirmation do not match');
      await expect(errorSummary(page)).toBeFocused();
      expect(await mock.calls('changePassword')).toEqual([]);
    });
    await test.step('changed without an answer, it says that it may have gone through', async () => {
      await mock.setFaults([{ kind: 'null-response', operation: 'changePassword', calls: [1] }]);
      await fillChange(page, 'wayside', 'wayside2');
      await change(page).click();
      await expect(page.getByRole('alert')).toHaveText(t('access:changePassword.lost'));
      await expect(page.getByText('Password changed')).toHaveCount(0);
      // The password did change: the old one is no longer accepted.
      await change(page).click();
      await expect(errorSummary(page)).toContainText('Current password is incorrect');
      await expect(field(page, t('access:changePassword.currentPassword'))).toHaveAccessibleDescription(
        t('access:changePassword.wrong'),
      );
    });
    await test.step('it is busy and sent once, says so in the form and empties it', async () => {
      const before = (await mock.calls('changePassword')).length;
      await mock.setFaults([{ kind: 'hold', operation: 'changePassword' }]);
      await fillChange(page, 'wayside2', 'wayside3');
      await change(page).dblclick();
      await expect(page.getByRole('progressbar', { name: t('access:changePassword.submitting') })).toBeVisible();
      await field(page, t('access:changePassword.confirmation')).press('Enter');
      await mock.release();
      await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible();
      for (const name of names) await expect(field(page, t(`access:changePassword.${name}`))).toHaveValue('');
      const calls = (await mock.calls('changePassword')).slice(before);
      expect(calls.map(({ requestBody }) => requestBody)).toEqual([
        {
          currentPassword: 'wayside2',
          newPassword: 'wayside3',
          newPasswordConfirmation: 'wayside3',
          email: emailOf('Owner'),
        },
      ]);
      // The cleared form has no leftover errors.
      await field(page, t('access:changePassword.currentPassword')).fill('x');
      await field(page, t('access:changePassword.currentPassword')).blur();
      await expect(field(page, t('access:changePassword.newPassword'))).toHaveAccessibleDescription('');
      await field(page, t('access:changePassword.currentPassword')).fill('');
    });
    await test.step('the account leads to the preferences', async () => {
      await details.getByRole('link', { name: t('account:account.editPreferences') }).click();
      await expect(page).toHaveURL(at('/user_preferences'));
      await expect(page.getByRole('main')).toBeFocused();
    });
  });

  test.describe('refused', () => {
    test.use({ scenario: 'account/change-password-wrong-current' });
    test('[PWD-09, ERR-01, ERR2-28] says why in the form, at the top of the page, and keeps what was typed', async ({
      page,
      mock,
    }) => {
      await page.goto('/account');
      await fillChange(page, 'wrong', '12345');
      for (const [example, text] of [
        ['wrongCurrentPassword', 'Current password is incorrect'],
        ['passwordMismatch', 'New password and confirmation do not match'],
        ['passwordTooShort', 'Password must be at least 6 characters'],
      ] as const) {
        await test.step(example, async () => {
          await mock.setAnswer('changePassword', { example });
          await saysWhy(page, text);
        });
      }
      await mock.setFaults([{ kind: 'connection-reset', operation: 'changePassword' }]);
      await saysWhy(page, t('access:changePassword.lost'));
    });

    async function saysWhy(page: Page, text: string): Promise<void> {
      await change(page).click();
      const form = page.getByRole('form', { name: t('access:changePassword.title') });
      await expect(form.getByRole('alert').or(errorSummary(page))).toContainText(text);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(field(page, t('access:changePassword.newPassword'))).toHaveValue('12345');
    }
  });
});
