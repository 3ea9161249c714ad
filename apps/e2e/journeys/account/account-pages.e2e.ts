import { brandOfId } from '@wayside/brands';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { originOf } from '../../server.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

test.use({ scenario: 'base/signed-in' });

// What differs by brand is data, which the registry's test covers; one of these has no card in its menu.
for (const id of ['default', 'fleet-america'] as const) {
  const brand = brandOfId(id);
  test.describe(id, () => {
    test.use({ brand: id });
    test('[RTE-12, RTE-13, DSH-18, OPN-12, LAY-13] has a membership card with logo, name and one phone number', async ({
      page,
      context,
    }) => {
      const { t: own } = await textsOf(brand.defaultLanguage);
      // Without the cookie, the name is that of the user.
      const name = id === 'default' ? 'Ann Lee' : '<b>Élise</b> Gagnon';
      if (id !== 'default')
        await context.addCookies([
          { name: 'wayside_current_user_name', value: encodeURIComponent(name), url: originOf(id) },
        ]);
      await page.goto('/membership_card');
      const card = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(own('account:membershipCard.title'));
      await expect(card.getByRole('img', { name: brand.name }).filter({ visible: true })).toHaveCount(1);
      await expect(card.getByText(name, { exact: true })).toBeVisible();
      await expect(card.getByRole('term')).toHaveText(
        (['member', 'fleet', 'id', 'assistance'] as const).map((term) => own(`account:membershipCard.${term}`)),
      );
      await expect(card.getByRole('definition').nth(2)).toHaveText(/^\d+$/);
      await expect(card.getByRole('link')).toHaveText(['1-800-555-0100']);
      expect((await card.innerText()).match(/\d-\d{3}-\d{3}-\d{4}/g)).toEqual(['1-800-555-0100']);

      await page.getByRole('banner').getByRole('button').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expect(page.getByRole('menuitem', { name: own('shell:nav.membershipCard') })).toHaveCount(
        id === 'fleet-america' ? 0 : 1,
      );
    });
  });
}

test.describe('privacy policy', () => {
  test.use({ scenario: 'base/working-day' });

  test('[RTE-09, OPN-11] is open to everybody, with the name of the company', async ({ page, mock }) => {
    await page.goto('/privacy_policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('privacy-policy:title'));
    await expect(page.getByText('Wayside Fleet Services, Inc.')).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(at('/sign_in'));
    expect((await mock.journal()).entries.filter(({ operation }) => operation.startsWith('get'))).toEqual([]);
  });

  test.describe('in Canada', () => {
    test.use({ brand: 'canada' });
    test('[OPN-11, BRD-08] is there in French, and in English at a press', async ({ page }) => {
      await page.goto('/privacy_policy');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr('privacy-policy:title'));
      await expect(page.getByText('Northway Fleet Services Ltd.')).toBeVisible();
      await page.getByText(fr('common:language.enShort'), { exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('privacy-policy:title'));
    });
  });
});
