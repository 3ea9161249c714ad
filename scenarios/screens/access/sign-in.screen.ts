import { place, withQuery } from '@wayside/domain';
import { signIn } from '../../reach.ts';
import { screen } from '../screen.ts';
import { alert, level1 } from '../stage.ts';

export const signInScreen = screen({
  title: 'Sign-in',
  path: place.signIn,
  isPublic: true,
  features: ['access'],
  pages: {
    start: [],
    signIn: [{ path: place.signIn, opens: [] }],
  },
  // From `/`, which leads on to the dashboard of who is signed in.
  later: ['getDashboard'],
  makes: {
    createSession: signIn,
    sendOtp: signIn,
    startPartnerSignIn: 'by hand',
    evaluateFlag: 'by hand',
  },
  looks: [
    {
      title: '[BRD-10] sign-in: every tab, with an alert and with errors',
      scenario: 'base/working-day',
      path: withQuery(place.signIn, { error_message: 'Nope' }),
      kindOf: ({ signInTabs }) => signInTabs,
      ready: alert,
      walk: async ({ page, t, brand, look, expect }) => {
        const lookAtForm = async (): Promise<void> => {
          await look('the form');
          await page.getByRole('button', { name: t('access:signIn.submit'), exact: true }).click();
          await expect(page.getByRole('textbox', { name: t('access:signIn.email') })).toHaveAttribute(
            'aria-invalid',
            'true',
          );
          await look('with errors');
        };
        for (const { id, kind } of brand.signInTabs) {
          await page.getByRole('tab', { name: t(`access:signIn.tabs.${id}`), exact: true }).click();
          await (kind === 'password' ? lookAtForm() : look(id));
        }
        if (brand.signInTabs.length === 0) await lookAtForm();
      },
    },
    {
      title: 'the code of the sign-in, as it opens and with an error',
      scenario: 'access/two-step',
      ready: level1,
      walk: async ({ page, t, signIn, look, expect }) => {
        await signIn();
        const code = page.getByRole('textbox', { name: t('access:otp.label') });
        await expect(code).toBeVisible();
        await look('the code');
        await code.fill('12x');
        await page.getByRole('button', { name: t('access:otp.resend') }).click();
        await expect(page.getByRole('button', { name: t('access:otp.resend') })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
        await look('the code with an error');
      },
    },
  ],
  picture: 'access/wrong-password',
});
