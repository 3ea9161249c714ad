import { useTranslation } from '@wayside/i18n';
import { Button, Loading, Skeleton } from '@wayside/ui';
import { useApproverText } from '../../../shared/orders/use-decision-text.ts';
import { PageDialog } from '../../../shared/page/page-dialog.tsx';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import { useTotalText } from './order-sum.tsx';

/** Someone else decided first: shows who, when and at what total before the updated order appears. */
export function ConflictDialog({ approval: { state, send }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const approverText = useApproverText();
  const total = useTotalText(order);
  const see = () => send({ type: 'conflict.acknowledged' });
  const isReading = state.hasTag('busy');
  const hasFailed = state.matches({ open: { review: { alreadyApproved: 'reloadFailed' } } });
  return (
    <PageDialog
      isAlert
      size="small"
      title={t('conflict.title')}
      onClose={see}
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
          <p>{hasFailed ? t('conflict.failed') : approverText(order)}</p>
          {!hasFailed && <p>{t('conflict.total', { total })}</p>}
        </>
      )}
      <p>{t('conflict.nothing')}</p>
    </PageDialog>
  );
}
