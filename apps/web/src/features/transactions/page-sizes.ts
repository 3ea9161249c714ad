import { pageSize } from '@wayside/domain';

/** Rows per page of both lists; the first is the default. */
export const TRANSACTION_PAGE_SIZES = [pageSize.transactions, 10, 25, 50] as const;
