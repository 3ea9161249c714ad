import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { isFmcUser, place } from '@wayside/domain';
import { BRANDS, ROLE_NAMES, scenarios } from '@wayside/scenarios';
import { everyCell, isCall } from '@wayside/scenarios/matrix';
import { expect, signIn } from '../fixtures.ts';
import { Stage } from '../matrix/stage.ts';
import { textsOf } from '../texts.ts';
import { openProfile, test } from './fixtures.ts';

const SOON = { timeout: 2000 };
const NOTE = 'About this demo';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => page.getByRole('complementary', { name: NOTE });

test.describe('before anyone is signed in', () => {
  test.use({ scenario: 'base/working-day' });

  test('[STU-09] every role signs in and lands on its page, which is labeled as a demo', async ({
    page,
    mock,
    edge,
  }) => {
    test.slow();
    const origin = edge.originOf('default', mock.id);
    for (const role of ROLE_NAMES)
      await test.step(role, async () => {
        await page.goto(`${origin}/sign_in`);
        await signIn(page, role);
        await expect(page).toHaveURL(origin + (isFmcUser({ roles: [role] }) ? place.fmcDashboard : place.dashboard));
        await expect(title(page)).toBeVisible();
        await expect(note(page)).toHaveText('Demo: invented data, only in this browser');
        await page.goto(origin + place.signOut);
        await expect(page.getByRole('button', { name: (await textsOf('en')).t('access:signIn.submit') })).toBeVisible();
      });
  });
});

test('[STU-09] a slice of the matrix opens without problems: each brand once, roles in turn', async ({
  browser,
  folder,
}) => {
  test.slow();
  // A stage records what it shows, and so has a profile of its own.
  const { edge, context } = await openProfile(browser, folder.host);
  const stage = new Stage({
    edge,
    open: () => context.newPage(),
    enter: async (_page, brand, { id }) => edge.originOf(brand, id),
    leave: () => context.close(),
    isOneHost: true,
  });
  const screens = [...scenarios.values()].filter((one) => !isCall(one) && !one.faults);
  for (const [index, brand] of BRANDS.entries()) {
    const role = ROLE_NAMES[index % ROLE_NAMES.length]!;
    const cells = everyCell(screens).filter((cell) => cell.brand === brand && cell.role === role);
    const { scenario } = cells[Math.floor((index * cells.length) / BRANDS.length)]!;
    const { problems } = await stage.play(scenarios.get(scenario)!, brand, role, {
      isPlayed: false,
      isPictured: false,
    });
    expect.soft(problems, `${scenario} · ${brand} · ${role}`).toEqual([]);
  }
  await stage.close();
});

test.describe('a session', () => {
  test.use({ scenario: 'policies/ready' });

  test('[STU-09] keeps its changes over a reload, in a second tab and after the browser stops the worker', async ({
    page,
    context,
    mock,
    edge,
  }) => {
    const address = edge.originOf('default', mock.id) + place.account;
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    const { token } = await mock.signIn();
    const policies = async (): Promise<number[]> => {
      const response = await edge.send(`${edge.apiOf(mock.id)}/api/v4/policies`, { headers: { authorization: token } });
      return ((await response.json()) as { id: number }[]).map(({ id }) => id);
    };
    const [first, ...others] = await policies();
    const headers = { authorization: token };
    await edge.send(`${edge.apiOf(mock.id)}/api/v4/policies/${first}`, { method: 'DELETE', headers });

    await page.reload();
    await expectKept(page);
    const tab = await context.newPage();
    await tab.goto(address);
    await expectKept(tab);
    await tab.close();
    await stopWorker(context, page);
    await page.reload();
    await expectKept(page);

    async function expectKept(one: Page): Promise<void> {
      await expect(one).toHaveURL(address);
      await expect(title(one)).toBeVisible();
      expect(await policies()).toEqual(others);
    }
  });
});

test.describe('an open page', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[STU-05, STU-09] follows changes made in the studio, which opens scenarios in the same folder', async ({
    page,
    context,
    folder,
  }) => {
    const { t } = await textsOf('en');
    await page.goto(`${folder.host.base}scenarios/?q=base/signed-in`);
    const open = page.getByRole('link', { name: 'Open' }).first();
    const [app] = await Promise.all([context.waitForEvent('page'), open.click()]);
    await expect(app.getByRole('grid', { name: t('dashboard:active.tableLabel') })).toBeVisible();
    const [, session] = /\/app\.([a-z\d]+)\//.exec(app.url())!;
    await page.goto(`${folder.host.base}scenarios/sessions/${session}`);
    const form = page.getByRole('form', { name: 'Add a fault' });
    await form.getByRole('combobox', { name: 'Operation' }).fill('getDashboard');
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Add fault' }).click();
    await expect(page.getByRole('list', { name: 'Active faults' })).toContainText('on getDashboard');
    await app.bringToFront();
    await expect(app.getByText(t('common:stale.title'))).toBeVisible(SOON);
    await app.close();
  });

  test('[STU-09] offers a new version, and keeps its session when it loads it', async ({
    page,
    mock,
    edge,
    folder,
  }) => {
    const address = edge.originOf('default', mock.id) + place.account;
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    const worker = await (await fetch(`${folder.host.base}worker.js`)).text();
    folder.host.changed.set('worker.js', `${worker}\n// A later version.`);
    // The page looks for a new version when someone comes back to it.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const renew = note(page).getByRole('button', { name: 'Load the new version' });
    await expect(renew).toBeVisible();
    await Promise.all([page.waitForEvent('framenavigated'), renew.click()]);
    await expect(page).toHaveURL(address);
    await expect(title(page)).toBeVisible();
    await expect(renew).toHaveCount(0);
    expect((await mock.state()).scenario).toBe('base/signed-in');
  });
});

test('[STU-09] worker and engine are at most 600 KiB compressed', async ({ folder }) => {
  const parts = ['worker.js', 'boot.js'].map(async (name) => await (await fetch(folder.host.base + name)).text());
  const [worker, boot] = await Promise.all(parts);
  expect(gzipSync(worker!).length + gzipSync(boot!).length).toBeLessThanOrEqual(600 * 1024);
});

test('[STU-09] where service workers are missing or refused, a page says what is missing', async ({
  folder,
  browser,
}) => {
  const { base } = folder.host;
  const context = await browser.newContext({ proxy: { server: new URL(base).origin } });
  const page = await context.newPage();
  const says = async (why: RegExp): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'The demo cannot run here' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(why);
  };

  // The name of another machine, over plain HTTP.
  await page.goto(`http://demo.example${new URL(base).pathname}canada/`);
  await says(/https:\/\//);

  await page.addInitScript(() => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('Not here', 'SecurityError'));
  });
  await page.goto(`${base}canada/vehicles`);
  await says(/refuses service workers/);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(base);
  await says(/has no service workers/);
  await context.close();
});

/** Stops the service worker as a browser does with one that has been idle for a while. */
async function stopWorker(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await devtools.detach();
}
