import { useMedia } from '../../../shared/use-media.ts';

/** From here on the decision is beside the services; the style sheet of the review knows the same width. */
export const useTwoColumns = (): boolean => useMedia('(min-width: 1100px)');
