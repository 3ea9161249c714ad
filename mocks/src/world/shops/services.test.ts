import { expect, test } from 'vitest';
import { SERVICE_CATALOGUE } from './service-catalogue.ts';
import { worldOf } from '../world.fixture.ts';

const light = { language: 'en', vehicleTypeId: 1 } as const;
const heavy = { language: 'en', vehicleTypeId: 10 } as const;

test('[API2-28] the basic list has names and positions without prices', () => {
  const list = worldOf().services.list({ basic: true }, light);
  expect(list).toHaveLength(SERVICE_CATALOGUE.length);
  expect(list.every(({ price_estimates }) => price_estimates.length === 0)).toBe(true);
  expect(list.filter(({ positionOptions }) => positionOptions.length > 0).length).toBeGreaterThan(5);
});

test('[SHP-07] full prices differ by position and by shop', () => {
  const world = worldOf();
  const brakes = (shop_id: number) =>
    world.services.list({ full_prices: true, shop_id }, light).find(({ name }) => name === 'Brake pads')!;
  const [front, rear] = brakes(31).price_estimates;
  expect(front!.shop_price_estimate).not.toBe(rear!.shop_price_estimate);
  expect(
    new Set([31, 32, 33, 34].map((id) => brakes(id).price_estimates[0]!.shop_price_estimate)).size,
  ).toBeGreaterThan(1);
});

test('[SRQ-09] [SHP-10] heavy vehicles get the services shops offer for them, priced at the shop', () => {
  const list = worldOf().services.list({ full_prices: true, shop_id: 31 }, heavy);
  expect(list.length).toBeLessThan(SERVICE_CATALOGUE.length);
  expect(
    list.every(({ price_estimates }) => price_estimates.every((estimate) => estimate.shop_price_estimate === null)),
  ).toBe(true);
});

test('[API2-29] search matches substrings in both languages', () => {
  const { services } = worldOf();
  expect(services.search(['BRAKE'], light).map(({ name }) => name)).toEqual([
    'Brake pads',
    'Brake rotors',
    'Brake fluid flush',
  ]);
  expect(services.search(['équilibrage'], { ...light, language: 'fr' }).map(({ name }) => name)).toEqual([
    'Équilibrage des roues',
  ]);
  expect(services.search(["vidange d'huile"], light)).toHaveLength(1);
  expect(services.search(['xyz'], light)).toEqual([]);
});

test('[API2-30] prices keep the requested order; one unknown service and there are none', () => {
  const world = worldOf();
  const shop = world.shops.get(31)!;
  expect(world.services.prices([103, 101], shop, light)!.map(({ id }) => id)).toEqual([103, 101]);
  expect(world.services.prices([101, 9], shop, light)).toBeUndefined();
});
