import type { Page } from '@playwright/test';
import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { cellsOf, headersOf } from '../../grid.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const YEAR = 'from=2025-03-01&to=2026-03-16&subscriptions.from=2025-03-01&subscriptions.to=2026-03-16';
function region(page: Page, list: 'payments' | 'subscriptions') {
  return page.getByRole('region', { name: t(`transactions:${list}.title`), exact: true });
}
function grid(page: Page, list: 'payments' | 'subscriptions') {
  return region(page, list).getByRole('grid', { name: t(`transactions:${list}.title`), exact: true });
}
const rows = (page: Page, list: 'payments' | 'subscriptions') =>
  grid(page, list).locator('[role="row"]:has([role="gridcell"])');
const dialog = (page: Page) => page.getByRole('dialog');
function fact(page: Page, name: string) {
  return dialog(page)
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');
}

test.describe('an owner', () => {
  test.use({ scenario: 'transactions/of-a-fleet' });

  test('[TRX-01, TRX-02, TRX-03, TRX-04, TRX-05, TRX-06, CST2-13, ENT2-20, ERR-09, ROL2-09, API2-41, API2-42, API2-43] asks again for a list that failed; sees both, four rows a page, and what they add up to; opens a payment and a subscription, and changes the dates of one list', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'listPaymentActivities', calls: [1] }]);
    await page.goto(`/fleet_transactions?${YEAR}`);
    await expect(rows(page, 'subscriptions')).toHaveCount(4);
    await region(page, 'payments').getByRole('alert').getByRole('button').click();
    await expect(rows(page, 'payments').first()).toBeVisible();
    await expect(rows(page, 'payments')).toHaveCount(4);
    expect(await headersOf(grid(page, 'payments'))).toEqual([
      'Fleet',
      'Shop order',
      'Order date',
      'Invoice number',
      'Amount',
      'View details',
    ]);
    expect(await headersOf(grid(page, 'subscriptions'))).toEqual([
      'Fleet',
      'Subscriptions',
      'Date',
      'Payment method',
      'Number of vehicles',
      'Amount',
    ]);
    await expect(page.getByRole('combobox', { name: t('transactions:fleet.label') })).toHaveCount(0);

    const payments = (await mock.answers('listPaymentActivities')).at(-1)!;
    const named = payments.find(({ other_id, vin }) => other_id !== null && vin !== null)!;
    await expect(
      grid(page, 'payments')
        .getByRole('link', { name: `${named.shop_order_id} ${named.other_id}`, exact: true })
        .first(),
    ).toHaveAttribute('href', place.order(named.shop_order_id));
    await region(page, 'payments')
      .getByRole('button', { name: t('common:list.display'), exact: true })
      .click();
    const chooser = page.getByRole('dialog', { name: t('common:list.display') });
    await chooser.getByText(t('transactions:columns.vehicle'), { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(
      grid(page, 'payments').getByRole('link', { name: named.other_id!, exact: true }).first(),
    ).toHaveAttribute('href', `/vehicles?q=${named.vin}`);
    const sum = (payments.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100).toLocaleString(
      'en-US',
      {
        style: 'currency',
        currency: 'USD',
      },
    );
    await expect(region(page, 'payments').getByRole('status').filter({ hasText: sum })).toContainText(
      `${payments.length} payments`,
    );
    await region(page, 'payments')
      .getByRole('button', { name: t('transactions:total.byMonth') })
      .click();
    await expect(
      region(page, 'payments')
        .getByRole('row', { name: /^(February|January) 202/ })
        .first(),
    ).toBeVisible();
    // The total is of what is listed: it follows the search.
    const last = payments.at(-1)!;
    await region(page, 'payments').getByRole('searchbox').fill(String(last.shop_order_id));
    await expect(rows(page, 'payments')).toHaveCount(1);
    await expect(
      region(page, 'payments')
        .getByRole('status')
        .filter({ hasText: /^1 payment/ }),
    ).toBeVisible();

    const file = new URL(
      (await region(page, 'payments')
        .getByRole('link', { name: t('common:list.csv') })
        .getAttribute('href'))!,
    );
    expect(file.pathname).toBe('/api/v4/payment_activities.csv');
    expect(Object.fromEntries(file.searchParams)).toMatchObject({
      start_date: '2025-03-01',
      end_date: '2026-03-16',
      auth_token: expect.stringMatching(/./),
      lancode: 'EN',
    });
    const other = new URL(
      (await region(page, 'subscriptions')
        .getByRole('link', { name: t('common:list.csv') })
        .getAttribute('href'))!,
    );
    expect(other.pathname).toBe('/api/v4/subscription_activities.csv');

    const details = rows(page, 'payments').first().getByRole('button');
    await details.click();
    const shown = [
      'Vehicle',
      'VIN',
      'Other ID',
      'PO number',
      'Department number',
      'Payment method',
      'Approver',
      'Approval date',
    ];
    await expect(dialog(page).locator('dt')).toHaveText(shown);
    const [payment] = await mock.answers('getPaymentActivity');
    const { vehicle_name, vin, other_id, po_number, department_number, method_of_payment, approver, approval_date } =
      payment!;
    const day = approval_date?.replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1');
    const values = [vehicle_name, vin, other_id, po_number, department_number, method_of_payment, approver, day];
    await expect(dialog(page).locator('dd')).toHaveText(values.map((value) => value ?? /—/));
    await expect(dialog(page)).toContainText(`Order ${payment!.shop_order_id} · ${payment!.fleet_name}`);
    await expect(dialog(page).getByRole('link', { name: `Order ${payment!.shop_order_id}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeFocused();
    await rows(page, 'subscriptions').first().getByRole('button').click();
    await expect(dialog(page).locator('dt')).toHaveText(['Fleet name', 'Payment method']);
    const [subscription] = await mock.answers('getSubscriptionActivity');
    await expect(fact(page, 'Fleet name')).toHaveText(subscription!.fleet_name);
    await page.keyboard.press('Escape');

    await region(page, 'subscriptions')
      .getByRole('group', { name: t('common:range.label') })
      .getByRole('button')
      .click();
    await page.getByRole('button', { name: t('common:range.months', { count: 3 }) }).click();
    await expect(page).toHaveURL(/subscriptions\.from=2025-12-16/);
    await expect
      .poll(async () => (await mock.calls('listSubscriptionActivities')).at(-1)!.query)
      .toMatchObject({ start_date: '2025-12-16', end_date: '2026-03-16' });
    await expect.poll(async () => cellsOf(grid(page, 'subscriptions'), 'Date')).toHaveLength(3);
    expect((await mock.calls('listPaymentActivities')).map(({ query }) => query.start_date)).not.toContain(
      '2025-12-16',
    );
    await region(page, 'subscriptions').getByText(t('common:list.fit'), { exact: true }).click();
    await expect(rows(page, 'subscriptions')).toHaveCount(3);
  });
});

test.describe('an FMC user', () => {
  test.use({ scenario: 'transactions/of-a-management-company', role: 'FMC' });

  test('[TRX-01, TRX-06, API2-41, ROL2-10] sees all fleets, and narrows both lists to one', async ({ page, mock }) => {
    await page.goto('/fmc_transactions');
    await expect(rows(page, 'payments').first()).toBeVisible();
    const days = { start_date: '2026-02-15', end_date: '2026-03-15' };
    expect((await mock.calls('listPaymentActivities')).map(({ query }) => query)).toEqual([
      expect.objectContaining({ start_date: expect.any(String), end_date: expect.any(String) }),
    ]);
    expect(Object.keys((await mock.calls('listPaymentActivities'))[0]!.query)).toEqual(Object.keys(days));
    const field = page.getByRole('combobox', { name: t('transactions:fleet.label') });
    await field.fill('Granite');
    await page
      .getByRole('option', { name: /^Granite/ })
      .first()
      .click();
    await expect(page).toHaveURL(/[?&]fleet=\d+/);
    const id = new URL(page.url()).searchParams.get('fleet');
    for (const operation of ['listPaymentActivities', 'listSubscriptionActivities'] as const)
      await expect.poll(async () => (await mock.calls(operation)).at(-1)!.query.fleet_id).toBe(id);
    await page.goBack();
    await expect(page).toHaveURL(at('/fmc_transactions'));
    await expect(field).toHaveValue(t('transactions:fleet.all'));
  });
});

test.describe('nothing paid yet', () => {
  test.use({ scenario: 'transactions/none' });
  test('[ERR2-27] is said of both lists', async ({ page }) => {
    await page.goto('/fleet_transactions');
    await expect(page.getByText('No transactions', { exact: true })).toHaveCount(2);
  });
});

test.describe('an address of a payment that is not there', () => {
  test.use({ scenario: 'transactions/details-not-found' });
  test('says so, and the page is there', async ({ page }) => {
    await page.goto('/fleet_transactions?payment=1');
    await expect(dialog(page).getByText(t('transactions:notFound.title'))).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: t('common:actions.close') })
      .first()
      .click();
    await expect(page).toHaveURL(at('/fleet_transactions'));
  });
});
