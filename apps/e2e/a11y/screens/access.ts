import { place, withQuery } from '@wayside/domain';
import type { Stage, Screen } from '../screen.ts';
import { expect, signIn } from '../../fixtures.ts';
import { openAndErrors } from './form.ts';

const alert = ({ page }: Stage) => page.getByRole('alert');
const level1 = ({ page }: Stage) => page.getByRole('heading', { level: 1 });

export const accessScreens: readonly Screen[] = [
  {
    title: '[BRD-10] sign-in: every tab, with an alert and with errors',
    scenario: 'base/working-day',
    path: withQuery(place.signIn, { error_message: 'Nope' }),
    kindOf: ({ signInTabs }) => signInTabs,
    ready: alert,
    walk: async ({ page, t, brand, look }) => {
      const lookAtForm = async (): Promise<void> => {
        await look('the form');
        await page.getByRole('button', { name: t('access:signIn.submit'), exact: true }).click();
        await expect(page.getByRole('textbox', { name: t('access:signIn.email') })).toHaveAttribute('aria-invalid', 'true');
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
    walk: async ({ page, t, role, look }) => {
      await signIn(page, role);
      const code = page.getByRole('textbox', { name: t('access:otp.label') });
      await expect(code).toBeVisible();
      await look('the code');
      await code.fill('12x');
      await page.getByRole('button', { name: t('access:otp.resend') }).click();
      await expect(page.getByRole('button', { name: t('access:otp.resend') })).toHaveAttribute('aria-disabled', 'true');
      await look('the code with an error');
    },
  },
  {
    title: 'signed out, where the way leads on elsewhere',
    scenario: 'base/working-day',
    path: place.signOut,
    existsIn: ({ accountManagerUrl }) => accountManagerUrl !== null,
    ready: ({ page, t }) => page.getByRole('link', { name: t('access:signOut.signInAgain') }),
  },
  { title: 'forgot password', scenario: 'base/working-day', path: place.forgotPassword, ready: level1, walk: openAndErrors },
  {
    title: 'reset password',
    scenario: 'base/working-day',
    path: withQuery(place.resetPassword, { reset_password_token: 't1' }),
    ready: level1,
    walk: async (stage) => {
      await openAndErrors(stage);
      await stage.page.goto(place.resetPassword);
      await expect(stage.page.getByText(stage.t('access:resetPassword.missingToken'))).toBeVisible();
      await stage.look('without its link');
    },
  },
  { title: 'privacy policy', scenario: 'base/working-day', path: place.privacyPolicy, ready: level1 },
  { title: 'a page that is not there', scenario: 'base/working-day', path: '/nowhere', ready: level1 },
];
