import type { Page } from '@playwright/test';
import { chargeNotice, lastSent, money, openReview } from '../../approvals.ts';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

async function openPromotions(page: Page) {
  await page.getByRole('button', { name: t('approval:promotions.link') }).click();
  const dialog = page.getByRole('dialog', { name: t('approval:promotions.title') });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    code: dialog.getByRole('textbox', { name: t('approval:promotions.code') }),
    apply: dialog.getByRole('button', { name: t('approval:promotions.applyCode') }),
    promotion: (name: string) => dialog.getByRole('button', { name: `Apply ${name}` }),
  };
}

test.describe('promotions', () => {
  test.use({ scenario: 'order-approval/cancelable' });

  test('[APR-14, API2-44, API2-45, ENT2-22, VOR-06, VOR-08, VOR-12] one of the list is put on the order, and all totals follow', async ({
    page,
    mock,
  }) => {
    const order = await openReview(page, mock);
    const { dialog, promotion } = await openPromotions(page);
    await expect
      .poll(async () => (await mock.calls('listPromotions')).map(({ query }) => query))
      .toEqual([{ shopping_cart_id: String(order.id) }]);
    const offered = (await mock.answers('listPromotions'))[0]!;
    expect(offered.length).toBeGreaterThan(0);
    for (const { name, description } of offered) {
      await expect(promotion(name)).toBeVisible();
      if (description) await expect(dialog.getByText(description, { exact: true })).toBeVisible();
    }
    await promotion('Spring maintenance').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t('approval:promotions.applied', { promotion: 'Spring maintenance' }))).toBeVisible();
    await expect(page.getByText(money(order.total! * 0.9), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`−${money(order.total! * 0.1)}`, { exact: true })).toBeVisible();
    expect((await mock.calls('applyPromotion')).map(({ requestBody }) => requestBody)).toEqual([
      { shop_order_id: order.id, promotion_id: 12 },
    ]);
    expect((await lastSent(mock)).total).toBeCloseTo(order.total! * 0.9, 2);
    await expect(page.getByRole('button', { name: t('approval:promotions.another') })).toBeFocused();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: t('dashboard:actions.acceptAllOfOrder', { id: order.id }) }).click();
    const question = page.getByRole('alertdialog', { name: t('dashboard:confirm.acceptAll') });
    await expect(question.getByRole('listitem').last()).toHaveText(
      `${t('approval:summary.discount')}−${money(order.total! * 0.1)}`,
    );
    await question.getByRole('button', { name: t('dashboard:confirm.acceptAllAction') }).click();
    const approved = { ...order, total: order.total! * 0.9 };
    await expect(page.getByText(`Order ${order.id}`).filter({ hasText: chargeNotice(approved) })).toBeVisible();
    await page.goto(`/orders/${order.id}/approvals`);
    await expect(page.getByText(/^Approved by .+, 03-16-2026 \d\d:\d\d[AP]M$/)).toBeVisible();
    await expect(page.getByText(chargeNotice(approved).replace(' · ', ''), { exact: true })).toBeVisible();
    await expect(page.getByText(t('approval:summary.discountOf', { promotions: 'Spring maintenance' }))).toBeVisible();
    const history = page.getByRole('grid', { name: t('approval:history.label') });
    await expect(history.getByRole('row').last()).toContainText(money(order.total! * 0.9));
    await expect(page.getByText(`−${money(order.total! * 0.1)}`, { exact: true })).toBeVisible();
    const why = t('orders:otherTotal.beforePromotion');
    await expect(history.getByRole('row').nth(1)).toContainText(why);
    await page.goto(`/vehicles/${order.vehicle.id}?tab=history&view=timeline`);
    const events = page.getByRole('listitem').filter({ hasText: `Order ${order.id}` });
    await expect(events.filter({ hasText: t('approval:history.approval_requested') })).toContainText(why);
    const agreed = events.filter({ hasText: t('approval:history.approved') }).filter({ hasNotText: why });
    await expect(agreed.filter({ hasText: money(order.total! * 0.9) })).not.toHaveCount(0);
  });

  test('[APR-14, API2-45, ERR2-20] one that has ended is refused in the server’s words, and a code is taken when it is right', async ({
    page,
    mock,
  }) => {
    const order = await openReview(page, mock);
    await test.step('a promotion that has ended is refused in the server’s words', async () => {
      const { dialog, promotion } = await openPromotions(page);
      await promotion('Last winter’s tires').click();
      await expect(dialog.getByRole('alert')).toHaveText('This promotion has expired');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: t('approval:promotions.link') })).toBeFocused();
    });
    await test.step('a code: empty it is not sent, wrong or too old it says so, right it counts', async () => {
      const { dialog, code, apply } = await openPromotions(page);
      await apply.click();
      await expect(dialog.getByText('Please Enter Code', { exact: true })).toBeVisible();
      expect(await mock.calls('createPromotionByCode')).toEqual([]);
      for (const [typed, answer] of [
        ['NOPE', 'This code is not valid'],
        ['WINTER25', 'This code has expired'],
      ] as const) {
        await code.fill(typed);
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).toHaveText(answer);
        await expect(code).toHaveValue(typed);
      }
      await code.fill('MAPLE20');
      await apply.click();
      await expect(page.getByText(money(order.total! * 0.8), { exact: true }).first()).toBeVisible();
      expect((await mock.calls('createPromotionByCode')).at(-1)!.requestBody).toEqual({
        shop_order_id: order.id,
        code: 'MAPLE20',
      });
    });
  });
});

test.describe('no promotion fits', () => {
  test.use({ scenario: 'order-approval/no-promotions' });
  test('[APR-14] it is said, and a code can be typed', async ({ page, mock }) => {
    await openReview(page, mock);
    const { dialog, code } = await openPromotions(page);
    await expect(dialog).toContainText(t('approval:promotions.none'));
    await expect(code).toBeVisible();
  });
});
