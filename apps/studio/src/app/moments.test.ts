import { expect, it } from 'vitest';
import { ageOf } from './moments.ts';

it.each([
  ['2026-03-16T13:59:30Z', 'just now'],
  ['2026-03-16T13:59:00Z', '1 minute ago'],
  ['2026-03-16T11:30:00Z', '2 hours ago'],
  ['2026-03-13T14:00:00Z', '3 days ago'],
  // The clocks of two machines differ.
  ['2026-03-16T14:00:10Z', 'just now'],
])('%s is %s', (moment, age) => expect(ageOf(moment, Date.parse('2026-03-16T14:00:00Z'))).toBe(age));
