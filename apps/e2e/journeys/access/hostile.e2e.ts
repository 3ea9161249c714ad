import type { Page } from '@playwright/test';
import { SESSION_HEADER } from '@wayside/scenarios/control';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { PORT } from '../../server.ts';
import { productCookies } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const MARKUP = '<img src=x onerror="window.pwned=1">';
const wasRun = (page: Page) => page.evaluate(() => 'pwned' in window);

test.describe('names of the server', () => {
  test.use({ scenario: 'access/hostile-names' });

  test('[LAY-08, LAY-09, LAY-10, LAY-14] and the own name are text in header, circle and menu, and a link that is a script is not offered', async ({
    page,
    request,
    mock,
  }) => {
    const own = `${MARKUP} <b>X</b>`;
    const { token, id } = await mock.signIn();
    const changed = await request.put(`http://127.0.0.1:${PORT}/api/v4/fleet_users/${id}`, {
      headers: { authorization: token, [SESSION_HEADER]: mock.id },
      data: { firstName: MARKUP, lastName: '<b>X</b>' },
    });
    expect(changed.status()).toBe(200);
    await page.goto('/dashboard');
    await expect(page.getByRole('banner').getByRole('paragraph')).toHaveText(`Fleet ${MARKUP}`);
    await page.getByRole('button', { name: t('shell:header.userMenu', { name: own }) }).click();
    await expect(page.getByRole('menu')).toContainText(own);
    await expect(page.getByRole('menuitem', { name: `Portal ${MARKUP}` })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'A script' })).toHaveCount(0);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await wasRun(page)).toBe(false);
  });
});

test('[ERR-06, AUT-02, AUT-08] values of the address are text, wherever they stand', async ({ page }) => {
  const markup = encodeURIComponent(MARKUP);
  const message = `${MARKUP} {{brand}} &amp; $t(signIn.title)`;
  await page.goto(`/sign_in?error_message=${encodeURIComponent(message)}&tab=${markup}`);
  await expect(page.getByRole('alert')).toHaveText(message);
  expect(await wasRun(page)).toBe(false);
  await page.goto(`/sign_in?key=${markup}`);
  await expect(page).toHaveURL(at('/dashboard'));
  expect(await wasRun(page)).toBe(false);
});

test('[AUT-03, RTE-24] a place on another origin, in the address or in the history state, leads to the own dashboard', async ({
  page,
  baseURL,
}) => {
  const places = { from: '//evil.example', redirect: 'https://evil.example/' };
  await page.goto(`/sign_in?${new URLSearchParams(places).toString()}`);
  await page.evaluate(() =>
    window.history.replaceState({ ...window.history.state, usr: { from: '//evil.example/x', step: 'otp' } }, ''),
  );
  await page.reload();
  await signIn(page, 'Owner');
  await expect(page).toHaveURL(`${baseURL}/dashboard`);
});

test.describe('a token', () => {
  test.use({ scenario: 'access/two-step' });

  test('[API-02, OPN-68, AUT-27] is never in the page, its address, the console, a referrer, or in storage beside its cookie', async ({
    page,
    context,
  }) => {
    const output: string[] = [];
    page.on('console', (message) => output.push(message.text()));
    page.on('pageerror', (problem) => output.push(String(problem)));
    const referrers: string[] = [];
    context.on('request', (request) => {
      // Only requests to other hosts matter.
      if (new URL(request.url()).host !== `localhost:${PORT}`) referrers.push(request.headers()['referer'] ?? '');
    });
    await page.goto('/settings?key=secret-key-1');
    await expect(page).toHaveURL(at('/settings'));
    await expect(page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) })).toBeVisible();
    const { wayside_authentication_token: token } = await productCookies(page);
    expect(token).toBeTruthy();
    const everywhere = [
      await page.content(),
      page.url(),
      ...output,
      ...referrers,
      await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state, document.referrer]),
      ),
    ].join('\n');
    for (const secret of [token!, 'secret-key-1', '123456']) expect(everywhere).not.toContain(secret);
    expect(referrers.filter(Boolean).every((referrer) => new URL(referrer).pathname === '/')).toBe(true);
  });
});
