import { expect, it } from 'vitest';
import { priceToShow, shopSavings } from './savings.ts';

it('[SHP-09] [OPN2-70] 75 at a quarter off saves 25 of 100', () => {
  const savings = shopSavings(75, 0.25);
  expect(savings?.amount).toBeCloseTo(25, 9);
  expect(savings?.retail).toBeCloseTo(100, 9);
  expect(savings?.percent).toBeCloseTo(25, 9);
});

it('[OPN2-70] a given retail estimate is the retail price', () => {
  expect(shopSavings(75, 0.25, 125)).toMatchObject({ retail: 125, percent: 20 });
});

it('[SHP-09] no savings without an estimate or a valid share', () => {
  for (const [estimate, share] of [
    [75, 0],
    [75, 1],
    [75, null],
    [null, 0.25],
    [0, 0.25],
    [Number.NaN, 0.25],
  ] as const) {
    expect(shopSavings(estimate, share)).toBeUndefined();
  }
});

it('[SHP-10] [OPN2-62] priced at the shop for vehicle type 10, missing prices and companies without prices', () => {
  expect(priceToShow(40, { vehicleTypeId: 10 })).toBe('atShop');
  expect(priceToShow(null, { vehicleTypeId: 1 })).toBe('atShop');
  expect(priceToShow(40, { pricingDisabled: true })).toBe('atShop');
  expect(priceToShow(40, { vehicleTypeId: 1 })).toBe(40);
  expect(priceToShow(0)).toBe(0);
});
