import { place } from '@wayside/domain';
import { ATTENTION, ATTENTION_LATER } from '../dashboard/attention.ts';
import { screen } from '../screen.ts';
import { level1 } from '../stage.ts';

export const headerScreen = screen({
  title: 'Header and selectors',
  path: place.dashboard,
  features: [],
  pages: {},
  everywhere: ['evaluateFlags', 'getAffiliation', 'getCurrentUser', 'getMyFleet', 'listAccountFleets'],
  // The palette searches from every page, and enters the fleet of what was found.
  later: [
    'getFleet',
    'impersonateFleet',
    'listFavoriteShops',
    'listFleetOrders',
    'listFleetUsers',
    'listFleets',
    'listFmcUsers',
    'listVehicles',
    'searchOrders',
    'updateFleetUser',
    // The count in the navigation refetches what the dashboard loaded, once that is stale.
    ...ATTENTION,
    ...ATTENTION_LATER,
  ],
  makes: {
    listAccountFleets: 'by itself',
    getMyFleet: 'by itself',
    getCurrentUser: 'by itself',
    getAffiliation: 'by itself',
    evaluateFlags: 'by itself',
  },
  looks: [
    {
      title: '[LAY-10, LAY-16] the shell: the user menu, the navigation of a phone, no connection',
      scenario: 'base/signed-in',
      path: place.account,
      ready: level1,
      walk: async ({ page, t, look, expect }) => {
        await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await look('user menu');
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole('button', { name: t('shell:nav.open') }).click();
        await expect(page.getByRole('dialog', { name: t('shell:nav.label') })).toBeVisible();
        await look('navigation of a phone', { widths: [390] });
        await page.reload();
        await page.context().setOffline(true);
        await expect(page.getByText(t('common:offline.title')).first()).toBeVisible();
        await look('no connection');
      },
    },
    {
      title: '[FMC-21] the palette: recent fleets, results in groups, and nothing found',
      scenario: 'base/signed-in',
      role: 'FMC',
      path: place.account,
      ready: ({ page, t }) => page.getByRole('link', { name: t('shell:fmc.back') }),
      walk: async ({ page, t, look, expect }) => {
        await page.getByRole('button', { name: t('palette:open'), exact: true }).click();
        const field = page.getByRole('combobox', { name: t('palette:all.label') });
        await expect(page.getByRole('group', { name: t('palette:groups.recentFleets') })).toBeVisible();
        await look('recent fleets and pages');
        await field.fill('van');
        await expect(page.getByRole('group', { name: t('palette:groups.vehicles') })).toBeVisible();
        await look('results');
        await field.fill('no such thing');
        await expect(page.getByText(t('palette:none', { search: 'no such thing' }))).toBeVisible();
        await look('nothing found');
      },
    },
    {
      title: '[LAY-16] inside a fleet, on behalf of its users',
      scenario: 'base/signed-in',
      role: 'FMC',
      path: place.account,
      ready: ({ page, t }) => page.getByRole('link', { name: t('shell:fmc.back') }),
    },
    {
      title: '[FMC-22] the account and fleet selectors',
      scenario: 'fleets/two-accounts',
      existsIn: ({ switches }) => switches.accountSelector,
      path: place.account,
      ready: ({ page, t }) => page.getByRole('group', { name: t('shell:header.selectors') }),
      walk: async ({ page, t, look, expect }) => {
        await look('as it opens');
        await page
          .getByRole('group', { name: t('shell:header.selectors') })
          .getByRole('button', { name: t('shell:header.account') })
          .click();
        await expect(page.getByRole('option')).toHaveCount(2);
        await look('the accounts');
      },
    },
  ],
  picture: 'fleets/two-accounts',
});
