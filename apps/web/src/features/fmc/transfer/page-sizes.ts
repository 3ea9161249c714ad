import { pageSize } from '@wayside/domain';

/** Rows per page of both lists; the first is the default. */
export const TRANSFER_PAGE_SIZES = [pageSize.transfer, 10, 25, 50] as const;
