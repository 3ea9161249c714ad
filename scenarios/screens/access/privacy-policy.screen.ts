import { place } from '@wayside/domain';
import { screen } from '../screen.ts';
import { level1 } from '../stage.ts';

export const privacyPolicyScreen = screen({
  title: 'Privacy policy',
  path: place.privacyPolicy,
  isPublic: true,
  features: ['account'],
  pages: {
    privacyPolicy: [{ path: place.privacyPolicy, opens: [] }],
  },
  makes: {},
  looks: [{ title: 'privacy policy', scenario: 'base/working-day', path: place.privacyPolicy, ready: level1 }],
  picture: 'base/working-day',
});
