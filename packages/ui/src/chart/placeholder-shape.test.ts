import { expect, it } from 'vitest';
import { placeholderShape } from './placeholder-shape.ts';

function fixed(...numbers: readonly number[]): () => number {
  let at = 0;
  return () => numbers[at++ % numbers.length]!;
}

it('is the same for the same source, and another for another', () => {
  expect(placeholderShape('bar', fixed(0.1, 0.9))).toEqual(placeholderShape('bar', fixed(0.1, 0.9)));
  expect(placeholderShape('bar', fixed(0.1, 0.9))).not.toEqual(placeholderShape('bar', fixed(0.4)));
});

it.each(['bar', 'scatter'] as const)('%s stays inside its field', (kind) => {
  for (const edge of [0, 0.999_999])
    for (const { x, y, width, height } of placeholderShape(kind, fixed(edge))) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100.001);
    }
});

it('bars stand on the ground', () => {
  for (const { y, height } of placeholderShape('bar', fixed(0.3, 0.7))) expect(y + height).toBeCloseTo(100);
});
