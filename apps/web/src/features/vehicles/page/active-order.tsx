import { place, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel, Table } from '@wayside/ui';
import { useActiveColumns } from './order-columns.tsx';
import type { Vehicle } from './vehicle.queries.ts';

/** The vehicle's active order, if any. */
export function ActiveOrder({ vehicle: { active_order: order = null } }: { vehicle: Pick<Vehicle, 'active_order'> }) {
  const { t } = useTranslation(['vehicle', 'orders']);
  const columns = useActiveColumns();
  return (
    <Panel
      title={t('active.title')}
      context={order && t('orders:number', { id: order.id })}
      actions={
        order && showsReview(order) && <ButtonLink href={place.order(order.id)}>{t('orders:review')}</ButtonLink>
      }
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
