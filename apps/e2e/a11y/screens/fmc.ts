import { place, portfolioPlace } from '@wayside/domain';
import { expect } from '../../fixtures.ts';
import type { Screen } from '../screen.ts';

export const fmcScreens: readonly Screen[] = [
  {
    title: '[FMC-01, FMC-02] FMC dashboard, its filter, and no fleet that fits',
    scenario: 'base/signed-in',
    role: 'FMC',
    path: place.fmcDashboard,
    ready: ({ page, t }) => page.getByText(t('common:search.shown', { shown: 50, total: 60 })),
    walk: async ({ page, t, look }) => {
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
    role: 'FMC',
    path: place.fmcDashboard,
    ready: ({ page, t }) => page.getByText(t('fmc:empty.title'), { exact: true }),
  },
  {
    title: 'portfolio of fleets, and no fleet that fits',
    scenario: 'portfolio/sixty-fleets',
    role: 'FMC',
    path: portfolioPlace,
    ready: ({ page, t }) => page.getByText(t('portfolio:median.of', { count: 60 })),
    walk: async ({ page, t, look }) => {
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
];
