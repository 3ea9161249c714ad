import type { Drawing } from '../drawing.ts';

/** A larch on its ground. */
export const drawing = {
  sign: '<circle cx="12" cy="9" r="7.6" fill="currentColor"/><path d="M12 12v10.4M3 22.4h18" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  lines: ['Larchwood'],
  size: 20,
  gap: 5,
  weight: 2.3,
} as const satisfies Drawing;
