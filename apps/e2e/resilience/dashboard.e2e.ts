import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { at } from '../places.ts';
import { textsOf } from '../texts.ts';

const { t } = await textsOf('en');

const row = (page: Page) => page.getByRole('grid').getByRole('row').nth(1);
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });
const retry = (page: Page) => page.getByRole('button', { name: t('common:actions.retry') });

test.describe('when the dashboard fails', () => {
  test.use({ scenario: 'faults/server-error' });
  test('[ERR2-03, ERR-09] a panel says so in its place; the rest of the page works', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(panel(page)).toContainText(t('common:error.loadBody'));
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(page.getByText(t('dashboard:active.emptyTitle'))).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText('Maple Street Couriers');
    await retry(page).click();
    await expect(panel(page)).toBeVisible();
    await page.getByRole('link', { name: t('shell:nav.vehicles') }).click();
    await expect(page).toHaveURL(at('/vehicles'));
    await expect(panel(page)).toHaveCount(0);
  });
});

test.describe('when the dashboard fails for a moment', () => {
  test.use({ scenario: 'faults/server-error-once' });
  test('[ERR2-03] trying again brings it', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(panel(page)).toBeVisible();
    await expect(async () => {
      if (await retry(page).isVisible()) await retry(page).click();
      await expect(row(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(panel(page)).toHaveCount(0);
    const statuses = (await mock.calls('getDashboard')).map(({ status }) => status);
    expect(statuses.at(0)).toBe(500);
    expect(statuses.at(-1)).toBe(200);
  });
});

for (const { scenario, text } of [{ scenario: 'faults/malformed-answer', text: t('common:error.malformed') }] as const) {
  test.describe(scenario, () => {
    test.use({ scenario });
    test('[ERR2-03] is a panel with what happened, and trying again helps once it is over', async ({ page, mock }) => {
      await page.goto('/dashboard');
      await expect(panel(page)).toContainText(text);
      await mock.setFaults([]);
      await retry(page).click();
      await expect(row(page)).toBeVisible();
    });
  });
}

test.describe('when the connection breaks', () => {
  test.use({ scenario: 'base/signed-in' });
  test('[ERR2-03] it is said, and trying again helps once it is back', async ({ page, mock }) => {
    await mock.setFaults([{ kind: 'connection-reset', operation: 'getDashboard' }]);
    await page.goto('/dashboard');
    await expect(panel(page)).toContainText(t('common:error.network'));
    await mock.setFaults([]);
    await retry(page).click();
    await expect(row(page)).toBeVisible();
  });

  test('[STS-18] a fleet that cannot be loaded takes nothing else with it', async ({ page, mock }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'getMyFleet' }]);
    await page.goto('/dashboard');
    await expect(row(page)).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(6);
  });
});

test.describe('while the dashboard is on its way', () => {
  test.use({ scenario: 'faults/time-out' });
  test('[STS-18] the list keeps its place and the rest is there', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));
    await expect(page.getByRole('status').filter({ hasText: t('dashboard:active.loading') })).toBeAttached();
    await expect(page.getByRole('banner')).toContainText('Maple Street Couriers');
    await expect(page.getByText(t('dashboard:active.emptyTitle'))).toHaveCount(0);
    await mock.setFaults([]);
    await expect(row(page)).toBeVisible();
  });

  test('[ERR2-03] an answer that never comes ends in a panel', async ({ page }) => {
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: t('dashboard:active.loading') })).toBeAttached();
    await page.clock.fastForward(31_000);
    await expect(panel(page)).toContainText(t('common:error.timeout'), { timeout: 25_000 });
  });
});

test.describe('when everything is slow', () => {
  test.use({ scenario: 'faults/slow-everywhere' });
  test('[STS-18] nothing is shown as empty or broken meanwhile', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(t('dashboard:active.emptyTitle'))).toHaveCount(0);
    await expect(row(page)).toBeVisible();
  });
});
