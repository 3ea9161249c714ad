import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';

const { t } = await textsOf('en');
const { t: fr } = await textsOf('fr');

const ENTER = '/maintenance_history/new?vehicle=500001';
const table = (page: Page) => page.getByRole('grid', { name: t('history:table') });
const save = (page: Page) => page.getByRole('button', { name: t('history:new.save'), exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const service = (page: Page, number: number) =>
  page.getByRole('combobox', { name: t('history:new.services.service', { number }) });

async function enterDay(page: Page, digits: string): Promise<void> {
  await page
    .getByRole('group', { name: t('history:new.day') })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type(digits);
}

async function chooseService(page: Page, number: number, name: string): Promise<void> {
  await service(page, number).fill(name);
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  // By key: the list closes when the page scrolls the option into view.
  await service(page, number).press('ArrowDown');
  await service(page, number).press('Enter');
}

/** Everything that a save needs. The vehicle comes with the address. */
async function fill(page: Page): Promise<void> {
  await page.goto(ENTER);
  await enterDay(page, '03022026');
  await page.getByText(t('history:new.shop.typed'), { exact: true }).click();
  await field(page, t('history:new.shop.name')).fill('Harbor Tire and Lube');
  await chooseService(page, 1, 'Oil change');
}

test.describe('entering maintenance', () => {
  test.use({ scenario: 'history/entering' });

  test('[MNH-01, MNH-02, MNH-03, MNH-04, MNH-05, ENT2-08, API2-14, API2-28, ERR2-31] with everything; Save waits for each part; the services page has the alert', async ({
    page,
    mock,
  }) => {
    await fill(page);
    expect((await mock.calls('listServices')).map(({ query }) => query)).toEqual([{ basic: 'true' }]);
    await expect(save(page)).toBeEnabled();

    // Each of the four in turn.
    const missing = (gap: string) => expect(save(page)).toHaveAccessibleDescription(gap);
    const vehicle = page.getByRole('combobox', { name: t('history:new.vehicle') });
    const name = await vehicle.inputValue();
    await vehicle.fill('');
    // An open list hides the rest of the page from screen readers.
    await vehicle.blur();
    await missing(t('history:new.gap.vehicle'));
    await expect(page.getByRole('link', { name: t('shell:nav.services'), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('navigation', { name: t('history:new.breadcrumbs') })).toContainText('VAN-01');
    await vehicle.fill(name.slice(0, 6));
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await expect(save(page)).toBeEnabled();
    await enterDay(page, '03172026');
    await missing(t('history:new.gap.futureDay'));
    await page.getByRole('button', { name: /^Calendar|calendar/ }).click();
    await expect(page.getByRole('button', { name: /March 17, 2026/ })).toBeDisabled();
    await page.getByRole('button', { name: /March 16, 2026/ }).click();
    await expect(save(page)).toBeEnabled();
    await page.getByText(t('history:new.shop.saved'), { exact: true }).click();
    await missing(t('history:new.gap.shop'));
    await page.getByRole('button', { name: new RegExp(`${t('history:new.shop.choose')}$`) }).click();
    await page.getByRole('option').first().click();
    await expect(save(page)).toBeEnabled();
    await page.getByRole('button', { name: t('history:new.services.add') }).click();
    await missing(t('history:new.gap.service'));
    await expect(page.getByRole('list', { name: t('history:new.services.list') }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: t('history:new.services.remove', { number: 1 }) }).click();
    await chooseService(page, 1, 'Brake pads');
    await page
      .getByRole('button', { name: new RegExp(`${t('history:new.services.position', { number: 1 })}$`) })
      .click();
    await page.getByRole('option', { name: 'Front', exact: true }).click();
    await page.getByRole('textbox', { name: t('history:new.services.price', { number: 1 }) }).fill('64.99');
    await page.getByRole('textbox', { name: t('history:new.odometer') }).fill('41,200');
    await field(page, t('history:new.poNumber')).fill('PO-0871');
    await field(page, t('history:new.comments')).fill('Done on the road.');
    await expect(page.getByText(t('history:new.services.total', { amount: '$64.99' }))).toBeVisible();

    await save(page).dblclick();
    await expect(page).toHaveURL(at('/services'));
    const alert = page.getByRole('alert').filter({ hasText: 'Maintenance History created' });
    await expect(alert).toContainText('VAN-01 · Brake pads');
    const [call, ...others] = await mock.calls('createMaintenanceHistory');
    expect(others).toEqual([]);
    expect(call!.path).toMatch(/\/vehicles\/500001\/vehicle_services$/);
    expect(call!.requestBody).toEqual({
      vehicle_id: 500_001,
      shop_id: expect.any(Number),
      custom_shop_name: null,
      odometer: 41_200,
      date_of_completion: '2026-03-16',
      po_number: 'PO-0871',
      customer_comments: 'Done on the road.',
      with_manual_history: true,
      appointment_datetime: '2026-03-16T12:00',
      vehicle_services: [
        {
          service_definition_id: expect.any(Number),
          name: 'Brake pads',
          position: 'Front',
          price: 64.99,
          odometer: 41_200,
          odometer_units: 'miles',
          date_of_completion: '2026-03-16',
        },
      ],
    });
    await page.getByRole('button', { name: t('history:new.view') }).click();
    await expect(table(page).getByRole('row').nth(1)).toContainText('03/16/26, 12:00pm');
  });

  test('[API2-14, OPS-04] what was typed survives a reload, and leaving asks; offline it is not sent, and can be saved afterwards', async ({
    page,
    context,
    mock,
  }) => {
    await fill(page);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, t('history:new.shop.name'))).toHaveValue('Harbor Tire and Lube');
    await expect(service(page, 1)).toHaveValue('Oil change');
    await page.getByRole('link', { name: t('common:actions.cancel') }).click();
    const leave = page.getByRole('alertdialog', { name: t('common:form.leaveTitle') });
    await leave.getByRole('button', { name: t('common:form.leave') }).click();
    await expect(page).toHaveURL(at('/vehicles/500001?tab=history'));
    await page.goto(ENTER);
    await expect(page.getByRole('radio', { name: t('history:new.shop.saved') })).toBeChecked();

    await fill(page);
    await context.setOffline(true);
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: t('common:error.offline') })).toBeVisible();
    await context.setOffline(false);
    await save(page).click();
    await expect(page).toHaveURL(at('/services'));
    expect(await mock.calls('createMaintenanceHistory')).toHaveLength(1);
  });
});

