import { canDeleteHistory, isEnteredByHand } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, TwoLines } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { Trash2 } from 'lucide-react';
import { useKnownUser } from '../../../shared/data/user.ts';
import { OrderLink } from '../../../shared/orders/order-link.tsx';
import { useSharedColumns } from '../../../shared/orders/use-shared-columns.tsx';
import type { HistoryRecord } from './history.queries.ts';
import { useHistoryTexts } from './use-history-texts.ts';

/** An order links to its page; admins may delete what was entered by hand (ROL2-14). */
export function useHistoryColumns(onDelete: (record: HistoryRecord) => void): Column<HistoryRecord>[] {
  const { t } = useTranslation(['history', 'orders']);
  const texts = useHistoryTexts();
  const { services, shop, total } = useSharedColumns();
  const user = useKnownUser().data;
  return [
    { id: 'date', header: t('columns.date'), value: texts.moment, kind: 'date' },
    { id: 'type', header: t('columns.type'), cell: (record) => <RecordType record={record} /> },
    { ...services, width: 260, minWidth: 80 },
    { ...shop, width: 240, minWidth: 80 },
    { id: 'odometer', header: t('columns.odometer'), value: texts.odometer, kind: 'number' },
    total,
    {
      id: 'actions',
      header: t('columns.actions'),
      kind: 'actions',
      cell: (record) =>
        canDeleteHistory(user, record) && (
          <IconButton
            label={t('delete.action', { date: texts.moment(record) })}
            icon={<Trash2 size={16} aria-hidden="true" />}
            size="small"
            onPress={() => onDelete(record)}
          />
        ),
    },
  ];
}

/** Who did it: the platform, with its order, or someone else. */
function RecordType({ record }: { record: HistoryRecord }) {
  const texts = useHistoryTexts();
  if (isEnteredByHand(record)) return <TwoLines note={record.po_number}>{texts.type(record)}</TwoLines>;
  return <TwoLines note={<OrderLink id={record.id} />}>{texts.type(record)}</TwoLines>;
}
