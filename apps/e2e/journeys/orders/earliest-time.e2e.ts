import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { openRequest, scheduleButton, sendButton, summary, times } from '../../request.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const found = (page: Page) => page.getByText(/^First available time: \d/);

test.describe('a shop without times this week', () => {
  test.use({ scenario: 'service-request/no-times-this-week' });

  test('[ATN-06] seven days are looked through, then thirty, no day twice; the first free time is one press away', async ({
    page,
    mock,
  }) => {
    await openRequest(page);
    await scheduleButton(page).click();
    await button(page, t('earliest:action')).click();
    await expect(page.getByText(t('earliest:none', { days: 7 })).first()).toBeVisible();
    const dates = async () => (await mock.calls('getShopSchedule')).map(({ query }) => query['date']);
    const week = await dates();
    expect([week.length, new Set(week).size]).toEqual([7, 7]);

    await button(page, t('earliest:further')).click();
    await expect(found(page)).toBeFocused();
    const all = await dates();
    expect(new Set(all).size).toBe(all.length);
    // No day after the first free one, but for the call that was on its way.
    expect(all.length).toBeLessThan(14);
    const when = (await found(page).textContent())!.replace('First available time: ', '');
    await button(page, t('earliest:use')).click();
    await expect(times(page).getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(summary(page)).toContainText(when);
    await expect(sendButton(page)).toBeEnabled();
  });
});

test.describe('days that fail', () => {
  test.use({ scenario: 'service-request/days-fail-once' });

  test('[ATN-06] do not lose the others, and are tried again', async ({ page, mock }) => {
    await openRequest(page);
    await scheduleButton(page).click();
    await button(page, t('earliest:action')).click();
    await expect(page.getByText(t('earliest:failed', { count: 2 })).first()).toBeVisible();
    const later = (await found(page).textContent())!;
    await button(page, t('common:actions.retry')).click();
    await expect(page.getByText(t('earliest:failed', { count: 2 }))).toHaveCount(0);
    await expect(found(page)).not.toHaveText(later);
    const failed = (await mock.calls('getShopSchedule')).filter(({ status }) => status === 500);
    expect(failed).toHaveLength(2);
  });
});
