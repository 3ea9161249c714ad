import { useMedia } from '../../../shared/use-media.ts';

/**
 * Whether the order table drops columns to keep the actions in view: wider than the card layout, but without room for every column next to
 * the navigation.
 */
export const useCompactTable = (): boolean => useMedia('(min-width: 640px) and (max-width: 1199px)');
