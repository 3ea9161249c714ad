import { place } from '@wayside/domain';
import { press } from '../../reach.ts';
import { screen } from '../screen.ts';

export const telematicsDatabaseScreen = screen({
  title: 'Telematics database',
  path: place.settings('telematics'),
  features: ['settings'],
  pages: {
    settings: [
      {
        path: place.settings('telematics'),
        brand: 'telematics',
        opens: ['listSyncEvents'],
      },
    ],
  },
  later: ['updateFleet'],
  makes: {
    listSyncEvents: 'by itself',
    createSyncEvent: [press('button', 'Sync now')],
  },
  looks: [
    {
      title: '[TDB-01] the telematics database: its name, a failed sync, the form',
      scenario: 'telematics/last-sync-failed',
      ready: ({ page }) => page.getByRole('rowheader').first(),
      walk: async ({ page, t, look, expect }) => {
        await look('the name');
        await page.getByRole('button', { name: t('telematics:edit') }).click();
        await expect(page.getByRole('textbox', { name: t('telematics:name') })).toBeVisible();
        await look('the form');
      },
    },
    {
      title: 'no telematics database yet',
      scenario: 'telematics/no-name',
      like: 'nothing',
      path: place.settings('telematics'),
      ready: ({ page, t }) => page.getByText(t('telematics:none'), { exact: true }),
    },
  ],
  picture: 'telematics/last-sync-failed',
});
