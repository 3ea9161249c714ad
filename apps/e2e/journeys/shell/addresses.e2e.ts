import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('what an address may do', () => {
  test('[ERR-06] error_message is shown as text', async ({ page }) => {
    for (const message of [
      'Nope',
      '<img src=x onerror="window.injected=1"><b>Nope</b>',
      '{{brand}} &amp; $t(signIn.title)',
    ]) {
      await page.goto(`/sign_in?${new URLSearchParams({ error_message: message }).toString()}`);
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(message);
      await expect(alert.getByRole('img')).toHaveCount(0);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    }
  });

  test('[RTE-24] sign-in does not lead out of the app', async ({ page, baseURL }) => {
    for (const from of [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
    ]) {
      await test.step(JSON.stringify(from), async () => {
        await page.goto(`/sign_in?${new URLSearchParams({ from, redirect: from }).toString()}`);
        await page.evaluate((wish) => history.replaceState({ usr: { from: wish }, key: 'k', idx: 0 }, ''), from);
        await page.reload();
        await signIn(page, 'Owner');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));
        expect(page.url()).toBe(`${baseURL}/dashboard`);
        await page.goto('/sign_out');
        await expect(page).toHaveURL(at('/sign_in'));
      });
    }
  });

  test('[RTE-24] an address that leads nowhere says so and stays here; it leads a signed-in person to the dashboard', async ({
    page,
    baseURL,
  }) => {
    await test.step('an address that leads nowhere says so and stays here', async () => {
      for (const path of ['//evil.example', '//evil.example/dashboard', '/%2F%2Fevil.example', '/nowhere/at/all']) {
        await page.goto(baseURL + path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t('shell:notFound.title'));
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
      await page.getByRole('link', { name: t('shell:notFound.action') }).click();
      await expect(page).toHaveURL(at('/dashboard'));
    });
  });
});
