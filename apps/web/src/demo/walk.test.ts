import { expect, it } from 'vitest';
import { countOf, placeLink, stepLink, toldOf } from './walk.ts';

const steps = [
  { act: 'Review', say: 'Every service with its price.', see: 'Approving' },
  { act: 'Approve', say: 'Both are approved.', note: 'Once is enough.', see: 'Approved' },
];
const story = {
  steps,
  skipped: 0,
  story: 'An order awaits approval.',
  intro: { say: 'The shop asks.', see: 'Before' },
  outcome: 'The order is approved.',
};

it('[STU-01] says what was played last, and the outcome in the end', () => {
  const said = [1, 2, 3].map((step) => [countOf({ ...story, step }), toldOf({ ...story, step })]);
  expect(said).toEqual([
    ['2 steps', { say: 'The shop asks.' }],
    ['Step 1 of 2', { say: 'Every service with its price.' }],
    [
      'End of the walk-through',
      { say: 'Both are approved.', note: 'Once is enough.', outcome: 'The order is approved.' },
    ],
  ]);
});

it('[STU-03] an end to which steps were skipped claims nothing', () => {
  const end = { ...story, step: 3 };
  expect(countOf({ ...end, skipped: 2 })).toBe('End of the walk-through. 2 steps were skipped.');
  expect(countOf({ ...end, skipped: 1 })).toBe('End of the walk-through. 1 step was skipped.');
  expect(toldOf({ ...end, skipped: 1 })).toBeUndefined();
  expect(toldOf({ ...story, step: 2, skipped: 1 })?.say).toBe('Every service with its price.');
});

it('a scenario without a walk-through says what the situation is', () => {
  expect(toldOf({ step: 0, steps: [], skipped: 0, story: 'The dashboard fails.' })).toEqual({
    say: 'The dashboard fails.',
  });
});

it('[STU-07] a step back leads to the link that plays the steps before it again', () => {
  const link = { scenario: 'stories/requesting-service', role: 'Owner', step: '4' };
  expect(stepLink({ home: 'http://localhost:4000', link }, 3)).toBe(
    'http://localhost:4000/?scenario=stories%2Frequesting-service&role=Owner&step=3',
  );
});

it('[STU-05] the link to a place is for whoever is signed in there, unless steps are played again', () => {
  const at = {
    home: 'http://localhost:4000',
    link: { scenario: 'base/signed-in', role: 'Owner', step: '0' },
    role: 'Owner',
    signedIn: { name: 'Dan Park', role: 'Driver' },
    step: 0,
  } as const;
  const queryOf = (played: Parameters<typeof placeLink>[1]) =>
    Object.fromEntries(new URL(placeLink('/vehicles?tab=active', played)).searchParams);
  expect(queryOf(at)).toEqual({ tab: 'active', ...at.link, role: 'Driver', anyway: '1' });
  const asBefore = { tab: 'active', ...at.link };
  expect([
    queryOf({ ...at, signedIn: null }),
    queryOf({ ...at, signedIn: { name: 'Ann Lee', role: 'Owner' } }),
    queryOf({ ...at, step: 2 }),
  ]).toEqual([asBefore, asBefore, asBefore]);
});
