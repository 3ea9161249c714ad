import { emailOf } from '@wayside/scenarios';
import { expect, signIn, test } from '../../fixtures.ts';
import { FLEET_PATHS, FMC_PATHS, at, goInside } from '../../places.ts';
import { productCookies, productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('a visitor who is not signed in', () => {
  test('[RTE-02, RTE-03, RTE-06, RTE-22, ROL2-01] is sent to sign-in from the start and from every guarded place, before anything is asked of the server', async ({
    page,
    mock,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(at('/sign_in'));
    for (const path of [...FLEET_PATHS, ...FMC_PATHS]) {
      await goInside(page, path);
      await expect(page, path).toHaveURL(at('/sign_in'));
    }
    expect(
      (await mock.journal()).entries.filter(
        ({ operation }) => operation.startsWith('get') || operation.startsWith('list'),
      ),
    ).toEqual([]);
    await expect(page.getByRole('button', { name: t('access:signIn.submit'), exact: true })).toBeVisible();
    // Signing out is allowed all the same.
    await page.goto('/sign_out');
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('[RTE-24, AUT-03, ROL2-02] comes to the wanted place after sign-in, with its query', async ({ page }) => {
    await page.goto('/settings?tab=policies&page=2');
    await expect(page).toHaveURL(at('/sign_in'));
    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at('/settings?tab=policies&page=2'));
  });

  test('[AUT-03] who is an FMC user comes to the wanted place instead of the FMC dashboard', async ({ page }) => {
    await page.goto('/user_preferences');
    await signIn(page, 'FMC');
    await expect(page).toHaveURL(at('/user_preferences'));
  });

  test('[RTE-23, ROL2-02] is signed in with the key of the guarded address and lands there without it', async ({
    page,
    mock,
  }) => {
    await page.goto('/vehicles/500001?key=K1&tab=orders');
    await expect(page).toHaveURL(at('/vehicles/500001?tab=orders'));
    const calls = await mock.calls('createSession');
    expect(calls.map(({ requestBody }) => requestBody)).toEqual([{ key: 'K1', subdomain: 'localhost' }]);
  });
});

test.describe('somebody who is signed in', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[RTE-27] is so by the token cookie alone', async ({ page, context, mock }) => {
    await context.clearCookies({ name: /^wayside_current_/ });
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings:title'));
    await expect(page).toHaveURL(at('/settings'));
    await context.clearCookies({ name: 'wayside_authentication_token' });
    await page.getByRole('link', { name: t('shell:nav.vehicles') }).click();
    await expect(page).toHaveURL(at('/sign_in'));
    expect(await mock.calls('createSession')).toEqual([]);
  });

  test('[AUT-26, DSH-13, RTE-04] is signed out and in again as another by a key in the address or in the history state', async ({
    page,
    mock,
  }) => {
    for (const path of ['/dashboard?key=K2', '/sign_in?key=key-manager']) {
      await page.goto(path);
      await expect(page).toHaveURL(at('/dashboard'));
      await expect(
        page.getByRole('button', {
          name: t('shell:header.userMenu', { name: path.endsWith('K2') ? 'Ben Ortiz' : 'Carla Novak' }),
        }),
      ).toBeVisible();
    }
    expect(await productCookies(page)).toMatchObject({ wayside_current_user_email: emailOf('Manager') });
    await page.evaluate(() => history.replaceState({ usr: { key: 'K2' }, key: 'k', idx: 0 }, ''));
    await page.reload();
    await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ben Ortiz' }) })).toBeVisible();
    await expect(page).toHaveURL(at('/dashboard'));
    const calls = await mock.calls('createSession');
    expect(calls.map(({ requestBody }) => requestBody)).toEqual(
      ['K2', 'key-manager', 'K2'].map((key) => ({ key, subdomain: 'localhost' })),
    );
    // The sign-in key is sent without anyone's token.
    for (const { requestHeaders } of calls) expect(requestHeaders['authorization']).toBeUndefined();
  });

  test('[RTE-01, RTE-04, RTE-25, ROL2-03] is sent on to the dashboard from the start and from sign-in, and sees a new page from its top', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.getByRole('link', { name: t('shell:nav.shops') }).click();
    await expect(page).toHaveURL(at('/shops'));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goto('/sign_in');
    await expect(page).toHaveURL(at('/dashboard'));
  });
});

test.describe('FMC pages', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[CMP-07, RTE-16, RTE-17, RTE-18, RTE-19, ROL2-10] are not for an Owner, who reads why', async ({
    page,
    mock,
  }) => {
    test.slow();
    await page.goto('/');
    for (const path of FMC_PATHS) {
      await goInside(page, path);
      await expect(page, path).toHaveURL(at('/dashboard'));
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t('dashboard:title'));
      await expect(page.getByRole('link', { name: t('shell:fmc.back') }), path).toHaveCount(0);
      expect(await productStorage(page), path).toMatchObject({ wayside_mode: 'fleet' });
    }
    await expect(page.getByText(t('company-mode:only.text', { page: t('shell:titles.fleet') }))).toBeVisible();
    await expect(page.getByText(t('company-mode:only.help'))).toBeVisible();
    expect(await mock.calls('listFleets')).toEqual([]);
  });
});
