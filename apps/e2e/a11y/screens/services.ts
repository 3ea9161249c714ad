import { place } from '@wayside/domain';
import { expect } from '../../fixtures.ts';
import type { Screen, Stage } from '../screen.ts';

const RANGE = 'from=2025-09-01&to=2026-03-16';
const row = ({ page }: Stage) => page.getByRole('tabpanel').locator('li:has(dl), [role="gridcell"]').first();
const dialog = ({ page }: Stage) => page.getByRole('dialog');

export const servicesScreens: readonly Screen[] = [
  {
    title: '[SVC-01] active orders, their columns and their row height',
    scenario: 'services/active-orders',
    ready: row,
    walk: async (stage) => {
      const { page, t, look } = stage;
      await look('the list');
      await page.getByRole('button', { name: t('common:list.columns'), exact: true }).click();
      await expect(dialog(stage)).toBeVisible();
      await look('columns', { widths: [1280] });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('common:list.density'), exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await look('row height', { widths: [1280] });
    },
  },
  {
    title: '[SVC-04] past orders and the calendar of their dates',
    scenario: 'services/past-orders',
    path: `${place.services({ tab: 'past' })}&${RANGE}`,
    ready: row,
    walk: async (stage) => {
      const { page, t, look } = stage;
      await look('the list');
      await page
        .getByRole('group', { name: t('common:range.label') })
        .getByRole('button')
        .click();
      await expect(dialog(stage)).toBeVisible();
      await look('the calendar');
    },
  },
  {
    title: '[UPM-08] what is due, and the dialog that snoozes it',
    scenario: 'services/upcoming-intervals',
    ready: row,
    walk: async (stage) => {
      const { page, t, look } = stage;
      await look('the list');
      await page
        .getByRole('button', { name: t('services:snooze.action', { vehicle: '' }).trim() })
        .first()
        .click();
      await expect(dialog(stage)).toBeVisible();
      await look('the dialog');
      await dialog(stage)
        .getByRole('button', { name: new RegExp(t('services:snooze.label')) })
        .click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await look('how long');
      await page.getByRole('option').first().click();
      await dialog(stage)
        .getByRole('button', { name: t('common:actions.confirm') })
        .click();
      await expect(dialog(stage)).toHaveCount(0);
    },
  },
  {
    title: '[ERR2-26] lists without orders, and one of which nothing fits',
    scenario: 'services/no-orders',
    path: place.services({ tab: 'active' }),
    ready: ({ page, t }) => page.getByText(t('orders:empty.noOrdersInFleet')),
    walk: async ({ page, t, look }) => {
      await look('active');
      await page.goto(place.services({ tab: 'past' }));
      await expect(page.getByText(t('orders:empty.noOrdersInFleet'))).toBeVisible();
      await look('past');
      await page.goto(`${place.services({ tab: 'upcoming', due: 'pastDue' })}&q=zzz`);
      await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
      await look('filtered');
    },
  },
  {
    title: 'services that cannot be loaded',
    scenario: 'services/intervals-fail-once',
    ready: ({ page }) => page.getByRole('alert'),
  },
  {
    title: '[API2-07] a vehicle with an order',
    scenario: 'orders/vehicle-awaiting-approval',
    ready: ({ page, t }) => page.getByRole('region', { name: t('vehicle:active.title') }),
    walk: async ({ page, t, look }) => {
      await look('overview');
      await page.getByRole('tab', { name: t('vehicle:tabs.next') }).click();
      await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
      await look('next maintenance');
      await page.getByRole('tab', { name: t('vehicle:tabs.schedule') }).click();
      await expect(
        page
          .getByRole('grid')
          .getByRole('gridcell')
          .or(page.getByRole('list', { name: t('vehicle:schedules.label') }))
          .first(),
      ).toBeVisible();
      await look('maintenance schedule');
      await page.getByRole('tab', { name: t('vehicle:tabs.policies') }).click();
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
      await look('policies');
    },
  },
  {
    title: '[VEH-09, VEH-15] a vehicle without policies, and one without a picture',
    scenario: 'vehicles/without-policies',
    ready: ({ page, t }) => page.getByText(t('vehicle:noPolicies.title')),
    walk: async ({ page, t, look }) => {
      await look('the warning');
      await page.goto(place.vehicle(500_012, { tab: 'policies' }));
      await expect(page.getByText(t('policies:empty.title'), { exact: true })).toBeVisible();
      await look('no policies');
      await page.goto(place.vehicle(500_005));
      await expect(page.getByRole('img', { name: t('vehicle:picture.none') })).toBeVisible();
      await look('no picture');
    },
  },
  {
    title: 'a vehicle that is deactivated',
    scenario: 'orders/vehicle-deactivated',
    ready: ({ page, t }) => page.getByText(t('vehicle:blocked.vehicleDeactivated')),
  },
  {
    title: '[API2-07] no vehicle',
    scenario: 'base/signed-in',
    path: '/vehicles/nobody',
    ready: ({ page, t }) => page.getByRole('heading', { level: 1, name: t('vehicle:notFound.title') }),
  },
];
