import { place } from '@wayside/domain';
import { screen } from '../screen.ts';

export const fmcTransactionsScreen = screen({
  title: 'FMC transactions',
  path: place.fmcTransactions,
  features: ['transactions'],
  pages: {
    fmcTransactions: [
      { path: place.fmcTransactions, opens: ['listAllFleets', 'listPaymentActivities', 'listSubscriptionActivities'] },
    ],
  },
  makes: {},
  looks: [
    {
      title: '[TRX-06] transactions of an FMC, and none',
      scenario: 'transactions/of-a-management-company',
      role: 'FMC',
      path: place.fmcTransactions,
      ready: ({ page, t }) => page.getByRole('combobox', { name: t('transactions:fleet.label') }),
    },
  ],
  picture: 'transactions/of-a-management-company',
});
