import type { Role } from '@wayside/domain';
import { canAdministerUsers, canToggleActive, place, withQuery } from '@wayside/domain';
import { press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import { asPage, errorSummary } from '../stage.ts';

/** All on one page. */
const USERS = withQuery(place.settings(), { tab: 'users', size: 25 });
const NEW_USER = withQuery(place.settings(), { tab: 'users', user: 'new' });
const togglesDrivers = (viewer: { roles: Role[] }) => canToggleActive(viewer, { id: 0, roles: ['Driver'] });

export const settingsScreen = screen({
  title: 'Settings and users',
  path: place.settings(),
  features: ['settings'],
  pages: {
    settings: [
      {
        path: USERS,
        opens: ['listBasicVehicles', 'listFleetUsers', 'listVehicles'],
        offers: {
          listFleetUsers: control('grid', 'users:label'),
          createFleetUser: control('button', 'users:actions.add'),
          updateFleetUser: control('button', 'users:actions.edit', { rule: canAdministerUsers }),
          deleteFleetUser: control('menuitem', 'users:actions.delete', { menu: 'users:actions.more' }),
          deactivateFleetUser: control('menuitem', 'users:actions.deactivate', {
            menu: 'users:actions.more',
            rule: togglesDrivers,
          }),
          activateFleetUser: control('button', 'users:actions.activate', { rule: togglesDrivers }),
          changePassword: control('button', 'access:changePassword.submit'),
        },
      },
      { path: NEW_USER, opens: ['listBasicVehicles', 'listFleetUsers', 'listRoles', 'listVehicles'] },
    ],
  },
  makes: {
    listFleetUsers: 'by itself',
    createFleetUser: [
      press('button', 'Add user'),
      {
        type: {
          'First name': 'Nora',
          'Last name': 'Vance',
          Email: 'nora.vance@wayside.example',
          Phone: '(312) 555-0147',
        },
        press: { role: 'checkbox', name: 'Driver Views assigned vehicles first, and schedules service' },
      },
      press('button', 'Choose all 24'),
      press('button', 'Next', 'Text notifications'),
      press('button', 'Next'),
      press('button', 'Add user'),
    ],
    deleteFleetUser: [
      press('button', 'More for Carla Novak'),
      press('menuitem', 'Delete Carla Novak', 'Delete this user?'),
      press('button', 'Delete Carla Novak'),
    ],
    deactivateFleetUser: [
      press('button', 'More for Carla Novak'),
      press('menuitem', 'Deactivate Carla Novak', 'Deactivate this user?'),
      press('button', 'Deactivate Carla Novak'),
    ],
    activateFleetUser: [
      press('button', 'More for Carla Novak'),
      press('menuitem', 'Deactivate Carla Novak', 'Deactivate this user?'),
      press('button', 'Deactivate Carla Novak'),
      press('button', 'Undo'),
    ],
    listRoles: 'by itself',
  },
  looks: [
    {
      title: '[RTE-14, USR-01, USR-15] settings: users, a deletion, the user form with errors',
      scenario: 'users/of-a-fleet',
      ready: ({ page, t }) => page.getByRole('button', { name: t('users:actions.edit', { name: 'Ann Lee' }) }),
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await look('as it opens');
        await page.getByRole('button', { name: t('users:actions.more', { name: 'Ben Ortiz' }) }).click();
        await page.getByRole('menuitem', { name: t('users:actions.delete', { name: 'Ben Ortiz' }) }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await look('the question before a deletion');
        await page.keyboard.press('Escape');
        await page.goto(withQuery(place.settings(), { tab: 'users', user: 'new' }));
        const next = page.getByRole('button', { name: t('users:form.next'), exact: true });
        await next.click();
        await expect(errorSummary(page)).toBeFocused();
        await look('the form with errors', { widths: [1280] });
        await asPage(stage, t('users:form.addTitle'));
        await look('the form as a page', { widths: [390] });
      },
    },
    {
      title: '[USR-03, USR-04, USR-05] users with the documents of their vehicles',
      scenario: 'users/with-documents',
      ready: ({ page, t }) => page.getByRole('button', { name: t('users:documents.showAll', { count: 24 }) }),
      walk: async ({ page, t, look, expect }) => {
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
      like: 'nothing',
      ready: ({ page, t }) => page.getByText(t('users:empty.title'), { exact: true }),
    },
    {
      title: '[ERR-09] users that cannot be loaded',
      scenario: 'users/load-fails-once',
      like: 'failure',
      ready: ({ page, t }) => page.getByRole('button', { name: t('common:actions.retry') }),
    },
  ],
  picture: 'users/of-a-fleet',
});
