import { place } from '@wayside/domain';
import type { Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import type { MockSession } from './mock-session.ts';
import { expect } from './fixtures.ts';
import { at } from './places.ts';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

export const NEW = place.serviceRequest();
export const SCHEDULE = place.schedule;
/** A vehicle without an order, a shop with appointments and an oil change. */
export const CHOSEN = place.serviceRequest({ vehicle: 500_006, shop: 33, services: [{ id: 101 }] });
/** A Friday with free times, and a Sunday without. */
export const FRIDAY = /March 20/;
export const SUNDAY = /March 22/;
export const TIME = '01:30 PM';

export const scheduleButton = (page: Page) => page.getByRole('button', { name: 'schedule appointment' });
export const sendButton = (page: Page) => page.getByRole('button', { name: t('service-request:actions.submit') });
export const vehicleField = (page: Page) => page.getByRole('combobox', { name: t('service-request:vehicle.label') });
export const summary = (page: Page) => page.getByRole('complementary', { name: t('service-request:summary.title') });
export const requestComments = (page: Page) =>
  page.getByRole('textbox', { name: t('service-request:details.comments') });
export const times = (page: Page) => page.getByRole('radiogroup', { name: t('service-request:times.label') });
export const day = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Opens a request by its link and waits until the link's values are filled in. */
export async function openRequest(page: Page, address = CHOSEN): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('service-request:title'));
  if (address.includes('shop='))
    await expect(page.getByRole('radiogroup').getByRole('radio', { checked: true })).toHaveCount(1);
  if (address.includes('vehicle=')) await expect(vehicleField(page)).not.toHaveValue('');
  if (address.includes('service='))
    await expect(page.getByRole('list', { name: t('service-request:services.chosen') })).toBeVisible();
}

/** From the link to a selected time. */
export async function toTime(page: Page, address = CHOSEN): Promise<void> {
  await openRequest(page, address);
  await scheduleButton(page).click();
  await expect(page).toHaveURL(at(SCHEDULE));
  await day(page, FRIDAY).click();
  await chooseTime(page);
}

export async function chooseTime(page: Page, name = TIME): Promise<void> {
  // The radio input is hidden; its tile is clicked.
  await times(page).getByText(name, { exact: true }).click();
  await expect(times(page).getByRole('radio', { name })).toBeChecked();
}

/** Request bodies that created an order, oldest first. */
export async function sentRequests(mock: MockSession): Promise<Schemas['ServiceRequest'][]> {
  return (await mock.calls('createOrder')).map(({ requestBody }) => requestBody);
}
