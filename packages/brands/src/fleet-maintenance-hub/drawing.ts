import type { Drawing } from '../drawing.ts';

/** A nut, and what turns in it. */
export const drawing = {
  sign: '<path d="M12 .8l9.7 5.6v11.2L12 23.2l-9.7-5.6V6.4z" fill="currentColor"/><circle cx="12" cy="12" r="5.4" fill="var(--cut)"/><circle cx="12" cy="12" r="2.3" fill="currentColor"/>',
  lines: ['Depot', 'Hub'],
  size: 24,
  gap: 5,
  weight: 2.6,
} as const satisfies Drawing;
