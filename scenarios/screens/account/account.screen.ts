import { place } from '@wayside/domain';
import { changePassword } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import type { Stage } from '../stage.ts';
import { errorSummary } from '../stage.ts';

const change = ({ page, t }: Stage) =>
  page.getByRole('button', { name: t('access:changePassword.submit'), exact: true });

export const accountScreen = screen({
  title: 'Account',
  path: place.account,
  features: ['account'],
  pages: {
    account: [
      { path: place.account, opens: [], offers: { changePassword: control('button', 'access:changePassword.submit') } },
    ],
    membershipCard: [{ path: place.membershipCard, opens: [] }],
  },
  makes: {
    changePassword,
  },
  looks: [
    {
      title: 'account and its change of password, as they open and with errors',
      scenario: 'base/signed-in',
      path: place.account,
      ready: change,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await look('as it opens');
        for (const [field, typed] of [
          ['currentPassword', 'wayside'],
          ['newPassword', 'short'],
          ['confirmation', 'other'],
        ] as const) {
          await page.getByLabel(t(`access:changePassword.${field}`), { exact: true }).fill(typed);
        }
        await change(stage).click();
        await expect(errorSummary(page)).toBeFocused();
        await look('with errors');
      },
    },
    {
      title: 'membership card',
      scenario: 'base/signed-in',
      path: place.membershipCard,
      ready: ({ page, t }) => page.getByText(t('account:membershipCard.assistance'), { exact: true }),
    },
    {
      title: 'account that cannot be loaded',
      scenario: 'account/user-load-error',
      like: 'failure',
      userIsUnknown: true,
      ready: ({ page }) => page.getByRole('alert'),
    },
  ],
  picture: 'base/signed-in',
});
