import { place } from '@wayside/domain';
import { press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import type { Stage } from '../stage.ts';

const RANGE = 'from=2025-09-01&to=2026-03-16';
const row = ({ page }: Stage) => page.getByRole('tabpanel').locator('li:has(dl), [role="gridcell"]').first();
const dialog = ({ page }: Stage) => page.getByRole('dialog');

export const servicesScreen = screen({
  title: 'Services',
  path: place.services(),
  features: ['services'],
  pages: {
    services: [
      {
        path: place.services({ tab: 'upcoming' }),
        opens: ['listFleetOrders', 'listIntervals', 'listSnoozedReminders', 'listVehicles'],
        offers: {
          listIntervals: control('grid', 'services:upcoming.label'),
          snoozeReminder: control('button', 'services:snooze.action'),
          createOrder: control('link', 'services:schedule'),
        },
      },
      {
        path: place.services({ tab: 'past' }),
        opens: ['searchOrders'],
        offers: {
          searchOrders: control('grid', 'services:past.label'),
          downloadOrdersCsv: control('link', 'common:list.csv'),
        },
      },
    ],
  },
  // The palette asks for an order that no list has.
  later: ['previewOrder'],
  makes: {
    searchOrders: 'by itself',
    downloadOrdersCsv: [press('link', 'Download as CSV')],
    snoozeReminder: [
      press('button', 'Snooze reminders for TRK-19 · 2023 Toyota Tacoma'),
      press('button', 'Remind Me Remind me again in'),
      press('option', '1 week'),
      press('button', 'Confirm'),
    ],
    listSnoozedReminders: 'by itself',
  },
  looks: [
    {
      title: '[SVC-01] active orders, their columns, and their row height',
      scenario: 'services/active-orders',
      ready: row,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await look('the list');
        await page.getByRole('button', { name: t('common:list.display'), exact: true }).click();
        await expect(dialog(stage)).toBeVisible();
        await look('columns and row height', { widths: [1280] });
      },
    },
    {
      title: '[SVC-04] past orders and the calendar of their dates',
      scenario: 'services/past-orders',
      path: `${place.services({ tab: 'past' })}&${RANGE}`,
      ready: row,
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
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
        const { page, t, look, expect } = stage;
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
      walk: async ({ page, t, look, expect }) => {
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
      like: 'failure',
      ready: ({ page }) => page.getByRole('alert'),
    },
  ],
  picture: 'services/active-orders',
});
