import { place, withQuery } from '@wayside/domain';
import { control } from '../control.ts';
import { screen } from '../screen.ts';

const YEAR = { from: '2025-03-01', to: '2026-03-16' };
const ofAYear = (opened: { payment?: number; subscription?: number } = {}): string =>
  withQuery(place.transactions, {
    ...YEAR,
    'subscriptions.from': YEAR.from,
    'subscriptions.to': YEAR.to,
    ...opened,
  });

export const transactionsScreen = screen({
  title: 'Transactions',
  path: place.transactions,
  features: ['transactions'],
  pages: {
    transactions: [
      {
        path: ofAYear(),
        opens: ['listPaymentActivities', 'listSubscriptionActivities'],
        offers: {
          downloadPaymentActivitiesCsv: control('link', 'common:list.csv', {
            within: control('region', 'transactions:payments.title'),
          }),
          downloadSubscriptionActivitiesCsv: control('link', 'common:list.csv', {
            within: control('region', 'transactions:subscriptions.title'),
          }),
        },
      },
      {
        path: ofAYear({ payment: 1 }),
        opens: ['listPaymentActivities', 'listSubscriptionActivities', 'getPaymentActivity'],
      },
      {
        path: ofAYear({ subscription: 1 }),
        opens: ['listPaymentActivities', 'listSubscriptionActivities', 'getSubscriptionActivity'],
      },
    ],
  },
  makes: {
    listPaymentActivities: 'by itself',
    getPaymentActivity: 'by itself',
    downloadPaymentActivitiesCsv: 'by hand',
    listSubscriptionActivities: 'by itself',
    getSubscriptionActivity: 'by itself',
    downloadSubscriptionActivitiesCsv: 'by hand',
  },
  looks: [
    {
      title: '[TRX-01, TRX-02] transactions of a fleet, their total by month, and one of them',
      scenario: 'transactions/of-a-fleet',
      path: ofAYear(),
      ready: ({ page, t }) => page.getByRole('button', { name: t('transactions:total.byMonth') }).last(),
      walk: async ({ page, t, look, expect }) => {
        await page
          .getByRole('button', { name: t('transactions:total.byMonth') })
          .first()
          .click();
        await look('the lists');
        await page
          .getByRole('button', { name: t('transactions:columns.details') })
          .first()
          .click();
        await expect(page.getByRole('dialog').locator('dt').first()).toBeVisible();
        await look('a payment');
      },
    },
    {
      title: '[ERR2-27] no transactions',
      scenario: 'transactions/none',
      like: 'nothing',
      path: place.transactions,
      ready: ({ page, t }) => page.getByText(t('transactions:empty.title'), { exact: true }).first(),
    },
  ],
  picture: 'transactions/of-a-fleet',
});
