import { describe, expect, it } from 'vitest';
import { firstStepsOf, isBeingSetUp } from './first-steps.ts';

const none = { vehicles: 0, people: 0, telematics: false, payment: 0, policy: 0 } as const;
const all = { vehicles: 3, people: 2, telematics: true, payment: 1, policy: 1 } as const;
const statesOf = (figures: Parameters<typeof firstStepsOf>[0]) =>
  firstStepsOf(figures).map(({ id, state }) => `${id} ${state}`);

describe('[CMP-04] the first steps of a fleet', () => {
  it.each([
    ['a new fleet', none, 'vehicles open, people open, telematics open, payment open, policy open'],
    ['a fleet that is set up', all, 'vehicles done, people done, telematics done, payment done, policy done'],
    ['one vehicle', { ...none, vehicles: 1 }, 'vehicles done, people open, telematics open, payment open, policy open'],
    [
      'a brand without telematics',
      { ...none, telematics: 'hidden' },
      'vehicles open, people open, payment open, policy open',
    ],
    [
      'from outside',
      { ...all, payment: 'unknown', policy: 'unknown' },
      'vehicles done, people done, telematics done, payment unknown, policy unknown',
    ],
    [
      'nothing to take',
      { ...none, payment: 'hidden', telematics: 'hidden', policy: 'hidden' },
      'vehicles open, people open',
    ],
  ] as const)('%s', (_case, figures, steps) => {
    expect(statesOf(figures).join(', ')).toBe(steps);
  });

  it('are counted where there can be several', () => {
    expect(firstStepsOf(all).map(({ count }) => count)).toEqual([3, 2, 1, 1, 1]);
  });

  it.each([
    ['no vehicles and no order', { ...all, vehicles: 0 }, 0, true],
    ['nobody and no order', { ...all, people: 0 }, 0, true],
    ['vehicles and people, whatever else is left', { ...none, vehicles: 1, people: 1 }, 0, false],
    ['all steps done', all, 0, false],
    ['an order, however it is set up', none, 1, false],
  ] as const)('are shown or not: %s', (_case, figures, orders, isShown) => {
    expect(isBeingSetUp(firstStepsOf(figures), orders)).toBe(isShown);
  });
});
