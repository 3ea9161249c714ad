import { brandOfId } from '@wayside/brands';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('what an address may do', () => {
  test('[RTE-24] an address that leads nowhere says so and stays here; it leads a signed-in person to the dashboard', async ({
    page,
    baseURL,
  }) => {
    await test.step('an address that leads nowhere says so and stays here', async () => {
      for (const path of ['//evil.example', '/nowhere/at/all']) {
        await page.goto(baseURL + path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t('shell:notFound.title'));
        await expect(page).toHaveTitle(`${t('shell:titles.notFound')} · ${brandOfId('default').name}`);
        expect(new URL(page.url()).origin, path).toBe(baseURL);
        await page.getByRole('link', { name: t('shell:notFound.signedOutAction') }).click();
        await expect(page, path).toHaveURL(at('/sign_in'));
        expect(new URL(page.url()).origin, path).toBe(baseURL);
      }
    });
    await test.step('a page that is not there leads a signed-in person to the dashboard', async () => {
      await page.goto('/sign_in');
      await signIn(page, 'Owner');
      await expect(page).toHaveURL(at('/dashboard'));
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:notFound.title'));
      await expect(page.getByRole('navigation', { name: t('shell:nav.label') })).toBeVisible();
      await page.getByRole('link', { name: t('shell:notFound.action') }).click();
      await expect(page).toHaveURL(at('/dashboard'));
    });
  });
});
