import { expect, it } from 'vitest';
import { clearBottom } from './keep-clear.ts';

const at = (top: number, bottom: number) => ({ top, bottom });

it.each([
  ['nothing', [], 16],
  ['a pager at the bottom of the window', [at(752, 800)], 64],
  ['a pager of a short list, which the toast would touch', [at(700, 748)], 116],
  ['a pager well above', [at(400, 448)], 16],
  ['a row just above the pager, whichever is named first', [at(698, 752), at(752, 800)], 118],
  ['rows that leave no place', [at(0, 800)], 16],
])('a toast of 44 pixels in a window of 800 keeps clear of %s', (_, obstacles, bottom) => {
  expect(clearBottom(44, 800, obstacles)).toBe(bottom);
});
