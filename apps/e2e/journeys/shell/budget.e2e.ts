import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { PASSWORD, emailOf } from '@wayside/scenarios';
import { seeChart } from '../../charts.ts';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

// What the window before loaded would count for nothing.
test.use({ reuseContext: false });

const { t } = await textsOf('en');

const KIB = 1024;
const BUDGET = { kib: 148, requests: 13 };
/** The mark of the dashboard's list. */
const LIST_READY = 'dashboard list ready';
/** The fully loaded dashboard, with its charts and what loads in quiet time, flags among them. */
const DASHBOARD = { kib: 691, scripts: 25 };

/** Daily pages; below 640 pixels, lists do without the grid library. */
const PAGES = {
  'active orders on a phone': { path: '/services', width: 390, kib: 301 },
  'active orders on a desk': { path: '/services', width: 1280, kib: 579 },
  'an approval on a phone': { path: '/orders/5000010/approvals', width: 390, kib: 320 },
  'a request on a phone': { path: '/service_request/new', width: 390, kib: 327 },
};

interface Load {
  /** URLs requested before the page was usable, including the page's own. */
  before: string[];
  after: string[];
}

/** Records when the page becomes usable: the sign-in method in the URL is visible and reacts to input. */
function noteWhenUsable() {
  const look = () => {
    const open = (selector: string) =>
      document.querySelector(`main ${selector}:not([disabled], [aria-disabled="true"], [readonly])`);
    const isUsable = open('input[name="email"]')
      ? open('input[name="password"]') && open('button[type="submit"]')
      : (open('button') ?? open('a[href^="http"]'));
    if (!isUsable) return;
    performance.mark('usable');
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

async function coldLoad(page: Page, path: string): Promise<Load> {
  await page.addInitScript(noteWhenUsable);
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const [usable] = performance.getEntriesByName('usable');
    const parts = performance.getEntriesByType('resource');
    const isBefore = ({ startTime }: PerformanceEntry) => !usable || startTime <= usable.startTime;
    // The browser doesn't report its request for the icon.
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href;
    return {
      before: [...new Set([window.location.href, icon, ...parts.filter(isBefore).map(({ name }) => name)])],
      after: parts.filter((part) => !isBefore(part)).map(({ name }) => name),
    };
  });
}

/** Size in KiB of the scripts among these URLs, compressed as a server would send them. */
async function scriptSize(addresses: string[], answers: Map<string, Response>): Promise<number> {
  const scripts = addresses.filter((address) => new URL(address).pathname.endsWith('.js'));
  const bodies = await Promise.all(scripts.map((address) => answers.get(address)!.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KIB;
}

/** Scripts that the page asked for before it was quiet: what it needs. */
function neededScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const quiet = performance.getEntriesByName('quiet')[0]?.startTime ?? Infinity;
    const needed = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < quiet);
    return needed.map(({ name }) => name).filter((name) => new URL(name).pathname.endsWith('.js'));
  });
}

/** Those that the head had not asked for; the bundler says `as` on its own links. */
async function scriptsInAChain(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
      'script[src], link[rel="modulepreload"]:not([as])',
    );
    return [...elements].map((element) => ('src' in element ? element.src : element.href));
  });
  return (await neededScripts(page)).filter((name) => !urls.includes(name));
}

/** Parts of sign-up, which is a page of its own. */
const OF_SIGN_UP = /\/(partner-)?sign-up[.-]|use-app-form|hook-form/;

/** Every brand and tab loads the same scripts; these differ in language, tabs, and what is behind a tab. */
const WAYS = [
  { brand: 'default', path: '/sign_in' },
  { brand: 'canada', path: '/sign_in' },
  { brand: 'telematics', path: '/sign_in' },
  { brand: 'shell', path: '/sign_in?tab=admin' },
] as const;

