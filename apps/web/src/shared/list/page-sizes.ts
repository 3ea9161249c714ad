import { pageSize } from '@wayside/domain';

/** Choices for rows per page; the first is the default. */
export const PAGE_SIZES = [pageSize.generic, 25, 50, 100] as const;