test.describe('in Canada', () => {
  test.use({ brand: 'canada', scenario: 'history/entering' });

  test('[CON2-08, ENT2-08, WRD-04] a day that is too early is refused in the user’s words; the reading is in kilometers', async ({
    page,
    mock,
  }) => {
    await page.goto(ENTER);
    await page
      .getByRole('group', { name: fr('history:new.day') })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type('19500302');
    await expect(page.getByText('Choisissez le 1980-01-01 ou une date ultérieure', { exact: true })).toBeVisible();
    await page
      .getByRole('group', { name: fr('history:new.day') })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type('20260302');
    await page.getByText(fr('history:new.shop.typed'), { exact: true }).click();
    await field(page, fr('history:new.shop.name')).fill('Garage Tremblay');
    await page.getByRole('combobox', { name: fr('history:new.services.service', { number: 1 }) }).click();
    await page.getByRole('option').first().click();
    await field(page, fr('history:new.odometer')).fill('66300');
    await page.getByRole('button', { name: fr('history:new.save'), exact: true }).click();
    await expect(page).toHaveURL(at('/services'));
    const [call] = await mock.calls('createMaintenanceHistory');
    expect(call!.requestBody.vehicle_services[0]).toMatchObject({ odometer: 66_300, odometer_units: 'kilometers' });
  });
});
