import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');

const button = (page: Page) => page.getByRole('button', { name: t('palette:open'), exact: true });
const field = (page: Page) => page.getByRole('combobox', { name: t('palette:all.label') });
const group = (page: Page, name: string) => page.getByRole('group', { name });
const status = (page: Page) => page.getByRole('dialog').getByRole('status');

test.describe('in a fleet', () => {
  test.use({ scenario: 'palette/search-fails' });

  test('the palette opens with its button and its shortcut, finds by unit number, order number and name, and gives the focus back', async ({
    page,
    mock,
  }) => {
    await page.goto('/services?tab=past');
    await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('Control+k');
    // The first call fails: the failure is named, and tried again.
    await field(page).pressSequentially('van-0');
    const failure = page.getByText(t('palette:failed', { what: t('palette:groups.vehicles') }));
    await expect(failure).toBeVisible();
    await expect(group(page, t('palette:groups.orders')).getByRole('option').first()).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common:actions.retry') })
      .click();
    await expect(failure).toHaveCount(0);
    const vehicles = page.getByRole('group', { name: t('palette:groups.vehicles') });
    await expect(vehicles.getByRole('option').first()).toContainText('VAN-01');
    await expect(vehicles.getByRole('option').first()).toContainText('Order 5000010, awaiting approval');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    expect((await mock.calls('listVehicles')).map(({ query }) => query)).toEqual([
      { data_type: 'search', search: 'van-0' },
      { data_type: 'search', search: 'van-0' },
    ]);

    // A past order, which the list of active ones does not hold, by its number, alone or after what it is called; the
    // page has loaded it, so its other texts find it, too, and nothing is asked for.
    const past = (await mock.answers('searchOrders')).flat().find(({ status }) => status === 'paid')!;
    for (const search of [`#${past.id}`, `order ${past.id}`, `${past.shop!.name} ${past.id}`]) {
      await field(page).fill(search);
      await expect(group(page, t('palette:groups.orders')).getByRole('option')).toContainText(`${past.id}`);
    }
    expect(await mock.calls('previewOrder')).toEqual([]);

    await field(page).fill('');
    await field(page).pressSequentially('ann lee');
    await expect(group(page, t('palette:groups.people')).getByRole('option')).toContainText('Ann Lee');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/settings\?tab=users&q=Ann/);
    await expect(page.getByRole('searchbox', { name: t('users:search.label') })).toHaveValue('Ann Lee');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('VAN-01');
    await expect(group(page, t('palette:groups.vehicles'))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/vehicles/500001'));
    await expect(page.getByRole('main')).toBeFocused();

    await page.keyboard.press('Control+k');
    await expect(group(page, t('palette:groups.recent')).getByRole('option')).toContainText(['VAN-01']);
  });
});

test.describe('shops and actions', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[ATN-11] saved shops, shops of loaded orders and actions are found; a shop shows directions, its phone and its first free time', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    // An order's shop, which is not a saved one.
    const shop = { name: 'Ironbridge Truck and Auto – Diversey Parkway', phone: '3125550112' };
    await button(page).click();
    await field(page).pressSequentially(shop.name);
    await expect(group(page, t('palette:groups.shops')).getByRole('option').first()).toContainText(shop.name);
    await field(page).fill('dach');
    await expect(group(page, t('palette:groups.shops')).getByRole('option')).toContainText('Dach Garage');
    for (const [verb, action] of [
      ['schedule', t('shell:titles.serviceRequest')],
      ['appointment', t('shell:titles.serviceRequest')],
      ['add vehicle', t('shell:titles.newVehicle')],
      ['approve', t('palette:approve')],
    ] as const) {
      await field(page).fill(verb);
      await expect(group(page, t('palette:groups.actions')).getByRole('option', { name: action })).toBeVisible();
    }
    await expect(page.getByRole('option', { name: t('palette:approve') })).toHaveAttribute(
      'href',
      /^\/services\?tab=active&from=.+&to=.+&f=status\.is\.awaitingApproval$/,
    );
    for (const [word, name] of [
      ['expenses', t('dashboard:costs.total')],
      ['to do', t('dashboard:attention.title')],
      ['calendar', t('palette:pages.month')],
      ['agenda', t('palette:pages.agenda')],
    ] as const) {
      await field(page).fill(word);
      await expect(group(page, t('palette:groups.pages')).getByRole('option', { name })).toBeVisible();
    }
    await field(page).fill('dark');
    await page.getByRole('option', { name: t('palette:theme.dark') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await button(page).click();
    await field(page).pressSequentially(shop.name);
    await group(page, t('palette:groups.shops')).getByRole('option').first().click();
    const card = page.getByRole('region', { name: t('comparison:found') }).getByRole('article');
    await expect(card).toContainText(shop.name);
    const directions = card.getByRole('link', { name: t('shops:directionsTo', { shop: shop.name }) });
    await expect(directions).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/);
    await expect(directions).toHaveAttribute('rel', /noopener/);
    await expect(card.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
      'href',
      `tel:${shop.phone}`,
    );
    // The times depend on the vehicle.
    await card.getByRole('button', { name: t('earliest:actionAt', { shop: shop.name }) }).click();
    await card.getByRole('combobox', { name: t('earliest:vehicle') }).fill('TRK-06');
    await page.getByRole('option', { name: /^TRK-06/ }).click();
    await expect(card.getByText(/^First available time: \d/)).toBeVisible();
  });
});

