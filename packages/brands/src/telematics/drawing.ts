import type { Drawing } from '../drawing.ts';

/** A sender and its waves. */
export const drawing = {
  sign: '<circle cx="5.4" cy="18.6" r="3.6" fill="currentColor"/><path d="M4.4 9.8a9.8 9.8 0 0 1 9.8 9.8M4.4 3a16.6 16.6 0 0 1 16.6 16.6" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  lines: ['Relay'],
  size: 23,
  gap: 6,
  weight: 2.2,
  cap: 'round',
  tracking: 0.2,
} as const satisfies Drawing;
