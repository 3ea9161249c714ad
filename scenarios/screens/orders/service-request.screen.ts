import { place } from '@wayside/domain';
import { askForTimes, requestService } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import { SUGGESTING } from '../stage.ts';
import type { Stage } from '../stage.ts';

/** A vehicle to request service for, by country. */
const VEHICLE = { US: 500006, CA: 500023 } as const;
const FRIDAY = /(March 20|20 mars)/;

const scheduleButton = ({ page, t }: Stage) =>
  page.getByRole('button', { name: t('service-request:actions.schedule') });
const shops = ({ page }: Stage) => page.getByRole('radio');

/** Fills in the request through its link and continues to the appointment. */
async function toAppointment(stage: Stage, lookAtFilled = false): Promise<void> {
  const { page, brand, expect, look } = stage;
  await page.goto(
    place.serviceRequest({ vehicle: VEHICLE[brand.region], shop: 33, services: [{ id: 102, position: 'Front' }] }),
  );
  await expect(scheduleButton(stage)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  if (lookAtFilled) await look('filled in');
  await scheduleButton(stage).click();
  await page.getByRole('button', { name: FRIDAY }).click();
}

export const serviceRequestScreen = screen({
  title: 'Service request',
  path: place.serviceRequest(),
  features: ['service-request'],
  pages: {
    serviceRequest: [
      {
        path: place.serviceRequest({ vehicle: 500_006, shop: 33, services: [{ id: 101 }] }),
        opens: [
          'listFavoriteShops',
          'listFleetUsers',
          'listIntervals',
          'listPaymentMethods',
          'listPolicies',
          'listRecalls',
          'listServices',
          'listVehicleServices',
          'listVehicles',
          'lookUpPrices',
        ],
        offers: { createOrder: control('button', 'service-request:actions.schedule') },
      },
    ],
    schedule: [],
  },
  // Whoever lacks a payment method adds one there.
  later: ['createPaymentMethod', 'getPaymentClientToken', 'listShops', 'searchServices'],
  makes: {
    createOrder: requestService,
    getShopSchedule: askForTimes,
    lookUpPrices: 'by itself',
  },
  looks: [
    {
      title: '[SRQ-01, SRQ-10] the request: empty, with a reason why not, filled in, and its appointment',
      scenario: 'base/signed-in',
      path: place.serviceRequest(),
      ready: shops,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await look('empty');
        const vehicle = page.getByRole('combobox', { name: t('service-request:vehicle.label') });
        await vehicle.press('ArrowDown');
        await expect(page.getByRole('option').first()).toBeVisible();
        await look('the vehicles', SUGGESTING);
        await page.goto(place.serviceRequest({ vehicle: 500_010, shop: 33, services: [{ id: 101 }] }));
        await expect(vehicle).not.toHaveValue('');
        await expect(scheduleButton(stage)).toBeEnabled();
        await scheduleButton(stage).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await look('with a reason why not');
        await toAppointment(stage, true);
        await page
          .getByRole('radiogroup', { name: t('service-request:times.label') })
          .locator('label')
          .first()
          .click();
        await look('the appointment');
      },
    },
    {
      title: 'an appointment on a day without times',
      scenario: 'service-request/no-times',
      ready: shops,
      walk: async (stage) => {
        await toAppointment(stage);
        await stage
          .expect(stage.page.getByText(stage.t('service-request:times.noTimesAvailableLabel')).first())
          .toBeVisible();
        await stage.look('no times');
      },
    },
    {
      title: 'a time that is taken in the meantime',
      scenario: 'service-request/slot-taken',
      ready: shops,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await toAppointment(stage);
        await page
          .getByRole('radiogroup', { name: t('service-request:times.label') })
          .locator('label')
          .first()
          .click();
        await page.getByRole('button', { name: t('service-request:actions.submit') }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await look('taken');
      },
    },
    {
      title: 'a request in a fleet without vehicles',
      scenario: 'service-request/no-vehicles',
      like: 'nothing',
      ready: ({ page, t }) => page.getByText(t('service-request:vehicle.emptyTitle')),
    },
  ],
  picture: 'service-request/ready',
});
