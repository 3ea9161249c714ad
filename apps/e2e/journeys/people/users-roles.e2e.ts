import { normalizeRole } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';
import { openUsers } from '../../user-list.ts';

const { t } = await textsOf('en');

// What every role may do to every other is a table in `user-actions.test.ts`; other journeys cover the owner.
test.describe('seen by a driver', () => {
  test.use({ scenario: 'users/of-a-fleet', role: 'Driver' });
  test('[ROL-07, ROL-08, ROL-10, ROL-11] offer what the role may do', async ({ page }) => {
    await openUsers(page, '?size=25');
    await expect(page.getByRole('button', { name: t('users:actions.add') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Edit|Activate|More for) / })).toHaveCount(0);
    await page.goto('/settings?user=4');
    await expect(page.getByText(t('users:form.forbidden.title'))).toBeVisible();
  });
});

test.describe('with French role names', () => {
  test.use({ scenario: 'users/roles-in-french', brand: 'canada' });
  test('[ROL-03, ENT-01] are shown and edited as with English ones, whether a role comes as a text or as an object', async ({
    page,
    mock,
  }) => {
    const { t: fr } = await textsOf('fr');
    await page.goto('/settings?size=25');
    await expect(
      page
        .getByRole('grid', { name: fr('users:label'), exact: true })
        .getByRole('gridcell')
        .first(),
    ).toBeVisible();
    const roles = (await mock.answers('listFleetUsers'))[0]!.flatMap((user) => user.roles);
    expect(roles).toEqual(expect.arrayContaining([{ name: 'Propriétaire' }, 'Administrateur', 'Gestionnaire']));
    expect(roles.map(normalizeRole)).toContain('Driver');
    await expect(page.getByRole('button', { name: fr('users:actions.add') })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Modifier/ }).first()).toBeVisible();
    await page.goto('/settings?tab=policies');
    await expect(page.getByRole('heading', { level: 2, name: fr('policies:ask.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: fr('policies:add'), exact: true })).toBeVisible();
  });
});
