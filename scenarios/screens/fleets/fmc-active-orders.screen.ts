import { place } from '@wayside/domain';
import { screen } from '../screen.ts';

export const fmcActiveOrdersScreen = screen({
  title: 'FMC active orders',
  path: place.fmcActiveOrders,
  features: ['fmc'],
  pages: {
    fmcActiveOrders: [{ path: place.fmcActiveOrders, opens: ['searchOrders'] }],
  },
  makes: {},
  looks: [
    {
      title: '[FAO-01] active orders of all fleets',
      scenario: 'fmc-orders/of-all-fleets',
      role: 'FMC',
      path: place.fmcActiveOrders,
      ready: ({ page }) => page.locator('li:has(dl), [role="gridcell"]').first(),
    },
  ],
  picture: 'fmc-orders/of-all-fleets',
});
