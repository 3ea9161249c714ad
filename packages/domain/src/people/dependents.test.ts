import { describe, expect, it } from 'vitest';
import { dependsOnPerson, isLastLeader } from './dependents.ts';

const owner = { id: 1, roles: ['Owner'], is_active: true };
const admin = { id: 2, roles: ['Admin'], is_active: true };
const manager = { id: 3, roles: ['Manager'], is_active: true };
const accountOwner = { id: 5, roles: ['Account Owner'], is_active: true };
const away = { ...admin, id: 4, is_active: false };

describe('[PPV-01] the last owner or admin', () => {
  it.each([
    ['the only owner', owner, [owner, manager], true],
    ['an owner beside an admin', owner, [owner, admin], false],
    ['an owner beside an inactive admin', owner, [owner, away], true],
    ['an admin whose role comes as an object', { ...admin, roles: [{ name: 'Admin' }] }, [admin, manager], true],
    ['a French owner', { ...owner, roles: ['Propriétaire'] }, [], true],
    ['a manager', manager, [manager], false],
    ['an inactive admin', away, [away], false],
    ['an owner beside the management company', owner, [owner, { id: 9, roles: ['FMC'], is_active: true }], true],
    ['an owner beside an account owner', owner, [owner, accountOwner], true],
    ['an account owner beside an owner', accountOwner, [owner, accountOwner], false],
    ['an account owner who is alone', accountOwner, [accountOwner, manager], true],
  ])('%s', (_name, person, people, isLast) => {
    expect(isLastLeader(person, people)).toBe(isLast);
  });

  it.each([
    ['an owner who becomes an admin', owner, ['Admin'], false],
    ['an owner who becomes an account owner', owner, ['Account Owner'], true],
    ['an account owner who stays one', accountOwner, ['Account Owner', 'Driver'], false],
    ['an account owner who becomes a driver', accountOwner, ['Driver'], true],
  ])('%s', (_name, person, roles, isLast) => {
    expect(isLastLeader(person, [person, manager], roles)).toBe(isLast);
  });
});

const policy = {
  amount: 100,
  service_definition_ids: [],
  vehicle_ids: [],
  all_vehicles: true,
  auto_approvable: false,
};
const facts = {
  people: [owner, admin, manager, away],
  policies: [
    { ...policy, id: 1, user_ids: [3] },
    { ...policy, id: 2, user_ids: [3, 1] },
    { ...policy, id: 3, user_ids: [3, 4] },
    { ...policy, id: 4, user_ids: [1] },
    { ...policy, id: 5, user_ids: [3], auto_approvable: true },
  ],
  vehicles: [{ id: 10 }, { id: 11 }],
  orders: [
    { id: 70, status: 'awaiting_approval', approver_user_ids: [3] },
    { id: 71, status: 'approved', approver_user_ids: [3] },
    { id: 72, status: 'awaiting_approval', approver_user_ids: [1] },
    { id: 73, status: 'awaiting_approval', approver_user_ids: null },
  ],
};
const ids = (items: readonly { id?: number }[]) => items.map(({ id }) => id);

describe('[PPV-02] what depends on a person', () => {
  it('names policies, those that lose their last active approver, and orders that wait', () => {
    const depends = dependsOnPerson({ ...manager, vehicle_ids: [10] }, facts);
    expect(ids(depends.policies)).toEqual([1, 2, 3]);
    expect(ids(depends.orphaned)).toEqual([1, 3]);
    expect(ids(depends.orders)).toEqual([70]);
  });

  it.each([
    ['nobody who stays can be texted', [null, ''], true],
    ['one who stays can be', [null, '6025550101'], false],
  ])('names policies whose requests reach nobody: %s', (_case, phones, isUnreached) => {
    const others = phones.map((cellPhone, at) => ({ id: 20 + at, roles: [], is_active: true, cellPhone }));
    const policy = { ...facts.policies[0]!, user_ids: [manager.id, 20, 21] };
    const depends = dependsOnPerson(
      { ...manager, vehicle_ids: [] },
      { ...facts, people: [manager, ...others], policies: [policy] },
    );
    expect(ids(depends.orphaned)).toEqual([]);
    expect(depends.unreached).toEqual(isUnreached ? [policy] : []);
  });

  it('names the vehicles of a driver only: others have all of them', () => {
    expect(ids(dependsOnPerson({ ...manager, vehicle_ids: [10] }, facts).vehicles)).toEqual([]);
    expect(ids(dependsOnPerson({ id: 8, roles: ['Driver'], vehicle_ids: [11, 99] }, facts).vehicles)).toEqual([11]);
  });
});
