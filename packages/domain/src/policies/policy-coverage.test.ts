import { expect, it } from 'vitest';
import { coverageOf } from './policy-coverage.ts';

const VEHICLES = [{ id: 7 }, { id: 8 }, { id: 9 }];
function about(...vehicle_ids: number[]) {
  return {
    amount: 250,
    service_definition_ids: [],
    user_ids: [1],
    vehicle_ids,
    all_vehicles: vehicle_ids.length === 0,
    auto_approvable: false,
  };
}

it.each([
  ['no policies', [], [7, 8, 9], []],
  ['one about some', [about(7, 8)], [9], []],
  ['two about the same', [about(7, 8), about(8)], [9], [8]],
  ['one about all', [about()], [], []],
  ['one about all and one about some', [about(), about(7)], [], [7]],
  ['one about a vehicle of the past', [about(4)], [7, 8, 9], []],
])('[PPV-04] %s', (_, policies, none, several) => {
  const coverage = coverageOf(policies, VEHICLES);
  expect(coverage.none.map(({ id }) => id)).toEqual(none);
  expect(coverage.several.map(({ id }) => id)).toEqual(several);
});
