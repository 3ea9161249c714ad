import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { at } from '../../places.ts';
import { textsOf } from '../../texts.ts';
import { typeIntoSearch } from '../../typing.ts';

const { t } = await textsOf('en');

const PLACE = t('shops:search.place', { code: t('shops:search.code') });
const CHICAGO = '/shops?lat=41.878&lon=-87.63&place=Chicago%2C+Illinois';
const placeField = (page: Page) => page.getByRole('combobox', { name: PLACE });
const cards = (page: Page) => page.getByRole('list', { name: t('shops:list.label') }).getByRole('article');
const savedCards = (page: Page) => page.getByRole('list', { name: t('shops:list.savedLabel') }).getByRole('article');
const star = (page: Page, shop: string) => page.getByRole('button', { name: t('shops:card.favorite', { shop }) });

test.describe('the shops', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[SHP-01, SHP-02, SHP-04, SHP-08, API2-26] has two tabs in the address; shops are found by place or zip code, and what finds none is said', async ({
    page,
    mock,
  }) => {
    await page.goto('/shops');
    await test.step('the saved tab lists the saved shops', async () => {
      await expect(page.getByRole('tab')).toHaveText(['search shops', 'saved shops']);
      await expect(page.getByRole('tab', { name: 'search shops' })).toHaveAttribute('aria-selected', 'true');
      expect(await mock.calls('listFavoriteShops')).toEqual([]);
      await page.getByRole('tab', { name: 'saved shops' }).click();
      await expect(page).toHaveURL(at('/shops?tab=saved'));
      await expect(savedCards(page).first()).toBeVisible();
      const [sent] = await mock.answers('listFavoriteShops');
      await expect(savedCards(page).getByRole('heading')).toHaveText(sent!.map(({ name }) => name));
      await page.goBack();
      await expect(page.getByRole('tab', { name: 'search shops' })).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('without a place no shop is asked for', async () => {
      await page
        .getByRole('search')
        .getByRole('button', { name: t('shops:search.submit'), exact: true })
        .click();
      await expect(page.getByText(t('shops:search.choosePlace', { code: t('shops:search.code') }))).toBeVisible();
      await expect(placeField(page)).toHaveAttribute('aria-invalid', 'true');
      expect(await mock.calls('listShops')).toEqual([]);
    });

    await test.step('the answer to an earlier text is not shown for a later one', async () => {
      await mock.setFaults([{ kind: 'hold', operation: 'searchPlaces', calls: [1] }]);
      await placeField(page).fill('chi');
      await expect.poll(async () => (await mock.calls('searchPlaces')).length).toBe(1);
      await placeField(page).fill('port');
      await expect(page.getByRole('option', { name: /^Portland, Oregon/ })).toBeVisible();
      await mock.release();
      await expect(page.getByRole('option', { name: /^Chicago/ })).toHaveCount(0);
      await expect(page.getByRole('option', { name: /^Portland, Oregon/ })).toBeVisible();
    });

    await test.step('Enter before the suggestions are there takes the first of them', async () => {
      await mock.setFaults([{ kind: 'hold', operation: 'searchPlaces' }]);
      await placeField(page).fill('denver');
      await placeField(page).press('Enter');
      await expect.poll(async () => (await mock.calls('searchPlaces')).length).toBe(3);
      expect(await mock.calls('listShops')).toEqual([]);
      await mock.release();
      await expect(cards(page)).toHaveCount(4);
      await expect(placeField(page)).toHaveValue('Denver, Colorado');
      await mock.setFaults([]);
    });

    await test.step('a zip code is sent', async () => {
      await placeField(page).fill('60602');
      await placeField(page).press('Enter');
      await expect(page).toHaveURL(at('/shops?zip=60602'));
      await expect(cards(page)).toHaveCount(10);
      expect((await mock.calls('listShops')).at(-1)!.query).toEqual({ page: '1', zip: '60602' });
    });

    await test.step('one that is unknown stays, with the server’s words', async () => {
      await placeField(page).fill('00000');
      await placeField(page).press('Enter');
      await expect(page.getByText('The ZIP code was not found')).toBeVisible();
      await expect(placeField(page)).toHaveValue('00000');
      await expect(placeField(page)).toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('no shop near the place', async () => {
      await mock.setAnswer('listShops', { example: 'empty' });
      await placeField(page).fill('60601');
      await placeField(page).press('Enter');
      await expect(page.getByText(t('shops:empty.noResultsTitle'))).toBeVisible();
      await expect(page.getByRole('button', { name: 'see more' })).toHaveCount(0);
    });

    await test.step('no such place', async () => {
      await mock.setAnswer('searchPlaces', { example: 'none' });
      await placeField(page).fill('nowhere');
      await expect(page.getByText(t('shops:search.noPlaces'))).toBeVisible();
    });
  });

  test('[SHP-02, SHP-03, API2-25, CST2-08, ENT2-04] a place is suggested, of the country only, and its shops are listed by distance', async ({
    page,
    mock,
  }) => {
    await page.clock.install();
    await page.goto('/shops');
    await expect(page.getByText(t('shops:empty.startTitle'))).toBeVisible();
    await placeField(page).focus();
    await typeIntoSearch(page, mock, placeField(page), 'chica', 'searchPlaces');
    await page.getByRole('option', { name: /^Chicago, Illinois/ }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(placeField(page)).toHaveValue('Chicago, Illinois');
    const places = await mock.calls('searchPlaces');
    expect(places.map(({ query }) => query)).toEqual([{ q: 'chica', limit: '6', lang: 'en', countrycode: 'us' }]);
    expect(places[0]!.requestHeaders['authorization']).toBeUndefined();
    const calls = await mock.calls('listShops');
    expect(calls.map(({ query }) => query)).toEqual([{ page: '1', latitude: '41.878', longitude: '-87.63' }]);
    const distances = (
      await cards(page)
        .getByText(/^\d+\.\d\d mi$/)
        .allTextContents()
    ).map(Number.parseFloat);
    const [answer] = await mock.answers('listShops');
    for (const [index, { name, address_line1, city, state, distance }] of answer!.shops.entries()) {
      const card = cards(page).nth(index);
      for (const text of [name, `${address_line1}, ${city}, ${state}`, `${distance!.toFixed(2)} mi`])
        await expect(card).toContainText(text);
    }
    expect(distances).toHaveLength(10);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test('[SHP-05, SHP-06, API2-26, ERR2-15, OPN2-31, OPN2-65, CST2-22] the list has claim, notes and further pages; the star saves a shop and takes it out again', async ({
    page,
    mock,
  }) => {
    await page.goto(CHICAGO);
    await expect(page.getByText(t('shops:claim', { percent: 25 }))).toBeVisible();

    // Chains have the red note in place of booking.
    const chain = cards(page).filter({ hasText: 'Harbor Tire' }).first();
    await expect(chain).toContainText(
      'This location does not accept appointments; drivers must show the membership card at check in.',
    );
    await expect(chain.getByRole('link', { name: new RegExp(t('shops:card.bookHere')) })).toHaveCount(0);
    const other = cards(page).filter({ hasText: 'QuickBay' }).first();
    await expect(other).toContainText(t('shops:noAppointment.noAppointmentMessage'));

    // See more adds the next page and is disabled at the last one.
    await expect(cards(page)).toHaveCount(10);
    const more = page.getByRole('button', { name: 'see more' });
    // Held, or the second press of a pair would meet what has moved below the pointer.
    await mock.setFaults([{ kind: 'hold', operation: 'listShops', calls: [2] }]);
    await more.dblclick();
    await mock.release();
    await expect(cards(page)).toHaveCount(16);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(t('shops:list.allShown'))).toBeVisible();
    expect((await mock.calls('listShops')).map(({ query }) => query['page'])).toEqual(['1', '2']);

    // The star. Both tabs have it, so the other one has to be gone before the next press.
    const openTab = async (name: 'search shops' | 'saved shops') => {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name }).getByRole('article').first()).toBeVisible();
    };
    const shop = 'Ironbridge Truck and Auto – Diversey Parkway';
    await expect(star(page, shop)).toHaveAttribute('aria-pressed', 'false');
    await star(page, shop).click();
    await expect(star(page, shop)).toHaveAttribute('aria-pressed', 'true');
    await openTab('saved shops');
    await expect(star(page, shop)).toHaveAttribute('aria-pressed', 'true');
    await star(page, shop).click();
    await expect(star(page, shop)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: t('shops:undo') }).click();
    await expect(star(page, shop)).toHaveAttribute('aria-pressed', 'true');
    await star(page, shop).click();
    await openTab('search shops');
    await expect(star(page, shop)).toHaveAttribute('aria-pressed', 'false');
    await openTab('saved shops');
    await expect(star(page, shop)).toHaveCount(0);
    const calls = await mock.calls('toggleFavoriteShop');
    const { id } = calls[0]!.requestBody;
    expect(calls.map(({ requestBody }) => requestBody)).toEqual([
      { id, value: true },
      { id, value: false },
      { id, value: true },
      { id, value: false },
    ]);
  });

  test('[SHP-07, SHP-09, API2-25, API2-06, API2-28] a service has its price at every shop; the position changes it; the services of a shop with their prices lead to a request', async ({
    page,
    mock,
  }) => {
    await page.goto(`${CHICAGO}&vehicle=500006&service=102`);
    const card = cards(page).filter({ hasText: 'Summit Service Centers' }).first();
    await expect(card).toContainText('From $237.28');
    await page.getByRole('combobox', { name: t('shops:search.vehicle') }).press('ArrowDown');
    const [vehicles] = await mock.answers('listBasicVehicles');
    expect(vehicles!.length).toBeGreaterThan(5);
    await expect(page.getByRole('option')).toHaveCount(Math.min(vehicles!.length, 40));
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: t('shops:services.positionShort') }).click();
    await page.getByRole('option', { name: 'Front', exact: true }).click();
    await expect(card).toContainText('$252.43');
    await expect(card).toContainText('You save $71.20, 22% off retail ($323.63)');
    const { query } = (await mock.calls('listShops'))[0]!;
    expect(query).toMatchObject({ vehicle_id: '500006', 'services_requested[]': [102] });

    // What is chosen is chosen in the dialog, too.
    await page
      .getByRole('button', { name: /^Services and prices at Summit/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Services at Summit/ });
    const row = (name: string) =>
      dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) });
    await expect(row('Oil change')).toContainText('$86.19');
    await row('Oil change').getByText('Oil change').click();
    await row('Brake pads')
      .getByRole('button', { name: t('shops:services.position', { service: 'Brake pads' }) })
      .click();
    await page.getByRole('option', { name: 'Rear', exact: true }).click();
    await expect(dialog.getByText(t('shops:services.chosen_other', { count: 2 }))).toBeVisible();
    await expect(dialog).toContainText('$323.47');
    await expect(dialog).toContainText(t('shops:claim', { percent: 25 }));
    expect((await mock.calls('listServices')).at(-1)!.query).toMatchObject({
      full_prices: 'true',
      vehicle_id: '500006',
    });
    await dialog.getByRole('link', { name: t('shops:card.bookHere') }).click();
    await expect(page).toHaveURL(/\/service_request\/new\?vehicle=500006&shop=\d+&service=102%3ARear&service=101$/);
    const chosen = page.getByRole('list', { name: t('service-request:services.chosen') });
    await expect(chosen.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Summit/);
  });
});