for (const { brand, path } of WAYS) {
  test.describe(`${brand} ${path}`, () => {
    test.use({ brand });

    test(`can be used after ${BUDGET.kib} KiB of JavaScript and ${BUDGET.requests} requests at most, nothing of sign-up`, async ({
      page,
    }) => {
      const responses = new Map<string, Response>();
      page.on('response', (response) => responses.set(response.url(), response));
      const { before, after } = await coldLoad(page, path);
      const [size, later] = [await scriptSize(before, responses), await scriptSize(after, responses)];
      const figures = `${size.toFixed(1)} KiB, ${before.length} requests; then ${later.toFixed(1)} KiB, ${after.length} requests`;
      test.info().annotations.push({ type: 'until usable', description: figures });
      process.stdout.write(`${brand} ${path}: ${figures}\n`);

      // The first load must include all texts the page needs; otherwise their keys would show.
      await expect(page.locator('body')).not.toContainText(/\b(signIn|otp|marketing|validation|language)\./);
      expect(size, before.join('\n')).toBeLessThanOrEqual(BUDGET.kib);
      expect(before.length, before.join('\n')).toBeLessThanOrEqual(BUDGET.requests);
      expect([...responses.keys()].filter((address) => OF_SIGN_UP.test(address))).toEqual([]);
    });
  });
}

test.describe('the dashboard', () => {
  test.use({ scenario: 'base/signed-in' });

  test(`is there after ${DASHBOARD.kib} KiB of JavaScript in ${DASHBOARD.scripts} scripts at most`, async ({
    page,
  }) => {
    const responses = new Map<string, Response>();
    page.on('response', (response) => responses.set(response.url(), response));
    await page.goto('/dashboard');
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, LIST_READY);
    expect(
      await scriptsInAChain(page),
      'scripts that only other scripts asked for: they belong in preload-plugin.ts',
    ).toEqual([]);
    await seeChart(page.getByRole('region', { name: t('dashboard:costs.title') }));
    await seeChart(page.getByRole('region', { name: t('dashboard:mileage.title.mi') }));
    await page.waitForLoadState('networkidle');
    // Toasts are loaded seconds after the page, which may be before or after its charts.
    const scripts = [...responses.keys()]
      .filter((address) => new URL(address).pathname.endsWith('.js'))
      .filter((address) => !address.includes('toast-region'));
    const size = await scriptSize(scripts, responses);
    const figures = `${size.toFixed(1)} KiB in ${scripts.length} scripts`;
    test.info().annotations.push({ type: 'scripts', description: figures });
    process.stdout.write(`dashboard: ${figures}\n`);
    expect(size, scripts.join('\n')).toBeLessThanOrEqual(DASHBOARD.kib);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(DASHBOARD.scripts);
  });
});

for (const [screen, { path, width, kib }] of Object.entries(PAGES)) {
  test.describe(screen, () => {
    test.use({ scenario: 'base/signed-in', viewport: { width, height: 800 } });

    test(`is there after ${kib} KiB of JavaScript at most`, async ({ page }) => {
      const responses = new Map<string, Response>();
      page.on('response', (response) => responses.set(response.url(), response));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(await scriptsInAChain(page)).toEqual([]);
      const early = await page.evaluate(() => (window as { waysideEarly?: unknown[] }).waysideEarly);
      expect(early, 'calls that the head made and the page did not take').toEqual([]);
      const scripts = await neededScripts(page);
      const size = await scriptSize(scripts, responses);
      process.stdout.write(`${screen}: ${size.toFixed(1)} KiB in ${scripts.length} scripts\n`);
      expect(size, scripts.join('\n')).toBeLessThanOrEqual(kib);
    });
  });
}

test.describe('what comes after the form', () => {
  test.use({ brand: 'shell' });

  test('leaves alone what is being typed', async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.goto('/sign_in');
    const email = page.getByRole('textbox', { name: t('access:signIn.email') });
    await email.pressSequentially('ha');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveText(['User', 'Admin']);
    await expect(email).toBeFocused();
    await page.keyboard.type('lf@way');
    await expect(email).toHaveValue('half@way');
    await expect(page.getByRole('tabpanel', { name: 'User' }).getByRole('textbox')).toHaveCount(2);
  });

  test('does not take the form with it where it cannot be loaded', async ({ page }) => {
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setBlockedURLs', { urls: ['*/assets/sign-in-tabs-*'] });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('sign-in-tabs'));
    await page.goto('/sign_in');
    await failed;
    await page.getByRole('textbox', { name: t('access:signIn.email') }).fill(emailOf('Owner'));
    await page.getByLabel(t('access:signIn.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('access:signIn.submit'), exact: true }).click();
    await expect(page).toHaveURL(at('/dashboard'));
  });
});
