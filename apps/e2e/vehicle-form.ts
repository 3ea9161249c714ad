import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

/** A VIN that the world knows, of no vehicle in it. */
export const NEW_VIN = '1FTBW2CM8KKB54321';

/** A list of the form, by its label. */
export const listOf = (page: Page, label: string): Locator =>
  page.getByRole('button', { name: new RegExp(`${label}( optional)?$`) });

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await listOf(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export function lookupLabel(
  field: 'year' | 'motorMakeID' | 'motorModelID' | 'motor_sub_model_id' | 'motorEngineID',
): string {
  return t(`vehicle-form:lookups.${field}`);
}

export async function chooseTransit(page: Page, year = '2021'): Promise<void> {
  await choose(page, lookupLabel('year'), year);
  await choose(page, lookupLabel('motorMakeID'), 'Ford');
  await choose(page, lookupLabel('motorModelID'), 'Transit');
}

export const vinField = (page: Page): Locator => page.getByLabel(t('vehicle-form:vin'), { exact: true });

/** An action of the vehicle's page. */
export async function act(page: Page, action: 'delete' | 'ymm'): Promise<void> {
  await page.getByRole('button', { name: t('vehicle-form:actions.more') }).click();
  await page.getByRole('menuitem', { name: t(`vehicle-form:actions.${action}`) }).click();
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export function expectStep(page: Page, step: 'identity' | 'details'): Promise<void> {
  return expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toHaveText(
    new RegExp(t(`vehicle-form:${step}`)),
  );
}
