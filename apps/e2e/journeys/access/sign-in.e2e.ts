import type { Page } from '@playwright/test';
import { PASSWORD, emailOf } from '@wayside/scenarios';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { productCookies, productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

const email = (page: Page) => page.getByRole('textbox', { name: t('access:signIn.email') });
const password = (page: Page) => page.getByLabel(t('access:signIn.password'), { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: t('access:signIn.submit') });

test('[AUT-13, AUT-27, ENT-13, API-01, API-02, API-03, API-04, API-15, API-16, API2-01] the form is sent once, however often it is pressed, and leaves cookies and the user as data; every call goes to the API host with token, JSON and application name', async ({
  page,
  mock,
}) => {
  const calls: { url: URL; token: string | undefined }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/v4/')) calls.push({ url, token: request.headers()['authorization'] });
  });
  await test.step('is sent once, however often it is pressed', async () => {
    await mock.setFaults([{ kind: 'hold', operation: 'createSession' }]);
    await page.goto('/sign_in');
    await signIn(page, 'Owner');
    await expect(page.getByRole('progressbar', { name: t('access:signIn.submitting') })).toHaveCount(1);
    await submit(page).click({ force: true });
    await password(page).press('Enter');
    await password(page).press('Enter');
    // The journal only records a held call once it is released.
    await mock.release();
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    expect(await mock.calls('createSession')).toHaveLength(1);
  });
  const answer = (await mock.answers('createSession'))[0]!;
  const token = answer.authentication_token;
  await test.step('leaves token, email, account and fleet as cookies and the user as data', async () => {
    expect(await productCookies(page)).toMatchObject({
      wayside_authentication_token: token,
      wayside_current_user_email: emailOf('Owner'),
      wayside_current_account_id: '9',
      wayside_current_fleet_id: '5',
    });
    expect((await mock.calls('getAffiliation')).map(({ query, requestBody }) => ({ query, requestBody }))).toEqual([
      { query: {} },
    ]);
    const stored = await productStorage(page);
    expect(JSON.parse(stored['wayside_current_user']!)).toMatchObject({ id: answer.id, firstName: 'Ann' });
    // Third-party scripts could read it there.
    expect(JSON.stringify(stored)).not.toContain(token);
  });
  await test.step('every call goes to the API host with token, JSON and application name', async () => {
    expect(calls.length).toBeGreaterThan(2);
    expect([...new Set(calls.map(({ url }) => url.hostname))]).toEqual(['api.localhost']);
    const [first, ...later] = calls;
    expect(first).toMatchObject({ url: { pathname: '/api/v4/sessions' }, token: undefined });
    expect([...new Set(later.map((call) => call.token))]).toEqual([token]);
    const { entries } = await mock.journal();
    for (const { operation, requestHeaders, requestBody } of entries.filter(({ path }) =>
      path.startsWith('/api/v4/'),
    )) {
      expect(requestHeaders, operation).toMatchObject({ accept: 'application/json', 'application-name': 'wayside' });
      if (requestBody !== undefined) expect(requestHeaders['content-type'], operation).toBe('application/json');
    }
  });
  await test.step('with only the cookie, the user is loaded again', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) })).toBeVisible();
    expect(await mock.calls('getCurrentUser')).toHaveLength(1);
  });
});

test('[AUT-13, ERR-05] a browser that blocks cookies is said at once, and nothing is sent', async ({ page, mock }) => {
  // The getter first reports that cookies are disabled, then throws as in a sandboxed frame.
  for (const throws of [false, true]) {
    await page.addInitScript((isThrowing) => {
      const blocked = () => {
        if (isThrowing) throw new DOMException('denied', 'SecurityError');
        return '';
      };
      Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: blocked, set: blocked });
    }, throws);
    await page.goto('/sign_in');
    await expect(page.getByRole('alert')).toHaveText(t('common:error.cookiesBlocked'));
    await signIn(page, 'Owner');
    await expect(email(page)).toHaveValue(emailOf('Owner'));
    await expect(submit(page)).toBeEnabled();
  }
  expect(await mock.calls('createSession')).toEqual([]);
});

