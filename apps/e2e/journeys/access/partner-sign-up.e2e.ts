import type { Page } from '@playwright/test';
import { scenarios } from '@wayside/scenarios';
import { errorSummary } from '@wayside/scenarios/stage';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { productCookies, productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const linkOf = (id: string): string => scenarios.get(id)!.start!;
const LINK = linkOf('sign-up/partner');
const EDIT = at('/shell_sign_up/edit');

const VALUES = [
  [t('access:signUp.companyName'), 'Shah Deliveries'],
  [t('access:signUp.firstName'), 'Ravi'],
  [t('access:signUp.lastName'), 'Shah'],
  [t('access:signUp.email'), 'ravi.shah@x.example'],
  [t('access:signUp.mobileNumber'), '(555) 123-4567'],
] as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: t('access:partnerSignUp.submit') });

async function expectForm(page: Page): Promise<void> {
  await expect(page).toHaveURL(EDIT);
  for (const [label, value] of VALUES) await expect(field(page, label)).toHaveValue(value);
}

test.describe('a partner’s link', () => {
  test.use({ scenario: 'sign-up/partner', brand: 'telematics' });

  test('[RTE-26, TEL-17, OPN-07, OPN-08] at any address fills the form, as text, which a reload keeps; with a value missing it is no such link', async ({
    page,
  }) => {
    await page.goto(`/shell_sign_up${LINK.slice(1)}`);
    await expectForm(page);
    await page.reload();
    await expectForm(page);
    await forget();
    // One that holds script is text in the form.
    await page.goto(`/sign_up${linkOf('sign-up/partner-script').slice(1)}`);
    await expect(field(page, t('access:signUp.firstName'))).toHaveValue('<img src=x onerror="window.hacked=1">');
    await expect(field(page, t('access:signUp.companyName'))).toHaveValue('"><script>window.hacked=1</script>');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await forget();
    const query = new URLSearchParams(LINK.slice(2));
    query.delete('token');
    await page.goto(`/?${query.toString()}`);
    await expect(page).toHaveURL(/\/sign_in/);
    expect(Object.keys(await productStorage(page))).not.toContain('wayside_pending_user');

    async function forget(): Promise<void> {
      expect(await page.locator('body').innerText()).not.toContain('pending-2');
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
    }
  });

  test('[SUP-23, SUP-26, SUP-27, SUP-28, TEL-15, CON-10, ERR2-36] asks for five things and no more, keeps what was typed over a reload; each bad field has its words, and nothing is sent', async ({
    page,
    mock,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(LINK);
    await expectForm(page);
    await expect(page.locator('form input')).toHaveCount(5);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell:titles.shellSignUp'));
    await field(page, t('access:signUp.firstName')).fill('Ravinder');
    await page.reload();
    await expect(field(page, t('access:signUp.firstName'))).toHaveValue('Ravinder');
    await expect(field(page, t('access:signUp.lastName'))).toHaveValue('Shah');
    const bad = ['', ' ', '', 'abc', '555-12'];
    for (const [index, [label]] of VALUES.entries()) await field(page, label).fill(bad[index]!);
    await save(page).press('Enter');
    const messages = [
      'Company name must be present',
      'First name must be present',
      'Last name must be present',
      'Email format invalid',
      'Mobile Number must be 10 digits, only numbers',
    ];
    for (const [index, [label]] of VALUES.entries())
      await expect(field(page, label)).toHaveAccessibleDescription(messages[index]!);
    await expect(errorSummary(page).getByRole('listitem')).toHaveCount(5);
    expect(await mock.calls('updateShellCustomer')).toEqual([]);
  });

  test('[SUP-25, SUP-29, TEL-16, TEL-19, API-25, API-26, API2-47, ENT-10, OPN-70] saves once, however often it is pressed, signs in with the answered token, and opens the dashboard', async ({
    page,
    mock,
  }) => {
    await page.goto(LINK);
    await expectForm(page);
    await field(page, t('access:signUp.lastName')).fill('Shah-Rao');
    await field(page, t('access:signUp.mobileNumber')).fill('(555) 123-9999');
    const asMe = page.waitForRequest(
      (request) => request.method() === 'GET' && request.url().endsWith('/fleet_users/me'),
    );
    await mock.setFaults([{ kind: 'hold', operation: 'updateShellCustomer' }]);
    await save(page).dblclick();
    await field(page, t('access:signUp.email')).press('Enter');
    await mock.release();
    const { authorization } = await (await asMe).allHeaders();
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(
      page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ravi Shah-Rao' }) }),
    ).toBeVisible();

    const calls = await mock.calls('updateShellCustomer');
    expect(calls.map(({ path, requestBody }) => ({ path, requestBody }))).toEqual([
      {
        path: expect.stringMatching(/\/shell_customers\/2$/),
        requestBody: {
          id: 2,
          auth_token: 'pending-2',
          firstName: 'Ravi',
          lastName: 'Shah-Rao',
          email: 'ravi.shah@x.example',
          cellPhone: '5551239999',
          fleetName: 'Shah Deliveries',
          geotabDatabaseName: null,
        },
      },
    ]);
    const { authenticationToken } = (await mock.answers('updateShellCustomer'))[0]!;
    expect(authorization).toBe(authenticationToken);
    const cookies = await productCookies(page);
    expect(cookies['wayside_authentication_token']).toBe(authenticationToken);
    expect(cookies['wayside_current_user_email']).toBe('ravi.shah@x.example');
    const storage = await productStorage(page);
    expect(Object.keys(storage).filter((name) => /pending|draft/.test(name))).toEqual([]);
    expect(JSON.stringify(storage)).not.toContain(authenticationToken);
    await page.goto('/shell_sign_up/edit');
    await expect(page).toHaveURL(at('/dashboard'));
  });
});

test.describe('a company name that the partner fixed', () => {
  test.use({ scenario: 'sign-up/partner-fixed-name', brand: 'telematics' });
  test('[SUP-24, TEL-15, CON2-05, STU-14] cannot be changed, and is saved as it is: the name of an empty fleet of one’s own', async ({
    page,
    mock,
  }) => {
    await page.goto(`/?session=${mock.id}&step=0`);
    await expect(field(page, t('access:signUp.companyName'))).toBeDisabled();
    await expect(field(page, t('access:signUp.companyName'))).toHaveValue('Shah Deliveries');
    await save(page).click();
    await expect(page).toHaveURL(at('/dashboard'));
    expect((await mock.calls('updateShellCustomer'))[0]?.requestBody).toMatchObject({ fleetName: 'Shah Deliveries' });
    await expect(page.getByRole('banner')).toContainText('Shah Deliveries');
    await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText('Ravi Shah, Owner');
    const left = page.getByRole('list', { name: t('first-steps:title') }).getByRole('listitem');
    await expect(left.filter({ hasText: t('first-steps:open.vehicles') })).toBeVisible();
  });
});

test.describe('refused', () => {
  test.use({ scenario: 'sign-up/partner-used-link', brand: 'telematics' });
  test('[ERR-01, ERR-04] it says why and keeps the form', async ({ page, mock }) => {
    await page.goto(LINK);
    await expectForm(page);
    await field(page, t('access:signUp.firstName')).fill('Ravinder');
    for (const [example, text] of [
      ['invalidPartnerToken', 'This sign-up link is no longer valid'],
      ['userExists', t('access:alerts.userExists', { email: 'ravi.shah@x.example' })],
      [
        'invalidFields',
        'Email format invalid, First name must be present, Mobile Number must be 10 digits, only numbers',
      ],
    ] as const) {
      await test.step(example, async () => {
        await mock.setAnswer('updateShellCustomer', { example });
        await save(page).click();
        await expect(page.getByRole('alert')).toContainText(text);
        await expect(field(page, t('access:signUp.firstName'))).toHaveValue('Ravinder');
        await expect(page).toHaveURL(EDIT);
        expect(await productCookies(page)).toEqual({});
      });
    }
  });
});

test.describe('without a link', () => {
  test.describe('signed out', () => {
    test.use({ brand: 'shell' });
    test('[RTE-21, TEL-18, CON2-22, OPN-09] both addresses lead to sign-in', async ({ page }) => {
      for (const path of ['/shell_sign_up', '/shell_sign_up/edit']) {
        await page.goto(path);
        await expect(page, path).toHaveURL(at('/sign_in'));
      }
    });
  });

  test.describe('signed in on a brand without a provider’s session', () => {
    test.use({ scenario: 'base/signed-in', brand: 'default' });
    test('[RTE-21, OPN-09] there is no form either', async ({ page }) => {
      await page.goto('/shell_sign_up');
      await expect(page).toHaveURL(at('/dashboard'));
    });
  });

  test.describe('signed in on the shell brand', () => {
    test.use({ scenario: 'base/signed-in', brand: 'shell' });
    test('[RTE-20, OPN-09, CON-11, API-25] the form holds what is known; saving signs in again', async ({
      page,
      mock,
    }) => {
      await mock.setFaults([{ kind: 'server-error', operation: 'getCurrentUser', calls: [1] }]);
      await page.goto('/shell_sign_up');
      // A user that cannot be loaded is said, and loaded again.
      await page.getByRole('button', { name: t('common:actions.retry') }).click();
      await expect(field(page, t('access:signUp.companyName'))).toBeDisabled();
      await expect(field(page, t('access:signUp.email'))).toHaveValue('owner@wayside.example');
      const before = await productCookies(page);
      await save(page).click();
      await expect(page).toHaveURL(at('/dashboard'));
      const [call] = await mock.calls('updateShellCustomer');
      expect(call?.requestBody).toMatchObject({
        auth_token: before['wayside_authentication_token'],
        email: 'owner@wayside.example',
      });
      const { authenticationToken } = (await mock.answers('updateShellCustomer'))[0]!;
      expect((await productCookies(page))['wayside_authentication_token']).toBe(authenticationToken);
    });
  });
});
