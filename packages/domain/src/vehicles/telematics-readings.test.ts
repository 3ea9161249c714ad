import { expect, it } from 'vitest';
import { latestMoment, oilChangeIn, oilDisagreement, tiresOutOfLine } from './telematics-readings.ts';

it('the latest moment is the newest one that is known', () => {
  expect(latestMoment(['2026-03-01T10:00:00Z', null, '2026-03-02T10:00:00Z'])).toBe('2026-03-02T10:00:00Z');
  expect(latestMoment([null])).toBeUndefined();
});

it.each([
  ['Oil change', true],
  ['Engine oil and filter change', true],
  ['Change engine oil', true],
  ['Vidange d’huile', true],
  ["Vidange de l'huile moteur", true],
  ['Transmission fluid service', false],
  ['Entretien de l’huile de transmission', false],
  ['Ignition coil change', false],
])('[OPN2-39] “%s” is the oil change: %s', (name, is) => {
  expect(oilChangeIn([{ name: 'Brakes' }, { name }])).toEqual(is ? { name } : undefined);
});

it.each<[string, (number | null)[], string[]]>([
  ['all alike', [54, 54, 53, 54], []],
  ['46 beside 54', [54, 54, 54, 46], ['rear_right']],
  ['a tenth less', [50, 45, 50, 50], ['front_right']],
  ['just under a tenth', [50, 46, 50, 50], []],
  ['too much air', [54, 62, 54, 54], ['front_right']],
  ['axles that differ, as of a loaded van', [40, 40, 70, 70], []],
  ['a soft one where axles differ', [40, 32, 70, 70], ['front_right']],
  ['two soft ones on two axles', [54, 46, 46, 54], ['front_right', 'rear_left']],
  ['one axle known', [null, null, 54, 46], ['rear_right']],
  ['no neighbor on the axle', [54, null, null, 40], []],
  ['none', [null, null, null, null], []],
])('tires out of line with their neighbors: %s', (_case, pressures, odd) => {
  const positions = ['front_left', 'front_right', 'rear_left', 'rear_right'];
  expect(tiresOutOfLine(positions.map((position, at) => ({ position, pressure: pressures[at]! })))).toEqual(odd);
});

it.each([
  [62, true, 'scheduleFirst'],
  [16, true, 'scheduleFirst'],
  [15, true, undefined],
  [15, false, 'oilFirst'],
  [16, false, undefined],
] as const)('oil life of %d%% with the oil change past due: %s → %s', (percent, isPastDue, reason) => {
  expect(oilDisagreement(percent, isPastDue)).toBe(reason);
});
