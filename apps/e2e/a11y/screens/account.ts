import { place } from '@wayside/domain';
import { expect } from '../../fixtures.ts';
import type { Screen, Stage } from '../screen.ts';
import { openAndErrors } from './form.ts';

const SIGNED_IN = 'base/signed-in';

const change = ({ page, t }: Stage) => page.getByRole('button', { name: t('access:changePassword.submit'), exact: true });

export const accountScreens: readonly Screen[] = [
  {
    title: 'account and its change of password, as they open and with errors',
    scenario: SIGNED_IN,
    path: place.account,
    ready: change,
    walk: async (stage) => {
      const { page, t, look } = stage;
      await look('as it opens');
      for (const [field, typed] of [
        ['currentPassword', 'wayside'],
        ['newPassword', 'short'],
        ['confirmation', 'other'],
      ] as const) {
        await page.getByLabel(t(`access:changePassword.${field}`), { exact: true }).fill(typed);
      }
      await change(stage).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await look('with errors');
    },
  },
  {
    title: 'user preferences, as they open, with errors, and left without saving',
    scenario: SIGNED_IN,
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
  {
    title: 'membership card',
    scenario: SIGNED_IN,
    path: place.membershipCard,
    ready: ({ page, t }) => page.getByText(t('account:membershipCard.assistance'), { exact: true }),
  },
  {
    title: 'account that cannot be loaded',
    scenario: 'account/user-load-error',
    userIsUnknown: true,
    ready: ({ page }) => page.getByRole('alert'),
  },
];
