import { describe, expect, it } from 'vitest';
import { CHILDREN, childId, originOf, parentOf } from './vehicle-ids.ts';
import { MODELS, byIds, byVin, engines, makes, models, submodels, vinOf, years } from './vehicle-lookups.ts';
import { SERVICE_CATALOGUE } from '../shops/service-catalogue.ts';

describe('lookups', () => {
  it('[API2-15] [ENT2-23] each level offers the options for the ids above it', () => {
    expect(years()).toEqual(years().toSorted((a, b) => b - a));
    expect([years().at(0), years().at(-1)]).toEqual([2026, 2005]);
    expect(makes(2021)).toContainEqual({ make_id: 54, make: 'Ford' });
    expect(models(2021, 54)).toContainEqual({ model_id: 2710, model: 'Transit' });
    expect(submodels(2021, 54, 2710)).toContainEqual({ sub_model_id: 318, sub_model: 'Cargo Van T-250' });
    expect(engines(2021, 54, 2710, 318)).toContainEqual({ engine_id: 9042, description: '3.5L V6 Gas' });
  });

  it('[API2-15] a model is offered only in its years, and ids that do not belong together return nothing', () => {
    expect(models(2006, 54)).not.toContainEqual({ model_id: 2710, model: 'Transit' });
    expect(submodels(2006, 54, 2710)).toBeUndefined();
    expect(makes(1999)).toBeUndefined();
    expect(models(2021, 999)).toBeUndefined();
    expect(engines(2021, 54, 2710, 402)).toBeUndefined();
    expect(byIds(2021, 54, 2710, 402)).toBeUndefined();
  });

  it('ids are unique', () => {
    const ids = MODELS.flatMap(({ model }) => [...model.submodels, ...model.engines].map(([id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(MODELS.map(({ model }) => model.id)).size).toBe(MODELS.length);
  });

  it('decodes the VINs it generates', () => {
    for (const { make, model } of MODELS) {
      const vin = vinOf(model, model.years[1], 4_500_007);
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      expect(byVin(vin)).toMatchObject({ make: make.name, model: model.name, year: model.years[1] });
    }
  });

  it('generates valid check digits', () => {
    const transit = MODELS.find(({ model }) => model.id === 2710)!.model;
    const digits = '0123456789X';
    const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
    const values: Record<string, number> = { F: 6, T: 3, B: 2, W: 6, C: 3, M: 4, K: 2 };
    const vin = vinOf(transit, 2021, 7);
    const sum = [...vin].reduce(
      (total, character, index) => total + (values[character] ?? Number(character)) * weights[index]!,
      0,
    );
    expect(vin.charAt(8)).toBe(digits.charAt(sum % 11));
  });
});

describe('child ids', () => {
  it('map back to the vehicle and fit in eight digits', () => {
    for (const vehicleId of [1001, 99_999, 100_001, 500_001, 510_000, 600_030, 99_900_030]) {
      for (const index of [0, CHILDREN - 1]) {
        const id = childId(vehicleId, index);
        expect(parentOf(id)).toEqual({ vehicleId, index });
        expect(id).toBeLessThanOrEqual(99_999_999);
      }
    }
    expect(originOf(500_001)).toEqual({ fleetId: 5, number: 1 });
    expect(originOf(1001)).toBeUndefined();
  });

  it('suffice for a schedule line of every service', () => {
    expect(SERVICE_CATALOGUE.length).toBeLessThanOrEqual(CHILDREN);
  });
});
