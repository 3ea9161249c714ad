import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { MockSession } from '../../mock-session.ts';
import { at } from '../../places.ts';
import { productCookies } from '../../stored.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const group = (page: Page) => page.getByRole('group', { name: t('shell:header.selectors') });
const account = (page: Page) => group(page).getByRole('button', { name: t('shell:header.account') });
const fleet = (page: Page) => group(page).getByRole('button', { name: new RegExp(`${t('shell:header.fleet')}$`) });
const choose = async (page: Page, name: string) => page.getByRole('option', { name }).click();
const entered = async (mock: MockSession) =>
  (await mock.calls('impersonateFleet')).map(({ requestBody }) => requestBody);

/** Marks the document, to detect a page load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isOld: true }));
const isNew = (page: Page) => page.waitForFunction(() => !('isOld' in window) && document.readyState === 'complete');

test.describe('the fuel-card brand', () => {
  test.use({ brand: 'fuel-card', scenario: 'fleets/two-accounts' });

  test('[FMC-22, OPN-82, FMC-25] has account and fleet in the header, on a phone too, and enters a fleet once, however long it takes', async ({
    page,
    mock,
  }) => {
    await test.step('has account and fleet in the header', async () => {
      await page.goto('/dashboard');
      await expect(account(page)).toHaveText('Main account');
      await expect(fleet(page)).toHaveText('Maple Street Couriers');
      await account(page).click();
      await expect(page.getByRole('option')).toHaveText(['Main account', 'Second account']);
      await page.keyboard.press('Escape');
    });
    await test.step('a fleet is entered once, however long it takes', async () => {
      await expect(fleet(page)).toHaveText('Maple Street Couriers');
      await mock.setFaults([{ kind: 'hold', operation: 'impersonateFleet' }]);
      await fleet(page).click();
      await page.getByRole('option').nth(1).click();
      await expect(fleet(page)).toBeDisabled();
      await expect(account(page)).toBeDisabled();
      await mark(page);
      await mock.setFaults([]);
      await isNew(page);
      expect(await entered(mock)).toHaveLength(1);
    });
    await test.step('fits a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(fleet(page)).toBeInViewport();
      await expect(
        page.getByRole('button', { name: t('shell:header.userMenu', { name: 'Ann Lee' }) }),
      ).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  });

  test('[FMC-23, FMC-24, FMC-25, API-28] an account with one fleet is entered at once: cookies are set and the page reloads; one with several shows them and waits for the choice', async ({
    page,
    mock,
  }) => {
    await page.goto('/services');
    await expect(account(page)).toHaveText('Main account');
    await mark(page);
    await account(page).click();
    await choose(page, 'Second account');
    await isNew(page);
    await expect(page).toHaveURL(at('/services'));
    await expect(account(page)).toHaveText('Second account');
    expect(await entered(mock)).toEqual([{ fleet_id: 4 }]);
    expect(await productCookies(page)).toMatchObject({
      wayside_current_account_id: '10',
      wayside_current_fleet_id: '4',
    });
    await expect
      .poll(async () => (await mock.calls('listAccountFleets')).map(({ query }) => query['account_id']))
      .toEqual(['9', '10', '10']);
    const { name } = (await mock.answers('getMyFleet')).at(-1)!;
    await expect(page.getByRole('banner')).toContainText(name);
    const before = (await entered(mock)).length;

    await mark(page);
    await account(page).click();
    await choose(page, 'Main account');
    await expect(fleet(page)).toHaveText(t('shell:header.chooseFleet'));
    expect((await mock.calls('listAccountFleets')).at(-1)!.query).toEqual({ account_id: '9' });
    expect(await entered(mock)).toHaveLength(before);
    await fleet(page).click();
    await expect(page.getByRole('option')).toHaveCount(3);
    await choose(page, 'Maple Street Couriers');
    await isNew(page);
    await expect(page.getByRole('banner').getByRole('paragraph')).toHaveText('Maple Street Couriers');
    expect((await entered(mock)).at(-1)).toEqual({ fleet_id: 5 });
    expect(await productCookies(page)).toMatchObject({
      wayside_current_account_id: '9',
      wayside_current_fleet_id: '5',
    });
  });
});

test.describe('fleets that cannot be loaded', () => {
  test.use({ brand: 'fuel-card', scenario: 'fleets/account-fleets-fail' });

  test('[FMC-23] are said; the account stays, and the choice can be tried again', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(fleet(page)).toHaveText('Maple Street Couriers');
    await account(page).click();
    await choose(page, 'Second account');
    const toast = page.getByRole('alertdialog', { name: t('shell:header.fleetsFailed') });
    await expect(toast).toBeVisible();
    await expect(account(page)).toHaveText('Main account');
    await mark(page);
    await toast.getByRole('button', { name: t('common:actions.retry') }).click();
    await isNew(page);
    expect(await entered(mock)).toEqual([{ fleet_id: 4 }]);
  });
});

test.describe('an account without fleets', () => {
  test.use({ brand: 'fuel-card', scenario: 'fleets/account-without-fleets' });

  test('[FMC-23] says so and enters nothing', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(fleet(page)).toHaveText('Maple Street Couriers');
    await account(page).click();
    await choose(page, 'Second account');
    await expect(fleet(page)).toHaveText(t('shell:header.noFleets'));
    await expect(fleet(page)).toBeDisabled();
    expect(await entered(mock)).toEqual([]);
  });
});

test.describe('a fleet that cannot be entered', () => {
  test.use({ brand: 'fuel-card', scenario: 'fleets/fleet-cannot-be-entered' });

  test('[FMC-25, ERR-01] shows the server’s words and stays in the same fleet', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(fleet(page)).toHaveText('Maple Street Couriers');
    await mark(page);
    await fleet(page).click();
    await page.getByRole('option').nth(1).click();
    await expect(page.getByRole('alertdialog', { name: t('shell:header.switchFailed') })).toContainText(
      'The record was not found',
    );
    await expect(fleet(page)).toHaveText('Maple Street Couriers');
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
    expect(await productCookies(page)).toMatchObject({ wayside_current_fleet_id: '5' });
  });
});

test.describe('FMC on fuel-card', () => {
  test.use({ brand: 'fuel-card', role: 'FMC', scenario: 'base/signed-in' });

  test('[FMC-22] has no selectors', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
    await expect(group(page)).toHaveCount(0);
    expect(await mock.calls('listAccountFleets')).toEqual([]);
  });
});
