import { noNotifications } from '@wayside/domain/schemas';
import { describe, expect, it } from 'vitest';
import { questionsOf } from '../record.setup.ts';
import { driversKind } from './drivers.kind.ts';
import { userKind } from './user.kind.ts';
import type { SavedUser } from './user.kind.ts';

const ann: SavedUser = {
  id: 1,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@wayside.example',
  cellPhone: '5035550101',
  language: 'en',
  roles: ['Driver', 'Janitor'],
  approvalFleetIds: [],
  vehicle_ids: [7, 8, 99],
  text_notification_preference_attributes: null,
  email_notification_preference_attributes: null,
};
const given = { roles: ['Admin', 'Driver'], ids: [7, 8, 1, 6] } as const;
const filled = userKind.draftOf(ann, given);
const { clashesWith, mergedWith } = questionsOf(userKind);
const edit = (typed: Partial<typeof filled>) => ({ base: ann, draft: { ...filled, ...typed }, given });

describe('two people who change the same user', () => {
  it('are asked about a name, an email or a phone number that both changed', () => {
    const theirs = { ...ann, lastName: 'Leigh', email: 'leigh@wayside.example', cellPhone: '5035550199' };
    expect(clashesWith(edit({ lastName: 'Li', cellPhone: '5035550111' }), theirs)).toEqual(['lastName', 'cellPhone']);
    expect(clashesWith(edit({ lastName: ' Leigh ', firstName: 'Annie' }), theirs)).toEqual([]);
  });

  it('keep both changes to roles, vehicles and notifications', () => {
    const theirs: SavedUser = {
      ...ann,
      firstName: 'Anna',
      roles: ['Admin', 'Driver', 'Janitor'],
      vehicle_ids: [8, 99, 6],
      text_notification_preference_attributes: { ...noNotifications, payment_received: true },
    };
    const text = { ...filled.text, approvals_required: true };
    const mine = edit({ lastName: 'Li', roles: [], vehicleIds: [7, 8, 1], text });
    expect(clashesWith(mine, theirs)).toEqual([]);
    expect(mergedWith(mine, theirs)).toMatchObject({
      firstName: 'Anna',
      lastName: 'Li',
      roles: ['Admin'],
      // Of 7 and 8, somebody else removed 7 and added 6; this form added 1.
      vehicleIds: [6, 8, 1],
      text: { ...noNotifications, approvals_required: true, payment_received: true },
    });
  });
});

it('drivers chosen in another order are the same', () => {
  const { isSame } = questionsOf(driversKind);
  expect(isSame({ drivers: [10, 2] }, { drivers: [2, 10] })).toBe(true);
  expect(isSame({ drivers: [10, 2] }, { drivers: [2] })).toBe(false);
  expect(driversKind.draftOf(null, null)).toEqual({ drivers: [] });
});
