import { countDecisions } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { useEffect, useEffectEvent } from 'react';
import { Shortcut, isCommand, pressedBy } from '../../../shared/page/shortcut.tsx';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';

/**
 * Approves the order with the current decisions, also with Control or Command and Enter. The label says how many
 * services that covers, or why there's nothing to approve; a second press is ignored.
 */
export function ApproveButton({
  approval: { state, send, leavesNothing, isSettling },
  order,
}: {
  approval: Approval;
  order: Order;
}) {
  const { t } = useTranslation('approval');
  const { approved } = countDecisions(order.order_services, state.context.decisions);
  const isSending = state.hasTag('busy');
  const approve = useEffectEvent(() => send({ type: 'approve.requested' }));
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.repeat || !isCommand(event)) return;
      // A dialog has a question of its own.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      approve();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Button
      ref={pressedBy('Enter')}
      variant="primary"
      isWide
      isPending={isSending || isSettling}
      pendingLabel={t(isSending ? 'actions.submitting' : 'summary.updating')}
      disabledReason={leavesNothing && !isSending ? t('notice.allLinesDeclined') : undefined}
      onPress={() => send({ type: 'approve.requested' })}
    >
      {approved > 0 ? t('actions.approve', { count: approved }) : t('actions.approveNothing')}
      <Shortcut sign="↵" />
    </Button>
  );
}

/**
 * Approves every open service, whatever was decided for each one; asks first. Hidden until one is declined:
 * before that, the Approve button does the same.
 */
export function ApproveAll({ approval: { state, send, isSettling }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const { open, approved } = countDecisions(order.order_services, state.context.decisions);
  if (approved === open) return null;
  return (
    <Button
      isPending={isSettling}
      pendingLabel={t('summary.updating')}
      onPress={() => send({ type: 'acceptAll.requested' })}
    >
      {t('actions.acceptAll', { count: open })}
    </Button>
  );
}
