import { describe, expect, it } from 'vitest';
import {
  convertCostPerDistance,
  convertDistance,
  formatDistance,
  formatList,
  formatMoney,
  formatNumber,
  formatOdometer,
  formatPercent,
  formatPhone,
  regionRules,
} from './region.ts';

const us = { region: 'US', language: 'en' } as const;
const canada = { region: 'CA', language: 'en' } as const;
const quebec = { region: 'CA', language: 'fr' } as const;
const spaces = (text: string) => text.replace(/\s/g, ' ');

it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, null, '', 'n/a', {}])(
  'a number that cannot be read is shown as missing: %j',
  (value) => {
    const unreadable = value as number;
    expect([
      formatMoney(unreadable, canada),
      formatNumber(unreadable, us),
      formatPercent(unreadable, quebec),
      formatDistance(unreadable, 'mi', us),
      formatOdometer(unreadable, 'km', quebec),
    ]).toEqual(['—', '—', '—', '—', '—']);
  },
);

describe('money', () => {
  it('[CST-12] [BRD-14] [CST2-02] two decimals, a dollar sign, and CAD in Canada only', () => {
    expect(formatMoney(1234.5, us)).toBe('$1,234.50');
    expect(formatMoney(0, us)).toBe('$0.00');
    expect(formatMoney(-0.001, us)).toBe('$0.00');
    expect(formatMoney(-12, us)).toBe('-$12.00');
    expect(formatMoney(1234.5, canada)).toBe('$1,234.50 CAD');
  });

  it('[BRD-14] [CST2-02] French has its own separators, but the same sign and suffix, on one line', () => {
    const money = formatMoney(1234.5, quebec);
    expect(spaces(money)).toBe('$1 234,50 CAD');
    expect(money).not.toContain(' ');
    expect(spaces(formatMoney(1234.5, { region: 'US', language: 'fr' }))).toBe('$1 234,50');
  });
});

describe('distance', () => {
  it('[BRD-13] [CST2-01] miles in the US, kilometres in Canada', () => {
    expect(regionRules('US').distanceUnit).toBe('mi');
    expect(regionRules('CA').distanceUnit).toBe('km');
  });

  it('[CST2-08] distances have two decimals', () => {
    expect(formatDistance(3.1449, 'mi', us)).toBe('3.14 mi');
    expect(formatDistance(5, 'km', canada)).toBe('5.00 km');
    expect(spaces(formatDistance(5.05, 'km', quebec))).toBe('5,05 km');
  });

  it('[VEH-29] odometers are integers with thousands separators', () => {
    expect(formatOdometer(123456, 'mi', us)).toBe('123,456 mi');
    expect(formatNumber(1234567, us)).toBe('1,234,567');
  });

  it('[VEH-11] [VEH-12] display converts both ways, costs inversely to distances', () => {
    expect(convertDistance(100, 'mi', 'km')).toBeCloseTo(160.9344, 6);
    expect(convertDistance(160.9344, 'km', 'mi')).toBeCloseTo(100, 6);
    expect(convertDistance(7, 'km', 'km')).toBe(7);
    expect(convertCostPerDistance(1.609344, 'mi', 'km')).toBeCloseTo(1, 6);
  });
});

it('[BRD-15] [SUP-02] [CST2-03] states and zip codes against provinces and postal codes', () => {
  expect(regionRules('US')).toMatchObject({ country: 'US', stateLabel: 'region.state', postalLabel: 'region.zipCode' });
  expect(regionRules('CA')).toMatchObject({
    country: 'CA',
    stateLabel: 'region.province',
    postalLabel: 'region.postalCode',
  });
});

it('phones with ten digits are formatted, others unchanged', () => {
  expect(formatPhone('5551234567')).toBe('(555) 123-4567');
  expect(formatPhone('1-800-555-0100')).toBe('(800) 555-0100');
  expect(formatPhone('555-12')).toBe('555-12');
});

describe('names in a sentence', () => {
  it.each([
    ['and', us, 'A, B, and C'],
    ['or', us, 'A, B, or C'],
    ['and', quebec, 'A, B et C'],
    ['or', quebec, 'A, B ou C'],
  ] as const)('%s', (word, reading, text) => {
    expect(formatList(['A', 'B', 'C'], word, reading)).toBe(text);
    expect(formatList(['A'], word, reading)).toBe('A');
  });
});
