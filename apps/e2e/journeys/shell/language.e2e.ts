import type { Locator, Page } from '@playwright/test';
import type { Language } from '@wayside/domain';
import { expect, signIn, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { productStorage } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t: en } = await textsOf('en');
const { t: fr } = await textsOf('fr');

const english = (page: Page) => page.getByRole('radio', { name: 'English' });
const french = (page: Page) => page.getByRole('radio', { name: 'Français' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Records every heading from now on, even if it shows only briefly. */
function watchHeadings(page: Page) {
  return page.evaluate(() => {
    const seen: (string | null | undefined)[] = [];
    Object.assign(window, { seen });
    const look = () => seen.push(document.querySelector('h1')?.textContent);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
const headings = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test.describe('before sign-in', () => {
  test.use({ brand: 'canada' });

  test('[AUT-07, OPN-75, BRD-10, CON-19] the toggle turns the form, and the own language of whoever signs in wins over it', async ({
    page,
    mock,
  }) => {
    await test.step('the toggle turns the form, keeps what was typed, and asks nothing of the server', async () => {
      await page.goto('/sign_in');
      await expect(heading(page)).toHaveText(fr('access:signIn.heading', { brand: 'Northway' }));
      await page.getByRole('textbox', { name: fr('access:signIn.email') }).fill('half@way');
      await english(page).click();
      await expect(heading(page)).toHaveText(en('access:signIn.heading', { brand: 'Northway' }));
      await expect(page.getByRole('textbox', { name: en('access:signIn.email') })).toHaveValue('half@way');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page).toHaveTitle(`${en('access:signIn.title')} · Northway`);
      expect((await mock.journal()).entries).toEqual([]);
      expect(await productStorage(page)).toEqual({ wayside_language: 'en' });
      await page.reload();
      await expect(heading(page)).toHaveText(en('access:signIn.heading', { brand: 'Northway' }));
    });
    await test.step('the own language of whoever signs in wins over the one chosen before', async () => {
      await expect(heading(page)).toHaveText(en('access:signIn.heading', { brand: 'Northway' }));
      await signIn(page, 'Owner');
      await expect(page).toHaveURL(at('/dashboard'));
      await expect(heading(page)).toHaveText(fr('dashboard:title'));
    });
  });
});

test.describe('signed in, on a server that is slow to keep the choice', () => {
  test.use({ brand: 'canada', scenario: 'access/language-held' });

  test('[BRD-11] is seen at once and does not turn back while it is on its way', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(heading(page)).toHaveText(fr('dashboard:title'));
    const saved = page.waitForResponse(
      (response) => response.url().includes('/fleet_users/') && response.request().method() === 'PUT',
    );
    await english(page).click();
    await expect(heading(page)).toHaveText(en('dashboard:title'));
    await watchHeadings(page);
    await saved;
    await expect.poll(async () => (await mock.calls('updateFleetUser')).length).toBe(1);
    await expect(english(page)).toBeChecked();
    expect(await headings(page)).not.toContain(fr('dashboard:title'));
  });

  test('[BRD-09, BRD-11, BRD-14, AUT-07, CST-05] money carries CAD; the toggle turns every text; changed twice in a row, the last one stays, here and there, and outlives a reload', async ({
    page,
    mock,
  }) => {
    const saved = async () =>
      (await mock.calls('updateFleetUser')).map(({ path, requestBody }) => ({ path, requestBody }));
    const call = (language: Language) => ({ path: '/api/v4/fleet_users/1', requestBody: { language } });
    const turnsTo = async (toggle: Locator, language: Language, t: typeof en) => {
      await toggle.click();
      await expect(heading(page)).toHaveText(t('dashboard:title'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('columnheader', { name: t('services:columns.appointment') })).toBeVisible();
    };
    await page.goto('/dashboard');
    await expect(heading(page)).toHaveText(fr('dashboard:title'));
    const money = page.getByRole('grid').getByRole('gridcell', { name: /^\$[\d\s]+,\d\d\sCAD$/ });
    await expect(money.first()).toBeVisible();

    await turnsTo(english(page), 'en', en);
    await turnsTo(french(page), 'fr', fr);
    await watchHeadings(page);
    // The second is sent once the first is saved.
    await expect.poll(saved).toEqual([call('en'), call('fr')]);
    await expect(heading(page)).toHaveText(fr('dashboard:title'));
    expect(await headings(page)).not.toContain(en('dashboard:title'));

    await turnsTo(english(page), 'en', en);
    await expect.poll(saved).toEqual([call('en'), call('fr'), call('en')]);
    await page.reload();
    await expect(heading(page)).toHaveText(en('dashboard:title'));
  });
});

test.describe('a choice that cannot be kept', () => {
  test.use({ brand: 'canada', scenario: 'access/language-not-kept' });

  test('[BRD-11, ERR-01] is made here, and the failure is said', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(heading(page)).toHaveText(fr('dashboard:title'));
    await english(page).click();
    await expect(page.getByRole('alertdialog', { name: en('common:language.changeFailed') })).toContainText(
      'Something went wrong on the server',
    );
    await expect(heading(page)).toHaveText(en('dashboard:title'));
  });
});
