import { place } from '@wayside/domain';
import { savePreferences } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import { openAndErrors } from '../stage.ts';

export const preferencesScreen = screen({
  title: 'User preferences',
  path: place.preferences,
  features: ['account'],
  pages: {
    preferences: [
      {
        path: place.preferences,
        opens: [],
        offers: { updateFleetUser: control('button', 'account:preferences.submit') },
      },
    ],
  },
  makes: {
    updateFleetUser: savePreferences,
  },
  looks: [
    {
      title: 'user preferences, as they open, with errors, and left without saving',
      scenario: 'base/signed-in',
      path: place.preferences,
      ready: ({ page, t }) => page.getByRole('button', { name: t('account:preferences.submit') }),
      walk: async (stage) => {
        await openAndErrors(stage);
        const { page, t, look } = stage;
        await page.getByRole('banner').getByRole('link').first().click();
        await page.getByRole('alertdialog', { name: t('common:form.leaveTitle') }).waitFor();
        await look('the question before leaving');
      },
    },
  ],
  picture: 'base/signed-in',
});
