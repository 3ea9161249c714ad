import { commentsOf, isActiveStatus, limits, place, statusOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Panel, StatusPill, TextArea } from '@wayside/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { useUnhurried } from '../../../shared/data/loaded.tsx';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { OrderStatus } from '../../../shared/orders/order-status.tsx';
import { useApprovalNoticeText } from '../../../shared/orders/use-decision-text.ts';
import { useOrderLine } from '../../../shared/orders/use-order-line.ts';
import { useArrive } from '../../../shared/page/arrival.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import type { User } from '../../../shared/session/session.ts';
import type { Order } from '../approval.queries.ts';
import { ApprovalDialogs } from '../decision/approval-dialogs.tsx';
import { ApproveBar } from '../decision/approve-button.tsx';
import { DecisionPanel } from '../decision/decision-panel.tsx';
import { StoredMethods } from '../decision/stored-methods.ts';
import { NoSuchOrder } from '../no-such-order.tsx';
import { History } from '../order/history.tsx';
import { OrderFacts } from '../order/order-facts.tsx';
import { isMissingMethod, useOrderApproval } from '../use-order-approval.ts';
import type { Approval } from '../use-order-approval.ts';
import { NotEligible } from './not-eligible.tsx';
import styles from './order-review.module.css';
import { OthersWaiting, nextToReview } from './others-to-review.tsx';
import { ReviewLines } from './review-lines.tsx';
import { NO_CONTEXT, ReviewSkeleton } from './review-skeleton.tsx';
import { useReviewDraft } from './use-review-draft.ts';
import { useTwoColumns } from './use-two-columns.ts';

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
          <LoadFailure
            problem={approval.problem}
            onRetry={() => approval.send({ type: 'order.retried' })}
            isRetrying={false}
          />
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
        <StatusPill tone={order.due_status === 'past_due' ? 'critical' : 'attention'}>
          {t(`due.${order.due_status}`)}
        </StatusPill>
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

/** Comments for the shop, sent with the approval. */
function Comments({ approval: { state, send, isEligible }, order }: { approval: Approval; order: Order }) {
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
        description={hasDeclined ? t('comments.declined') : undefined}
      />
    </Panel>
  );
}

/**
 * Once the order is decided, goes to the dashboard, which confirms it and links to the next order waiting for review.
 */
function useLeaveWhenDecided({ state, order, user }: Approval, onLeave: () => void): void {
  const { t } = useTranslation('approval');
  const arrive = useArrive();
  const orders = useOrderLine();
  const leave = useEffectEvent(() => {
    onLeave();
    const next = order && nextToReview({ user, order });
    arrive(place.dashboard, {
      tone: 'success',
      text: t(state.matches('canceled') ? 'notice.canceled' : 'notice.approved'),
      description: order ? orders.line(order) : undefined,
      link: next ? { href: place.order(next.id), text: t('reviewNext') } : undefined,
    });
  });
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
}

/** Alerts about the whole order, at the top of the page. New ones scroll into view, and errors take focus. */
function ApprovalAlerts({ approval, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation(['approval', 'common']);
  const textOf = useApprovalNoticeText();
  const box = useRef<HTMLDivElement>(null);
  const { state, send } = approval;
  const isUnknown = state.hasTag('outcomeUnknown');
  // A missing payment method has its own alert and field error.
  const isSaid =
    state.context.notice && !state.hasTag('conflict') && !isUnknown && !isMissingMethod(state.context.notice);
  const notice = isSaid ? state.context.notice : null;
  const tone = isUnknown ? 'error' : notice?.tone;

  useEffect(() => {
    if (tone === undefined) return;
    window.scrollTo({ top: 0 });
    // News that isn't an error must not take focus from someone who is deciding.
    if (tone === 'error') box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new notice of the same tone needs attention too
  }, [tone, notice]);

  return (
    <div ref={box} tabIndex={-1} className={styles.alerts}>
      {isUnknown && (
        <Alert
          tone="error"
          title={t('unknown.title')}
          actions={
            <Button size="small" onPress={() => send({ type: 'outcome.retried' })}>
              {t('unknown.retry')}
            </Button>
          }
        >
          {t('unknown.body')}
        </Alert>
      )}
      {notice && (
        <Alert
          tone={notice.tone}
          onDismiss={() => send({ type: 'notice.dismissed' })}
          dismissLabel={t('common:actions.dismiss')}
        >
          {textOf(notice)}
        </Alert>
      )}
      {!approval.isEligible && <NotEligible approval={approval} order={order} />}
    </div>
  );
}
