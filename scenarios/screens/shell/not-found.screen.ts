import { screen } from '../screen.ts';
import { level1 } from '../stage.ts';

export const notFoundScreen = screen({
  title: 'Page not found',
  path: '/nowhere',
  isPublic: true,
  features: ['not-available'],
  pages: {},
  makes: {},
  looks: [
    { title: 'a page that is not there', scenario: 'base/working-day', path: '/nowhere', ready: level1 },
    {
      title: 'a page that is not there, signed in',
      scenario: 'base/signed-in',
      path: '/nowhere',
      ready: level1,
    },
  ],
  picture: 'base/signed-in',
});
