import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const ADDRESS = '/settings?tab=policies';
function cards(page: Page) {
  return page
    .getByRole('region', { name: t('policies:list') })
    .getByRole('listitem')
    .getByRole('region');
}

test.describe('a driver', () => {
  test.use({ scenario: 'policies/ready', role: 'Driver' });

  test('[ROL-14, ROL-15, OPN-43, ERR-09] reads policies, with edit and delete as links to the settings; a list that failed comes when tried again', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'listPolicies', calls: [1] }]);
    await page.goto(ADDRESS);
    await page.getByRole('alert').getByRole('button').click();
    await expect(cards(page).first()).toBeVisible();
    const [policies = []] = await mock.answers('listPolicies');
    await expect(cards(page)).toHaveCount(policies.length);
    await expect(page.getByRole('button', { name: t('policies:add'), exact: true })).toHaveCount(0);
    for (const name of ['edit', 'delete']) {
      const links = cards(page).getByRole('link', { name: new RegExp(`^${name}: `) });
      await expect(links).toHaveCount(policies.length);
      await expect(links.first()).toHaveAttribute('href', '/settings');
      await expect(links.first()).toHaveText(name);
    }
    await expect(cards(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('in Canada', () => {
  test.use({ scenario: 'policies/ready', brand: 'canada' });

  test('[POL-09] amounts are in Canadian dollars, in both languages', async ({ page }) => {
    await page.goto(ADDRESS);
    const french = await textsOf('fr');
    await expect(page.getByRole('heading', { level: 3, name: /^Demande/ }).first()).toHaveText(
      /^Demande à .+ d’approuver tout service de plus de \$250,00\sCAD pour /,
    );
    await page.getByRole('button', { name: french.t('policies:add'), exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Montant maximal' })).toHaveAccessibleDescription(/\$ CAD$/);
    await page
      .getByRole('radiogroup', { name: french.t('common:language.label') })
      .getByText('EN', { exact: true })
      .click();
    await expect(page.getByRole('textbox', { name: 'Maximum amount' })).toHaveAccessibleDescription(/\$ CAD$/);
    await expect(cards(page).first()).toContainText('$250.00 CAD');
  });
});
