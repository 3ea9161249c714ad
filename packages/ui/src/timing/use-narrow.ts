import { useMedia } from './use-media.ts';

const NARROW = '(max-width: 639px)';

export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/** Whether the window is less than 640 pixels wide, where tables become stacked cards. */
export const useNarrow = (): boolean => useMedia(NARROW);
