import type { Column } from '@wayside/ui';
import type { useList } from '../use-list.ts';

export interface ListViewsProps {
  list: Pick<ReturnType<typeof useList>, 'state' | 'views'>;
  columns: readonly Column<never>[];
  /** The rows are there, and with them all columns. */
  isReady: boolean;
}
