import { describe, expect, it } from 'vitest';
import { medianOf } from '../median.ts';
import { compareWithMedian, measureOf, mediansOf } from './portfolio.ts';

function fleet(numbers: Partial<Parameters<typeof measureOf>[0]> = {}) {
  return {
    awaiting_approval_count: 0,
    ytd_maintenance_cost: 0,
    cost_per_mile: null,
    ...numbers,
  };
}

describe('median', () => {
  it.each<[string, (number | null)[], number | null]>([
    ['an odd number of values', [10, 9, 100], 10],
    ['an even number: the mean of the two in the middle', [1, 2, 10, 4], 3],
    ['numbers, not texts', [100, 9, 10, 1000, 8], 10],
    ['ties', [5, 5, 5, 1], 5],
    ['zeros count', [0, 0, 7], 0],
    ['missing values do not', [null, 4, null, 6], 5],
    ['two values', [1, 2], 1.5],
    ['one value has nothing to compare with', [3], null],
    ['one value beside missing ones neither', [3, null], null],
    ['none', [], null],
  ])('%s', (_, values, median) => {
    const before = [...values];
    expect(medianOf(values)).toBe(median);
    expect(values).toEqual(before);
  });
});

describe('measures', () => {
  it('converts only the cost per distance', () => {
    const one = fleet({
      awaiting_approval_count: 3,
      past_due_service_count: 4,
      ytd_maintenance_cost: 1200.5,
      cost_per_mile: 0.5,
    });
    const of = (unit: 'mi' | 'km') =>
      (['awaiting', 'pastDue', 'spend', 'costPerDistance'] as const).map((name) => measureOf(one, name, unit));
    expect(of('mi')).toEqual([3, 4, 1200.5, 0.5]);
    expect(of('km')).toEqual([3, 4, 1200.5, expect.closeTo(0.3107, 4)]);
  });

  it('tells missing from zero', () => {
    expect(measureOf(fleet({ awaiting_approval_count: null }), 'awaiting', 'mi')).toBeNull();
    expect(measureOf(fleet(), 'awaiting', 'mi')).toBe(0);
    expect(measureOf(fleet(), 'pastDue', 'mi')).toBeNull();
    expect(measureOf(fleet({ past_due_service_count: 0 }), 'pastDue', 'mi')).toBe(0);
    expect(measureOf(fleet(), 'costPerDistance', 'km')).toBeNull();
    expect(measureOf(fleet({ cost_per_mile: 0 }), 'costPerDistance', 'km')).toBe(0);
  });

  it('takes each median of the fleets that have the number', () => {
    const fleets = [
      fleet({ awaiting_approval_count: 1, past_due_service_count: 8, ytd_maintenance_cost: 10, cost_per_mile: 0.1 }),
      fleet({
        awaiting_approval_count: null,
        past_due_service_count: 2,
        ytd_maintenance_cost: 30,
        cost_per_mile: null,
      }),
      fleet({ awaiting_approval_count: 5, ytd_maintenance_cost: 20, cost_per_mile: 0.3 }),
    ];
    expect(mediansOf(fleets, 'mi')).toEqual({ awaiting: 3, pastDue: 5, spend: 20, costPerDistance: 0.2 });
    expect(mediansOf(fleets, 'km').costPerDistance).toBeCloseTo(0.2 / 1.609344, 6);
    expect(mediansOf(fleets.slice(0, 1), 'mi')).toEqual({
      awaiting: null,
      pastDue: null,
      spend: null,
      costPerDistance: null,
    });
  });
});

describe('comparison with the median', () => {
  it.each<[string, number | null, number | null, ReturnType<typeof compareWithMedian>]>([
    ['above', 125, 100, { side: 'above', difference: 25, percent: 25 }],
    ['below', 25, 100, { side: 'below', difference: 75, percent: 75 }],
    ['the same', 100, 100, { side: 'same', difference: 0, percent: 0 }],
    ['hardly different', 100.4, 100, { side: 'same', difference: 0, percent: 0 }],
    ['half a percent is a difference', 100.5, 100, { side: 'above', difference: 0.5, percent: 1 }],
    ['zero is the lowest', 0, 4, { side: 'below', difference: 4, percent: 100 }],
    ['above a median of zero there is no share', 3, 0, { side: 'above', difference: 3, percent: null }],
    ['ten times the median, the amount says more', 1100, 100, { side: 'above', difference: 1000, percent: null }],
    ['both zero', 0, 0, { side: 'same', difference: 0, percent: null }],
    ['a missing number', null, 4, null],
    ['no median', 4, null, null],
  ])('%s', (_, value, median, comparison) => expect(compareWithMedian(value, median)).toEqual(comparison));

  it('is the same in miles and kilometers', () => {
    const fleets = [0.1, 0.2, 0.35].map((cost_per_mile) => fleet({ cost_per_mile }));
    const percents = (unit: 'mi' | 'km') =>
      fleets.map(
        (one) =>
          compareWithMedian(measureOf(one, 'costPerDistance', unit), mediansOf(fleets, unit).costPerDistance)?.percent,
      );
    expect(percents('mi')).toEqual([50, 0, 75]);
    expect(percents('km')).toEqual(percents('mi'));
  });
});