test.describe('a wrong password', () => {
  test.use({ scenario: 'access/wrong-password' });

  test.describe('in Canada', () => {
    test.use({ brand: 'canada' });
    test('[ERR-02, BRD-10] a message in English or French gives the same alert, in French', async ({ page, mock }) => {
      await page.goto('/sign_in');
      await signIn(page, 'Owner', 'autre');
      await expect(page.getByRole('alert')).toHaveText(fr('access:alerts.invalidAuthentication'));
      await mock.setAnswer('createSession', { example: 'invalidCredentialsFrench' });
      await signIn(page, 'Owner', 'une autre');
      await expect.poll(async () => (await mock.calls('createSession')).length).toBe(2);
      await expect(page.getByRole('alert')).toHaveText(fr('access:alerts.invalidAuthentication'));
      const call = (await mock.calls('createSession')).at(-1);
      expect(JSON.stringify(call!.answer)).toContain('Courriel ou mot de passe invalide');
    });
  });
});

test.describe('a user without a fleet', () => {
  test.use({ scenario: 'access/no-fleet' });
  test('[AUT-25] is turned away', async ({ page }) => {
    await page.goto('/sign_in');
    await signIn(page, 'Owner');
    await expect(page.getByRole('alert')).toHaveText('This account does not belong to a fleet');
    await expect(page).toHaveURL(at('/sign_in'));
    await expect(email(page)).toHaveValue(emailOf('Owner'));
    expect(await productCookies(page)).toEqual({});
    expect(await productStorage(page)).not.toHaveProperty('wayside_current_user');
  });
});

const MARKUP = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';

/** What the server refuses with, one call after the other. */
const REFUSALS = [
  {
    title: 'two reasons are both said',
    answer: { example: 'joined' },
    text: 'The first value is not accepted, The second value is not accepted',
  },
  {
    title: 'the default tone is a notice and no error',
    answer: { status: 422, body: { alertMessage: 'Please sign in after the maintenance', alertType: 'default' } },
    text: 'Please sign in after the maintenance',
    role: 'status',
  },
  {
    title: 'markup is text',
    answer: { status: 422, body: { alertMessage: MARKUP, alertType: 'error' } },
    text: MARKUP,
  },
] as const;

/** Neighbors differ in text, so that none is taken for the one before. */
const FAILURES = [
  {
    title: 'the server fails',
    fault: { kind: 'server-error', operation: 'createSession' },
    text: 'Something went wrong on the server',
  },
  {
    title: 'the connection breaks',
    fault: { kind: 'connection-reset', operation: 'createSession' },
    text: t('common:error.offline'),
  },
  {
    title: 'the answer cannot be read',
    fault: { kind: 'malformed-response', operation: 'createSession' },
    text: t('common:error.unreadable'),
  },
  {
    title: 'the answer breaks off',
    fault: { kind: 'truncated-response', operation: 'createSession' },
    text: t('common:error.offline'),
  },
  {
    title: 'the answer is null',
    fault: { kind: 'null-response', operation: 'createSession' },
    text: t('common:error.unreadable'),
  },
  {
    title: 'nothing comes back',
    fault: { kind: 'empty-response', operation: 'createSession' },
    text: t('common:error.offline'),
  },
  {
    title: 'the server is busy',
    fault: { kind: 'server-error', operation: 'createSession', status: 503, retryAfter: 120 },
    text: 'Something went wrong on the server. Try again in 2 minutes.',
  },
] as const;

test('[AUT-01, ERR-01, ERR2-02] empty fields are pointed at; each refusal and each failure is said in its tone, nothing typed is lost, and trying again works', async ({
  page,
  mock,
}) => {
  // Empty fields are pointed at and nothing is sent.
  await page.goto('/sign_in');
  await submit(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await email(page).fill(emailOf('Owner'));
  await submit(page).click();
  await expect(password(page)).toBeFocused();
  expect(await mock.calls('createSession')).toEqual([]);

  await password(page).fill(PASSWORD);
  for (const [index, { title, answer, text, ...other }] of REFUSALS.entries()) {
    const role = 'role' in other ? other.role : 'alert';
    await test.step(title, async () => {
      await mock.setAnswer('createSession', { ...answer, calls: [index + 1] });
      await submit(page).click();
      await expect(page.getByRole(role).filter({ hasText: text })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(role === 'alert' ? 1 : 0);
      await expect(password(page)).toHaveValue(PASSWORD);
    });
  }
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  for (const { title, fault, text } of FAILURES) {
    await test.step(title, async () => {
      await mock.setFaults([fault]);
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await expect(email(page)).toHaveValue(emailOf('Owner'));
      await expect(password(page)).toHaveValue(PASSWORD);
      expect(await productCookies(page)).toEqual({});
    });
  }
  await mock.setFaults([]);
  await submit(page).click();
  await expect(page).toHaveURL(at('/dashboard'));
});
