import { describe, expect, it } from 'vitest';
import { odometerAdvice, samePlate, sameVin, vinAdvice, vinCheckDigit } from './vehicle-checks.ts';

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

describe('an odometer reading', () => {
  const at = (odometer: number | null, odometer_units: 'miles' | 'kilometers' = 'miles') => ({
    odometer,
    odometer_units,
  });

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
    [undefined, at(900_000), undefined],
  ] as const)('after %o, %o: %s', (last, next, advice) => {
    expect(odometerAdvice(last, next)).toBe(advice);
  });
});

describe('the same vehicle twice', () => {
  const vehicles = [
    { id: 1, vin: '1M8GDM9AXKP042788', license_plate_number: 'JKT-4821' },
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
});
