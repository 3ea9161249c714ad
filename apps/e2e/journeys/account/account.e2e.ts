import type { Page } from '@playwright/test';
import { notificationKinds } from '@wayside/domain/schemas';
import { emailOf } from '@wayside/scenarios';
import { errorSummary } from '@wayside/scenarios/stage';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { productCookies, productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const firstName = (page: Page) => field(page, t('account:preferences.firstName'));
const save = (page: Page) => page.getByRole('button', { name: t('account:preferences.submit') });
const openPassword = (page: Page) =>
  page.getByRole('button', { name: t('account:preferences.passwordTitle'), exact: true }).click();
const group = (page: Page, name: string) => page.getByRole('region', { name });

test.use({ scenario: 'base/signed-in' });

test('[ERR-09] an account without a user is a failed load, and does not load forever', async ({ page, mock }) => {
  for (const [kind, path] of [
    ['null-response', '/account'],
    ['no-content-response', '/user_preferences'],
  ] as const) {
    await mock.setFaults([{ kind, operation: 'getCurrentUser' }]);
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(t('common:error.unreadable'));
    await expect(page.getByRole('alert')).toContainText(t('common:error.loadTitle'));
  }
  await mock.setFaults([]);
  await page.getByRole('button', { name: t('common:actions.retry') }).click();
  await expect(firstName(page)).toHaveValue('Ann');
});

test.describe('user preferences', () => {
  test('[RTE-11, PRF-01, PRF-02, PRF-03, PRF-06, USR-19, DSH-19, API-18, ENT-02, ERR-15] are prefilled, saved without a password and once, however often it is pressed, and lead back', async ({
    page,
    mock,
  }) => {
    await page.goto('/user_preferences');
    await expect(firstName(page)).toHaveValue('Ann');
    await expect(field(page, t('account:preferences.lastName'))).toHaveValue('Lee');
    await expect(page.getByRole('textbox', { name: t('account:preferences.email') })).toHaveValue(emailOf('Owner'));
    await expect(page.getByRole('textbox', { name: t('account:preferences.phone') })).toHaveValue(
      /^\(\d{3}\) \d{3}-\d{4}$/,
    );
    await expect(page.getByRole('textbox', { name: t('common:region.zipCode') })).toHaveValue(/^\d{5}$/);
    await expect(page.getByRole('textbox', { name: t('account:preferences.carCount') })).toHaveValue(/^\d+$/);
    for (const name of ['textNotifications', 'emailNotifications'] as const) {
      const boxes = group(page, t(`account:preferences.${name}`)).getByRole('checkbox');
      // And the one for all of them.
      await expect(boxes).toHaveCount(notificationKinds.length + 1);
    }

    await firstName(page).fill('Zoë');
    await page.getByRole('textbox', { name: t('account:preferences.phone') }).fill('(555) 123-4567');
    const reminder = group(page, t('account:preferences.textNotifications')).getByRole('checkbox', {
      name: t('account:notifications.one_hour_reminder'),
    });
    const wasChecked = await reminder.isChecked();
    await reminder.press('Space');
    await mock.setFaults([{ kind: 'hold', operation: 'updateFleetUser' }]);
    await save(page).dblclick();
    await firstName(page).press('Enter');
    await expect(page.getByRole('progressbar', { name: t('account:preferences.submitting') })).toBeVisible();
    await mock.release();
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('main').getByText('Preference updated')).toBeVisible();

    const [call, ...more] = await mock.calls('updateFleetUser');
    expect(more).toEqual([]);
    expect(call?.path).toMatch(/\/fleet_users\/\d+$/);
    const body = call!.requestBody;
    expect(body).toMatchObject({ firstName: 'Zoë', cellPhone: '5551234567', language: 'en' });
    expect(body).not.toHaveProperty('password');
    for (const name of [
      'text_notification_preference_attributes',
      'email_notification_preference_attributes',
    ] as const) {
      expect(Object.keys(body[name]!)).toEqual([...notificationKinds]);
    }
    expect(body.text_notification_preference_attributes!.one_hour_reminder).toBe(!wasChecked);
    expect(await productCookies(page)).toMatchObject({ wayside_current_user_name: 'Zoë Lee' });
  });

  test('[PRF-01, PRF-02, USR-18, USR-20, USR-21, USR-22, ERR2-28] a field is checked when it is left, then live, and all of them on saving; a new password is sent with its confirmation, and two that differ are not', async ({
    page,
    mock,
  }) => {
    await page.goto('/user_preferences');
    const phone = page.getByRole('textbox', { name: t('account:preferences.phone') });
    await firstName(page).fill('x'.repeat(61));
    await firstName(page).blur();
    await expect(firstName(page)).toHaveAccessibleDescription(t('common:validation.tooLong'));
    await firstName(page).fill('Ann');
    await phone.fill('555-12');
    await expect(phone).toHaveAccessibleDescription('');
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription('Mobile Number must be 10 digits, only numbers');
    await phone.fill('555-123-4567');
    await expect(phone).toHaveAccessibleDescription('');
    await phone.blur();
    await expect(phone).toHaveValue('(555) 123-4567');
    await firstName(page).fill('');
    await page.getByRole('textbox', { name: t('account:preferences.email') }).fill('abc');
    await page.getByRole('textbox', { name: t('common:region.zipCode') }).fill('1234');
    await save(page).click();
    await expect(errorSummary(page)).toBeFocused();
    await expect(errorSummary(page)).toContainText(t('common:validation.summary', { count: 3 }));
    await expect(firstName(page)).toHaveAccessibleDescription('must select');
    await expect(page.getByRole('textbox', { name: t('account:preferences.email') })).toHaveAccessibleDescription(
      'Email format invalid',
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await firstName(page).fill('Ann');
    await page.getByRole('textbox', { name: t('account:preferences.email') }).fill(emailOf('Owner'));
    await page.getByRole('textbox', { name: t('common:region.zipCode') }).fill('97201');

    await expect(page.getByLabel(/^New password/)).toBeHidden();
    await openPassword(page);
    await page.getByLabel(/^New password/).fill('wayside2');
    await page.getByLabel(/^Confirm new password/).fill('wayside3');
    await save(page).click();
    const summary = errorSummary(page);
    await expect(summary).toContainText('New password and confirmation do not match');
    await expect(summary).toBeInViewport();
    await summary.getByRole('link').click();
    await expect(page.getByLabel(/^Confirm new password/)).toBeFocused();
    expect(await mock.calls('updateFleetUser')).toEqual([]);
    await page.getByLabel(/^Confirm new password/).fill('wayside2');
    await save(page).click();
    await expect(page).toHaveURL(at('/dashboard'));
    expect((await mock.calls('updateFleetUser'))[0]?.requestBody).toMatchObject({
      password: 'wayside2',
      password_confirmation: 'wayside2',
    });
  });

  test.describe('of an FMC user', () => {
    test.use({ role: 'FMC' });
    test('[PRF-04, PRF-06] are without notifications, on the screen and in the request', async ({ page, mock }) => {
      await page.goto('/user_preferences');
      await firstName(page).fill('Zoë');
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await save(page).click();
      await expect(page).toHaveURL(at('/dashboard'));
      const [call] = await mock.calls('updateFleetUser');
      expect(Object.keys(call!.requestBody).filter((name) => name.includes('notification'))).toEqual([]);
    });
  });

  test.describe('in Canada', () => {
    test.use({ brand: 'canada' });
    test('[PRF-01, PRF-05, OPN-28, CST2-19, UPL-05, WRD-03] have a postal code and no reminder one hour before', async ({
      page,
      mock,
    }) => {
      await page.goto('/user_preferences');
      await expect(page.getByRole('textbox', { name: fr('common:region.postalCode') })).toHaveValue(
        /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
      );
      const postal = page.getByRole('textbox', { name: fr('common:region.postalCode') });
      await postal.fill('h2x1y4');
      await postal.press('Tab');
      await expect(postal).toHaveValue('H2X 1Y4');
      await expect(page.getByRole('checkbox', { name: fr('account:notifications.one_hour_reminder') })).toHaveCount(0);
      await expect(
        page.getByRole('checkbox', { name: fr('account:notifications.twenty_four_hour_reminder') }),
      ).toHaveCount(2);
      await page.getByRole('button', { name: fr('account:preferences.submit') }).click();
      await expect(page).toHaveURL(at('/dashboard'));
      const body = (await mock.calls('updateFleetUser')).at(-1)!.requestBody;
      expect(body.text_notification_preference_attributes).not.toHaveProperty('one_hour_reminder');
      // The server's known refusals are said in French.
      await mock.setAnswer('updateFleetUser', { example: 'emailTaken' });
      await page.goto('/user_preferences');
      await page.getByRole('textbox', { name: fr('account:preferences.firstName') }).fill('Zoë');
      await page.getByRole('button', { name: fr('account:preferences.submit') }).click();
      await expect(page.getByText(fr('server:userExists'))).toBeVisible();
    });
  });

  test.describe('refused', () => {
    test.use({ scenario: 'account/preferences-email-taken' });
    test('[ERR-01, ERR-07, ERR2-28] say why at the top of the page and keep what was typed', async ({ page, mock }) => {
      await page.goto('/user_preferences');
      await firstName(page).fill('Zoë');
      for (const [example, text] of [
        ['emailTaken', 'This email is already in use, please use another email address'],
        ['passwordTooShort', 'Password must be at least 6 characters'],
        ['passwordMismatch', 'New password and confirmation do not match'],
        ['inactiveUser', 'A deactivated user cannot be edited'],
        ['roleForbidden', 'You are not allowed to do this'],
      ] as const) {
        await test.step(example, async () => {
          await mock.setAnswer('updateFleetUser', { example });
          await saysWhy(page, text);
        });
      }
      await mock.setFaults([{ kind: 'server-error', operation: 'updateFleetUser' }]);
      await saysWhy(page, 'Something went wrong on the server');
    });

    async function saysWhy(page: Page, text: string): Promise<void> {
      await save(page).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(page.getByRole('alert')).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(firstName(page)).toHaveValue('Zoë');
      await expect(page).toHaveURL(at('/user_preferences'));
    }
  });

  test('[ERR-01] saved without an answer, they say what may have been saved, the password above all', async ({
    page,
    mock,
  }) => {
    await page.goto('/user_preferences');
    await expect(firstName(page)).toHaveValue('Ann');
    const before = await productCookies(page);
    await mock.setFaults([{ kind: 'no-content-response', operation: 'updateFleetUser' }]);
    await firstName(page).fill('Zoë');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText(t('common:error.mayHaveWorked'));
    await openPassword(page);
    for (const name of [/^New password/, /^Confirm new password/]) await page.getByLabel(name).fill('wayside2');
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText(t('account:preferences.passwordLost'));
    await expect(firstName(page)).toHaveValue('Zoë');
    expect(await productCookies(page)).toEqual(before);
  });

  test('[RTE-11] keep what was typed over a reload, but no password, until they are left', async ({ page }) => {
    await page.goto('/user_preferences');
    await firstName(page).fill('Zoë');
    await openPassword(page);
    await page.getByLabel(/^New password/).fill('geheim42');
    await group(page, t('account:preferences.emailNotifications'))
      .getByRole('checkbox', { name: t('account:notifications.approvals_submitted') })
      .press('Space');
    const wanted = await group(page, t('account:preferences.emailNotifications'))
      .getByRole('checkbox', { name: t('account:notifications.approvals_submitted') })
      .isChecked();
    expect(JSON.stringify(await productStorage(page))).not.toContain('geheim42');
    await page.reload();
    await expect(firstName(page)).toHaveValue('Zoë');
    await expect(page.getByLabel(/^New password/)).toHaveValue('');
    await expect(
      group(page, t('account:preferences.emailNotifications')).getByRole('checkbox', {
        name: t('account:notifications.approvals_submitted'),
      }),
    ).toBeChecked({ checked: wanted });
    // Leaving drops it.
    await page.getByRole('link', { name: t('shell:nav.shops'), exact: true }).click();
    await page
      .getByRole('alertdialog', { name: t('common:form.leaveTitle') })
      .getByRole('button', { name: t('common:form.leave') })
      .click();
    await expect(page).toHaveURL(at('/shops'));
    expect(Object.keys(await productStorage(page)).filter((name) => name.includes('draft'))).toEqual([]);
  });

  test('[RTE-24] keep what was typed over a session that ends, for the same person only', async ({ page, mock }) => {
    // The last call of the shell; otherwise it would find out before the click.
    const shellHasCalled = (times: number) =>
      expect.poll(async () => (await mock.calls('getAffiliation')).length).toBe(times);
    await page.goto('/user_preferences');
    await firstName(page).fill('Zoë');
    await shellHasCalled(1);
    await mock.expireTokens();
    await save(page).click();
    await expect(page).toHaveURL(at('/sign_in'));
    await signIn(page, 'Owner');
    await expect(page).toHaveURL(at('/user_preferences'));
    await expect(firstName(page)).toHaveValue('Zoë');

    await shellHasCalled(2);
    await mock.expireTokens();
    await save(page).click();
    await expect(page).toHaveURL(at('/sign_in'));
    await signIn(page, 'Admin');
    await expect(page).toHaveURL(at('/user_preferences'));
    await expect(page.getByRole('textbox', { name: t('account:preferences.email') })).toHaveValue(emailOf('Admin'));
    await expect(firstName(page)).not.toHaveValue('Zoë');
  });
});
