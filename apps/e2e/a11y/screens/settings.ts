import type { Page } from '@playwright/test';
import { place, withQuery } from '@wayside/domain';
import { expect } from '../../fixtures.ts';
import type { Screen } from '../screen.ts';

/** On phones the form is a separate page. */
async function asPage(page: Page, title: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export const settingsScreens: readonly Screen[] = [
  {
    title: '[RTE-14, USR-01, USR-15] settings: users, a deletion, the user form with errors',
    scenario: 'users/of-a-fleet',
    ready: ({ page, t }) => page.getByRole('button', { name: t('users:actions.edit', { name: 'Ann Lee' }) }),
    walk: async ({ page, t, look }) => {
      await look('as it opens');
      await page.getByRole('button', { name: t('users:actions.delete', { name: 'Ben Ortiz' }) }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look('the question before a deletion');
      await page.keyboard.press('Escape');
      await page.goto(withQuery(place.settings(), { tab: 'users', user: 'new' }));
      const next = page.getByRole('button', { name: t('users:form.next'), exact: true });
      await next.click();
      await expect(page.getByRole('alert')).toBeFocused();
      await look('the form with errors', { widths: [1280] });
      await asPage(page, t('users:form.addTitle'));
      await look('the form as a page', { widths: [390] });
    },
  },
  {
    title: '[USR-03, USR-04, USR-05] users with the documents of their vehicles',
    scenario: 'users/with-documents',
    ready: ({ page, t }) => page.getByRole('button', { name: t('users:documents.showAll', { count: 24 }) }),
    walk: async ({ page, t, look }) => {
      await look('as it opens');
      await page
        .getByRole('button', { name: t('users:documents.showAll', { count: 24 }) })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('all documents of a user');
    },
  },
  {
    title: '[ERR-18] a fleet without users',
    scenario: 'users/none',
    ready: ({ page, t }) => page.getByText(t('users:empty.title'), { exact: true }),
  },
  {
    title: '[ERR-09] users that cannot be loaded',
    scenario: 'users/load-fails-once',
    ready: ({ page, t }) => page.getByRole('button', { name: t('common:actions.retry') }),
  },
  {
    title: '[FMC-16, USR-02] users of a management company, and their form',
    scenario: 'users/of-a-management-company',
    role: 'FMC',
    ready: ({ page, t }) => page.getByRole('button', { name: t('users:actions.edit', { name: 'Hana Kovacs' }) }),
    walk: async ({ page, t, look }) => {
      await look('as it opens');
      await page.goto(withQuery(place.fmcUsers, { user: 'new' }));
      await expect(
        page.getByRole('form', { name: t('users:form.create') }).getByRole('button', { name: t('users:form.create') }),
      ).toBeVisible();
      await look('the form', { widths: [1280] });
      await asPage(page, t('users:form.addTitle'));
      await look('the form as a page', { widths: [390] });
    },
  },
  {
    title: '[PAY-03, PAY-11, PAY-12] payment methods, the questions about them and their drivers',
    scenario: 'payment-methods/expiring',
    ready: ({ page, t }) => page.getByText(t('payment-methods:expired'), { exact: true }),
    walk: async ({ page, t, look }) => {
      await look('as it opens');
      const remove = page.getByRole('button', { name: /^(Delete|Supprimer) / });
      await remove.nth(1).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look('the question before a deletion', { widths: [1280] });
      await page.keyboard.press('Escape');
      await remove.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('why the default stays', { widths: [390] });
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^(Edit drivers|Modifier les conducteurs)/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('button', { name: t('payment-methods:drivers.save') })).toBeVisible();
      await look('the drivers of a method');
    },
  },
  {
    title: '[PAY-16] a fleet without payment methods',
    scenario: 'payment-methods/none',
    ready: ({ page, t }) => page.getByText(t('payment-methods:empty.title'), { exact: true }),
  },
];
