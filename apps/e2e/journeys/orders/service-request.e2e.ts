import { place } from '@wayside/domain';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import {
  CHOSEN,
  NEW,
  SCHEDULE,
  openRequest,
  requestComments,
  scheduleButton,
  sendButton,
  sentRequests,
  summary,
  vehicleField,
} from '../../request.ts';
import { textsOf } from '../../texts.ts';
import { typeIntoSearch } from '../../typing.ts';

const { t } = await textsOf('en');

const chosenServices = { role: 'list', name: t('service-request:services.chosen') } as const;
const restored = t('service-request:restored');

test.describe('a request', () => {
  test.use({ scenario: 'service-request/ready' });

  test('[SRQ-01, WRD-01, API2-05, API2-29, ENT2-05] takes vehicle, shop, PO number, comments and services with positions', async ({
    page,
    mock,
  }) => {
    await page.clock.install();
    await page.goto(NEW);
    await vehicleField(page).pressSequentially('trk-06', { delay: 20 });
    await page.getByRole('option', { name: /DDJ5276/ }).click();
    await expect(vehicleField(page)).toHaveValue('TRK-06 · 2024 Nissan Frontier');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule service');
    expect((await mock.calls('listVehicles')).at(-1)!.query).toEqual({ request: 'active_order', data_type: 'search' });
    await page.getByText('Two Rivers Garage – Western Avenue').click();
    await typeIntoSearch(
      page,
      mock,
      page.getByRole('combobox', { name: t('service-request:services.add') }),
      'brake',
      'searchServices',
    );
    await page.getByRole('option', { name: 'Brake pads' }).click();
    expect((await mock.calls('searchServices')).at(-1)!.requestBody).toEqual({
      query_type: 'name',
      where: { names: ['brake'] },
      vehicle_id: 500006,
    });
    await page.getByRole('button', { name: t('service-request:services.position', { service: 'Brake pads' }) }).click();
    const results = (await mock.answers('searchServices')).at(-1)!;
    await expect(page.getByRole('option')).toHaveText(
      results.find(({ name }) => name === 'Brake pads')!.positionOptions,
    );
    await page.getByRole('option', { name: 'Rear', exact: true }).click();
    await page.getByRole('textbox', { name: t('service-request:details.poNumber') }).fill('PO-7');
    await page.getByRole('textbox', { name: t('service-request:details.comments') }).fill('x'.repeat(149));
    await page.getByRole('textbox', { name: t('service-request:details.comments') }).pressSequentially('yz');
    await expect(page.getByRole('textbox', { name: t('service-request:details.comments') })).toHaveValue(
      `${'x'.repeat(149)}y`,
    );
    for (const text of ['TRK-06 · 2024 Nissan Frontier', 'Two Rivers Garage', 'Brake pads · Rear', 'PO-7'])
      await expect(summary(page)).toContainText(text);
  });

  test('[SRQ-04, SRQ-05, SRQ-06] can be scheduled once nothing is missing, and says what is; without it, the schedule leads here', async ({
    page,
  }) => {
    await page.goto(SCHEDULE);
    await expect(page).toHaveURL(at(NEW));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('service-request:title'));
    const missing = (part: 'vehicle' | 'shop' | 'services' | 'positions') =>
      page.getByText(t(`service-request:missing.${part}`), { exact: true });
    await expect(missing('vehicle')).toBeVisible();
    await expect(scheduleButton(page)).toBeDisabled();
    await scheduleButton(page).press('Enter');
    await expect(page).toHaveURL(at(NEW));
    await openRequest(page, `${NEW}?vehicle=500006&shop=33&service=102`);
    await expect(missing('positions')).toBeVisible();
    await page.getByRole('button', { name: t('service-request:services.position', { service: 'Brake pads' }) }).click();
    await page.getByRole('option', { name: 'Front', exact: true }).click();
    await expect(scheduleButton(page)).toBeEnabled();
    await page.getByRole('button', { name: t('service-request:services.remove', { service: 'Brake pads' }) }).click();
    await expect(missing('services')).toBeVisible();
    await vehicleField(page).fill('');
    await expect(missing('vehicle')).toBeVisible();
  });

  test('[PPV-06] the summary names who must approve, before anything is sent', async ({ page, mock }) => {
    const costly = place.serviceRequest({
      vehicle: 500_002,
      shop: 33,
      services: [{ id: 101 }, { id: 102, position: 'Front' }],
    });
    await openRequest(page, costly);
    await expect(summary(page)).toContainText(/Approval.*Ann Lee.* must approve it/);
    await openRequest(page);
    await expect(summary(page)).toContainText(t('service-request:summary.who.anyone'));
    expect(await sentRequests(mock)).toEqual([]);
  });

  test('[SRQ-10, API2-30, SHP-09] shows the estimates of vehicle, shop and services', async ({ page, mock }) => {
    await mock.setFaults([{ kind: 'hold', operation: 'lookUpPrices', calls: [1] }]);
    await openRequest(page, `${CHOSEN}&service=102%3AFront`);
    // The estimates arrive while the button is being pressed; it must stay under the pointer.
    const top = async () => (await scheduleButton(page).boundingBox())!.y;
    const before = await top();
    await mock.release();
    await expect(summary(page)).toContainText('$338.62');
    expect(await top()).toBeCloseTo(before, 0);
    await expect(summary(page)).toContainText('$252.43');
    await expect(summary(page)).toContainText(t('service-request:summary.saves', { amount: '$131.69' }));
    // On a wide screen the two stay together.
    await page.setViewportSize({ width: 1920, height: 1080 });
    const [form, side] = [(await vehicleField(page).boundingBox())!, (await summary(page).boundingBox())!];
    expect(side.x + side.width - form.x).toBeLessThanOrEqual(1280);
    expect((await mock.calls('lookUpPrices')).at(-1)!.query).toEqual({
      vehicle_id: '500006',
      shop_id: '33',
      'service_ids[]': [101, 102],
    });
  });

  test('[SRQ-02] leads to the search of shops and back with what was chosen', async ({ page }) => {
    await openRequest(page, `${NEW}?vehicle=500006&service=101`);
    await page.getByRole('link', { name: t('service-request:shop.find') }).click();
    await expect(page).toHaveURL(at('/shops?tab=search&vehicle=500006'));
    await expect(page.getByRole('tab', { name: 'search shops' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('combobox', { name: /^City or/ }).fill('60602');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Schedule service at Ironbridge/ }).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Ironbridge/);
    await expect(vehicleField(page)).toHaveValue('TRK-06 · 2024 Nissan Frontier');
    await expect(page.getByRole(chosenServices.role, chosenServices)).toContainText('Oil change');
    // Everything was chosen by links: there is nothing to restore.
    await expect(page.getByText(restored)).toHaveCount(0);
  });

  test('[SRQ-03, SRQ-05, OPN2-32] all locations are a choice, and so is any of them, which is sent without an appointment', async ({
    page,
    mock,
  }) => {
    await openRequest(page, `${NEW}?vehicle=500006&service=101`);
    await page.getByRole('button', { name: 'see all locations' }).click();
    const shops = page.getByRole('list', { name: t('shops:list.byName') }).getByRole('article');
    await expect(shops).toHaveCount(10);
    await shops
      .first()
      .getByRole('button', { name: /^Choose / })
      .click();
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Beacon/);
    await page.getByRole('button', { name: 'see all locations' }).click();
    await page.getByRole('button', { name: t('service-request:shop.useAnyLocation') }).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${t('service-request:shop.anyLocation')}`),
    );
    await scheduleButton(page).click();
    await expect(page).toHaveURL(at(SCHEDULE));
    await sendButton(page).click();
    await expect(page.getByText('service request created')).toBeVisible();
    expect(await sentRequests(mock)).toMatchObject([{ shop_id: null, appointment_datetime: null }]);
  });

  test('[SRQ-01, SRQ-04] waits for vehicles that fail at first; survives a reload, with what was changed after a link, and starts over on request', async ({
    page,
    mock,
  }) => {
    await mock.setFaults([{ kind: 'server-error', operation: 'listVehicles', calls: [1] }]);
    await page.goto(CHOSEN);
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common:actions.retry') })
      .click();
    await expect(vehicleField(page)).toHaveValue('TRK-06 · 2024 Nissan Frontier');
    await page.getByRole('textbox', { name: t('service-request:details.comments') }).fill('Squeaks');
    await page.reload();
    await expect(page.getByText(restored)).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('service-request:details.comments') })).toHaveValue('Squeaks');
    await expect(vehicleField(page)).toHaveValue('TRK-06 · 2024 Nissan Frontier');
    await vehicleField(page).fill('AWL');
    await vehicleField(page).fill('SDR3164');
    await page.getByRole('option', { name: /SDR3164/ }).click();
    await expect(vehicleField(page)).toHaveValue('VAN-09 · 2018 Nissan NV200');
    await page.reload();
    await expect(vehicleField(page)).toHaveValue('VAN-09 · 2018 Nissan NV200');
    await page.getByRole('button', { name: t('service-request:startOver') }).click();
    await expect(vehicleField(page)).toHaveValue('');
    await expect(page.getByRole('textbox', { name: t('service-request:details.comments') })).toHaveValue('');
    await page.goto(NEW);
    await expect(page.getByText(t('service-request:missing.vehicle'))).toBeVisible();
    await expect(page.getByText(restored)).toHaveCount(0);
  });

  test('[OPN2-50] a link for another vehicle begins a request of its own, and the kept one is offered by name', async ({
    page,
  }) => {
    const resume = (vehicle: string) =>
      page.getByRole('button', { name: t('service-request:aside.continue', { vehicle }) });
    // As its link left it, a request is not worth keeping.
    await page.goto(`${NEW}?vehicle=500009&service=102%3AFront`);
    await expect(page.getByRole(chosenServices.role, chosenServices).getByRole('listitem')).toHaveText(/^Brake pads/);
    await openRequest(page);
    await expect(page.getByRole(chosenServices.role, chosenServices).getByRole('listitem')).toHaveText(/^Oil change/);
    await expect(resume('VAN-09')).toHaveCount(0);
    await requestComments(page).fill('Squeaks');
    // The page is open and stays.
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `${NEW}?vehicle=500009&service=102%3AFront`);
    await expect(vehicleField(page)).toHaveValue('VAN-09 · 2018 Nissan NV200');
    await expect(page.getByRole(chosenServices.role, chosenServices).getByRole('listitem')).toHaveText(/^Brake pads/);
    await expect(requestComments(page)).toHaveValue('');
    await page.reload();
    await resume('TRK-06').click();
    await expect(requestComments(page)).toHaveValue('Squeaks');
    await expect(page.getByRole(chosenServices.role, chosenServices).getByRole('listitem')).toHaveText(/^Oil change/);
    await expect(resume('VAN-09')).toBeVisible();
  });

  test('[OPN2-50] a link to what is not there says so', async ({ page }) => {
    await page.goto(`${NEW}?vehicle=77&shop=99999&service=1&service=%3Cscript%3E`);
    await expect(page.getByText(t('service-request:vehicle.unknown'))).toBeVisible();
    await expect(page.getByText(t('service-request:shop.unknown'))).toBeVisible();
    await expect(page.getByText(t('service-request:services.empty'))).toBeVisible();
  });
});

for (const { id, brand, address, text, order } of [
  {
    id: 'service-request/active-order',
    order: 'Order 5000010, awaiting approval',
    brand: 'default',
    address: `${NEW}?vehicle=500001&shop=33&service=101`,
    text: t('service-request:notice.orderExistsAlert'),
  },
  {
    id: 'service-request/not-enrolled',
    order: undefined,
    brand: 'fuel-card',
    address: `${NEW}?vehicle=500005&shop=33&service=101`,
    text: 'This vehicle is not enrolled, so service cannot be scheduled for it.',
  },
] as const) {
  test.describe(id, () => {
    test.use({ scenario: id, brand });
    test('[SRQ-03, SRQ-08, ERR2-10, ERR2-12, OPN2-28, OPN2-32] scheduling says why not and stays', async ({
      page,
      mock,
    }) => {
      await openRequest(page, address);
      // A fuel card pays at one shop only.
      await expect(page.getByRole('button', { name: 'see all locations' })).toHaveCount(brand === 'fuel-card' ? 0 : 1);
      // Said before the press, too, and once at a time.
      await expect(page.getByText(text)).toHaveCount(1);
      if (order) {
        const said = page.getByRole('status').filter({ hasText: order });
        await expect(said.getByRole('link')).toHaveAttribute('href', place.order(5_000_010));
        await vehicleField(page).press('ArrowDown');
        await expect(page.getByRole('option', { selected: true })).toContainText(order);
        await page.keyboard.press('Escape');
      }
      await scheduleButton(page).click();
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page.getByText(text)).toHaveCount(1);
      // What stands beside the vehicle stays there.
      if (order) await expect(page.getByRole('status').filter({ hasText: order })).toBeVisible();
      await expect(page.getByRole('alert').locator('..')).toBeFocused();
      await expect(page).toHaveURL(at(address));
      expect(await mock.calls('createOrder')).toEqual([]);
      expect(await mock.calls('getShopSchedule')).toEqual([]);
    });
  });
}

test.describe('a shop without appointments', () => {
  test.use({ scenario: 'service-request/shop-without-appointments' });
  test('[ERR2-15, OPN2-31] has the red note, and nothing to press that refuses: what to do is said before', async ({
    page,
    mock,
  }) => {
    await openRequest(page, `${NEW}?vehicle=500006&shop=36&service=101`);
    const note = page.getByText(t('service-request:notice.noAppointmentMessage'));
    await expect(note).toBeVisible();
    await expect(scheduleButton(page)).toBeDisabled();
    await expect(scheduleButton(page)).toHaveAccessibleDescription(t('service-request:missing.appointments'));
    await expect(note).toHaveCount(1);
    expect(await mock.calls('getShopSchedule')).toEqual([]);
    // Compared with the others, it says the same instead of offering to be chosen.
    await page.getByRole('button', { name: t('service-request:shop.compare') }).click();
    const compared = page.getByRole('dialog', { name: t('comparison:title') });
    const walkIn = compared.getByRole('article', { name: 'QuickBay' });
    await expect(walkIn).toContainText(t('shops:noAppointment.noAppointmentMessage'));
    const choose = t('comparison:chooseOnly');
    await expect(walkIn.getByRole('button', { name: choose })).toHaveCount(0);
    await expect(compared.getByRole('button', { name: choose })).not.toHaveCount(0);
  });
});

test.describe('a truck', () => {
  test.use({ scenario: 'service-request/heavy-duty-vehicle' });
  test('[SRQ-09, SHP-10] gets only the shops and services that take it, priced at the shop', async ({ page }) => {
    await openRequest(page, `${NEW}?vehicle=500006&shop=33&service=106`);
    await expect(page.getByText('Beacon Brake and Tire – Fullerton Avenue')).toBeVisible();
    await vehicleField(page).fill('KXX9837');
    await page.getByRole('option', { name: /KXX9837/ }).click();
    await expect(page.getByText('Beacon Brake and Tire – Fullerton Avenue')).toHaveCount(0);
    await expect(page.getByText(t('service-request:notice.servicesDropped'))).toBeVisible();
    await expect(page.getByText(t('service-request:services.empty'))).toBeVisible();
    await page
      .getByRole('combobox', { name: t('service-request:services.add') })
      .pressSequentially('filter', { delay: 20 });
    await expect(page.getByRole('option', { name: 'Engine air filter' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Cabin air filter' })).toHaveCount(0);
    await page.getByRole('option', { name: 'Engine air filter' }).click();
    await expect(summary(page)).toContainText(/price at shop/i);
  });
});

test.describe('a fleet without vehicles', () => {
  test.use({ scenario: 'service-request/no-vehicles' });
  test('[SRQ-01, VEH-07, OPN2-67] says what to do first', async ({ page }) => {
    await page.goto(NEW);
    await page.getByRole('link', { name: t('service-request:vehicle.emptyAction') }).click();
    await expect(page).toHaveURL(at('/vehicles'));
    await expect(page.getByText('No vehicles added', { exact: true })).toBeVisible();
  });
});

test.describe('a fleet of two thousand', () => {
  test.use({ scenario: 'service-request/two-thousand-vehicles' });
  test('[SRQ-01] finds the vehicle by a few letters', async ({ page }) => {
    await page.goto(NEW);
    // What loads above the field moves it, which closes its list.
    await expect(async () => {
      await vehicleField(page).fill('');
      await vehicleField(page).fill('nissan');
      await expect(page.getByRole('option')).toHaveCount(40, { timeout: 3000 });
    }).toPass();
    await expect(page.getByText(/^Showing 40 of /)).toBeVisible();
    await vehicleField(page).fill('DDJ5276');
    await page.getByRole('option').first().click();
    await expect(vehicleField(page)).toHaveValue('TRK-06 · 2024 Nissan Frontier');
  });
});

test.describe('failures', () => {
  test.describe('of the search for services', () => {
    test.use({ scenario: 'service-request/service-search-fails' });
    test('[API2-29] are said at the field, and the list of all is still there', async ({ page }) => {
      await openRequest(page, `${NEW}?vehicle=500006`);
      const field = page.getByRole('combobox', { name: t('service-request:services.add') });
      await field.pressSequentially('oil', { delay: 20 });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('service-request:services.browse') }).click();
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Oil change' })).toBeVisible();
    });
  });
});