test.describe('for a management company', () => {
  test.use({ scenario: 'base/signed-in', role: 'FMC' });

  test('[FMC-21] another fleet is entered from inside a fleet, after asking about unsaved input, and stays among the recent ones; orders of all fleets are found', async ({
    page,
    mock,
  }) => {
    await page.goto('/account');
    await page.getByLabel(t('access:changePassword.currentPassword'), { exact: true }).fill('half typed');
    await page.getByRole('button', { name: t('palette:fleets.label') }).click();
    const fleets = page.getByRole('combobox', { name: t('palette:fleets.label') });
    await expect(group(page, t('palette:groups.recentFleets')).getByRole('option')).toContainText(
      t('palette:currentFleet'),
    );
    await fleets.pressSequentially('granite');
    const first = group(page, t('palette:groups.fleets'))
      .or(page.getByRole('group', { name: /^Fleets: / }))
      .getByRole('option')
      .first();
    await expect(first).toContainText('Granite');
    // One call for what was typed, not one for each letter.
    await expect
      .poll(async () => (await mock.calls('listFleets')).map(({ query }) => query))
      .toEqual([{}, { query: 'granite' }]);
    const name = 'Granite Catering';
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    const question = page.getByRole('alertdialog', { name: t('common:form.leaveTitle') });
    await question.getByRole('button', { name: t('common:form.stay') }).click();
    expect(await mock.calls('impersonateFleet')).toEqual([]);
    await expect(fleets).toHaveValue('granite');

    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await question.getByRole('button', { name: t('common:form.leave') }).click();
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByText(t('shell:fmc.actingInside', { fleet: name }))).toBeVisible();
    expect(await mock.calls('impersonateFleet')).toHaveLength(1);

    // A stored fleet that does not exist is not shown.
    await page.evaluate(() => {
      const [latest, ...others] = JSON.parse(window.localStorage.getItem('wayside_recent_fleets')!) as {
        items: number[];
      }[];
      const changed = [{ ...latest!, items: [999_999, ...latest!.items] }, ...others];
      window.localStorage.setItem('wayside_recent_fleets', JSON.stringify(changed));
    });
    await page.goto('/fmc_dashboard');
    const recent = page.getByRole('region', { name: t('palette:groups.recentFleets') });
    await expect(recent.getByRole('button')).toHaveText([name, 'Maple Street Couriers']);
    await recent.getByRole('button', { name: 'Maple Street Couriers' }).click();
    await expect(page.getByText(t('shell:fmc.actingInside', { fleet: 'Maple Street Couriers' }))).toBeVisible();
    await expect(page).toHaveURL(at('/dashboard'));

    // An order of another fleet, by its PO number, opens inside that fleet. What is typed before the palette has loaded
    // counts, too.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('PO-');
    await expect(field(page)).toHaveValue('PO-');
    const orders = async () => (await mock.answers('searchOrders')).flat();
    const elsewhere = async () =>
      (await orders()).find(
        ({ status, vehicle, po_number }) => status === 'awaiting_approval' && vehicle.fleet_id !== 5 && po_number,
      );
    await expect.poll(elsewhere).toBeDefined();
    const order = (await elsewhere())!;
    await field(page).fill(order.po_number!);
    const option = page.getByRole('option', { name: new RegExp(`${order.id}.*${order.fleet_name}`) });
    await option.click();
    await expect(page).toHaveURL(at(`/orders/${order.id}/approvals`));
    await expect(page.getByText(t('shell:fmc.actingInside', { fleet: order.fleet_name }))).toBeVisible();
  });
});
