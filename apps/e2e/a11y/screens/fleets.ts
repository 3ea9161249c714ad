import { place } from '@wayside/domain';
import { expect } from '../../fixtures.ts';
import type { Screen } from '../screen.ts';

export const fleetScreens: readonly Screen[] = [
  {
    title: '[FLT-02, FLT-08, FLT-15] a fleet: read, edited, deleted, and its quick links',
    scenario: 'fleet-form/hostile-links',
    role: 'FMC',
    path: place.editFleet(5),
    ready: ({ page, t }) => page.getByRole('button', { name: t('fleet-form:edit'), exact: true }),
    walk: async ({ page, t, look }) => {
      await look('as it opens');
      await page.getByRole('button', { name: t('fleet-form:edit'), exact: true }).click();
      await look('in edit mode');
      await page.getByRole('button', { name: t('common:actions.cancel'), exact: true }).click();
      await page.getByRole('button', { name: t('fleet-form:delete.action') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look('the question before its deletion');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('fleet-form:links.add') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('fleet-form:links.add') })
        .click();
      await expect(page.getByRole('alert')).toBeFocused();
      await look('the form of a link with errors');
    },
  },
  {
    title: '[FLT-09] a fleet that someone else changed',
    scenario: 'fleet-form/changed-by-another',
    role: 'FMC',
    ready: ({ page, t }) => page.getByRole('button', { name: t('fleet-form:edit'), exact: true }),
    walk: async ({ page, t, look }) => {
      await page.getByRole('button', { name: t('fleet-form:edit'), exact: true }).click();
      await page.getByRole('textbox', { name: new RegExp(`^${t('fleet-form:fields.rep')}`) }).fill('Ann Lee');
      await page.getByRole('button', { name: t('fleet-form:save'), exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(t('common:record.changedTitle'));
      await look('both versions');
    },
  },
  {
    title: '[FLT-06, FLT-12] a new fleet without payment types',
    scenario: 'fleet-form/no-payment-types',
    role: 'FMC',
    path: place.newFleet,
    ready: ({ page, t }) => page.getByText(t('fleet-form:noPaymentTypes')),
  },
  {
    title: '[OPN-57] a fleet that does not exist',
    scenario: 'fleet-form/gone',
    role: 'FMC',
    path: place.fleet(999),
    ready: ({ page, t }) => page.getByText(t('fleet-form:gone.title')),
  },
];
