import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatTime, place } from '@wayside/domain';
import ICAL from 'ical.js';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { lastOrders, rowsOf, searchesOf } from '../../services-grid.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

// Times are in the zone of the app, wherever the browser is.
test.use({ timezoneId: 'Asia/Tokyo' });

const dayOf = (page: Page, name: string) => page.getByRole('button', { name });
const cellOf = (page: Page, day: Locator) => page.getByRole('gridcell').filter({ has: day });
const agendaOf = (page: Page, day: string) => page.getByRole('list', { name: day });

async function savedFile(page: Page, button: string): Promise<{ name: string; events: ICAL.Event[] }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await saved;
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { name: file.suggestedFilename(), events };
}

test.describe('appointments', () => {
  test.use({ scenario: 'services/calendar' });

  test('[ATN-08, CST2-07] a month by keyboard, a day with its orders, and files for a calendar program', async ({
    page,
    mock,
  }) => {
    await page.goto('/services?from=2026-02-01&to=2026-03-31');
    await expect(rowsOf(page, 'active').first()).toBeVisible();
    await page.getByRole('radio', { name: t('services:view.month') }).click();
    const today = dayOf(page, 'Monday, March 16, 2026, 7 appointments');
    await expect(cellOf(page, today)).toContainText(t('calendar:more', { count: 4 }));
    const orders = await lastOrders(mock);
    expect(await searchesOf(mock)).toMatchObject([
      { start_date: '2026-02-01', end_date: '2026-03-31' },
      { start_date: '2026-03-01', end_date: '2026-03-31' },
    ]);

    // What the list keeps is opened and kept here, too.
    await page.getByRole('button', { name: t('common:list.views'), exact: true }).click();
    await expect(page.getByRole('menu').getByText(t('views:saveNew'), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    // A day, its agenda, an order, and back to the day.
    await today.focus();
    for (const key of ['ArrowDown', 'PageDown', 'PageUp', 'Enter']) await page.keyboard.press(key);
    const monday = dayOf(page, 'Monday, March 23, 2026 selected, 1 appointment');
    await expect(monday).toBeFocused();
    await expect(page).toHaveURL(/&view=month&day=2026-03-23$/);
    const order = orders.find(({ appointment_datetime: moment }) => moment?.startsWith('2026-03-23'));
    const entry = agendaOf(page, 'Monday, 03-23-2026').getByRole('listitem');
    await expect(entry).toContainText(formatTime(order!.appointment_datetime)!);
    await expect(entry).toContainText(order!.shop!.city);
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(at(place.order(order!.id)));
    await page.goBack();
    await expect(entry.getByRole('link')).toBeFocused();

    // One appointment, and all that are shown.
    const one = await savedFile(page, t('calendar:add.one', { id: order!.id }));
    expect(one.name).toBe(`order-${order!.id}.ics`);
    expect(one.events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      new Date(order!.appointment_datetime!).toISOString(),
    ]);
    await page.getByRole('searchbox').fill(order!.shop!.name);
    await expect(page).toHaveURL(/&q=[^&]+$/);
    const shown = orders.filter(
      ({ shop, appointment_datetime: moment }) => shop?.name === order!.shop!.name && moment?.startsWith('2026-03'),
    );
    const all = await savedFile(page, t('calendar:add.all', { count: shown.length }));
    expect(all.name).toBe('appointments-2026-03.ics');
    const host = new URL(page.url()).hostname;
    expect(all.events.map(({ uid }) => uid).toSorted()).toEqual(
      shown.map(({ id }) => `order-${id}@${host}`).toSorted(),
    );

    // The list has its own dates, and the search of both.
    await page.getByRole('radio', { name: t('services:view.list') }).click();
    await expect(page).toHaveURL(/\?from=2026-02-01&to=2026-03-31&q=[^&]+$/);
    await expect(rowsOf(page, 'active').first()).toBeVisible();
  });
});

test.describe('a vehicle', () => {
  test.use({ scenario: 'services/calendar-due-dates' });

  test('[ATN-08, ATN-07] is due on a date or between two, beside its appointments, once it is chosen', async ({
    page,
    mock,
  }) => {
    await page.goto('/services?view=agenda&month=2026-06');
    await expect(page.getByText(t('calendar:empty.title', { month: 'June 2026' }))).toBeVisible();
    expect(await mock.calls('listVehicleServices')).toEqual([]);
    await page.getByRole('combobox', { name: t('calendar:vehicle') }).fill('TRK-06');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/&vehicle=500006$/);
    await expect(agendaOf(page, 'Thursday, 06-18-2026')).toContainText('Tire rotation due 06-18-2026');
    await expect(agendaOf(page, 'Tuesday, 06-30-2026')).toContainText('Oil change due, about 06-30-2026 to 07-01-2026');
    await page.getByRole('button', { name: t('calendar:next') }).click();
    await page.getByRole('radio', { name: t('services:view.month') }).click();
    const first = dayOf(page, 'Wednesday, July 1, 2026, 1 service due');
    await expect(cellOf(page, first)).toContainText('Oil change due');
    await page.getByRole('radio', { name: t('services:view.list') }).click();
    await expect(page.getByText(/^Vehicle: .*500006|^Vehicle: TRK-06/)).toBeVisible();
  });
});
