import type { Page } from '@playwright/test';
import { CLOCK_COOKIE } from '@wayside/scenarios/control';
import { expect, test as base } from '../../fixtures.ts';
import { NEXT_RELEASE, ownHost } from '../../deploy/own-host.ts';
import type { OwnHost } from '../../deploy/own-host.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const CLOCK = '2026-03-16T14:00:00.000Z';

const test = base.extend<{ host: OwnHost }>({
  host: async ({ browserName: _anyBrowser }, use) => {
    const host = await ownHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});
// A worker outlives the test that asked for it.
test.use({ scenario: 'vehicles/documents', recipe: { clock: CLOCK }, reuseContext: false });

// The scenario server sends it with its pages.
test.beforeEach(({ context, host }) =>
  context.addCookies([{ name: CLOCK_COOKIE, value: encodeURIComponent(CLOCK), url: host.origin }]),
);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const asOf = (page: Page) => page.getByRole('status').filter({ hasText: /As of 03-16-2026 09:\d{2}AM/ });

/** What the browser keeps of the app, apart from cookies and storage: names of files, and what was loaded. */
function keptOn(page: Page) {
  return page.evaluate(async () => {
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'wayside_kept');
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const entries: [name: string, value: string][] = [];
    if (isThere) {
      const database = await result(indexedDB.open('wayside_kept'));
      const store = database.transaction('queries').objectStore('queries');
      const [names, values] = await Promise.all([result(store.getAllKeys()), result<unknown[]>(store.getAll())]);
      entries.push(...names.map((name, at): [string, string] => [String(name), JSON.stringify(values[at])]));
      database.close();
    }
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const files = (await Promise.all(caches.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname);
    return { entries, files };
  });
}

/** Waits until what the page has loaded from a path is kept. `asked` begins with it. */
const untilKept = (page: Page, asked: string) =>
  expect.poll(async () => (await keptOn(page)).entries.some(([name]) => name.includes(`["${asked}`))).toBe(true);

/** The worker has the whole build, and serves this page. */
const untilWorking = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');

test('[OPS-02] without a network the app opens, with what was last loaded and since when; the rest says that it needs one', async ({
  page,
  context,
  host,
}) => {
  const visits = [
    ['/dashboard', t('dashboard:title'), '/policies'],
    ['/vehicles', t('vehicles:title'), '/vehicles'],
    ['/vehicles/500001', /./, '/glovebox_items'],
    ['/services?tab=active', t('services:title'), '/orders/index",{"body":{"captureActive":true'],
    ['/membership_card', t('account:membershipCard.title'), '/fleets/me'],
  ] as const;
  for (const [path, title, kept] of visits) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await untilKept(page, kept);
  }
  await untilWorking(page);
  const fleet = await page.getByRole('definition').nth(1).textContent();
  await context.setOffline(true);
  await host.close();

  await page.goto('/dashboard');
  await expect(heading(page, t('dashboard:title'))).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  // Cards aren't kept on the device. That is no failure.
  const attention = page.getByRole('region', { name: t('dashboard:attention.title') });
  await expect(attention.getByRole('link', { name: /\d/ }).first()).toBeVisible();
  await expect(attention).not.toContainText(t('attention:incomplete'));
  await page.goto('/vehicles');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await page.goto('/vehicles/500001');
  await expect(
    page.getByRole('link', { name: t('glovebox:viewWhat', { what: t('glovebox:one.vehicle_insurance') }) }),
  ).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/services?tab=active');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await page.goto('/membership_card');
  await expect(page.getByRole('definition').nth(1)).toHaveText(fleet!);
  await expect(asOf(page)).toBeVisible();

  await page.goto('/vehicles/500002');
  await expect(page.getByRole('alert')).toContainText(t('common:offline.needed'));
});

test('[OPS-03] what is kept has no token and nothing about payments, and goes with the session', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/services?tab=active');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await untilKept(page, '/orders/index');
  await untilWorking(page);
  const token = (await context.cookies()).find(({ name }) => name === 'wayside_authentication_token')!.value;
  const { entries, files } = await keptOn(page);
  const kept = JSON.stringify(entries);
  expect(kept).toContain('"braintree_payment_methods\\":[]');
  for (const never of [token, 'last_4', 'expiration_date', 'authentication_token', 'payment_provider'])
    expect(kept).not.toContain(never);
  expect(files.filter((path) => !/^\/(assets|brands)\/|^\/index\.html$/.test(path))).toEqual([]);

  const leases = () => page.evaluate(() => localStorage.getItem('wayside_kept'));
  await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
  await page.getByRole('menuitem', { name: t('shell:nav.signOut') }).click();
  await expect(page).toHaveURL(at('/sign_in'));
  expect(await leases()).toBeNull();
  await expect.poll(() => keptOn(page).then((found) => found.entries)).toEqual([]);

  await test.step('a token that the server takes back erases it, too', async () => {
    await context.addCookies([
      { name: 'wayside_authentication_token', value: token, url: page.url(), sameSite: 'Strict' },
    ]);
    await page.goto('/dashboard');
    await untilKept(page, '/dashboard');
    await mock.expireTokens();
    await page.reload();
    await expect(page).toHaveURL(at('/sign_in'));
    expect(await leases()).toBeNull();
    await expect.poll(() => keptOn(page).then((found) => found.entries)).toEqual([]);
  });
});

test('[OPS-04] what is sent without a network is said at once, stays typed and is not sent later; back online the page is up to date', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/vehicles');
  await page.getByRole('grid').getByRole('switch').first().waitFor();
  await untilWorking(page);
  await context.setOffline(true);

  await page.getByRole('grid').getByRole('switch').first().click({ force: true });
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button').last().click();
  await expect(dialog.getByRole('alert')).toHaveText(t('common:error.offline'));
  await dialog.getByRole('button', { name: t('common:actions.cancel') }).click();

  const lists = (await mock.calls('listVehicles')).length;
  await context.setOffline(false);
  await expect.poll(async () => (await mock.calls('listVehicles')).length).toBeGreaterThan(lists);
  await expect(page.getByRole('status').filter({ hasText: t('common:offline.title') })).toHaveCount(0);

  await page.goto('/vehicles/500001/edit');
  const plate = page.getByRole('textbox', { name: t('vehicle-form:plateNumber') });
  await plate.fill('ABC123');
  await context.setOffline(true);
  await page.getByRole('button', { name: t('vehicle-form:save') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('common:error.offline') })).toBeVisible();
  await context.setOffline(false);
  await expect(asOf(page)).toHaveCount(0);
  await expect(plate).toHaveValue('ABC123');
  expect([await mock.calls('deactivateVehicle'), await mock.calls('updateVehicle')]).toEqual([[], []]);
});

test('[OPS-05] a new release is offered, disturbs nobody and is taken with the next page; the old one goes on without its files', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/account');
  await untilWorking(page);
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('.next.')).length);
  host.serveNext();
  await page.getByRole('link', { name: t('shell:nav.vehicles'), exact: true }).click();
  await expect(heading(page, t('vehicles:title'))).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();

  const search = page.getByRole('searchbox').first();
  await search.fill('van');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(t('shell:release.ready'))).toBeVisible();
  await expect(search).toHaveValue('van');
  expect(await scripts()).toBe(0);

  // The whole document is loaded, and what is asked of the old one in that moment gets no answer.
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: t('shell:nav.dashboard'), exact: true }).click();
  await loaded;
  await expect(heading(page, t('dashboard:title'))).toBeVisible();
  await expect.poll(scripts).toBeGreaterThan(0);
  await page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }).click();
  await expect(page.getByText(NEXT_RELEASE)).toBeVisible();
});
