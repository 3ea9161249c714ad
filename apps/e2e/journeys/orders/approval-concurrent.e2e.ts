import {
  ANYBODYS,
  OWNERS,
  approveButton,
  choosePayment,
  declineOf,
  lastSent,
  lineOf,
  money,
  openLines,
  openReview,
  updates,
} from '../../approvals.ts';
import { expect, signIn, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('a price that rises under review', () => {
  test.use({ scenario: 'order-approval/prices-change' });
  test('[API2-22] is announced, and the line shows what it was', async ({ page, mock }) => {
    const order = await openReview(page, mock, OWNERS);
    const [first, second] = openLines(order);
    await declineOf(page, second!).click();
    await expect(page.getByText(t('approval:notice.pricesChanged'))).toBeVisible();
    const now = (await lastSent(mock)).order_services.find(({ id }) => id === first!.id)!.price;
    await expect(lineOf(page, first!)).toContainText(money(now));
    await expect(lineOf(page, first!)).toContainText(`Was ${money(first!.price)}`);
    await expect(declineOf(page, second!)).toBeChecked();
  });

  test('[VOR-13] is found out before an approval is sent', async ({ page, mock }) => {
    const order = await openReview(page, mock, OWNERS);
    await choosePayment(page);
    await approveButton(page).click();
    await expect(page.getByText(t('approval:notice.pricesChanged'))).toBeVisible();
    await expect(lineOf(page, openLines(order)[0]!)).toContainText(`Was ${money(openLines(order)[0]!.price)}`);
    expect(await updates(mock)).toEqual([]);
    await approveButton(page).click();
    await expect(page.getByText('Maintenance Approved')).toBeVisible();
    expect(await updates(mock)).toHaveLength(1);
  });
});

test.describe('somebody else approves first', () => {
  test.use({ scenario: 'order-approval/approved-by-another' });

  test('[APR-10, VOR-13] a decision that comes second is not sent, says who was first, and shows the order as it is', async ({
    page,
    mock,
  }) => {
    await openReview(page, mock, OWNERS);
    await choosePayment(page);
    await approveButton(page).click();
    const dialog = page.getByRole('alertdialog', { name: t('approval:conflict.title') });
    await expect(dialog).toContainText('Ben Ortiz approved it on');
    await expect(dialog).toContainText(t('approval:conflict.nothing'));
    await dialog.getByRole('button', { name: t('approval:conflict.see') }).click();
    await expect(page.getByText(t('orders:notEligible.notAwaitingApproval'))).toBeVisible();
    await expect(
      page
        .getByRole('list', { name: t('approval:lines.list') })
        .getByText('Approved')
        .first(),
    ).toBeVisible();
    await expect(approveButton(page)).toHaveCount(0);
    expect(await updates(mock)).toEqual([]);
  });
});

test.describe('somebody else approves at the same time', () => {
  test.use({ scenario: 'order-approval/approved-at-the-same-time' });
  test('[APR-10] the decision is refused and says who was first', async ({ page, mock }) => {
    await openReview(page, mock, OWNERS);
    await choosePayment(page);
    await approveButton(page).click();
    await expect(page.getByRole('alertdialog', { name: t('approval:conflict.title') })).toContainText(
      'Ben Ortiz approved it on',
    );
    expect((await updates(mock)).map(({ status }) => status)).toEqual([409]);
  });
});

test.describe('two windows', () => {
  test.use({ scenario: 'order-approval/cancelable' });
  test('[APR-10, VOR-13] what is approved in one tab shows in the others at once; a cancelation that was begun there sends nothing', async ({
    page,
    context,
    mock,
  }) => {
    test.slow();
    const order = await openReview(page, mock);
    await page.getByRole('textbox', { name: t('approval:comments.label') }).fill('Call me first');
    const [other, third] = [await context.newPage(), await context.newPage()];
    for (const one of [other, third]) await openReview(one, mock);
    await third.getByRole('button', { name: t('approval:actions.cancel') }).click();
    await choosePayment(other);
    await declineOf(other, openLines(order)[0]!).click();
    await expect(other.getByText(t('approval:summary.requested'), { exact: true })).toBeVisible();
    await approveButton(other).click();
    await expect(other).toHaveURL(/\/dashboard$/);
    await test.step('the second says who approved, and that the comment was not saved', async () => {
      const conflict = page.getByRole('alertdialog', { name: t('approval:conflict.title') });
      await expect(conflict).toContainText('Ann Lee approved it on');
      await expect(conflict).toContainText(t('approval:conflict.nothing'));
      await conflict.getByRole('button', { name: t('approval:conflict.see') }).click();
      await expect(page.getByText(t('orders:notEligible.notAwaitingApproval'))).toBeVisible();
    });
    await test.step('the third was asking whether to cancel', async () => {
      await third
        .getByRole('alertdialog')
        .getByRole('button', { name: t('approval:confirm.cancelAction', { id: ANYBODYS }) })
        .click();
      const conflict = third.getByRole('alertdialog', { name: t('approval:conflict.title') });
      await expect(conflict).toContainText('Ann Lee approved it on');
      await conflict.getByRole('button', { name: t('approval:conflict.see') }).click();
      await expect(third.getByRole('main')).toContainText('Approved');
    });
    expect((await updates(mock)).map(({ status, requestBody }) => [status, requestBody.status])).toEqual([
      [200, 'approved'],
    ]);
  });
});

test.describe('whether the order is as shown cannot be found out', () => {
  test.use({ scenario: 'order-approval/cancelable' });
  test('[VOR-13] nothing is sent, which is said, and it can be decided again', async ({ page, mock }) => {
    await openReview(page, mock);
    await choosePayment(page);
    await mock.setFaults([{ kind: 'server-error', operation: 'previewOrder', calls: [2] }]);
    await approveButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: t('approval:notice.notCompared') })).toBeVisible();
    expect(await updates(mock)).toEqual([]);
    await approveButton(page).click();
    await expect(page.getByText('Maintenance Approved')).toBeVisible();
  });
});

