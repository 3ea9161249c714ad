import type { Locator, Page } from '@playwright/test';
import type { UserContext } from '@wayside/domain/schemas';
import { expect } from './fixtures.ts';
import { textsOf } from './texts.ts';

const { t } = await textsOf('en');

/** The list of users on desktop, in English. */
export function userGrid(page: Page, context: UserContext = 'fleet'): Locator {
  return page.getByRole('grid', { name: t(context === 'fleet' ? 'users:label' : 'users:fmcLabel'), exact: true });
}

export async function openUsers(page: Page, query = ''): Promise<void> {
  await page.goto(`/settings${query}`);
  await expect(userGrid(page).getByRole('gridcell').first()).toBeVisible({ timeout: 20_000 });
}

/** The button in a user's row. */
export function action(page: Page, what: 'edit' | 'activate' | 'more', name: string): Locator {
  return page.getByRole('button', { name: t(`users:actions.${what}`, { name }), exact: true });
}

/** An item of a user's menu, which it opens. */
export async function item(page: Page, what: 'deactivate' | 'delete', name: string): Promise<Locator> {
  await action(page, 'more', name).click();
  return page.getByRole('menuitem', { name: t(`users:actions.${what}`, { name }), exact: true });
}

/** Fills in the first step with everything a user needs, and all the vehicles or fleets there are. */
export async function fillDetails(
  form: Locator,
  { role = 'Driver', all }: { role?: string; all: number },
): Promise<void> {
  await form.getByLabel(t('users:form.firstName')).fill('Noah');
  await form.getByLabel(t('users:form.lastName')).fill('Patel');
  await form.getByLabel(t('users:form.email'), { exact: true }).fill('noah.patel@wayside.example');
  await form.getByLabel(t('users:form.phone')).fill('5035550177');
  await form.getByRole('checkbox', { name: new RegExp(`^${role}`) }).check({ force: true });
  await form.getByRole('button', { name: t('common:picker.chooseAll', { count: all }), exact: true }).click();
}