test.describe('where the device is', () => {
  test.use({ scenario: 'base/signed-in' });

  test('[SHP-03] its place finds shops', async ({ page, context, mock }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 39.7392, longitude: -104.9903 });
    await page.goto('/shops');
    await page.getByRole('button', { name: t('shops:search.useMyLocation') }).click();
    await expect(cards(page)).toHaveCount(4);
    await expect(placeField(page)).toHaveValue(t('shops:search.yourLocation'));
    const { query } = (await mock.calls('listShops'))[0]!;
    expect(query).toMatchObject({ latitude: '39.739', longitude: '-104.99' });
  });
});

test.describe('a device that may not say where it is', () => {
  test.use({ scenario: 'shops/location-denied' });
  test('[ERR2-21] the exact sentence, and the text still works', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await page.goto('/shops');
    await page.getByRole('button', { name: t('shops:search.useMyLocation') }).click();
    await expect(page.getByRole('alert')).toHaveText('You must enable geolocation permissions to use this feature.');
    await placeField(page).fill('60602');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a truck', () => {
  test.use({ scenario: 'shops/heavy-duty-vehicle' });
  test('[SRQ-09, SHP-10] sees only shops that take it, and prices at the shop', async ({ page }) => {
    await page.goto(`${CHICAGO}&vehicle=500013&service=101`);
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).filter({ hasText: 'Beacon' })).toHaveCount(0);
    await expect(cards(page).first()).toContainText(/price at shop/i);
    await expect(cards(page).getByText('$')).toHaveCount(0);
  });
});

