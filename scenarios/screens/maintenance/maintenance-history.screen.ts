import { place } from '@wayside/domain';
import { press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';

const OF_VEHICLE = place.newMaintenanceHistory({ vehicle: 500_001 });

export const maintenanceHistoryScreen = screen({
  title: 'Maintenance history',
  path: place.newMaintenanceHistory(),
  features: ['vehicles'],
  pages: {
    newMaintenanceHistory: [
      {
        path: OF_VEHICLE,
        opens: ['listBasicVehicles', 'listFavoriteShops', 'listServices'],
        offers: { createMaintenanceHistory: control('button', 'history:new.save') },
      },
    ],
  },
  later: ['getVehicle', 'listManualHistories'],
  makes: {
    createMaintenanceHistory: [
      press('button', 'Calendar Completion date'),
      press('button', 'Monday, March 2, 2026'),
      press('radio', 'Other shop'),
      {
        type: { 'Shop name': 'Harbor Tire and Lube', 'Service 1': 'Oil change' },
        press: { role: 'option', name: 'Oil change' },
      },
      press('button', 'Save maintenance'),
    ],
  },
  looks: [
    {
      title: '[MNH-01, MNH-02] entering maintenance, with two services',
      scenario: 'history/entering',
      path: OF_VEHICLE,
      ready: ({ page, t }) => page.getByRole('button', { name: t('history:new.services.add') }),
      walk: async ({ page, t, look }) => {
        await page.getByRole('button', { name: t('history:new.services.add') }).click();
        await page.getByText(t('history:new.shop.typed'), { exact: true }).click();
        await look('a typed shop');
      },
    },
  ],
  picture: 'history/entering',
});
