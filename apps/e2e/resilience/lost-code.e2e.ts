import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { at } from '../places.ts';
import { textsOf } from '../texts.ts';

// Code that the window before loaded would not be lost.
test.use({ reuseContext: false });

const { t } = await textsOf('en');

const retry = (page: Page) => page.getByRole('button', { name: t('common:actions.retry') });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
/** A style sheet that failed to load stays in the document without rules. */
function emptySheets(page: Page) {
  return page.evaluate(() =>
    [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).map(({ href }) => href),
  );
}

test.use({ scenario: 'base/signed-in' });

test('[ERR-09, ERR2-03] a page whose code could not be loaded comes with "Try again", without a reload; going elsewhere and back loads it, too', async ({
  page,
  context,
}) => {
  await page.goto('/account');
  await expect(heading(page)).toBeVisible();
  await mark(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: t('shell:nav.shops') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('common:error.offline') })).toBeVisible();
  await expect(page).toHaveURL(at('/shops'));

  // Still offline: the same failure again.
  await retry(page).click();
  await expect(retry(page)).toBeEnabled();
  await context.setOffline(false);
  await retry(page).click();
  await expect(heading(page)).toHaveText(t('shops:title'));
  await expect(page.getByText(t('common:error.pageBody'))).toHaveCount(0);
  expect(await emptySheets(page)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(at('/account'));

  await context.setOffline(true);
  await page.getByRole('link', { name: t('shell:nav.vehicles'), exact: true }).click();
  await expect(retry(page)).toBeVisible();
  await page.goBack();
  await expect(retry(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('link', { name: t('shell:nav.vehicles'), exact: true }).click();
  await expect(heading(page)).toHaveText(t('vehicles:title'));
  expect(await isSameDocument(page)).toBe(true);
});

test('[ERR-09] a tab whose code could not be loaded comes with "Try again"; the page around it stays', async ({
  page,
  context,
}) => {
  await page.goto('/services?tab=active');
  await expect(page.getByRole('grid')).toBeVisible();
  await mark(page);
  await context.setOffline(true);
  await page.getByRole('tab', { name: t('services:tabs.upcoming') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('common:error.offline') })).toBeVisible();
  await expect(heading(page)).toHaveText(t('services:title'));
  await context.setOffline(false);
  await retry(page).click();
  await expect(page.getByRole('tabpanel').getByRole('grid')).toBeVisible();
  expect(await emptySheets(page)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('[ERR-09] what all signed-in pages share comes with "Try again" as well', async ({ page, context }) => {
  await page.goto('/privacy_policy');
  await expect(heading(page)).toBeVisible();
  await mark(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: t('privacy-policy:back') }).click();
  await expect(retry(page)).toBeVisible();
  await context.setOffline(false);
  await retry(page).click();
  await expect(heading(page)).toHaveText(t('dashboard:title'));
  await expect(page).toHaveURL(at('/dashboard'));
  expect(await emptySheets(page)).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

/** Notes where the logo of the outline is while it is on screen. */
function noteOutline() {
  const look = () => {
    const box = document.querySelector('#frame .frame-logo')?.getBoundingClientRect();
    if (box?.height) Object.assign(window, { outline: [box.x, box.y, box.height] });
    requestAnimationFrame(look);
  };
  look();
}

test('[ERR-09] until the app’s code is there, the page is the shell’s outline with the brand’s logo; code that is lost is said', async ({
  page,
}) => {
  await page.addInitScript(noteOutline);
  await page.goto('/services');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#frame')).toBeHidden();
  const logo = (await page.locator('header').getByRole('img', { name: 'Wayside' }).boundingBox())!;
  expect(await page.evaluate(() => (window as { outline?: number[] }).outline)).toEqual([logo.x, logo.y, logo.height]);

  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setBlockedURLs', { urls: ['*/assets/react-*.js'] });
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText(t('common:error.loadBody'));
  await network.send('Network.setBlockedURLs', { urls: [] });
  await retry(page).click();
  await expect(heading(page)).toHaveText(t('services:title'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('where no script may run', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so itself, in both languages, instead of staying empty', async ({ page }) => {
    await page.goto('/sign_in');
    for (const [language, texts] of [['en', await textsOf('en')] as const, ['fr', await textsOf('fr')] as const]) {
      const words = page.locator(`p[lang="${language}"]`);
      await expect(words).toContainText(texts.t('common:error.loadBody'));
      await expect(words.getByRole('link', { name: texts.t('common:actions.retry') })).toBeVisible();
    }
  });
});