test.describe('nothing among the saved', () => {
  test.use({ scenario: 'shops/no-saved-shops' });
  test('[SHP-01] explains how, and leads to the search', async ({ page }) => {
    await page.goto('/shops?tab=saved');
    await page.getByRole('button', { name: t('shops:empty.toSearch') }).click();
    await expect(page).toHaveURL(at('/shops?tab=search'));
  });
});

test.describe('in Canada', () => {
  test.use({ scenario: 'base/signed-in', brand: 'canada' });
  test('[SHP-02, CST2-01, CST2-03, BRD-08] postal codes, kilometres and places of the country, in French', async ({
    page,
    mock,
  }) => {
    const { t: fr } = await textsOf('fr');
    await page.goto('/shops');
    const field = page.getByRole('combobox', {
      name: fr('shops:search.place', { code: fr('shops:search.postalCode') }),
    });
    await field.pressSequentially('montr', { delay: 20 });
    await page.getByRole('option', { name: /^Montréal/ }).click();
    const list = page.getByRole('list', { name: fr('shops:list.label') });
    await expect(list.getByText(/^\d+,\d\d\skm$/).first()).toBeVisible();
    await expect(page.getByText(fr('shops:claim', { percent: 25 }))).toBeVisible();
    expect((await mock.calls('searchPlaces')).at(-1)!.query).toMatchObject({ countrycode: 'ca', lang: 'fr' });
    await expect(page.getByRole('main')).not.toContainText(/Saved|Search|Book|retail|Takes/);
  });
});
