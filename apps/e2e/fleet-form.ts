import type { Locator, Page } from '@playwright/test';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

/** A text field of the fleet form; in edit mode its label may end with "optional". */
export function fleetField(page: Page, field: 'name' | 'region' | 'rep' | 'otherId'): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${t(`fleet-form:fields.${field}`)}( ?optional)?$`) });
}

/** The select; its name holds the chosen type. */
export function paymentType(page: Page): Locator {
  return page
    .getByRole('form', { name: t('fleet-form:info') })
    .getByRole('button', { name: new RegExp(`${t('fleet-form:fields.paymentType')}$`) });
}

export async function choosePaymentType(page: Page, option: string): Promise<void> {
  await paymentType(page).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const saveFleet = (page: Page): Locator => button(page, t('fleet-form:save'));
export const editFleet = (page: Page): Locator => button(page, t('fleet-form:edit'));

export async function askToDeleteFleet(page: Page): Promise<void> {
  await button(page, t('fleet-form:more')).click();
  await page.getByRole('menuitem', { name: t('fleet-form:delete.action') }).click();
}
