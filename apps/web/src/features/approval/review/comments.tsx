import { commentsOf, limits } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel, TextArea } from '@wayside/ui';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './order-review.module.css';

/** Comments for the shop, sent with the approval. */
export function Comments({ approval: { state, send, isEligible }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  if (!isEligible) {
    if (!order.customer_comments) return null;
    return (
      <Panel title={t('comments.read')}>
        <p className={styles.words}>{order.customer_comments}</p>
      </Panel>
    );
  }
  const hasDeclined = Object.values(state.context.decisions).includes('rejected');
  return (
    <Panel>
      <TextArea
        label={t('comments.label')}
        value={commentsOf(state.context.comments, order)}
        onChange={(comments) => send({ type: 'comments.changed', comments })}
        limit={limits.customerComments}
        countText={(used, limit) => t('comments.count', { used, limit })}
        isDisabled={!state.hasTag('approvable')}
        isCut
        rows={3}
        {...(hasDeclined && { description: t('comments.declined') })}
      />
    </Panel>
  );
}
