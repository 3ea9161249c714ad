import type { BrandId } from '../src/brand.ts';

/**
 * The sign of each brand, in a box of 24 × 24. `currentColor` is its main colour; parts in `var(--cut)` are cut out of it (the surface on
 * a logo, the tile on a favicon).
 */
export const symbols: Readonly<Record<BrandId, string>> = {
  // A road that bends past a stop beside it.
  default:
    '<path d="M7 23C7 16 17.5 15.5 17.5 9.5C17.5 6.4 15.4 4.2 12.6 3" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/><circle cx="6" cy="6.4" r="3.4" fill="currentColor"/>',
  // Three lanes, moving.
  'fleet-america': '<path d="M6.4 3H23l-2.2 4.8H4.2zM4.6 9.7h14.2l-2.2 4.8H2.4zM2.8 16.4h10l-2.2 4.8H.6z" fill="currentColor"/>',
  // A nut, and what turns in it.
  'fleet-maintenance-hub':
    '<path d="M12 .8l9.7 5.6v11.2L12 23.2l-9.7-5.6V6.4z" fill="currentColor"/><circle cx="12" cy="12" r="5.4" fill="var(--cut)"/><circle cx="12" cy="12" r="2.3" fill="currentColor"/>',
  // A needle that points north.
  canada: '<path d="M12 .6L20.4 22.4L12 17.6z" fill="currentColor"/><path d="M12 .6L3.6 22.4L12 17.6z" fill="currentColor" opacity=".55"/>',
  // A drop on a card.
  'fuel-card':
    '<rect x="1" y="3.6" width="22" height="16.8" rx="3.6" fill="currentColor"/><path d="M12 6.6c2.4 2.8 3.7 4.9 3.7 6.7a3.7 3.7 0 0 1-7.4 0c0-1.8 1.3-3.9 3.7-6.7z" fill="var(--cut)"/>',
  // Stalls of a lot, one of them taken.
  'car-sales':
    '<path d="M2.2 3v18M21.8 3v18M2.2 3H21.8" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="7.6" y="8.4" width="8.8" height="13" rx="3.2" fill="currentColor"/>',
  // A sender and its waves.
  telematics:
    '<circle cx="5.4" cy="18.6" r="3.6" fill="currentColor"/><path d="M4.4 9.8a9.8 9.8 0 0 1 9.8 9.8M4.4 3a16.6 16.6 0 0 1 16.6 16.6" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  // Two tide lines in a porthole.
  shell:
    '<circle cx="12" cy="12" r="11.2" fill="currentColor"/><path d="M4.2 10.4c2.6-3 5.2-3 7.8 0s5.2 3 7.8 0M4.2 15.6c2.6-3 5.2-3 7.8 0s5.2 3 7.8 0" fill="none" stroke="var(--cut)" stroke-width="2.2" stroke-linecap="round"/>',
};
