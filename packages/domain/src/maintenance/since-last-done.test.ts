import { expect, it } from 'vitest';
import { sinceLastDone } from './since-last-done.ts';

const last = { appointment_datetime: '2026-03-01T15:00:00Z', odometer: 41_000 };
const now = { today: '2026-03-16', odometer: 43_100, interval: 5_000 };

it.each([
  ['early', {}, {}, { driven: 2_100, days: 15, early: 2_900 }],
  ['a tenth before it is due is on time', {}, { odometer: 45_500 }, { driven: 4_500, days: 15 }],
  ['one more than that is early', {}, { odometer: 45_499 }, { driven: 4_499, days: 15, early: 501 }],
  ['past its interval', {}, { odometer: 47_000 }, { driven: 6_000, days: 15 }],
  ['done again at the same reading', {}, { odometer: 41_000 }, { driven: 0, days: 15, early: 5_000 }],
  ['without an interval', {}, { interval: undefined }, { driven: 2_100, days: 15 }],
  ['an interval of nothing', {}, { interval: 0 }, { driven: 2_100, days: 15 }],
  ['a record without a reading', { odometer: null }, {}, { days: 15 }],
  ['an order without a reading', {}, { odometer: null }, { days: 15 }],
  ['a reading below the last one is wrong, or that one was', {}, { odometer: 40_999 }, { days: 15 }],
  ['on the same day', {}, { today: '2026-03-01' }, { driven: 2_100, days: 0, early: 2_900 }],
  ['over the change of the clocks', {}, { today: '2026-03-09' }, { driven: 2_100, days: 8, early: 2_900 }],
  ['a record of tomorrow', {}, { today: '2026-02-28' }, { driven: 2_100, early: 2_900 }],
  ['no day of the calendar', { appointment_datetime: '2026-02-30' }, {}, { driven: 2_100, early: 2_900 }],
])('[VOR-10] since a service was last done: %s', (_, record, facts, since) => {
  expect(sinceLastDone({ ...last, ...record }, { ...now, ...facts })).toEqual(since);
});
