import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { askToDelete, defaultSwitch, editDrivers, methodGrid, nameOf, openMethods } from '../../payment-methods.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { cellsOf, headersOf } from '../../grid.ts';

const { t } = await textsOf('en');
const search = (page: Page) => page.getByRole('searchbox', { name: t('payment-methods:search.label') });
function question(page: Page, kind: 'delete' | 'default') {
  return page.getByRole('alertdialog', { name: t(`payment-methods:${kind}.question`), exact: true });
}
const COLUMNS = ['Card type', 'Last 4', 'Expiration', 'Added by', 'Drivers'];

test.describe('the payment methods of a fleet', () => {
  test.use({ scenario: 'payment-methods/ready' });

  test('[PAY-01, PAY-02, PAY-03, PAY-08, PAY-09, PAY-10, API-41, API-43, ENT-06] are listed and found; the drivers of one are changed, and one cannot choose oneself', async ({
    page,
    mock,
  }) => {
    const methods = await openMethods(page, mock);
    expect(await headersOf(methodGrid(page))).toEqual([...COLUMNS, 'Default', 'Actions']);
    expect(await cellsOf(methodGrid(page), 'Last 4')).toEqual(
      methods.map(({ last_4 }) => expect.stringContaining(last_4 ?? '—')),
    );
    expect(await cellsOf(methodGrid(page), 'Added by')).toEqual(methods.map(({ customer_name }) => customer_name));
    const people = new Map((await mock.answers('listFleetUsers'))[0]!.map(({ id, name }) => [id, name]));
    const drivers = methods.map(({ customer_ids: [id] }) =>
      expect.stringContaining(id === undefined ? '—' : people.get(id)!),
    );
    expect(await cellsOf(methodGrid(page), 'Drivers')).toEqual(drivers);
    await search(page).fill(methods[0]!.last_4!);
    await expect(page.getByText(t('common:search.shown', { shown: 1, total: methods.length }))).toBeVisible();
    expect(await cellsOf(methodGrid(page), 'Last 4')).toEqual([methods[0]!.last_4]);
    await search(page).fill('billing@');
    await expect(methodGrid(page).getByText('PayPal', { exact: true })).toBeVisible();
    await search(page).fill('nothing like it');
    await expect(page.getByText(t('common:empty.noResults'))).toBeVisible();
    await search(page).fill('');

    const first = methods[0]!;
    await editDrivers(page, first).click();
    await expect(page).toHaveURL(at(`/settings?tab=payments&payment=${first.id}`));
    const dialog = page.getByRole('dialog', {
      name: t('payment-methods:driversDialog.title', { method: nameOf(first) }),
    });
    const options = dialog.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: 'Carla Novak' })).toBeEnabled();
    await expect(options.filter({ hasText: 'Ann Lee' })).toHaveCount(0);
    await options.filter({ hasText: 'Carla Novak' }).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: t('common:form.leaveTitle') })
      .getByRole('button', { name: t('common:form.stay') })
      .click();
    await dialog.getByRole('button', { name: t('payment-methods:driversDialog.save') }).click();
    await expect(page.getByText(t('payment-methods:done.drivers'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const { path, requestBody } = (await mock.calls('updatePaymentMethod'))[0]!;
    expect(path).toBe(`/api/v4/braintree_payment_methods/${first.id}`);
    expect(requestBody).toEqual({ customer_ids: [...first.customer_ids, 3] });
    const [changed] = await cellsOf(methodGrid(page), 'Drivers');
    expect(changed).toContain(first.customer_ids.length > 0 ? 'and 1 more' : 'Carla Novak');
  });

  test('[PAY-11, PAY-12, PAY-13, PAY-14, PAY-15, API-44, API-45] one is deleted once that is confirmed, the default and one in use never; the default changes once that is confirmed, and is never taken away', async ({
    page,
    mock,
  }) => {
    const methods = await openMethods(page, mock);
    const blocked = page.getByRole('dialog', { name: t('payment-methods:delete.blockedTitle') });
    for (const [method, text] of [
      [methods.find(({ is_default }) => is_default)!, "This payment method is set as default so you can't delete it."],
      [
        methods.find(({ has_active_orders }) => has_active_orders)!,
        "This payment method has active orders and can't be removed.",
      ],
    ] as const) {
      await askToDelete(page, method);
      await expect(blocked.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await blocked
        .getByRole('button', { name: t('common:actions.close') })
        .last()
        .click();
    }
    const method = methods.find(({ is_default, has_active_orders }) => !is_default && !has_active_orders)!;
    await askToDelete(page, method);
    await question(page, 'delete').getByRole('button', { name: 'Cancel', exact: true }).click();
    expect(await mock.calls('deletePaymentMethod')).toEqual([]);
    await askToDelete(page, method);
    await expect(question(page, 'delete')).toContainText(nameOf(method));
    await question(page, 'delete').getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(t('payment-methods:done.delete'))).toBeVisible();
    await expect(editDrivers(page, method)).toHaveCount(0);
    expect((await mock.calls('deletePaymentMethod')).map(({ path }) => path)).toEqual([
      `/api/v4/braintree_payment_methods/${method.id}`,
    ]);

    const [first, second] = methods.filter(({ id }) => id !== method.id);
    await methodGrid(page)
      .locator('label', { has: defaultSwitch(page, first!) })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(defaultSwitch(page, first!)).toBeChecked();
    const toggle = methodGrid(page).locator('label', { has: defaultSwitch(page, second!) });
    await toggle.click();
    await expect(question(page, 'default')).toContainText(nameOf(second!));
    await question(page, 'default').getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(defaultSwitch(page, second!)).not.toBeChecked();
    expect(await mock.calls('setDefaultPaymentMethod')).toEqual([]);
    await toggle.click();
    await question(page, 'default').getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(t('payment-methods:done.default'))).toBeVisible();
    await expect(defaultSwitch(page, { ...second!, is_default: true })).toBeChecked();
    await expect(defaultSwitch(page, { ...first!, is_default: false })).not.toBeChecked();
    expect((await mock.calls('setDefaultPaymentMethod')).map(({ path }) => path)).toEqual([
      `/api/v4/braintree_payment_methods/${second!.id}/set_default`,
    ]);
  });
});

