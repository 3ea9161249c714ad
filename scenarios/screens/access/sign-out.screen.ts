import { place } from '@wayside/domain';
import { screen } from '../screen.ts';

export const signOutScreen = screen({
  title: 'Sign-out',
  path: place.signOut,
  features: ['access'],
  pages: {
    signOut: [],
  },
  makes: {
    deleteShellSession: [{ open: '/sign_out' }],
  },
  looks: [
    {
      title: 'signed out, where the way leads on elsewhere',
      scenario: 'base/working-day',
      path: place.signOut,
      existsIn: ({ accountManagerUrl }) => accountManagerUrl !== null,
      ready: ({ page, t }) => page.getByRole('link', { name: t('access:signOut.signInAgain') }),
    },
  ],
  picture: 'base/signed-in',
});
