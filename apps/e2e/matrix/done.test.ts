import { expect, it } from 'vitest';
import { summaryOf, textOf, walkedOf } from './done.ts';

const steps = [
  { say: 'One', act: 'One', open: '/orders', see: 'Order 5' },
  { say: 'Two', act: 'Two', press: { role: 'button', name: 'Approve' }, see: 'Sure?' },
  { say: 'Three', act: 'Three', see: 'Approved' },
] as const;
const story = { id: 'a/b', title: 'A story', story: 'A vehicle is added.', steps };

it('a cell says how many of its steps were taken, and which texts were seen', () => {
  expect(textOf(walkedOf(story, 3, false))).toBe('Walked 3 of 3 steps, saw “Order 5”, “Sure?”, “Approved”');
  expect(textOf(walkedOf(story, 3, true))).toBe('Walked 2 of 3 steps, saw “Order 5”, “Sure?”');
  expect(textOf(walkedOf(story, 0, true))).toBe('Walked 0 of 3 steps, compared no text');
  expect(textOf(walkedOf({ ...story, steps: undefined, reach: [{ type: { Code: '1' } }] }, 1, false))).toBe(
    'Walked 1 of 1 step, compared no text',
  );
});

it('a page without a way is only opened, and a run says how many cells were what', () => {
  const opened = walkedOf(undefined, 0, false);
  expect(textOf(opened)).toBe('Opened; no way was walked');
  expect(summaryOf([opened, walkedOf(story, 3, false), { how: 'repeated' }, { how: 'repeated' }, undefined])).toBe(
    '1 walked step by step, 1 opened, 2 by their calls',
  );
});
