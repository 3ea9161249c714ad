import { describe, expect, it } from 'vitest';
import { directionsTo, shopsOfOrders } from './directions.ts';

const MAPS = 'https://www.google.com/maps/dir/?api=1&destination=';

describe('[ATN-11] directions to a shop', () => {
  it.each<[string, Parameters<typeof directionsTo>[0], string | undefined]>([
    [
      'name and address',
      { name: 'Two Rivers', address_line1: '1443 Western Avenue', city: 'Chicago', state: 'IL' },
      `${MAPS}Two+Rivers%2C+1443+Western+Avenue%2C+Chicago%2C+IL`,
    ],
    ['parts of it', { name: 'Two Rivers', address_line1: null, city: ' Chicago ' }, `${MAPS}Two+Rivers%2C+Chicago`],
    ['no address', { name: 'Two Rivers', address_line1: ' ', city: null }, undefined],
    [
      'signs of an address bar stay in the destination',
      { name: 'A&B#1', address_line1: 'x"><script>?api=2', city: 'Montréal' },
      `${MAPS}A%26B%231%2C+x%22%3E%3Cscript%3E%3Fapi%3D2%2C+Montr%C3%A9al`,
    ],
  ])('%s', (_, shop, href) => expect(directionsTo(shop)).toBe(href));
});

describe('[ATN-11] the shops of orders', () => {
  const shop = (id: number, main_phone_number: string | null) => ({ id, main_phone_number });
  const phones = (...orders: Parameters<typeof shopsOfOrders>[0][number][]) =>
    [...shopsOfOrders(orders).values()].map(({ id, main_phone_number }) => `${id} ${main_phone_number}`);

  it.each([
    ['none', [], []],
    [
      'each once, as the last order has it',
      [
        { id: 2, shop: shop(33, '2') },
        { id: 1, shop: shop(33, '1') },
      ],
      ['33 2'],
    ],
    [
      'a phone that the last order lacks',
      [
        { id: 1, shop: shop(33, '1') },
        { id: 2, shop: shop(33, null) },
      ],
      ['33 1'],
    ],
    ['a shop without a phone', [{ id: 1, shop: shop(33, null) }], ['33 null']],
    ['orders without a shop', [{ id: 1, shop: null }, { id: 2 }], []],
  ])('%s', (_, orders, expected) => expect(phones(...orders)).toEqual(expected));
});
