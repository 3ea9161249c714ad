import type { Page } from '@playwright/test';
import { ANYBODYS, approveButton, choosePayment, money, openReview, updates } from '../../approvals.ts';
import { expect, test } from '../../fixtures.ts';
import { rowOf, sentOrders } from '../../orders.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const acceptAll = (page: Page) =>
  page.getByRole('button', { name: t('dashboard:confirm.acceptAllAction'), exact: true });
const dashboardLink = (page: Page) => page.getByRole('link', { name: t('shell:nav.dashboard'), exact: true });

test.describe('an order decided in one place', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[APR-10, DSH-11] is no longer counted in another', async ({ page, mock }) => {
    await openReview(page, mock);
    await expect(page.getByText(t('approval:waiting', { count: 3 }))).toBeVisible();
    await dashboardLink(page).click();
    await page.getByRole('button', { name: t('dashboard:actions.acceptAllOfOrder', { id: 5_000_070 }) }).click();
    await acceptAll(page).click();
    await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
    const order = (await sentOrders(mock)).find(({ id }) => id === ANYBODYS)!;
    await rowOf(page, order)
      .getByRole('link', { name: t('orders:review') })
      .click();
    await expect(page.getByText(t('approval:waiting', { count: 2 }))).toBeVisible();
  });
});

function toast(page: Page, title: string) {
  return page
    .getByRole('region', { name: t('common:alert.notice') })
    .getByText(title, { exact: true })
    .locator('..');
}

test.describe('a decision under way when its page is left', () => {
  test.use({ scenario: 'order-approval/cancelable' });

  test('[ERR2-29, APR-10] is reported where the person is by then', async ({ page, mock }) => {
    const order = await openReview(page, mock);
    await choosePayment(page);
    await mock.setFaults([{ kind: 'hold', operation: 'updateOrder' }]);
    await approveButton(page).click();
    await page.getByRole('link', { name: t('shell:nav.shops'), exact: true }).click();
    await expect(page).toHaveURL(at('/shops'));
    await mock.release();
    for (const text of [String(ANYBODYS), order.vehicle.other_id!, money(order.total!)]) {
      await expect(toast(page, 'Maintenance Approved')).toContainText(text);
    }
    expect(await updates(mock)).toHaveLength(1);
  });
});

test.describe('an answer to the dashboard that is lost', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[STS-07, APR-10] is checked, again on request and once the connection is back, and nothing is sent twice', async ({
    page,
    mock,
  }) => {
    await page.goto('/dashboard');
    await page
      .getByRole('button', { name: /^ACCEPT ALL/ })
      .first()
      .click();
    await mock.setFaults([
      { kind: 'null-response', operation: 'updateOrder' },
      { kind: 'server-error', operation: 'previewOrder', calls: [2, 3] },
    ]);
    await acceptAll(page).click();
    const dialog = page.getByRole('alertdialog', { name: t('dashboard:confirm.acceptAll') });
    await expect(dialog.getByRole('alert')).toContainText(t('approval:unknown.title'));
    await expect(acceptAll(page)).toHaveCount(0);
    const retry = dialog.getByRole('button', { name: t('approval:unknown.retry') });
    await retry.click();
    await expect.poll(async () => (await mock.calls('previewOrder')).length).toBe(3);
    await expect(retry).toBeEnabled();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Maintenance Approved', { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await updates(mock)).toHaveLength(1);
  });
});
