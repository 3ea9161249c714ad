import { canAddFleet, canSeeFmcScreens, place } from '@wayside/domain';
import { control } from '../control.ts';
import { screen } from '../screen.ts';

export const fmcDashboardScreen = screen({
  title: 'FMC dashboard',
  path: place.fmcDashboard,
  features: ['fmc'],
  pages: {
    fmcDashboard: [
      {
        path: place.fmcDashboard,
        opens: ['getFleet', 'listFleets'],
        offers: {
          listFleets: control('grid', 'fmc:grid.label'),
          downloadFleetsCsv: control('button', 'fmc:csv'),
          createFleet: control('link', 'fmc:addFleet', { rule: canAddFleet }),
          impersonateFleet: control('link', 'fmc:grid.reviewAwaiting', { rule: canSeeFmcScreens }),
        },
      },
    ],
  },
  later: ['listAllFleets', 'listPaymentActivities'],
  makes: {
    impersonateFleet: 'by hand',
    listFleets: 'by itself',
    downloadFleetsCsv: 'by hand',
  },
  looks: [
    {
      title: '[FMC-01, FMC-02] FMC dashboard, its filter, and no fleet that fits',
      scenario: 'base/signed-in',
      role: 'FMC',
      path: place.fmcDashboard,
      ready: ({ page, t }) => page.getByText(t('common:search.shown', { shown: 50, total: 60 })),
      walk: async ({ page, t, look, expect }) => {
        await look('as it opens');
        await page.getByRole('button', { name: t('fmc:filter.type') }).click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await look('list of filters');
        await page.keyboard.press('Escape');
        await page.getByRole('searchbox', { name: t('fmc:search.label') }).fill('no such fleet');
        await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
        await look('nothing fits');
      },
    },
    {
      title: 'FMC dashboard without fleets',
      scenario: 'fleets/no-fleets',
      like: 'nothing',
      role: 'FMC',
      path: place.fmcDashboard,
      ready: ({ page, t }) => page.getByText(t('fmc:empty.title'), { exact: true }),
    },
    {
      title: '[CMP-05] what the fleets spent in twelve months',
      scenario: 'portfolio/spend-trend',
      role: 'FMC',
      ready: ({ page, t }) => page.getByRole('grid', { name: t('portfolio:trend.byFleet') }),
    },
  ],
  picture: 'base/signed-in',
});
