import type { Drawing } from '../drawing.ts';

/** Three lanes, moving. */
export const drawing = {
  sign: '<path d="M6.4 3H23l-2.2 4.8H4.2zM4.6 9.7h14.2l-2.2 4.8H2.4zM2.8 16.4h10l-2.2 4.8H.6z" fill="currentColor"/>',
  lines: ['Fleet', 'America'],
  size: 26,
  gap: 7,
  weight: 2.5,
} as const satisfies Drawing;
