import type { Drawing } from '../drawing.ts';

/** A needle that points north. */
export const drawing = {
  sign: '<path d="M12 .6L20.4 22.4L12 17.6z" fill="currentColor"/><path d="M12 .6L3.6 22.4L12 17.6z" fill="currentColor" opacity=".55"/>',
  lines: ['Northway'],
  size: 19,
  gap: 5,
  weight: 2.3,
  cap: 'round',
  stacked: true,
} as const satisfies Drawing;
