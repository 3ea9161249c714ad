import { expect, it } from 'vitest';
import { toDo } from './to-do.ts';
import type { Vehicle } from '../vehicles.queries.ts';

const vehicle = (id: number, is_active: boolean, fleetcor_enrolled: boolean) =>
  ({ id, is_active, fleetcor_enrolled }) as Vehicle;
const vehicles = [vehicle(1, true, true), vehicle(2, true, false), vehicle(3, false, false)];

it.each([
  ['deactivate', [1, 2]],
  ['activate', [3]],
  ['enroll', [2]],
  ['department', [1, 2, 3]],
  ['snooze', [1, 2]],
  ['request', [1, 2, 3]],
] as const)('%s concerns only vehicles that it changes', (action, ids) => {
  expect(toDo(action, vehicles).map(({ id }) => id)).toEqual(ids);
});
