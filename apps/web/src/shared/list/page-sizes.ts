import { pageSize } from '@wayside/domain';

/** Rows per page to choose from; the first is where everybody starts. */
export const PAGE_SIZES = [pageSize.generic, 25, 50, 100] as const;
