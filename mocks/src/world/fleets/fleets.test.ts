import { expect, it } from 'vitest';
import { World } from '../world.ts';

it.each(['default', 'canada'] as const)('no two fleets have the same name, in a large company either (%s)', (brand) => {
  const world = new World({ brand, seed: 'test', shape: { fleets: 400 }, player: 'FMC', clock: '2026-03-16T14:00:00Z' });
  const names = world.fleets.all().map(({ name }) => name);
  expect(names).toHaveLength(400);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
