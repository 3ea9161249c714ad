import { isActiveStatus, isCompletedService, statusView } from '@wayside/domain';
import { approveButton, choosePayment, firstContacts, lastSent, openReview, updates } from '../../approvals.ts';
import { expect, test } from '../../fixtures.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

test.describe('an order that others approve', () => {
  test.use({ scenario: 'order-approval/not-an-approver' });

  test('[APR-03, APR-04, APR-10, APR-12, ERR2-07, OPN2-43, ROL2-18] says why it cannot be approved, lists the approvers with their phone numbers, and has no button to approve', async ({
    page,
    mock,
  }) => {
    const order = await openReview(page, mock, 5_000_030);
    const notice = page.locator('main div', { hasText: t('orders:notEligible.title') }).last();
    // Nothing above it says that others wait for their approval.
    await expect(page.getByText(/awaiting your approval/)).toHaveCount(0);
    await expect(notice).toContainText(t('orders:notEligible.notAnApprover'));
    await expect(notice.getByRole('list', { name: t('approval:actions.who') }).getByRole('listitem')).toHaveText(
      firstContacts(order.approvers).map((line) => line.replace(/(?=\()/, ' ').replace(/N\/A$/, '')),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order 5000030');
    await expect(approveButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Approve all/ })).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);

    // Asking for approval shows who to call; a contact without a phone has N/A.
    const who = page.getByRole('button', { name: t('approval:actions.who') });
    await who.click();
    const dialog = page.getByRole('alertdialog', { name: 'Please contact for approval:' });
    expect(order.approvers.some(({ cellPhone }) => cellPhone === null)).toBe(true);
    await expect(dialog.getByRole('listitem')).toHaveText(firstContacts(order.approvers));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(who).toBeFocused();
    expect(await updates(mock)).toEqual([]);

    // The PO number can be changed all the same.
    await page.getByRole('button', { name: /^Edit PO number/ }).click();
    await page.getByRole('textbox', { name: 'PO number' }).fill('PO-9');
    await page.getByRole('button', { name: t('approval:po.save'), exact: true }).click();
    await expect(page.getByText('Maintenance Updated', { exact: true })).toBeVisible();
  });
});

test.describe('a driver with a phone who may not approve', () => {
  test.use({ scenario: 'order-approval/not-an-approver', role: 'Driver', viewport: { width: 390, height: 844 } });

  test('[PPV-11, APR-01] first sees that they cannot, and whom to call, text or email', async ({ page, mock }) => {
    await page.goto('/orders/5000010/approvals');
    const dialog = page.getByRole('dialog', { name: t('orders:notEligible.title') });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    const order = await lastSent(mock);
    const users = new Map((await mock.answers('listFleetUsers')).at(-1)!.map((user) => [user.id, user]));
    const callable = order.approvers.find(({ cellPhone }) => cellPhone !== null)!;
    const row = dialog.getByRole('listitem').filter({ hasText: callable.name });
    for (const href of [
      `tel:${callable.cellPhone}`,
      `sms:${callable.cellPhone}`,
      `mailto:${users.get(callable.id)!.email}?subject=Order%205000010`,
    ])
      await expect(row.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(dialog).not.toContainText(/payment|charged/i);
    await dialog.getByRole('button', { name: t('approval:decision.open') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order 5000010');
  });
});

test.describe('a driver who may not cancel', () => {
  test.use({ scenario: 'order-approval/may-not-cancel', brand: 'canada', role: 'Driver' });
  test('[APR-11, OPN2-44, CST2-05] says in French who to call', async ({ page, mock }) => {
    const { t: fr } = await textsOf('fr');
    await page.goto('/orders/5000010/approvals');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: fr('approval:decision.open') })
      .click();
    await page.getByRole('button', { name: fr('approval:actions.cancel') }).click();
    const dialog = page.getByRole('alertdialog', { name: fr('orders:contact.cancelation') });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    expect(await updates(mock)).toEqual([]);
  });
});

// One at work and one that is over: `services.e2e.ts` shows them all, and what each allows is a rule of
// `packages/domain`.
for (const status of ['initiated', 'complete'] as const) {
  test.describe(`status ${status}`, () => {
    test.use({ scenario: `order-approval/status-${status}` });
    test(`[STS-02, STS-10, APR-04] an order that is ${status} shows it and cannot be approved`, async ({
      page,
      mock,
    }) => {
      const isActive = isActiveStatus(status);
      await openReview(page, mock, isActive ? 5_000_010 : 5_000_011);
      const label = t(`orders:status.${statusView(status)!.label}`);
      await expect(page.getByRole('main')).toContainText(label[0]!.toUpperCase() + label.slice(1));
      // The pill's mark is also visible with forced colors.
      await page.emulateMedia({ forcedColors: 'active' });
      const word = page.getByRole('main').getByText(label[0]!.toUpperCase() + label.slice(1), { exact: true });
      const outline = word.first().locator('..').locator('svg path').first();
      const [stroke, paper] = await outline.evaluate((element) => [
        getComputedStyle(element).stroke,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(['none', paper]).not.toContain(stroke);
      const reason = t(isActive ? 'orders:notEligible.notAwaitingApproval' : 'approval:settled.done');
      await expect(page.getByText(reason)).toBeVisible();
      await expect(approveButton(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: t('approval:actions.cancel') })).toHaveCount(isActive ? 1 : 0);
      const order = await lastSent(mock);
      expect(order.status).toBe(status);
      if (!isCompletedService(status)) return;
      const completed = order.order_services.filter((line) => line.status === status).length;
      expect(completed).toBeGreaterThan(0);
      await expect(page.getByRole('listitem').getByText(t('approval:status.complete'), { exact: true })).toHaveCount(
        completed,
      );
    });
  });
}

test.describe('an order that nobody has', () => {
  test.use({ scenario: 'order-approval/not-found' });
  test('[APR-01] says that there is none and leads back; for an id that no order can have, the server is not asked', async ({
    page,
    mock,
  }) => {
    const none = page.getByRole('heading', { level: 1, name: t('approval:notFound.title') });
    await page.goto('/orders/..%2F..%2Ffleet_users%2Fme/approvals');
    await expect(none).toBeVisible();
    expect(await mock.calls('previewOrder')).toEqual([]);
    await page.goto('/orders/99999999/approvals');
    await expect(none).toBeVisible();
    expect(await mock.calls('previewOrder')).toHaveLength(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: t('approval:notFound.action') }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

// The owner's approval is a journey of its own, in `approval.e2e.ts`; that each role finds the button and is let in, the
// matrix of permissions shows.
test.describe('a driver', () => {
  test.use({ scenario: 'order-approval/cancelable', role: 'Driver' });
  test('[ROL2-08, ROL2-17] approves an order of a vehicle without policies', async ({ page, mock }) => {
    await openReview(page, mock);
    await choosePayment(page);
    await approveButton(page).click();
    await expect(page.getByText('Maintenance Approved')).toBeVisible();
    expect((await updates(mock)).map(({ status }) => status)).toEqual([200]);
  });
});
