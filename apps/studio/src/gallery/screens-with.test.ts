import type { ScreenEntry } from '@wayside/scenarios/control';
import { expect, it } from 'vitest';
import { screensWith } from './screens-with.ts';

const policies: ScreenEntry = {
  id: 'policies',
  title: 'Policies',
  path: '/settings?tab=policies',
  picture: 'policies/ready',
  operations: ['listPolicies', 'createPolicy'],
};
const transfer: ScreenEntry = {
  ...policies,
  id: 'transfer',
  title: 'Vehicle transfer',
  path: '/transfer_vehicles',
  operations: [],
};

it('finds screens by every word, in title, address and operations', () => {
  const found = (search: string) => screensWith({ screens: [policies, transfer] }, search).map(({ id }) => id);
  expect(found('')).toEqual(['policies', 'transfer']);
  expect(found('createpolicy')).toEqual(['policies']);
  expect(found('settings policies')).toEqual(['policies']);
  expect(found('car')).toEqual(['transfer']);
});
