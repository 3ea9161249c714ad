import type { Drawing } from '../drawing.ts';

/** A road that bends past a stop beside it. */
export const drawing = {
  sign: '<path d="M7 23C7 16 17.5 15.5 17.5 9.5C17.5 6.4 15.4 4.2 12.6 3" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/><circle cx="6" cy="6.4" r="3.4" fill="currentColor"/>',
  lines: ['Wayside'],
  size: 20,
  gap: 3,
  weight: 2.3,
  cap: 'round',
  tracking: 0.2,
} as const satisfies Drawing;
