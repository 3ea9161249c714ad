import type { Drawing } from '../drawing.ts';

/** A drop on a card. */
export const drawing = {
  sign: '<rect x="1" y="3.6" width="22" height="16.8" rx="3.6" fill="currentColor"/><path d="M12 6.6c2.4 2.8 3.7 4.9 3.7 6.7a3.7 3.7 0 0 1-7.4 0c0-1.8 1.3-3.9 3.7-6.7z" fill="var(--cut)"/>',
  lines: ['Fleetfill'],
  size: 28,
  gap: 8,
  weight: 2.2,
  cap: 'round',
  tracking: 0.9,
} as const satisfies Drawing;
