import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { ANN, SignUpForm } from '../../sign-up-form.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('one-time code', () => {
  test.describe('sent', () => {
    test.use({ scenario: 'sign-up/code' });

    test('[SUP-12, OPN-21] comes before the account and goes along with it; Back leads to the form with everything typed; a wrong one stays on the code', async ({
      page,
      mock,
    }) => {
      const form = await SignUpForm.open(page);
      await form.enter();
      await form.tick(form.terms);
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('access:otp.title'));
      await expect(page.getByText(t('access:otp.sent'))).toBeVisible();
      expect((await mock.calls('sendOtp')).map(({ requestBody }) => requestBody)).toEqual([
        { email: 'ann@x.co', password: 'wayside1', subdomain: 'localhost', is_resend_otp: false },
      ]);
      expect(await mock.calls('signUpFleet')).toEqual([]);

      // Back of the page and of the browser; Forward finds no code.
      const ways = [
        () => page.getByRole('link', { name: t('access:signUp.backToDetails') }).click(),
        () => page.goBack(),
      ];
      for (const [index, back] of ways.entries()) {
        if (index > 0) await form.submit.click();
        await expect(form.code).toBeFocused();
        // The code's history entry comes a moment after its field.
        await expect
          .poll(() => page.evaluate(() => (window.history.state as { usr?: { step?: string } }).usr?.step))
          .toBe('otp');
        await back();
        await expect(form.submit).toBeVisible();
        await expect(page).toHaveURL(at('/sign_up'));
        await form.expectTyped(ANN);
      }
      await page.goForward();
      await expect(form.submit).toBeVisible();
      await expect(form.code).toHaveCount(0);
      await form.submit.click();
      await expect(form.code).toBeFocused();
      const asked = (await mock.calls('sendOtp')).length;

      await form.enterCode('000000');
      await expect(page.getByRole('alert')).toHaveText('The code is not valid');
      await page.getByRole('button', { name: 'Resend Again' }).click();
      await expect(page.getByText(t('access:otp.resent'))).toBeVisible();
      expect((await mock.calls('sendOtp')).slice(asked)[0]?.requestBody).toMatchObject({ is_resend_otp: true });

      await form.enterCode('123456');
      await expect(page).toHaveURL(at('/sign_in'));
      const calls = await mock.calls('signUpFleet');
      expect(calls.map(({ requestBody }) => requestBody.otp)).toEqual(['000000', '123456']);
    });
  });

  test.describe('refused', () => {
    test.use({ scenario: 'sign-up/code-not-sent' });
    test('[SUP-12, ERR-01, ERR-04] not sent it says why in the form, expired it stays on the code, with an email that is taken it goes back', async ({
      page,
      mock,
    }) => {
      const form = await SignUpForm.open(page);
      await form.enter();
      await form.tick(form.terms);
      await form.submit.click();
      await expect(page.getByRole('alert')).toHaveText('The code could not be sent. Please try again');
      await form.expectTyped(ANN);
      expect(await mock.calls('signUpFleet')).toEqual([]);

      await mock.setAnswer('sendOtp', { example: 'success' });
      await mock.setAnswer('signUpFleet', { example: 'expiredOtp' });
      await form.submit.click();
      await form.enterCode('123456');
      await expect(page.getByRole('alert')).toHaveText('The code has expired');
      await expect(form.code).toHaveValue('123456');

      await mock.setAnswer('signUpFleet', { example: 'userExists' });
      await form.enterCode('123457');
      await expect(page.getByRole('alert')).toContainText(t('access:alerts.userExists', { email: 'Ann@X.CO' }));
      await form.expectTyped(ANN);
      await expect(page).toHaveURL(at('/sign_up'));
    });
  });
});
