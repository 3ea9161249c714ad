import { place, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel, Table } from '@wayside/ui';
import type { Order } from '../../../shared/orders/order-text.ts';
import { useActiveColumns } from './order-columns.tsx';

/** The vehicle's active order, if any. */
export function ActiveOrder({ order }: { order: Order | null }) {
  const { t } = useTranslation(['vehicle', 'orders']);
  const columns = useActiveColumns();
  return (
    <Panel
      title={t('active.title')}
      context={order && t('orders:number', { id: order.id })}
      actions={order && showsReview(order) && <ButtonLink href={place.order(order.id)}>{t('orders:review')}</ButtonLink>}
      isFlush
    >
      {order ? (
        <Table label={t('active.table')} columns={columns} rows={[order]} rowKey={({ id }) => id} />
      ) : (
        <EmptyState kind="cleared" title={t('active.emptyTitle')}>
          {t('active.emptyBody')}
        </EmptyState>
      )}
    </Panel>
  );
}
