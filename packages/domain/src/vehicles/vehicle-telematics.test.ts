import { expect, it } from 'vitest';
import { latestMoment, newestFaults, oilChangeIn } from './vehicle-telematics.ts';

it('[TEL-02] fault codes are shown newest first, whatever the order they come in', () => {
  const at = (id: number, dateTime: string) => ({ id, dateTime });
  const faults = [
    at(1, '2026-03-01T10:00:00Z'),
    at(3, '2026-03-02T10:00:00+02:00'),
    at(2, '2026-03-02T09:00:00Z'),
    at(4, '2026-03-01T10:00:00Z'),
  ];
  expect(newestFaults(faults).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
});

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
