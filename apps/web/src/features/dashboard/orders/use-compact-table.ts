import { useMedia } from '../../../shared/use-media.ts';

/**
 * Whether the order table has to do with fewer columns, so that what can be done about an order stays in sight: between cards and a table with
 * room for every column. The navigation beside it takes its share.
 */
export const useCompactTable = (): boolean => useMedia('(min-width: 640px) and (max-width: 1199px)');
