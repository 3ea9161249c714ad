import type { Brand } from '@wayside/brands';
import { place } from '@wayside/domain';
import { press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import type { Stage } from '../stage.ts';
import { errorSummary } from '../stage.ts';

/** A VIN that the world knows, of no vehicle in it. */
const NEW_VIN = '1FTBW2CM8KKB54321';

/** Elsewhere vehicles come with the program of the brand. */
const addsVehicles = ({ switches }: Brand): boolean => switches.vehicleAdd;

const vin = ({ page, t }: Stage) => page.getByLabel(t('vehicle-form:vin'), { exact: true });
function button({ page, t }: Stage, key: 'continue' | 'save' | 'activate' | 'finish') {
  return page.getByRole('button', { name: t(`vehicle-form:${key}`), exact: true });
}

export const vehicleFormScreen = screen({
  title: 'Vehicle form',
  path: place.newVehicle,
  features: ['vehicles'],
  pages: {
    newVehicle: [
      {
        path: place.newVehicle,
        opens: ['listBasicVehicles', 'listVehicles', 'listYears', 'listFleetUsers'],
        offers: { createVehicle: control('button', 'vehicle-form:lookUp') },
      },
    ],
    editVehicle: [
      {
        path: place.editVehicle(500_001),
        opens: [
          'getBatteryLife',
          'getEngineOil',
          'getFaultData',
          'getTirePressure',
          'getVehicle',
          'listBasicVehicles',
          'listEngines',
          'listFleetUsers',
          'listGloveboxItems',
          'listIntervals',
          'listMakes',
          'listModels',
          'listSnoozedReminders',
          'listStates',
          'listSubmodels',
          'listVehicleServices',
          'listYears',
        ],
        offers: {
          updateVehicle: control('button', 'vehicle-form:save'),
          deleteVehicle: control('button', 'vehicle-form:actions.delete'),
        },
      },
    ],
  },
  later: ['listPolicies'],
  makes: {
    listStates: 'by itself',
    createVehicle: [{ type: { VIN: '1FTBW2CM8KKB54321' }, press: { role: 'button', name: 'Look up VIN' } }],
    updateVehicle: [{ type: { Odometeroptional: '67600' }, press: { role: 'button', name: 'Save changes' } }],
    listYears: 'by itself',
    listMakes: [press('button', 'Choose Year'), press('option', '2019')],
    listModels: 'by hand',
    listSubmodels: [
      press('button', 'Choose Year'),
      press('option', '2019'),
      press('button', 'Choose Make'),
      press('option', 'Ford'),
      press('button', 'Choose Model'),
      press('option', 'Transit'),
    ],
    listEngines: 'by hand',
  },
  looks: [
    {
      title: '[VEH-18, VEH-24] a new vehicle: both steps, what is missing, and a VIN with advice',
      scenario: 'vehicle-form/add',
      path: place.newVehicle,
      existsIn: addsVehicles,
      ready: vin,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await look('step 1');
        await button(stage, 'continue').click();
        await expect(errorSummary(page)).toBeFocused();
        await vin(stage).fill('1FTBW2CMXKKB54321');
        await expect(page.getByText(t('vehicle-form:advice.checkDigit'))).toBeVisible();
        await look('what is missing, and advice', { widths: [1280] });
        await vin(stage).fill(NEW_VIN);
        await vin(stage).press('Enter');
        await expect(button(stage, 'finish')).toBeVisible();
        await look('step 2');
      },
    },
    {
      title: '[VEH-16, VEH-19, OPN2-36] a vehicle is edited, and the question before it is deleted',
      scenario: 'vehicle-form/edit',
      path: place.editVehicle(500_001),
      ready: (stage) => button(stage, 'save'),
      walk: async ({ page, t, look, expect }) => {
        await look('as it opens');
        await page.getByRole('button', { name: t('vehicle-form:actions.delete') }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await look('the question', { widths: [1280] });
      },
    },
    {
      title: '[VEH-21, VEH-25] a vehicle is activated, and lacks a plate',
      scenario: 'vehicle-form/activate',
      path: place.editVehicle(500_021, 'activate'),
      existsIn: addsVehicles,
      ready: (stage) => button(stage, 'activate'),
    },
    {
      title: '[ERR2-05] a lookup that fails',
      scenario: 'vehicle-form/lookup-fails-once',
      path: place.newVehicle,
      existsIn: addsVehicles,
      ready: vin,
      walk: async (stage) => {
        await vin(stage).fill(NEW_VIN);
        await vin(stage).press('Enter');
        await stage.expect(stage.page.getByRole('alert')).toBeVisible();
        await stage.look('the reason', { widths: [1280] });
      },
    },
  ],
  picture: 'vehicle-form/add',
});
