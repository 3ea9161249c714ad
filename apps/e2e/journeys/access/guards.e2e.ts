import { isFmcUser } from '@wayside/domain';
import { ROLE_NAMES, emailOf } from '@wayside/scenarios';
import { expect, signIn, test } from '../../fixtures.ts';
import { FLEET_PATHS, FMC_PATHS, at } from '../../places.ts';
import { productCookies } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('a visitor who is not signed in', () => {
  test('[RTE-02, RTE-03, RTE-06, RTE-22, ROL2-01] has the public sign-in and nothing else', async ({ page, mock }) => {
    await test.step('starts at the public sign-in', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(at('/sign_in'));
      await expect(page.getByRole('button', { name: t('access:signIn.submit'), exact: true })).toBeVisible();
    });
    await test.step('may sign out all the same', async () => {
      await page.goto('/sign_out');
      await expect(page).toHaveURL(at('/sign_in'));
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await test.step('is sent to sign-in from every guarded place, before anything is asked of the server', async () => {
      for (const path of [...FLEET_PATHS, ...FMC_PATHS]) {
        await page.goto(path);
        await expect(page, path).toHaveURL(at('/sign_in'));
      }
      expect(
        (await mock.journal()).entries.filter(
          ({ operation }) => operation.startsWith('get') || operation.startsWith('list'),
        ),
      ).toEqual([]);
    });
  });

  test('[RTE-24, AUT-03, ROL2-02] comes to the wanted place after sign-in', async ({ page }) => {
    await test.step('comes to the wanted place after sign-in, with its query', async () => {
      await page.goto('/settings?tab=policies&page=2');
      await expect(page).toHaveURL(at('/sign_in'));
      await signIn(page, 'Owner');
      await expect(page).toHaveURL(at('/settings?tab=policies&page=2'));
    });
    await test.step('who is an FMC user comes to the wanted place instead of the FMC dashboard', async () => {
      await page.goto('/sign_out');
      await expect(page).toHaveURL(at('/sign_in'));
      await page.goto('/user_preferences');
      await expect(page).toHaveURL(at('/sign_in'));
      await signIn(page, 'FMC');
      await expect(page).toHaveURL(at('/user_preferences'));
    });
  });

  test('[RTE-23, ROL2-02, AUT-02] is signed in by a key', async ({ page, mock }) => {
    await test.step('is signed in with the key of the guarded address and lands there without it', async () => {
      await page.goto('/vehicles/500001?key=K1&tab=orders');
      await expect(page).toHaveURL(at('/vehicles/500001?tab=orders'));
      const calls = await mock.calls('createSession');
      expect(calls.map(({ requestBody }) => requestBody)).toEqual([{ key: 'K1', subdomain: 'localhost' }]);
    });
    await test.step('is signed in by the key of the address without a click', async () => {
      await page.goto('/sign_out');
      await expect(page).toHaveURL(at('/sign_in'));
      await page.goto('/sign_in?key=K1');
      await expect(page).toHaveURL(at('/dashboard'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));
      const calls = await mock.calls('createSession');
      expect(calls.slice(1).map(({ requestBody }) => requestBody)).toEqual([{ key: 'K1', subdomain: 'localhost' }]);
    });
  });
});

test.describe('somebody who is signed in', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[RTE-01, RTE-04, AUT-26, DSH-13, RTE-06] is sent on to the dashboard, becomes another by a key, and signs out', async ({
    page,
    mock,
  }) => {
    await test.step('is sent on to the dashboard from the start and from sign-in', async () => {
      for (const path of ['/', '/sign_in']) {
        await page.goto(path);
        await expect(page, path).toHaveURL(at('/dashboard'));
      }
    });
    await test.step('is signed out and in again as another by a key in the address', async () => {
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
      const calls = await mock.calls('createSession');
      expect(calls.map(({ requestBody }) => requestBody)).toEqual([
        { key: 'K2', subdomain: 'localhost' },
        { key: 'key-manager', subdomain: 'localhost' },
      ]);
      // The sign-in key is sent without anyone's token.
      expect(calls.map(({ requestHeaders }) => requestHeaders['authorization'])).toEqual([undefined, undefined]);
    });
    await test.step('is signed out and in again by a key in the history state', async () => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => history.replaceState({ usr: { key: 'K2' }, key: 'k', idx: 0 }, ''));
      await page.reload();
      await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ben Ortiz' }) })).toBeVisible();
      await expect(page).toHaveURL(at('/dashboard'));
      expect((await mock.calls('createSession')).slice(2).map(({ requestBody }) => requestBody)).toEqual([
        { key: 'K2', subdomain: 'localhost' },
      ]);
    });
    await test.step('is signed out by the address', async () => {
      await page.goto('/sign_out');
      await expect(page).toHaveURL(at('/sign_in'));
      // The page sets a cookie for a moment to see whether the browser keeps it.
      await expect.poll(() => productCookies(page)).toEqual({});
    });
  });

  test('[RTE-25, ROL2-03, RTE-27] sees a new page from its top, and is signed in by the token cookie alone', async ({
    page,
    context,
    mock,
  }) => {
    await test.step('sees a new page from its top', async () => {
      await page.goto('/dashboard');
      await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      await page.getByRole('link', { name: t('shell:nav.shops') }).click();
      await expect(page).toHaveURL(at('/shops'));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
    await test.step('is so by the token cookie alone', async () => {
      await context.clearCookies({ name: /^wayside_current_/ });
      await page.goto('/settings');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings:title'));
      await expect(page).toHaveURL(at('/settings'));
      await context.clearCookies({ name: 'wayside_authentication_token' });
      await page.getByRole('link', { name: t('shell:nav.vehicles') }).click();
      await expect(page).toHaveURL(at('/sign_in'));
      expect(await mock.calls('createSession')).toEqual([]);
    });
  });
});

test.describe('FMC pages', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[ROL-04, RTE-16] the FMC dashboard keeps FMC users, and sends everyone else away', async ({ page }) => {
    test.slow();
    for (const role of ROLE_NAMES) {
      await test.step(role, async () => {
        const isIn = isFmcUser({ roles: [role] });
        // The key of a role signs in as its user.
        await page.goto(`/dashboard?key=key-${role.toLowerCase().replaceAll(' ', '-')}`);
        await expect.poll(() => productCookies(page)).toMatchObject({ wayside_current_user_email: emailOf(role) });
        await expect(page).toHaveURL(at('/dashboard'));
        await page.goto('/fmc_dashboard');
        await expect(page).toHaveURL(at(isIn ? '/fmc_dashboard' : '/dashboard'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(isIn ? t('fmc:title') : t('dashboard:title'));
      });
    }
  });

  test('[RTE-16, RTE-17, RTE-18, RTE-19, ROL2-10] are not for an Owner', async ({ page, mock }) => {
    test.slow();
    for (const path of FMC_PATHS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(t('dashboard:title'));
      await expect(page, path).toHaveURL(at('/dashboard'));
    }
    expect(await mock.calls('listFleets')).toEqual([]);
  });

  test.describe('for FMC users', () => {
    test.use({ role: 'FMC Fleet Manager' });
    test('[RTE-17, RTE-18, RTE-19, ROL2-10] open', async ({ page }) => {
      for (const path of FMC_PATHS) {
        await page.goto(path);
        await expect(
          page.getByRole('navigation').getByRole('link', { name: t('shell:nav.fmcUsers') }),
          path,
        ).toBeVisible();
        await expect(page, path).toHaveURL(at(path));
      }
    });
  });
});
