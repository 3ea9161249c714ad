import { canAdministerUsers, isFmcUser, place, withQuery } from '@wayside/domain';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import { asPage } from '../stage.ts';

export const fmcUsersScreen = screen({
  title: 'FMC users',
  path: place.fmcUsers,
  features: ['settings'],
  pages: {
    fmcUsers: [
      {
        path: place.fmcUsers,
        opens: ['listAllFleets', 'listFmcUsers'],
        offers: {
          listFmcUsers: control('grid', 'users:fmcLabel'),
          createFleetUser: control('button', 'users:actions.add', {
            rule: (viewer) => isFmcUser(viewer) && canAdministerUsers(viewer),
          }),
        },
      },
    ],
  },
  later: ['deleteFleetUser', 'listRoles'],
  makes: {
    listFmcUsers: 'by itself',
    listAllFleets: 'by itself',
  },
  looks: [
    {
      title: '[FMC-16, USR-02] users of an FMC, and their form',
      scenario: 'users/of-a-management-company',
      role: 'FMC',
      ready: ({ page, t }) => page.getByRole('button', { name: t('users:actions.edit', { name: 'Hana Kovacs' }) }),
      walk: async (stage) => {
        const { page, t, look, expect } = stage;
        await look('as it opens');
        await page.goto(withQuery(place.fmcUsers, { user: 'new' }));
        await expect(
          page
            .getByRole('form', { name: t('users:form.create') })
            .getByRole('button', { name: t('users:form.create') }),
        ).toBeVisible();
        await look('the form', { widths: [1280] });
        await asPage(stage, t('users:form.addTitle'));
        await look('the form as a page', { widths: [390] });
      },
    },
  ],
  picture: 'users/of-a-management-company',
});
