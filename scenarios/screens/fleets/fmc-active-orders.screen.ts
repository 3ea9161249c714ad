import { place } from '@wayside/domain';
import { screen } from '../screen.ts';

export const fmcActiveOrdersScreen = screen({
  title: 'FMC active orders',
  path: place.fmcActiveOrders,
  features: ['fmc'],
  pages: {
    fmcActiveOrders: [{ path: place.fmcActiveOrders, opens: ['searchOrders'] }],
  },
  // From the work queue an order is accepted, with a payment method of its own fleet.
  later: ['listPaymentMethods', 'updateOrder'],
  makes: {},
  looks: [
    {
      title: '[FAO-01] active orders of all fleets',
      scenario: 'fmc-orders/of-all-fleets',
      role: 'FMC',
      path: place.fmcActiveOrders,
      ready: ({ page }) => page.locator('li:has(dl), [role="gridcell"]').first(),
    },
    {
      title: '[CMP-02, CMP-03] the work queue',
      scenario: 'fmc-orders/work-queue',
      role: 'FMC',
      path: `${place.fmcActiveOrders}?view=queue`,
      ready: ({ page }) => page.locator('li:has(dl), [role="gridcell"]').first(),
    },
  ],
  picture: 'fmc-orders/of-all-fleets',
});
