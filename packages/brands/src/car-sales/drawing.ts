import type { Drawing } from '../drawing.ts';

/** Stalls of a lot, one of them taken. */
export const drawing = {
  sign: '<path d="M2.2 3v18M21.8 3v18M2.2 3H21.8" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="7.6" y="8.4" width="8.8" height="13" rx="3.2" fill="currentColor"/>',
  lines: ['Lotline'],
  size: 18,
  gap: 5,
  weight: 2.4,
  tracking: 0.4,
} as const satisfies Drawing;
