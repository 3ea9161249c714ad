import { expect, it } from 'vitest';
import { countDue, dueOf, isUpcoming, matchesDue, snoozeValue, snoozeWeeks } from './maintenance.ts';

it('[STS-12] Due Soon and Due Now are counted together', () => {
  const states = ['Due Soon', 'Due Now', 'Due Soon', 'Past Due', null, 'fine'];
  expect(countDue(states, 'dueSoon')).toBe(3);
  expect(countDue(states, 'pastDue')).toBe(1);
  expect(dueOf('past-due')).toBe('pastDue');
});

it('[STS-13] [SVC-05] the due filter has three settings', () => {
  expect(['Due Now', 'Past Due', 'fine'].filter((state) => matchesDue(state, 'all'))).toHaveLength(3);
  expect(['Due Now', 'Past Due', 'fine'].filter((state) => matchesDue(state, 'pastDue'))).toEqual(['Past Due']);
});

it('[STS-11] status due is upcoming', () => {
  expect(isUpcoming({ status: 'due' })).toBe(true);
  expect(isUpcoming({ status: 'done' })).toBe(false);
});

it('[UPM-08] [UPM-09] a delay has a digit', () => {
  expect(snoozeWeeks).toEqual([1, 2, 4, 8, 13]);
  expect(snoozeValue('13 weeks')).toBe(13);
  expect(snoozeValue('Remind Me')).toBeUndefined();
});
