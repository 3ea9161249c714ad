import type { Page } from '@playwright/test';
import type { BrandId } from '@wayside/brands';
import type { Role } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { openUsers, userGrid } from '../../user-list.ts';

const { t } = await textsOf('en');
const tabs = (page: Page) => page.getByRole('tablist').getByRole('tab');

/** A tab whose rows are loaded has their number, too. */
const counted = (names: readonly string[]) => names.map((name) => new RegExp(`^${name}\\d*$`));

const CASES: [brand: BrandId, role: Role, tabs: string[]][] = [['default', 'Driver', ['Users', 'Policies']]];
for (const [brand, role, names] of CASES) {
  test.describe(`${role} at ${brand}`, () => {
    test.use({ scenario: 'users/of-a-fleet', brand, role });
    test(`[CMP-07, RTE-14, ROL2-13] has ${names.length} tabs`, async ({ page }) => {
      await page.goto('/settings?tab=payments');
      await expect(tabs(page)).toHaveText(counted(names));
      if (role !== 'Driver') return;
      const reason = t('settings:tabMissing.role', { tab: t('settings:tabs.payments') });
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByText(t('settings:tabMissing.roleHelp'))).toBeVisible();
    });
  });
}

test.describe('in Canada', () => {
  test.use({ scenario: 'users/of-a-fleet', brand: 'canada' });
  test('[RTE-14, TDB-01, BRD-08] the four tabs are in French', async ({ page }) => {
    await page.goto('/settings');
    const names = ['Utilisateurs', 'Politiques', 'Paiements', 'Base de données télématique'];
    await expect(tabs(page)).toHaveText(counted(names));
  });
});

test.describe('the settings', () => {
  test.use({ scenario: 'users/of-a-fleet' });

  test('[CMP-07, RTE-14, TDB-01, TEL-10, ROL2-13, PWD-08, OPN-13] a tab and a search are places: a link leads there, Back leads out, and a missing tab says why; the password is changed below the tabs', async ({
    page,
    mock,
  }) => {
    await openUsers(page, '?tab=users&q=manager');
    await expect(page.getByRole('searchbox', { name: t('users:search.label') })).toHaveValue('manager');
    await expect(userGrid(page).getByText('Carla Novak')).toBeVisible();
    await expect(userGrid(page).getByText('Dan Whitfield')).toHaveCount(0);
    await expect(tabs(page)).toHaveText(counted(['Users', 'Policies', 'Payments']));
    await page.getByRole('tab', { name: t('settings:tabs.policies') }).click();
    // Another tab starts with its own, empty search.
    await expect(page).toHaveURL(at('/settings?tab=policies'));
    await page.reload();
    await expect(page.getByRole('tab', { name: t('settings:tabs.policies') })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('tab', { name: t('settings:tabs.users') })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/settings?tab=telematics');
    await expect(page.getByRole('tab', { name: t('settings:tabs.users') })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('“Telematics database” isn’t part of Wayside')).toBeVisible();

    // The form for the password is below the tabs.
    const panel = page.getByRole('region', { name: t('access:changePassword.title') });
    await expect(panel.locator('input[type="password"]')).toHaveCount(3);
    await panel.getByRole('heading').getByRole('button').click();
    await panel.getByLabel(t('access:changePassword.currentPassword'), { exact: true }).fill('wayside');
    await panel.getByLabel(t('access:changePassword.newPassword'), { exact: true }).fill('wayside2');
    await panel.getByLabel(t('access:changePassword.confirmation'), { exact: true }).fill('wayside2');
    await panel
      .getByRole('form')
      .getByRole('button', { name: t('access:changePassword.submit'), exact: true })
      .click();
    await expect(panel.getByText(t('access:changePassword.success'))).toBeVisible();
    expect(await mock.calls('changePassword')).toHaveLength(1);
  });
});
