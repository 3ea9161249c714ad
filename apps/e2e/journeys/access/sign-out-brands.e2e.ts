import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { productCookies, productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const message = 'You have been logged out. Continue at the account manager.';

test.describe('the shell brand', () => {
  test.use({ brand: 'shell', scenario: 'base/signed-in' });

  test('[AUT-29, AUT-30, API-09, OPN-18, OPN-56, CON-20] ends the provider’s session and points to the account manager', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
    await page.getByRole('menuitem', { name: t('shell:nav.signOut') }).click();
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
    await expect(page).toHaveURL(at('/sign_out'));
    await expect(page).toHaveTitle(new RegExp(`^${t('access:signOut.title')}`));
    const link = page.getByRole('link', { name: 'Continue at the account manager.' });
    await expect(link).toHaveAttribute('href', 'https://accountmanager.shell.example/');
    expect(await productCookies(page)).toEqual({});
    expect(await productStorage(page)).toEqual({});
    const calls = await mock.calls('deleteShellSession');
    expect(calls.map(({ method, requestBody, status }) => ({ method, requestBody, status }))).toEqual([
      { method: 'DELETE', requestBody: undefined, status: 204 },
    ]);
    await page.getByRole('link', { name: t('access:signOut.signInAgain') }).click();
    await expect(page).toHaveURL(at('/sign_in'));
  });

  test('[AUT-29] says so to somebody who is out already, and asks nothing of the server', async ({
    page,
    context,
    mock,
  }) => {
    await context.clearCookies({ name: 'wayside_authentication_token' });
    await page.goto('/sign_out');
    await expect(page.getByText(message)).toBeVisible();
    expect((await mock.journal()).entries).toEqual([]);
  });
});

for (const scenario of ['access/provider-sign-out-fails', 'access/provider-sign-out-held'] as const) {
  test.describe(scenario, () => {
    test.use({ brand: 'shell', scenario });

    test('[OPN-56, AUT-31, AUT-30] does not stop anybody from being signed out here', async ({ page, mock }) => {
      await page.goto('/sign_out');
      await expect(page.getByText(message)).toBeVisible();
      expect(await productCookies(page)).toEqual({});
      expect(await mock.calls('deleteShellSession')).toHaveLength(1);
    });
  });
}

test.describe('a user who came through the provider, on another brand', () => {
  test.use({ scenario: 'access/provider-affiliation' });

  test('[AUT-31, OPN-56, CON-20] ends the provider’s session, then goes to sign-in', async ({ page, mock }) => {
    await page.goto('/sign_out');
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(page.getByText(message)).toHaveCount(0);
    expect((await mock.calls('deleteShellSession')).map(({ status }) => status)).toEqual([204]);
    expect(await productCookies(page)).toEqual({});
  });
});

test.describe('an affiliation that cannot be loaded', () => {
  test.use({ scenario: 'access/affiliation-fails' });

  test('[AUT-28, AUT-31] leaves the provider alone and signs out', async ({ page, mock }) => {
    await page.goto('/sign_out');
    await expect(page).toHaveURL(at('/sign_in'));
    expect(await productCookies(page)).toEqual({});
    expect(await mock.calls('deleteShellSession')).toEqual([]);
  });
});

test.describe('another tab', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[AUT-28, RTE-24] that signs out is noticed, with the place kept', async ({ page, context, mock }) => {
    await page.goto('/vehicles?page=2');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/sign_out');
    await expect(other).toHaveURL(at('/sign_in'));
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(page.getByText(t('common:error.sessionEnded'))).toBeVisible();
    await page.getByRole('textbox', { name: t('access:signIn.email') }).fill('owner@wayside.example');
    await page.getByLabel(t('access:signIn.password'), { exact: true }).fill('wayside');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/vehicles?page=2'));
    // The tab that signed out picks up the new session on its own.
    await expect(other).toHaveURL(at('/dashboard'));
    await expect(other.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    expect(await mock.calls('createSession')).toHaveLength(1);
  });

  test('[AUT-26, STS-19] that signs in as somebody else does not leave the first one’s page standing', async ({
    page,
    context,
  }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/dashboard?key=K2');
    await expect(other.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ben Ortiz' }) })).toBeVisible();
    // The page may notice on its own and already be navigating.
    await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => undefined);
    await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ben Ortiz' }) })).toBeVisible();
  });
});
