import { describe, expect, it } from 'vitest';
import {
  isKnownPlateState,
  isPlateExpired,
  odometerAdvice,
  samePlate,
  sameUnit,
  sameVin,
  vinAdvice,
  vinCheckDigit,
  vinRefusal,
} from './vehicle-checks.ts';
import type { KnownReadings } from './vehicle-checks.ts';

describe('a VIN', () => {
  // Published examples: a check digit that is a number, and one that is X.
  it.each(['1M8GDM9AXKP042788', '1HGCM82633A004352', '11111111111111111', '5GZCZ43D13S812715'])(
    '%s is plausible',
    (vin) => {
      expect(vinAdvice(vin)).toBeUndefined();
      expect(vinCheckDigit(vin)).toBe(vin[8]);
    },
  );

  it.each([
    ['1M8GDM9AXKP042789', 'checkDigit'],
    ['1M8GDM9A1KP042788', 'checkDigit'],
    ['1M8GDM9AXKP04278', 'length'],
    ['1M8GDM9AXKP0427888', 'length'],
    ['1O8GDM9AXKP042788', 'letters'],
    ['1I8', 'letters'],
    ['Q', 'letters'],
    ['1M8-GDM9', 'letters'],
    ['1M8', 'length'],
  ] as const)('%s has advice on its %s', (vin, advice) => {
    expect(vinAdvice(vin)).toBe(advice);
  });

  it('is read without spaces and in any case; an empty one has no advice', () => {
    expect(vinAdvice(' 1m8gdm9ax kp042788 ')).toBeUndefined();
    expect(vinAdvice('  ')).toBeUndefined();
  });
});

describe('[UPL-04] an odometer reading', () => {
  type Units = 'miles' | 'kilometers';
  const today = '2026-03-31';
  const at = (odometer: number | null, odometer_units: Units = 'miles') => ({ odometer, odometer_units });
  const adviceOf = (known: KnownReadings | undefined, next: ReturnType<typeof at>, day = today) =>
    odometerAdvice(known, next, { day, today })?.kind;

  it.each([
    [at(48_000), at(48_000), undefined],
    [at(48_000), at(47_999), 'backwards'],
    [at(48_000), at(98_000), undefined],
    [at(48_000), at(98_001), 'jump'],
    [at(100_000), at(160_934, 'kilometers'), undefined],
    [at(100_000), at(100_000, 'kilometers'), 'backwards'],
    [at(100_000, 'kilometers'), at(62_137), undefined],
    [at(null), at(900_000), undefined],
    [at(5), at(null), undefined],
    [at(5), at(Number.NaN), undefined],
    [undefined, at(900_000), undefined],
  ] as const)('after %o, without a dated one, %o: %s', (known, next, advice) => {
    expect(adviceOf(known, next)).toBe(advice);
  });

  const dated = { last_maintenance_miles: 40_000, last_maintenance_date: '2026-03-21' };
  it.each([
    [at(41_000), 40_999, today, 'backwards'],
    [at(41_000), 60_000, today, undefined],
    [at(41_000), 60_001, today, 'jump'],
    [at(null), 39_999, today, 'backwards'],
    [at(null), 60_001, today, 'jump'],
    // A record of an earlier day: what the odometer says today doesn't count.
    [at(41_000), 40_500, '2026-03-22', undefined],
    [at(41_000), 42_001, '2026-03-22', 'jump'],
    [at(41_000), 39_000, '2026-03-22', 'backwards'],
    [at(41_000), 42_001, '2026-03-21', 'jump'],
    // Before the last maintenance there is nothing to compare it with.
    [at(41_000), 39_000, '2026-03-01', undefined],
  ] as const)('after %o and 40,000 on 03-21, %i on %s: %s', (known, next, day, advice) => {
    expect(adviceOf({ ...known, ...dated }, at(next), day)).toBe(advice);
  });

  it('is questioned with the last one and the last dated one', () => {
    expect(odometerAdvice({ ...at(66_000, 'kilometers'), ...dated }, at(100), { day: today, today })).toEqual({
      kind: 'backwards',
      last: at(66_000, 'kilometers'),
      dated: { ...at(40_000), day: '2026-03-21' },
    });
  });
});

describe('[UPL-05] a plate', () => {
  it.each([
    ['', true],
    ['OR', true],
    [' qc ', true],
    ['PR', true],
    ['ZZ', false],
    ['Oregon', false],
  ])('of the state %j is of a known one: %s', (state, isKnown) => {
    expect(isKnownPlateState(state)).toBe(isKnown);
  });

  it.each([
    ['2026-03-30', true],
    ['2026-03-31', false],
    ['2027-01-01', false],
    ['soon', false],
    [null, false],
    [undefined, false],
  ])('that expires on %s has expired: %s', (day, isExpired) => {
    expect(isPlateExpired(day, '2026-03-31')).toBe(isExpired);
  });
});

it.each([
  ['1M8GDM9AXKP04', 'length'],
  ['1O8GDM9AXKP042788', 'letters'],
  ['1M8GDM9A1KP042788', undefined],
  ['1M8GDM9AXKP042788', undefined],
  ['', undefined],
])('[UPL-03] the VIN %s is refused for its %s; a wrong check digit is only advice', (vin, refusal) => {
  expect(vinRefusal(vin)).toBe(refusal);
});

describe('the same vehicle twice', () => {
  const vehicles = [
    { id: 1, vin: '1M8GDM9AXKP042788', license_plate_number: 'JKT-4821', other_id: 'VAN-02' },
    { id: 2, vin: null, license_plate_number: null },
  ];

  it('is found by its VIN, but not itself', () => {
    expect(sameVin('1m8gdm9axkp042788', vehicles, null)?.id).toBe(1);
    expect(sameVin('1M8GDM9AXKP042788', vehicles, 1)).toBeUndefined();
    expect(sameVin('', vehicles, null)).toBeUndefined();
  });

  it('is found by its plate, however it is written', () => {
    expect(samePlate('jkt 4821', vehicles, null)?.id).toBe(1);
    expect(samePlate('JKT4821', vehicles, 1)).toBeUndefined();
    expect(samePlate(' - ', vehicles, null)).toBeUndefined();
  });

  it('[UPL-02] is found by its unit number', () => {
    expect(sameUnit(' van-02', vehicles, null)?.id).toBe(1);
    expect(sameUnit('VAN-02', vehicles, 1)).toBeUndefined();
    expect(sameUnit(' ', vehicles, null)).toBeUndefined();
  });
});
