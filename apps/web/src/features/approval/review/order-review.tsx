import { commentsOf, isActiveStatus, place, statusOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Panel, StatusPill } from '@wayside/ui';
import { LoadFailure } from '../../../shared/data/load-failure.tsx';
import { useUnhurried } from '../../../shared/data/loaded.tsx';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { OrderStatus } from '../../../shared/orders/order-parts.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import type { User } from '../../../shared/session/session.ts';
import { ApprovalAlerts } from './approval-alerts.tsx';
import { ApprovalDialogs } from '../decision/approval-dialogs.tsx';
import type { Order } from '../approval.queries.ts';
import { ApproveBar } from '../decision/approve-bar.tsx';
import { Comments } from './comments.tsx';
import { DecisionPanel } from '../decision/decision-panel.tsx';
import { StoredMethods } from '../decision/stored-methods.ts';
import { History } from '../order/history.tsx';
import { NoSuchOrder } from '../no-such-order.tsx';
import { OrderFacts } from '../order/order-facts.tsx';
import { OthersWaiting } from './others-to-review.tsx';
import { ReviewLines } from './review-lines.tsx';
import { NO_CONTEXT, ReviewSkeleton } from './review-skeleton.tsx';
import { useLeaveWhenDecided } from './use-leave-when-decided.ts';
import { useReviewDraft } from './use-review-draft.ts';
import { useOrderApproval } from '../use-order-approval.ts';
import type { Approval } from '../use-order-approval.ts';
import { useTwoColumns } from './use-two-columns.ts';
import styles from './order-review.module.css';

/** The review of one order by one user, from loading to decision. */
export function OrderReview({ orderId, user }: { orderId: number; user: User }) {
  const { t } = useTranslation(['approval', 'shell']);
  const approval = useOrderApproval({ orderId, user });
  const { state } = approval;
  const order = useUnhurried(approval.order !== null) ? approval.order : null;
  const draft = useReviewDraft(approval);
  const guard = useLeaveGuard(isTouched(approval), { onLeave: draft.clear });
  useLeaveWhenDecided(approval, () => {
    draft.clear();
    guard.release();
  });

  const { notice } = state.context;
  if (state.hasTag('loadFailed') && notice && 'label' in notice && notice.label === 'notFound') return <NoSuchOrder />;
  return (
    <Page
      title={t(order && !approval.isEligible ? 'titlePlain' : 'title', { id: orderId })}
      breadcrumbs={[{ label: t('shell:nav.services'), href: place.services() }]}
      breadcrumbsLabel={t('breadcrumbs')}
      status={order && <Statuses order={order} />}
      context={order ? <OthersWaiting user={user} order={order} isEligible={approval.isEligible} /> : NO_CONTEXT}
    >
      {order ? (
        <Review approval={approval} order={order} />
      ) : state.hasTag('loadFailed') ? (
        <Panel>
          <LoadFailure problem={approval.problem} onRetry={() => approval.send({ type: 'order.retried' })} isRetrying={false} />
        </Panel>
      ) : (
        <ReviewSkeleton />
      )}
      <ApprovalDialogs approval={approval} />
      {guard.dialog}
    </Page>
  );
}

/** Whether leaving would lose decisions or typed text. */
function isTouched({ state, order }: Approval): boolean {
  const { decisions, comments } = state.context;
  if (state.status === 'done' || !order) return false;
  const isTyped = commentsOf(comments, order) !== commentsOf(null, order);
  return state.hasTag('approvable') && (isTyped || Object.values(decisions).includes('rejected'));
}

function Statuses({ order }: { order: Order }) {
  const { t } = useTranslation('approval');
  const isOpen = isActiveStatus(statusOf(order));
  return (
    <>
      <OrderStatus order={order} past={!isOpen} />
      {isOpen && order.due_status && (
        <StatusPill tone={order.due_status === 'past_due' ? 'critical' : 'attention'}>{t(`due.${order.due_status}`)}</StatusPill>
      )}
    </>
  );
}

function Review({ approval, order }: { approval: Approval; order: Order }) {
  const { user, isEligible } = approval;
  const hasTwoColumns = useTwoColumns();
  return (
    <>
      <StoredMethods approval={approval} order={order} />
      <ApprovalAlerts approval={approval} order={order} />
      <PanelBoundary>
        <OrderFacts approval={approval} order={order} />
      </PanelBoundary>
      <div className={styles.layout}>
        <div className={styles.main}>
          <PanelBoundary>
            <ReviewLines approval={approval} order={order} />
          </PanelBoundary>
          <Comments approval={approval} order={order} />
        </div>
        <div className={styles.aside}>
          <PanelBoundary>
            <DecisionPanel approval={approval} order={order} hasApprove={hasTwoColumns} />
          </PanelBoundary>
        </div>
        {user.pays_through_platform && (
          <div className={styles.history}>
            <PanelBoundary>
              <History orderId={order.id} />
            </PanelBoundary>
          </div>
        )}
      </div>
      {!hasTwoColumns && isEligible && <ApproveBar approval={approval} order={order} />}
    </>
  );
}
