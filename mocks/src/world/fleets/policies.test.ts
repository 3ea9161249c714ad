import { describe, expect, test } from 'vitest';
import { OWN_FLEET_ID } from './fleet-source.ts';
import { personOf, worldOf } from '../world.fixture.ts';

const input = {
  amount: 300,
  service_definition_ids: [102],
  user_ids: [1],
  vehicle_ids: [],
  all_vehicles: true,
  auto_approvable: false,
};

describe('policies', () => {
  test('cover the vehicles of their own fleet; most vehicles of the user’s fleet have none', () => {
    const world = worldOf();
    for (const policy of world.policies.list(OWN_FLEET_ID)) {
      expect(policy.vehicle_ids.every((id) => world.vehicles.get(id)?.fleet_id === OWN_FLEET_ID)).toBe(true);
      expect(policy.auto_approvable).toBe(policy.user_ids.length === 0);
    }
    expect(world.policies.ofVehicle(OWN_FLEET_ID * 100_000 + 13, OWN_FLEET_ID)).toEqual([]);
    expect(world.policies.ofVehicle(OWN_FLEET_ID * 100_000 + 1, OWN_FLEET_ID)).toHaveLength(2);
    expect(world.policies.list(null)).toEqual([]);
    expect(worldOf({ shape: { vehicles: 0 } }).policies.list(OWN_FLEET_ID)).toEqual([]);
  });

  test('[API2-31] are added, changed and deleted', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    const policy = world.policies.create(owner, input);
    if ('refused' in policy) throw new Error(policy.refused);
    expect(policy).toMatchObject({ ...input, fleet_id: OWN_FLEET_ID });
    expect(world.policies.ofVehicle(OWN_FLEET_ID * 100_000 + 13, OWN_FLEET_ID)).toEqual([policy]);
    expect(world.policies.update(owner, policy, { ...input, amount: 400 })).toMatchObject({
      id: policy.id,
      amount: 400,
    });
    world.policies.remove(policy.id);
    expect(world.policies.seenBy(owner, policy.id)).toBeUndefined();
  });

  test('a new policy decides who approves from then on', () => {
    const world = worldOf();
    const order = (OWN_FLEET_ID * 100_000 + 13) * 10;
    expect(world.orders.get(order, personOf(world, 'driver'))!.can_approve).toBe(true);
    world.policies.create(personOf(world, 'owner'), { ...input, amount: 0, service_definition_ids: [] });
    expect(world.orders.get(order, personOf(world, 'driver'))!).toMatchObject({
      can_approve: false,
      approver_user_ids: [1],
    });
  });

  test('[POL-03] need an approver unless they auto-approve', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    expect(world.policies.create(owner, { ...input, user_ids: [] })).toEqual({ refused: 'noApprover' });
    expect(world.policies.create(owner, { ...input, user_ids: [], auto_approvable: true })).toMatchObject({
      auto_approvable: true,
      user_ids: [],
    });
  });

  test('[POL-06] have approvers or auto-approve, and refer to existing ids', () => {
    const world = worldOf();
    const owner = personOf(world, 'owner');
    expect(world.policies.create(owner, { ...input, auto_approvable: true })).toMatchObject({ refused: 'invalid' });
    expect(world.policies.create(owner, { ...input, user_ids: [999_999_999_999] })).toMatchObject({
      refused: 'invalid',
      errors: ['There is no user 999999999999'],
    });
    expect(world.policies.create(owner, { ...input, all_vehicles: false, vehicle_ids: [900_001] })).toMatchObject({
      refused: 'invalid',
    });
    expect(world.policies.create(owner, { ...input, fleet_id: 9 })).toMatchObject({ refused: 'invalid' });
  });

  test('of other fleets are visible only to the management company', () => {
    const world = worldOf();
    const fleetId = [...Array(60).keys()].find((id) => id > 9 && world.policies.list(id).length > 0)!;
    const [policy] = world.policies.list(fleetId);
    expect(world.policies.seenBy(personOf(world, 'owner'), policy!.id)).toBeUndefined();
    expect(world.policies.seenBy(personOf(world, 'fmc'), policy!.id)).toEqual(policy);
  });
});
