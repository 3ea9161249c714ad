import { PASSWORD, emailOf } from '@wayside/scenarios';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { PORT } from '../../server.ts';
import { productCookies } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('the telematics brand', () => {
  test.use({ brand: 'telematics' });

  test('[AUT-08, AUT-09, OPN-17] sends users to the partner by way of the customers API', async ({ page }) => {
    // A tab that does not exist is the first; tabs are changed by the arrow keys, and keep the focus.
    await page.goto('/sign_in?tab=%3Cscript%3E');
    await expect(page.getByRole('tab', { name: 'User' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'User' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Admin' })).toBeFocused();
    await expect(page.getByLabel(t('access:signIn.email'))).toBeVisible();

    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'User' })).toBeFocused();
    await expect(page.getByLabel(t('access:signIn.email'))).toHaveCount(0);
    const request = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('/customers/auth/'),
    );
    await page.getByRole('button', { name: t('access:signIn.partnerAction') }).click();
    expect((await request).url()).toBe(
      `http://api.localhost:${PORT}/api/v4/customers/auth/geotab?subdomain=telematics`,
    );
  });

  test('[AUT-08, OPN-16] has the form for admins; the tab is in the address', async ({ page, mock }) => {
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Admin' }).click();
    await expect(page).toHaveURL(at('/sign_in?tab=admin'));
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true');
    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at('/settings'));
    const [call] = await mock.calls('createSession');
    expect(call!.requestBody).toMatchObject({ subdomain: 'telematics' });
  });
});

test.describe('the shell brand', () => {
  test.use({ brand: 'shell' });

  test('[AUT-11, AUT-12, OPN-18, API-01, API-07, API2-03] only points admins to single sign-on; the form calls the API host beside it and names its own first label', async ({
    page,
    mock,
  }) => {
    await page.goto('/sign_in');
    await expect(page.getByLabel(t('access:signIn.email'))).toBeVisible();
    await page.getByRole('tab', { name: 'Admin' }).click();
    await expect(page.getByRole('link', { name: t('access:signIn.externalAction') })).toHaveAttribute(
      'href',
      'https://sso.shell.example/',
    );
    await expect(page.locator('main input')).toHaveCount(0);
    await page.getByRole('tab', { name: 'User' }).click();
    const request = page.waitForRequest(/\/api\/v4\/sessions$/);
    await signIn(page, 'Owner');
    expect(new URL((await request).url()).hostname).toBe('api.localhost');
    await expect(page).toHaveURL(at('/dashboard'));
    const [call] = await mock.calls('createSession');
    expect(call!.requestBody).toEqual({ email: emailOf('Owner'), password: PASSWORD, subdomain: 'shell' });
  });
});

test.describe('the form', () => {
  test('[AUT-01, AUT-04, ERR-01, ERR-02] leads to sign-up, has the focus in the email, masks the password, and takes what the browser fills in without a word; a wrong password is explained in our words, and the input stays', async ({
    page,
    mock,
  }) => {
    await page.goto('/sign_in');
    await page.getByRole('link', { name: t('access:signIn.signUpLink'), exact: true }).click();
    await expect(page).toHaveURL(at('/sign_up'));
    await page.goto('/sign_in');
    const email = page.getByRole('textbox', { name: t('access:signIn.email') });
    const password = page.getByLabel(t('access:signIn.password'), { exact: true });
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
    // Like a password manager that sets the values without firing events.
    await email.evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, emailOf('Owner'));
    await password.evaluate((field: HTMLInputElement) => {
      field.value = 'wrong-one';
    });
    await page.getByRole('button', { name: t('access:signIn.submit'), exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(t('access:alerts.invalidAuthentication'));
    await expect(email).toHaveValue(emailOf('Owner'));
    await expect(password).toHaveValue('wrong-one');
    await expect(password).toBeFocused();
    expect((await mock.calls('createSession'))[0]!.requestBody).toMatchObject({
      email: emailOf('Owner'),
      password: 'wrong-one',
    });
    await expect(page).toHaveURL(at('/sign_in'));
    expect(await productCookies(page)).toEqual({});
  });
});

test.describe('a link that has ended', () => {
  test.use({ scenario: 'access/invalid-key' });

  test('[AUT-02, ERR-01] says so, leaves the address, and lets the password in', async ({ page, mock }) => {
    await page.goto('/sign_in?key=old-key&tab=user');
    await expect(page.getByRole('alert')).toHaveText('This sign-in link is no longer valid');
    await expect(page).toHaveURL(at('/sign_in?tab=user'));
    await page.reload();
    await expect(page.getByRole('button', { name: t('access:signIn.submit'), exact: true })).toBeVisible();
    expect(await mock.calls('createSession')).toHaveLength(1);
    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at('/dashboard'));
  });
});

test.describe('a link that takes its time', () => {
  test.use({ scenario: 'access/key-held' });

  test('[AUT-02] says what is going on, and is not sent twice', async ({ page, mock }) => {
    await page.goto('/sign_in?key=K1');
    await expect(page.getByRole('progressbar', { name: t('access:signIn.withKey') })).toBeVisible();
    await expect(page.getByLabel(t('access:signIn.email'))).toHaveCount(0);
    await mock.release();
    await expect(page).toHaveURL(at('/dashboard'));
    expect(await mock.calls('createSession')).toHaveLength(1);
  });
});

// An error and what cannot be read are cases of `flags.test.ts`.
test.describe('a flag service that is slow', () => {
  test.use({ scenario: 'access/flag-service-slow' });

  test('[API-51, AUT-13, ROL2-05] means off: one submit signs in', async ({ page, mock }) => {
    await page.goto('/sign_in');
    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at('/dashboard'));
    expect(await mock.calls('sendOtp')).toEqual([]);
  });
});

test.describe('flags of a signed-in user', () => {
  test.use({ scenario: 'access/all-flags-on' });

  test('[API-49, API-50, ROL2-06] are asked for once, by customer, email and affiliation, without holding up the page', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'hold', operation: 'evaluateFlags' }]);
    await page.goto('/dashboard');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await mock.release();
    await mock.setFaults([]);
    for (const place of ['Vehicles', 'Services', 'Shops'])
      await page.getByRole('link', { name: place, exact: true }).click();
    await expect(page).toHaveURL(at('/shops'));
    const calls = await mock.calls('evaluateFlags');
    expect(calls.map(({ requestBody }) => requestBody)).toEqual([
      { context: { targetingKey: '1', email: emailOf('Owner'), affiliation_id: expect.any(Number) } },
    ]);
  });
});
