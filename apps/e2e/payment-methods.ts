import { place } from '@wayside/domain';
import type { Locator, Page } from '@playwright/test';
import type { Schemas } from '@wayside/api-client';
import { expect } from './fixtures.ts';
import type { MockSession } from './mock-session.ts';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

type Method = Schemas['PaymentMethod'];

/** The table of payment methods on desktop, in English. */
export const methodGrid = (page: Page): Locator =>
  page.getByRole('grid', { name: t('payment-methods:label'), exact: true });

/** Opens the tab, and returns the methods as sent. */
export async function openMethods(page: Page, mock: MockSession): Promise<Method[]> {
  await page.goto(place.settings('payments'));
  await expect(methodGrid(page).getByRole('gridcell').first()).toBeVisible({ timeout: 20_000 });
  return (await mock.answers('listPaymentMethods'))[0]!;
}

export function nameOf({ type, card_type, last_4, email }: Method): string {
  return type === 'PayPal'
    ? t('payments:select.payPal', { email: email ?? '' })
    : t('payments:select.card', { card: card_type ?? '', digits: last_4 ?? '' });
}

export function editDrivers(page: Page, method: Method): Locator {
  return page.getByRole('button', { name: t('payment-methods:row.edit', { method: nameOf(method) }), exact: true });
}

/** Asks to delete it, from the menu of its row. */
export async function askToDelete(page: Page, method: Method): Promise<void> {
  const of = { method: nameOf(method) };
  await page.getByRole('button', { name: t('payment-methods:row.more', of), exact: true }).click();
  await page.getByRole('menuitem', { name: t('payment-methods:row.delete', of), exact: true }).click();
}

export function defaultSwitch(page: Page, method: Method): Locator {
  return page.getByRole('switch', {
    name: t(method.is_default ? 'payment-methods:isDefault' : 'payment-methods:makeDefault', {
      method: nameOf(method),
    }),
    exact: true,
  });
}
