import { formatMoney } from '@wayside/domain';
import type { Reading } from '@wayside/domain';
import type { Column } from '@wayside/ui';
import { MONEY_WIDTH } from '../../../shared/list/money-width.ts';

/** What was saved against retail, in cents; null where no retail price is known. */
interface Saved {
  readonly saving: number | null;
}

export const savingColumn = (header: string, reading: Reading): Column<Saved> => ({
  id: 'saving',
  header,
  value: ({ saving }) => (saving === null ? null : saving / 100),
  format: ({ saving }) => formatMoney((saving ?? 0) / 100, reading),
  // Not money: a card has one amount, which is the cost.
  csv: ({ saving }) => (saving === null ? null : (saving / 100).toFixed(2)),
  kind: 'number',
  width: MONEY_WIDTH,
  minWidth: MONEY_WIDTH,
});
