import { portfolioPlace } from '@wayside/domain';
import { control } from '../control.ts';
import { screen } from '../screen.ts';

export const portfolioScreen = screen({
  title: 'Fleet portfolio',
  path: portfolioPlace,
  features: ['fmc'],
  pages: {
    fmcDashboard: [
      {
        path: portfolioPlace,
        opens: ['getFleet', 'listFleets'],
        offers: { listFleets: control('grid', 'portfolio:label') },
      },
    ],
  },
  later: ['listAllFleets', 'listPaymentActivities'],
  makes: {},
  looks: [
    {
      title: 'portfolio of fleets, and no fleet that fits',
      scenario: 'portfolio/sixty-fleets',
      role: 'FMC',
      path: portfolioPlace,
      ready: ({ page, t }) => page.getByText(t('portfolio:median.of', { count: 60 })),
      walk: async ({ page, t, look, expect }) => {
        await look('as it opens');
        await page.getByRole('searchbox', { name: t('fmc:search.label') }).fill('no such fleet');
        await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
        await look('nothing fits');
      },
    },
    {
      title: 'portfolio of which a page is missing',
      scenario: 'portfolio/failing-third-page',
      role: 'FMC',
      path: portfolioPlace,
      ready: ({ page, t }) => page.getByText(t('portfolio:missing', { loaded: 100, total: 412 })),
    },
  ],
  picture: 'portfolio/sixty-fleets',
});
