import { place, withQuery } from '@wayside/domain';
import { press } from '../../reach.ts';
import { control } from '../control.ts';
import { screen } from '../screen.ts';
import { SUGGESTING } from '../stage.ts';
import type { Stage } from '../stage.ts';

/** A place with shops, by country. */
const NEAR = { US: 'zip=60602', CA: 'zip=H2Y+1C6' } as const;

const start = ({ page, t }: Stage) => page.getByText(t('shops:empty.startTitle'));
const cards = ({ page, t }: Stage) => page.getByRole('list', { name: t('shops:list.label') }).getByRole('article');
const savedCards = ({ page, t }: Stage) =>
  page.getByRole('list', { name: t('shops:list.savedLabel') }).getByRole('article');

export const shopsScreen = screen({
  title: 'Shops',
  path: place.shops(),
  features: ['shops'],
  pages: {
    shops: [
      {
        path: withQuery(place.shops(), { lat: 41.878, lon: -87.63, place: 'Chicago, Illinois' }),
        opens: ['listBasicVehicles', 'listServices', 'listShops'],
        offers: { toggleFavoriteShop: control('button', 'shops:card.favorite') },
      },
      { path: place.shops({ tab: 'saved' }), opens: ['listFavoriteShops', 'listVehicles'] },
    ],
  },
  // Comparing shops asks for prices and times.
  later: ['getShopSchedule', 'lookUpPrices'],
  makes: {
    listShops: 'by itself',
    listBasicVehicles: 'by itself',
    listFavoriteShops: 'by itself',
    toggleFavoriteShop: [press('button', 'Save Northside Auto Care – Halsted Street')],
    listServices: 'by itself',
    searchServices: [{ type: { 'Add service': 'oil' } }],
    searchPlaces: [{ type: { 'City or ZIP code': 'Chic' } }],
  },
  looks: [
    {
      title: '[SHP-01] the search for shops: its start, places, the list, the services of a shop',
      scenario: 'base/signed-in',
      path: place.shops(),
      ready: start,
      walk: async (stage) => {
        const { page, t, brand, look, expect } = stage;
        await look('the start');
        const code = t(brand.region === 'CA' ? 'shops:search.postalCode' : 'shops:search.code');
        const field = page.getByRole('combobox', { name: t('shops:search.place', { code }) });
        await page
          .getByRole('search')
          .getByRole('button', { name: t('shops:search.submit'), exact: true })
          .click();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await look('without a place');
        await field.pressSequentially(brand.region === 'CA' ? 'mont' : 'chica');
        await expect(page.getByRole('option').first()).toBeVisible();
        await look('places', SUGGESTING);
        await page.goto(`${place.shops({ vehicle: 500_006, service: 102 })}&${NEAR[brand.region]}`);
        await expect(cards(stage)).toHaveCount(10);
        await look('the list');
        await page
          .getByRole('button', { name: new RegExp(`^${t('shops:card.prices')}`) })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
        await look('the services');
      },
    },
    {
      title: 'saved shops, and the notice of one that could not be removed',
      scenario: 'shops/star-refused',
      ready: (stage) => savedCards(stage),
      walk: async (stage) => {
        await stage.look('the list');
        await savedCards(stage).first().getByRole('button', { pressed: true }).click();
        await stage.expect(stage.page.getByRole('alertdialog')).toBeVisible();
        await stage.look('the notice');
      },
    },
    {
      title: '[ATN-05] shops side by side, chosen in the list behind',
      scenario: 'shops/four-compared',
      ready: ({ page, t }) => page.getByRole('dialog').getByText(t('comparison:marks.earliest'), { exact: true }),
      walk: async ({ page, t, look, expect }) => {
        await look('side by side');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('common:actions.close') })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await look('chosen');
      },
    },
    {
      title: 'no shop near the place',
      scenario: 'shops/no-results',
      like: 'nothing',
      ready: ({ page, t }) => page.getByText(t('shops:empty.noResultsTitle')),
    },
    {
      title: 'shops that cannot be loaded',
      scenario: 'shops/list-fails-once',
      like: 'failure',
      ready: ({ page }) => page.getByRole('alert'),
    },
  ],
  picture: 'shops/near-chicago',
});
