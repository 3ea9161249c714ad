import { expect, it } from 'vitest';
import { newestFaults } from './vehicle-telematics.ts';

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
