import { describe, expect, it } from 'vitest';
import { ofVehicles, ownVehicles } from './mine.ts';

describe('[PPV-10] own vehicles', () => {
  it.each([
    ['a driver with two', { roles: ['Driver'], vehicle_ids: [3, 5] }, [3, 5]],
    ['a driver of a French server', { roles: [{ name: 'Conducteur' }], vehicle_ids: [3] }, [3]],
    ['a driver without vehicles', { roles: ['Driver'], vehicle_ids: [] }, undefined],
    ['a driver whose vehicles are not said', { roles: ['Driver'] }, undefined],
    ['a manager who drives, too', { roles: ['Driver', 'Manager'], vehicle_ids: [3] }, undefined],
    ['an owner', { roles: ['Owner'], vehicle_ids: [1, 2, 3] }, undefined],
    ['nobody yet', undefined, undefined],
  ] as const)('%s', (_who, user, ids) => {
    const own = ownVehicles(user);
    expect(own && [...own]).toEqual(ids);
  });

  it('keeps what is of these vehicles, and all without them', () => {
    const orders = [{ vehicle: 3 }, { vehicle: 4 }, { vehicle: 3 }];
    expect(ofVehicles(orders, new Set([3]), ({ vehicle }) => vehicle)).toEqual([orders[0], orders[2]]);
    expect(ofVehicles(orders, undefined, ({ vehicle }) => vehicle)).toBe(orders);
  });
});
