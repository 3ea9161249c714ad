import { place } from '@wayside/domain';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import type { Stage } from '../stage.ts';

const entry = ({ page }: Stage) => page.getByRole('tabpanel').locator('[data-row-link]').first();

export const servicesCalendarScreen = screen({
  title: 'Services: calendar',
  path: place.services({ view: 'month' }),
  features: ['services'],
  pages: {
    services: [
      {
        path: place.services({ view: 'month' }),
        opens: ['listBasicVehicles', 'searchOrders'],
        offers: { searchOrders: control('grid', 'calendar:label', { isStart: true }) },
      },
      {
        path: place.services({ view: 'agenda', vehicle: 500_006 }),
        opens: ['getVehicle', 'listBasicVehicles', 'listVehicleServices', 'searchOrders'],
      },
    ],
  },
  makes: {},
  looks: [
    {
      title: '[ATN-08] a month of appointments and the agenda of a day, then of the month',
      scenario: 'services/calendar',
      ready: entry,
      walk: async (stage) => {
        const { page, look, expect } = stage;
        await look('the month');
        await page.goto(place.services({ view: 'agenda' }));
        await expect(entry(stage)).toBeVisible();
        await look('the agenda');
      },
    },
    {
      title: '[ATN-08] when the services of a vehicle are due',
      scenario: 'services/calendar-due-dates',
      ready: ({ page, t }) => page.getByText(t('calendar:serviceDue', { service: 'Tire rotation' })),
      walk: async ({ page, t, look, expect }) => {
        await look('in the month', { widths: [1280] });
        await page.goto(place.services({ view: 'agenda', month: '2026-06', vehicle: 500_006 }));
        await expect(page.getByText(t('calendar:estimated'))).toBeVisible();
        await look('in the agenda');
      },
    },
    {
      title: '[ATN-08] a month without appointments',
      scenario: 'services/calendar-empty',
      like: 'nothing',
      ready: ({ page, t }) => page.getByText(t('calendar:empty.title', { month: '' }).trim()),
    },
    {
      title: '[ATN-08] appointments that cannot be loaded',
      scenario: 'services/calendar-fails-once',
      like: 'failure',
      ready: ({ page }) => page.getByRole('alert'),
    },
  ],
  picture: 'services/calendar',
});
