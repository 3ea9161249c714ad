import { place } from '@wayside/domain';
import { expect } from '../../fixtures.ts';
import type { Screen } from '../screen.ts';

export const transactionsScreens: readonly Screen[] = [
  {
    title: '[TRX-01, TRX-02] transactions of a fleet, their total by month, and one of them',
    scenario: 'transactions/of-a-fleet',
    path: `${place.transactions}?from=2025-03-01&to=2026-03-16&subscriptions.from=2025-03-01&subscriptions.to=2026-03-16`,
    ready: ({ page, t }) => page.getByRole('button', { name: t('transactions:total.byMonth') }).last(),
    walk: async ({ page, t, look }) => {
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
    title: '[TRX-06] transactions of a management company, and none',
    scenario: 'transactions/of-a-management-company',
    role: 'FMC',
    path: place.fmcTransactions,
    ready: ({ page, t }) => page.getByRole('combobox', { name: t('transactions:fleet.label') }),
  },
  {
    title: '[ERR2-27] no transactions',
    scenario: 'transactions/none',
    path: place.transactions,
    ready: ({ page, t }) => page.getByText(t('transactions:empty.title'), { exact: true }).first(),
  },
  {
    title: '[FAO-01] active orders of all fleets',
    scenario: 'fmc-orders/of-all-fleets',
    role: 'FMC',
    path: place.fmcActiveOrders,
    ready: ({ page }) => page.locator('li:has(dl), [role="gridcell"]').first(),
  },
];