test.describe('the language', () => {
  test.use({ scenario: 'order-approval/note-of-the-mechanic', brand: 'canada' });
  test('[BRD-12, STS-17] changes: the order is read again in it, and what was decided and typed stays', async ({
    page,
    mock,
  }) => {
    const { t: fr } = await textsOf('fr');
    await page.goto('/orders/5000180/approvals');
    await page.getByRole('button', { name: fr('approval:info.start') }).click();
    await page
      .getByRole('radio', { name: /^Refuser/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: fr('approval:comments.label') }).fill('Pas cette fois');
    const french = (await lastSent(mock)).order_services[0]!.name;
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Review order 5000180' })).toBeVisible();
    await expect(page.getByRole('list', { name: t('approval:lines.list') }).getByText(french)).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /^Decline/ }).first()).toBeChecked();
    await expect(page.getByRole('textbox', { name: t('approval:comments.label') })).toHaveValue('Pas cette fois');
    expect((await lastSent(mock)).order_services[0]!.name).not.toBe(french);
  });
});

test.describe('an answer that is lost', () => {
  test.use({ scenario: 'order-approval/lost-answer' });
  test('[APR-10] the order is asked what became of it, and nothing is sent twice', async ({ page, mock }) => {
    await openReview(page, mock);
    await choosePayment(page);
    await approveButton(page).click();
    await expect(page.getByText('Maintenance Approved')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await updates(mock)).toHaveLength(1);
    // Opened, compared, and looked at after the answer was lost.
    expect(await mock.calls('previewOrder')).toHaveLength(3);
  });
});

test.describe('nobody can tell', () => {
  test.use({ scenario: 'order-approval/outcome-unknown' });
  test('[APR-10] it is said, nothing is sent again, and being online again finds the decision', async ({
    page,
    mock,
  }) => {
    await openReview(page, mock, ANYBODYS);
    await choosePayment(page);
    await approveButton(page).click();
    const notice = page.getByRole('alert').filter({ hasText: t('approval:unknown.title') });
    await expect(notice).toBeInViewport();
    await approveButton(page).click();
    expect(await updates(mock)).toHaveLength(1);
    await expect(notice.getByRole('button', { name: t('approval:unknown.retry') })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Maintenance Approved')).toBeVisible();
    expect(await updates(mock)).toHaveLength(1);
  });
});

test.describe('a session that ends under review', () => {
  test.use({ scenario: 'order-approval/cancelable' });
  test('[RTE-24, ROL2-02] comes back with what was decided and typed', async ({ page, mock }) => {
    test.slow();
    const order = await openReview(page, mock);
    const [line] = openLines(order);
    await declineOf(page, line!).click();
    await page.getByRole('textbox', { name: t('approval:comments.label') }).fill('Not this time');
    await choosePayment(page);
    // Wait for the new total, too: a later call would find the session ended before the press.
    await expect(approveButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await mock.expireTokens();
    await approveButton(page).click();
    await expect(page).toHaveURL(/\/sign_in/);
    await signIn(page, 'Owner');
    await page.getByRole('button', { name: t('approval:info.start') }).click();
    await expect(declineOf(page, line!)).toBeChecked();
    await expect(page.getByRole('textbox', { name: t('approval:comments.label') })).toHaveValue('Not this time');
    await choosePayment(page);
    await approveButton(page).click();
    await expect(page.getByText('Maintenance Approved')).toBeVisible();
  });
});
