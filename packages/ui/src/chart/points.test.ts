import { expect, it } from 'vitest';
import { axisStart, distinctNames } from './points.ts';

it('bars of one name stand apart and look the same', () => {
  const names = distinctNames(['Van', 'Truck', 'Van', 'Van']);
  expect(new Set(names).size).toBe(4);
  expect(names.map((name) => name.replaceAll('\u200B', ''))).toEqual(['Van', 'Truck', 'Van', 'Van']);
});

it.each([
  [[3, 0, 8], 0],
  [[], 0],
  [[3, -1], undefined],
])('the axis of %j begins at %s', (values, start) => expect(axisStart(values)).toBe(start));
