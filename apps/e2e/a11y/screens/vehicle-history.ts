import { tableOf } from '../../grid.ts';
import { place } from '@wayside/domain';
import { expect } from '../../fixtures.ts';
import type { Screen } from '../screen.ts';

const VEHICLE = 500_001;

export const historyScreens: readonly Screen[] = [
  {
    title: '[MNH-06] the history of a vehicle: the records, the question before one is deleted, the timeline',
    scenario: 'history/of-a-vehicle',
    path: place.vehicle(VEHICLE, { tab: 'history' }),
    ready: ({ page, t }) => tableOf(page, t('history:table')),
    walk: async ({ page, t, look }) => {
      await look('the records');
      await page
        .getByRole('button', { name: new RegExp(`^${t('history:delete.action', { date: '' })}`) })
        .first()
        .click();
      const question = page.getByRole('alertdialog', { name: t('history:delete.question') });
      await expect(question).toBeVisible();
      await look('the question');
      await question.getByRole('button', { name: t('common:actions.cancel') }).click();
      await page.getByText(t('history:view.timeline'), { exact: true }).click();
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await look('the timeline');
    },
  },
  {
    title: '[MNH-01, MNH-02] entering maintenance, with two services',
    scenario: 'history/entering',
    path: place.newMaintenanceHistory({ vehicle: VEHICLE }),
    ready: ({ page, t }) => page.getByRole('button', { name: t('history:new.services.add') }),
    walk: async ({ page, t, look }) => {
      await page.getByRole('button', { name: t('history:new.services.add') }).click();
      await page.getByText(t('history:new.shop.typed'), { exact: true }).click();
      await look('a typed shop');
    },
  },
  {
    title: 'the dossier of a vehicle',
    scenario: 'history/dossier',
    ready: ({ page, t }) => page.getByRole('heading', { level: 2, name: t('history:timeline.kinds.document') }),
  },
  {
    title: '[RCL-01, RCL-03] the recalls of a fleet',
    scenario: 'recalls/of-a-fleet',
    path: place.recalls,
    ready: ({ page }) => page.getByRole('heading', { level: 2 }).first(),
  },
  {
    title: '[RCL-04] the recalls of a vehicle',
    scenario: 'recalls/of-a-vehicle',
    ready: ({ page, t }) => tableOf(page, t('recalls:tab.table')),
  },
];
