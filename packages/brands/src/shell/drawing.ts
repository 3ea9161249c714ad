import type { Drawing } from '../drawing.ts';

/** Two tide lines in a porthole. */
export const drawing = {
  sign: '<circle cx="12" cy="12" r="11.2" fill="currentColor"/><path d="M4.2 10.4c2.6-3 5.2-3 7.8 0s5.2 3 7.8 0M4.2 15.6c2.6-3 5.2-3 7.8 0s5.2 3 7.8 0" fill="none" stroke="var(--cut)" stroke-width="2.2" stroke-linecap="round"/>',
  lines: ['Tidemark'],
  size: 20,
  gap: 5,
  weight: 2.3,
} as const satisfies Drawing;
