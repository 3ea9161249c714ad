import { place } from '@wayside/domain';
import { requestReset } from '../../reach.ts';
import { screen } from '../screen.ts';
import { level1, openAndErrors } from '../stage.ts';

export const forgotPasswordScreen = screen({
  title: 'Forgot password',
  path: place.forgotPassword,
  isPublic: true,
  features: ['access'],
  pages: {
    forgotPassword: [{ path: place.forgotPassword, opens: [] }],
  },
  makes: {
    requestPasswordReset: requestReset,
  },
  looks: [
    {
      title: 'forgot password',
      scenario: 'base/working-day',
      path: place.forgotPassword,
      ready: level1,
      walk: openAndErrors,
    },
  ],
  picture: 'account/forgot-password-no-account',
});
