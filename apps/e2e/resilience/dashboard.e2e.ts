import type { Locator, Page } from '@playwright/test';
import { seeChart } from '../charts.ts';
import { expect, test } from '../fixtures.ts';
import { at } from '../places.ts';
import { textsOf } from '../texts.ts';

const { t } = await textsOf('en');

const list = (page: Page) => page.getByRole('grid', { name: t('dashboard:active.tableLabel') });
const row = (page: Page) => list(page).getByRole('row').nth(1);
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'something went wrong' });
const retry = (page: Page) => panel(page).getByRole('button', { name: t('common:actions.retry') });

test.describe('when the dashboard fails', () => {
  test.use({ scenario: 'faults/server-error' });
  test('[ERR2-03, ERR-09] a panel says so in its place; the rest of the page works, and trying again helps once it is over', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    await expect(panel(page)).toContainText(t('common:error.loadBody'));
    await expect(list(page)).toHaveCount(0);
    await expect(page.getByText(t('dashboard:active.emptyTitle'))).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText('Maple Street Couriers');
    await retry(page).click();
    await expect(panel(page)).toBeVisible();
    await page.getByRole('link', { name: t('shell:nav.vehicles'), exact: true }).click();
    await expect(page).toHaveURL(at('/vehicles'));
    await expect(panel(page)).toHaveCount(0);
    await page.goBack();
    await expect(panel(page)).toBeVisible();
    await mock.setFaults([]);
    await retry(page).click();
    await expect(row(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
});

const region = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** Panels that depend on another panel's data show the same error and can also retry. */
async function saysTheSame(part: Locator) {
  await expect(part).toContainText(t('common:error.loadBody'));
  await expect(part.getByRole('button', { name: t('common:actions.retry') })).toBeVisible();
}

test.describe('when the intervals fail', () => {
  test.use({ scenario: 'dashboard/intervals-unreadable' });
  test('[ERR2-03, UPM-01] their panel says so once, and what hangs on it can ask again', async ({ page, mock }) => {
    await page.goto('/dashboard');
    const upcoming = region(page, t('dashboard:upcoming.title'));
    await expect(upcoming.getByRole('alert')).toContainText('something went wrong');
    await expect(page.getByRole('alert')).toHaveCount(1);
    for (const title of [t('dashboard:rings.label'), t('dashboard:vehicles.title')]) {
      await expect(region(page, title).getByRole('button', { name: t('common:actions.retry') })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: new RegExp(t('dashboard:counts.failed')) })).toHaveCount(1);
    await expect(row(page)).toBeVisible();
    for (const title of [t('dashboard:costs.title'), t('dashboard:mileage.title.mi')]) {
      await seeChart(region(page, title));
    }
    await mock.setFaults([]);
    await upcoming.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(page.getByRole('list', { name: t('dashboard:vehicles.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('dashboard:rings.pastDue') }).first()).toBeVisible();
  });
});

test.describe('when the second page of the intervals fails', () => {
  test.use({ scenario: 'dashboard/second-page-of-intervals-fails' });
  test('[UPM-05] nothing is counted by half; trying again starts over', async ({ page, mock }) => {
    await page.goto('/dashboard');
    const upcoming = region(page, t('dashboard:upcoming.title'));
    await expect(upcoming.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('grid', { name: t('dashboard:upcoming.tableLabel') })).toHaveCount(0);
    await upcoming.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(upcoming).toContainText(t('dashboard:upcoming.count', { count: 100 }));
    expect((await mock.calls('listIntervals')).map(({ query }) => query['page'])).toEqual(['1', '2', '1', '2', '3']);
  });
});

test.describe('when past orders cannot be counted', () => {
  test.use({ scenario: 'dashboard/past-count-fails' });
  test('[DSH-02] it is said, and they can be counted again', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toHaveText(
      `${t('dashboard:counts.pastOrders')} ${t('common:error.loadBody')}${t('common:actions.retry')}`,
    );
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common:actions.retry') })
      .click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('link', { name: new RegExp(`^${t('dashboard:counts.past')} \\d`) })).toBeVisible();
  });
});

test.describe('when everything fails', () => {
  test.use({ scenario: 'dashboard/everything-fails' });
  test('[ERR2-03] each failed call is announced once, and each recovers by itself', async ({ page, mock }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toHaveCount(4);
    await saysTheSame(region(page, t('dashboard:mileage.title.mi')));
    await saysTheSame(region(page, t('dashboard:vehicles.title')));
    await saysTheSame(region(page, t('dashboard:rings.label')));
    await mock.setFaults([]);
    await region(page, t('dashboard:vehicles.title'))
      .getByRole('button', { name: t('common:actions.retry') })
      .click();
    await expect(row(page)).toBeVisible();
    // The vehicles also need the intervals, and requested them as well.
    await expect(page.getByRole('alert')).toHaveCount(2);
    await seeChart(region(page, t('dashboard:mileage.title.mi')));
  });
});

test.describe('while the dashboard is on its way', () => {
  test.use({ scenario: 'faults/time-out' });
  test('[STS-18, ERR2-03] the list keeps its place and the rest is there; an answer that never comes ends in a panel', async ({
    page,
    mock,
  }) => {
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard:title'));
    await expect(page.getByRole('status').filter({ hasText: t('dashboard:active.loading') })).toBeAttached();
    await expect(page.getByRole('banner')).toContainText('Maple Street Couriers');
    await expect(page.getByText(t('dashboard:active.emptyTitle'))).toHaveCount(0);
    await page.clock.fastForward(31_000);
    const alert = region(page, t('dashboard:active.title')).getByRole('alert');
    await expect(alert).toContainText(t('common:error.timeout'), { timeout: 25_000 });
    await mock.setFaults([]);
    await alert.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(row(page)).toBeVisible();
  });
});
