import { canSeeFmcScreens, place } from '@wayside/domain';
import { press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import { errorSummary } from '../stage.ts';

const save = control('button', 'fleet-form:save');

export const fleetFormScreen = screen({
  title: 'Fleet form',
  path: place.newFleet,
  features: ['fmc'],
  pages: {
    newFleet: [
      {
        path: place.newFleet,
        opens: ['listFleetPaymentTypes'],
        offers: { createFleet: save, listFleetPaymentTypes: save },
      },
    ],
    fleet: [{ path: place.fleet(5), opens: ['getFleet'], offers: { getFleet: control('button', 'fleet-form:edit') } }],
    editFleet: [
      {
        path: place.editFleet(5),
        opens: ['getFleet'],
        offers: {
          // The server also lets fleet admins change their telematics database name.
          updateFleet: control('button', 'fleet-form:edit', { rule: canSeeFmcScreens }),
          deleteFleet: control('button', 'fleet-form:more'),
          impersonateFleet: control('button', 'fmc:administer.action', { rule: canSeeFmcScreens }),
          createFleetLink: control('button', 'fleet-form:links.add'),
          updateFleetLink: control('button', 'fleet-form:links.edit'),
          deleteFleetLink: control('button', 'fleet-form:links.delete'),
        },
      },
    ],
  },
  later: ['listAllFleets'],
  makes: {
    createFleet: [
      { type: { Name: 'Birch Lane Catering' }, press: { role: 'button', name: 'Choose a payment type Payment type' } },
      press('option', 'Credit card'),
      press('button', 'Save'),
    ],
    getFleet: 'by itself',
    updateFleet: [
      press('button', 'Edit'),
      { type: { Name: 'Birch Lane Catering' }, press: { role: 'button', name: 'Save' } },
    ],
    deleteFleet: [
      press('button', 'More actions'),
      press('menuitem', 'Delete fleet', 'Delete this fleet?'),
      {
        type: { 'Type the fleet’s name, Lakeside Bakery, to confirm': 'Lakeside Bakery' },
        press: { role: 'button', name: 'Delete fleet' },
      },
    ],
    listFleetPaymentTypes: 'by itself',
    createFleetLink: [
      press('button', 'Add link'),
      {
        type: { 'Link name': 'Handbook', 'Web address': 'https://handbook.example/birch' },
        press: { role: 'button', name: 'Add link' },
      },
    ],
    updateFleetLink: 'by hand',
    deleteFleetLink: 'by hand',
  },
  looks: [
    {
      title: '[FLT-02, FLT-08, FLT-15] a fleet: read, edited, deleted, and its quick links',
      scenario: 'fleet-form/hostile-links',
      role: 'FMC',
      path: place.editFleet(5),
      ready: ({ page, t }) => page.getByRole('button', { name: t('fleet-form:edit'), exact: true }),
      walk: async ({ page, t, look, expect }) => {
        await look('as it opens');
        await page.getByRole('button', { name: t('fleet-form:edit'), exact: true }).click();
        await look('in edit mode');
        await page.getByRole('button', { name: t('common:actions.cancel'), exact: true }).click();
        await page.getByRole('button', { name: t('fleet-form:more') }).click();
        await page.getByRole('menuitem', { name: t('fleet-form:delete.action') }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await look('the question before its deletion');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('fleet-form:links.add') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('fleet-form:links.add') })
          .click();
        await expect(errorSummary(page)).toBeFocused();
        await look('the form of a link with errors');
      },
    },
    {
      title: '[FLT-09] a fleet that someone else changed',
      scenario: 'fleet-form/changed-by-another',
      role: 'FMC',
      ready: ({ page, t }) => page.getByRole('button', { name: t('fleet-form:edit'), exact: true }),
      walk: async ({ page, t, look, expect }) => {
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
      like: 'nothing',
      role: 'FMC',
      path: place.fleet(999),
      ready: ({ page, t }) => page.getByText(t('fleet-form:gone.title')),
    },
  ],
  picture: 'fleet-form/edit',
});
