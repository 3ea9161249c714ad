import { countDecisions } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';

/**
 * Approves the order with the current decisions. The label says how many services that covers, or why there's nothing to approve; a second
 * press is ignored.
 */
export function ApproveButton({ approval: { state, send, leavesNothing, isSettling }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const { approved } = countDecisions(order.order_services, state.context.decisions);
  const isSending = state.hasTag('busy');
  return (
    <Button
      variant="primary"
      isWide
      isPending={isSending || isSettling}
      pendingLabel={t(isSending ? 'actions.submitting' : 'summary.updating')}
      disabledReason={leavesNothing && !isSending ? t('notice.allLinesDeclined') : undefined}
      onPress={() => send({ type: 'approve.requested' })}
    >
      {approved > 0 ? t('actions.approve', { count: approved }) : t('actions.approveNothing')}
    </Button>
  );
}
