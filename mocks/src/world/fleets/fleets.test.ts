import { expect, test } from 'vitest';
import { worldOf } from '../world.fixture.ts';
import { PAGE_SIZE } from './fleets.ts';

test.each([
  ['one short of a page', PAGE_SIZE - 1, [49]],
  ['exactly one page', PAGE_SIZE, [50]],
  ['one more than a page', PAGE_SIZE + 1, [50, 1]],
  ['exactly two pages', 2 * PAGE_SIZE, [50, 50]],
])('[FMC-06] fleets come in pages of fifty: %s', (_, fleets, sizes) => {
  const world = worldOf({ shape: { fleets } });
  const pages = [...sizes.keys()].map((index) => world.fleets.page({ page: index + 1 }));
  expect(pages.map((page) => page.fleets.length)).toEqual(sizes);
  expect(pages.map(({ total_count, total_pages }) => [total_count, total_pages])).toEqual(
    sizes.map(() => [fleets, sizes.length]),
  );
  expect(world.fleets.page({ page: sizes.length + 1 }).fleets).toEqual([]);
  expect(new Set(pages.flatMap((page) => page.fleets.map(({ id }) => id))).size).toBe(fleets);
});

test.each(['default', 'canada'] as const)(
  'no two fleets have the same name, in a large company either (%s)',
  (brand) => {
    const world = worldOf({ brand, shape: { fleets: 400 } });
    const names = world.fleets.all().map(({ name }) => name);
    expect(names).toHaveLength(400);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  },
);
