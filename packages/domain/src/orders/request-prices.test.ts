import { expect, it } from 'vitest';
import { estimateOf, estimatedTotal, pricedServices } from './request-prices.ts';
import type { RequestShop } from './service-request.ts';

const service = (id: number, position: string | null = null) => ({
  id,
  name: `Service ${id}`,
  position,
  positionOptions: [],
});
const shop: RequestShop = { id: 31, name: 'Northside', company: { retail_savings: 0.25 } };
const prices = {
  1: [
    { position: 'Front', shop_price_estimate: 75, retail_price_estimate: null },
    { position: 'Rear', shop_price_estimate: 90, retail_price_estimate: 100 },
  ],
  2: [{ position: null, shop_price_estimate: 40, retail_price_estimate: null }],
};

it('[SHP-07] the price changes with the position', () => {
  expect(estimateOf(prices[1], 'Front')?.shop_price_estimate).toBe(75);
  expect(estimateOf(prices[1], 'Rear')?.shop_price_estimate).toBe(90);
  expect(estimateOf(prices[1], null)).toBeUndefined();
  expect(estimateOf(prices[2], 'Front')?.shop_price_estimate).toBe(40);
  expect(estimateOf(undefined, null)).toBeUndefined();
});

it('[SRQ-10] [SHP-09] [OPN2-70] every service has its price and its savings', () => {
  const lines = pricedServices(
    { vehicle: { id: 7, vehicle_type_id: 1 }, shop, services: [service(1, 'Front'), service(1, 'Rear')] },
    prices,
  );
  expect(lines.map(({ price }) => price)).toEqual([75, 90]);
  expect(lines[0]!.savings?.amount).toBeCloseTo(25, 9);
  expect(lines[1]!.savings?.retail).toBe(100);
  expect(estimatedTotal(lines)).toMatchObject({ amount: 165, isPartial: false, isFrom: false });
  expect(estimatedTotal(lines).saved).toBeCloseTo(55, 9);
});

it('[SHP-10] [OPN2-62] priced at the shop for vehicle type 10, for missing prices and where prices are off', () => {
  const priceFor = (vehicle_type_id: number, at: RequestShop | 'anyLocation' | null, id = 2) =>
    pricedServices({ vehicle: { id: 7, vehicle_type_id }, shop: at, services: [service(id)] }, prices)[0]!;
  expect(priceFor(1, shop).price).toBe(40);
  expect(priceFor(10, shop)).toMatchObject({ price: 'atShop', savings: undefined });
  expect(priceFor(1, shop, 3).price).toBe('atShop');
  expect(priceFor(1, { ...shop, company: { pricing_disabled: true } }).price).toBe('atShop');
  expect(priceFor(1, 'anyLocation')).toMatchObject({ price: 40, savings: undefined });
});

it('[SRQ-10] the total says when it is incomplete', () => {
  const chosen = { vehicle: { id: 7 }, shop, services: [service(2), service(3)] };
  expect(estimatedTotal(pricedServices(chosen, prices))).toMatchObject({ amount: 40, isPartial: true });
  expect(estimatedTotal(pricedServices(chosen, null))).toEqual({
    amount: null,
    isPartial: false,
    isFrom: false,
    saved: 0,
  });
});

it('[SHP-07] a service without a chosen position shows its lowest price', () => {
  const open = { ...service(1), positionOptions: ['Front', 'Rear'] };
  const lines = pricedServices({ vehicle: { id: 7 }, shop, services: [open, service(2)] }, prices);
  expect(lines.map(({ price, isFrom }) => [price, isFrom])).toEqual([
    [75, true],
    [40, false],
  ]);
  expect(estimatedTotal(lines)).toMatchObject({ amount: 115, isFrom: true });
  const unpriced = { 1: [{ position: 'Front', shop_price_estimate: null }] };
  expect(pricedServices({ vehicle: null, shop, services: [open] }, unpriced)[0]).toMatchObject({
    price: 'atShop',
    isFrom: false,
  });
});