for (const role of ['Admin', 'Manager'] as const) {
  test.describe(`seen by ${role}`, () => {
    test.use({ scenario: 'payment-methods/ready', role });
    test('[ROL-05, ROL-06, PAY-09, CON-12] only one’s own methods are changed, and managers set no default', async ({
      page,
      mock,
    }) => {
      const methods = await openMethods(page, mock);
      const own = methods.filter(({ customer_name }) => role === 'Manager' && customer_name === 'Carla Novak');
      await expect(page.getByRole('button', { name: /^Edit drivers for / })).toHaveCount(own.length);
      await expect(page.getByRole('button', { name: /^More for / })).toHaveCount(own.length);
      await expect(page.getByRole('grid').getByRole('switch')).toHaveCount(role === 'Admin' ? methods.length : 0);
      expect((await headersOf(methodGrid(page))).includes('Default')).toBe(role === 'Admin');
      if (own[0]) {
        await editDrivers(page, own[0]).click();
        await expect(page.getByRole('dialog').getByText(t('payment-methods:drivers.notAllowed'))).toBeVisible();
        await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('aria-disabled', 'true');
        await expect(page.getByRole('button', { name: t('payment-methods:driversDialog.save') })).toHaveCount(0);
      }
      const others = methods.find((method) => !own.includes(method))!;
      await page.goto(`/settings?tab=payments&payment=${others.id}`);
      await expect(page.getByText(t('payment-methods:driversDialog.gone.forbiddenTitle'))).toBeVisible();
    });
  });
}

test.describe('cards that expire', () => {
  test.use({ scenario: 'payment-methods/expiring' });
  test('[ERR-09] are pointed out on the tab and the dashboard until that is dismissed; a list that failed comes when tried again', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'listPaymentMethods', calls: [1] }]);
    await page.goto('/settings?tab=payments');
    await page.getByRole('button', { name: t('common:actions.retry') }).click();
    await expect(methodGrid(page).getByRole('gridcell').first()).toBeVisible();
    const methods = (await mock.answers('listPaymentMethods'))[0]!;
    const alert = page
      .locator('main div', { hasText: t('payment-methods:expiry.title', { count: 2 }) })
      .last()
      .locator('..');
    // On the tab each card says it, once.
    await expect(methodGrid(page).getByText(t('payment-methods:expired'), { exact: true })).toBeVisible();
    await expect(methodGrid(page).getByText(t('payment-methods:thisMonth'), { exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
    // As the default it would pay for nothing.
    await methodGrid(page)
      .locator('label', { has: defaultSwitch(page, methods[1]!) })
      .click();
    await expect(question(page, 'default')).toContainText(
      t('payment-methods:default.expired', { method: nameOf(methods[1]!), date: '02/2026' }),
    );
    await question(page, 'default').getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.goto('/dashboard');
    await expect(alert).toContainText(`${nameOf(methods[0]!)} (default) expires 03/2026.`);
    await expect(alert).toContainText(`${nameOf(methods[1]!)} expired 02/2026.`);
    await expect(alert.getByRole('link', { name: t('payment-methods:expiry.action') })).toHaveAttribute(
      'href',
      '/settings?tab=payments',
    );
    await alert.getByRole('button', { name: t('common:actions.dismiss') }).click();
    await page.reload();
    await expect.poll(async () => (await mock.calls('listPaymentMethods')).length).toBe(4);
    await expect(page.getByText(t('payment-methods:expiry.action'))).toHaveCount(0);
  });
});
