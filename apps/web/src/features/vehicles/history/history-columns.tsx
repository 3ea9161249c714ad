import { canDeleteHistory, isEnteredByHand, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { IconButton, Link } from '@wayside/ui';
import type { TableColumn } from '@wayside/ui';
import { Trash2 } from 'lucide-react';
import { useKnownUser } from '../../../shared/data/user.ts';
import { cut } from '../../../shared/list/cut.tsx';
import { NotSet, OrderServices, OrderShop, OrderTotal, TwoLines } from '../../../shared/orders/order-parts.tsx';
import type { HistoryRecord } from './history.queries.ts';
import { useHistoryTexts } from './use-history-texts.ts';
import styles from './history.module.css';

/** An order links to its page; admins may delete what was entered by hand (ROL2-14). */
export function useHistoryColumns(onDelete: (record: HistoryRecord) => void): TableColumn<HistoryRecord>[] {
  const { t } = useTranslation(['history', 'orders']);
  const texts = useHistoryTexts();
  const user = useKnownUser().data;
  return [
    { id: 'date', header: t('columns.date'), cell: (record) => <span className={styles.figures}>{texts.moment(record)}</span> },
    { id: 'type', header: t('columns.type'), cell: (record) => <RecordType record={record} /> },
    { id: 'services', header: t('columns.services'), width: '26%', cell: (record) => cut(<OrderServices order={record} />) },
    { id: 'shop', header: t('columns.shop'), width: '24%', cell: (record) => cut(<OrderShop order={record} />) },
    { id: 'odometer', header: t('columns.odometer'), align: 'right', cell: (record) => texts.odometer(record) || <NotSet /> },
    { id: 'total', header: t('columns.total'), align: 'right', cell: (record) => <OrderTotal order={record} /> },
    {
      id: 'actions',
      header: t('columns.actions'),
      isHeaderHidden: true,
      place: 'actions',
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
  const { t } = useTranslation('orders');
  const texts = useHistoryTexts();
  if (isEnteredByHand(record)) return <TwoLines note={record.po_number}>{texts.type(record)}</TwoLines>;
  return <TwoLines note={<Link href={place.order(record.id)}>{t('number', { id: record.id })}</Link>}>{texts.type(record)}</TwoLines>;
}
