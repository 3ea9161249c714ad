import { formatMoment } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, Loading, Skeleton } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import type { Order } from '../approval.queries.ts';
import { useTotalText } from './order-sum.tsx';
import type { Approval } from '../use-order-approval.ts';

/** Someone else decided first: shows who, when and at what total before the updated order appears. */
export function ConflictDialog({ approval: { state, send }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation(['approval', 'common']);
  const total = useTotalText(order);
  const see = () => send({ type: 'conflict.acknowledged' });
  const isReading = state.hasTag('busy');
  const hasFailed = state.matches({ open: { review: { alreadyApproved: 'reloadFailed' } } });
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t('conflict.title')}
      closeLabel={t('common:actions.close')}
      onOpenChange={see}
      footer={
        <>
          {hasFailed && <Button onPress={() => send({ type: 'order.retried' })}>{t('conflict.retry')}</Button>}
          <Button variant="primary" onPress={see}>
            {t('conflict.see')}
          </Button>
        </>
      }
    >
      {isReading ? (
        <Loading label={t('conflict.loading')}>
          <Skeleton width={260} />
        </Loading>
      ) : (
        <>
          <p>{hasFailed ? t('conflict.failed') : <Who order={order} />}</p>
          {!hasFailed && <p>{t('conflict.total', { total })}</p>}
        </>
      )}
      <p>{t('conflict.nothing')}</p>
    </Dialog>
  );
}

function Who({ order: { approver, last_approval_date: date } }: { order: Order }) {
  const { t } = useTranslation('approval');
  if (!approver) return t('conflict.nobody');
  if (!date) return t('conflict.byNamed', { name: approver });
  return t('conflict.by', { name: approver, moment: formatMoment(date, brand.region) });
}
