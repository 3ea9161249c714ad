import { place, withQuery } from '@wayside/domain';
import { resetPassword } from '../../reach.ts';
import { screen } from '../screen.ts';
import { level1, openAndErrors } from '../stage.ts';

export const resetPasswordScreen = screen({
  title: 'Reset password',
  path: place.resetPassword,
  isPublic: true,
  features: ['access'],
  pages: {
    resetPassword: [{ path: place.resetPassword, opens: [] }],
  },
  makes: {
    resetPassword,
  },
  looks: [
    {
      title: 'reset password',
      scenario: 'base/working-day',
      path: withQuery(place.resetPassword, { reset_password_token: 't1' }),
      ready: level1,
      walk: async (stage) => {
        await openAndErrors(stage);
        await stage.page.goto(place.resetPassword);
        await stage.expect(stage.page.getByText(stage.t('access:resetPassword.missingToken'))).toBeVisible();
        await stage.look('without its link');
      },
    },
  ],
  picture: 'account/reset-password-too-short',
});
