import { place } from '@wayside/domain';
import { press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';

export const vehiclesScreen = screen({
  title: 'Vehicles',
  path: place.vehicles,
  features: ['vehicles'],
  pages: {
    vehicles: [
      {
        path: place.vehicles,
        opens: ['listVehicles', 'listFleetUsers'],
        offers: {
          listVehicles: control('grid', 'vehicles:label'),
          downloadVehiclesCsv: control('link', 'common:list.csv'),
          createVehicle: control('link', 'vehicles:add'),
          uploadVehicles: control('link', 'vehicles:bulkUpload'),
          deactivateVehicle: control('switch'),
        },
      },
    ],
  },
  later: ['listBasicVehicles', 'listPolicies', 'snoozeReminder', 'updateVehicle'],
  makes: {
    listVehicles: 'by itself',
    deactivateVehicle: [press('switch', 'Active VAN-02'), press('button', 'Deactivate VAN-02')],
    downloadVehiclesCsv: 'by hand',
  },
  looks: [
    {
      title: '[VEH-01, VEH-05, VEH-06] the vehicles, and the question before one is deactivated',
      scenario: 'vehicles/of-a-fleet',
      path: place.vehicles,
      kindOf: ({ switches }) => switches.vehicleEnroll,
      ready: ({ page }) => page.locator('a[href="/vehicles/500001"]'),
      walk: async ({ page, t, brand, look, expect }) => {
        await look('as it opens');
        if (brand.switches.vehicleEnroll) return;
        await page
          .locator('label')
          .filter({ has: page.getByRole('switch') })
          .first()
          .click();
        await expect(page.getByRole('alertdialog', { name: t('vehicles:status.deactivate.question') })).toBeVisible();
        await look('the question');
      },
    },
    {
      title: 'selected vehicles: what can be done with them, the question, and requests to finish',
      scenario: 'vehicles/of-a-fleet',
      ready: ({ page }) => page.locator('a[href="/vehicles/500001"]'),
      walk: async ({ page, t, look, expect }) => {
        for (const id of [500_001, 500_006])
          await page.locator(`[row-id="${id}"]`).getByRole('checkbox').first().check({ force: true });
        const bar = page.getByRole('toolbar', { name: t('common:selection.label') });
        await expect(bar).toBeVisible();
        await look('selected');
        await bar.getByRole('button', { name: t('vehicles:bulk.snooze.action') }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await look('the question');
        await page.keyboard.press('Escape');
        await bar.getByRole('button', { name: t('vehicles:bulk.request.action') }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: /1/ }).click();
        await expect(page).toHaveURL(/\/service_request\/new/);
        await page.goBack();
        await expect(page.getByText(t('vehicles:waiting.title', { count: 1 }), { exact: true })).toBeVisible();
        await look('requests to finish');
      },
    },
    {
      title: '[ATN-09] views of the list: the menu, the name of a new one, and what can be done with it',
      scenario: 'vehicles/of-a-fleet',
      ready: ({ page }) => page.locator('a[href="/vehicles/500001"]'),
      walk: async ({ page, t, look, expect }) => {
        await page.getByRole('button', { name: t('common:list.views'), exact: true }).click();
        await page.getByRole('menuitem', { name: t('views:saveNew') }).click();
        const dialog = page.getByRole('dialog', { name: t('views:dialog.save') });
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Enter');
        await look('a name is missing');
        await dialog.getByRole('textbox').fill('A1');
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: t('common:list.openView', { name: 'A1' }), exact: true }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await look('the menu');
      },
    },
    {
      title: '[VEH-07] a fleet without vehicles',
      scenario: 'vehicles/none',
      like: 'nothing',
      ready: ({ page, t, brand }) =>
        page.getByText(t(brand.switches.vehicleEnroll ? 'vehicles:empty.enrolledTitle' : 'vehicles:empty.title'), {
          exact: true,
        }),
    },
    {
      title: '[ERR2-03] vehicles that cannot be loaded',
      scenario: 'vehicles/load-fails-once',
      like: 'failure',
      ready: ({ page, t }) => page.getByRole('button', { name: t('common:actions.retry') }),
    },
    {
      title: 'vehicles without a fleet',
      scenario: 'vehicles/without-a-fleet',
      like: 'nothing',
      role: 'FMC',
      ready: ({ page, t }) => page.getByText(t('vehicles:noFleet.title'), { exact: true }),
    },
  ],
  picture: 'vehicles/of-a-fleet',
});
