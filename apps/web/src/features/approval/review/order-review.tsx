import {
  commentsOf,
  countDeclined,
  isActiveStatus,
  limits,
  place,
  queuePlace,
  showsReview,
  statusOf,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, IconButton, Panel, StatusPill, TextArea } from '@wayside/ui';
import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { useUnhurried } from '../../../shared/data/loaded.tsx';
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.tsx';
import { OrderStatus } from '../../../shared/orders/order-status.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useApprovalNoticeText } from '../../../shared/orders/use-decision-text.ts';
import { useOrderLine } from '../../../shared/orders/use-order-line.ts';
import { useArrive } from '../../../shared/page/arrival.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { fmcDashboardPlace } from '../../../shared/session/fmc-return.ts';
import { useHasLeftFleet } from '../../../shared/session/left-fleet.ts';
import type { User } from '../../../shared/session/session.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../approval.queries.ts';
import { ApprovalDialogs } from '../decision/approval-dialogs.tsx';
import { ApproveAll } from '../decision/approve-button.tsx';
import { DecisionBar } from '../decision/decision-bar.tsx';
import { OrderSum } from '../decision/order-sum.tsx';
import { PaymentChoice, PaymentHelp } from '../decision/payment-choice.tsx';
import { StoredMethods } from '../decision/stored-methods.ts';
import { NoSuchOrder } from '../no-such-order.tsx';
import { History } from '../order/history.tsx';
import { OrderSide } from '../order/order-side.tsx';
import { isMissingMethod, useOrderApproval } from '../use-order-approval.ts';
import type { Approval } from '../use-order-approval.ts';
import { DecisionPage } from './decision-page.tsx';
import { NotEligible } from './not-eligible.tsx';
import styles from './order-review.module.css';
import { OthersWaiting, nextToReview, useReviewQueue } from './others-to-review.tsx';
import { ReviewLines } from './review-lines.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { useReviewDraft } from './use-review-draft.ts';
import { useTwoColumns } from './use-two-columns.ts';
import { WhyAsked } from './why-asked.tsx';

/** The review of one order by one user, from loading to decision. */
export function OrderReview({ orderId, user }: { orderId: number; user: User }) {
  const { t } = useTranslation(['approval', 'shell']);
  const approval = useOrderApproval({ orderId, user });
  const { state } = approval;
  const order = useUnhurried(approval.order !== null) ? approval.order : null;
  const draft = useReviewDraft(approval);
  const guard = useLeaveGuard(isTouched(approval), { onLeave: draft.clear });
  const { isQueued } = useReviewQueue();
  useLeaveWhenDecided(approval, () => {
    draft.clear();
    guard.release();
  });

  const { notice } = state.context;
  if (state.hasTag('loadFailed') && notice && 'label' in notice && notice.label === 'notFound') return <NoSuchOrder />;
  return (
    <Page
      title={t(order && !approval.isEligible ? 'titlePlain' : 'title', { id: orderId })}
      breadcrumbs={[
        isQueued
          ? { label: t('shell:nav.fmcActiveOrders'), href: queuePlace }
          : { label: t('shell:nav.services'), href: place.services() },
      ]}
      breadcrumbsLabel={t('breadcrumbs')}
      status={order && <Statuses order={order} />}
      context={order ? <Headline order={order} user={user} /> : ''}
      actions={
        order && (
          <>
            <OthersWaiting user={user} order={order} isEligible={approval.isEligible} />
            {showsReview(order) && (
              <IconButton
                label={t('about')}
                icon={<CircleQuestionMark size={16} aria-hidden="true" />}
                onPress={() => approval.send({ type: 'info.opened' })}
              />
            )}
          </>
        )
      }
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

/** `VAN-09 · 2020 Nissan NV200 at Northside Auto Care, 03-16-2026 11:30AM`; for FMC users after the fleet. */
function Headline({ order, user }: { order: Order; user: User }) {
  const { t } = useTranslation('approval');
  const texts = useOrderTexts();
  const vehicle = useVehicleText().nameIn(order, user);
  const [shop, when] = [texts.shop(order), texts.appointment(order)];
  if (shop) return t(when ? 'headline.full' : 'headline.shop', { vehicle, shop, when });
  return [vehicle, when].filter(Boolean).join(', ');
}

function Review({ approval, order }: { approval: Approval; order: Order }) {
  const { user, isEligible } = approval;
  const isWide = useTwoColumns();
  return (
    <DecisionPage
      main={
        <>
          <StoredMethods approval={approval} order={order} />
          <ApprovalAlerts approval={approval} order={order} />
          <PanelBoundary>
            <ReviewLines
              approval={approval}
              order={order}
              footer={<LinesFoot approval={approval} order={order} isWide={isWide} />}
            />
          </PanelBoundary>
        </>
      }
      side={
        <PanelBoundary>
          <OrderSide approval={approval} order={order} />
        </PanelBoundary>
      }
      rest={
        <>
          <Comments approval={approval} order={order} />
          {user.pays_through_platform && (
            <PanelBoundary>
              <History approval={approval} order={order} />
            </PanelBoundary>
          )}
        </>
      }
      bar={isEligible && <DecisionBar approval={approval} order={order} isWide={isWide} />}
    />
  );
}

/** Below the services: what helps with the payment, and the sum. What has no room in the bar is here. */
function LinesFoot({ approval, order, isWide }: { approval: Approval; order: Order; isWide: boolean }) {
  const { isEligible } = approval;
  return (
    <div className={styles.foot}>
      <div className={styles.sum}>
        <OrderSum approval={approval} order={order} />
      </div>
      {isEligible && (
        <div className={styles.payment}>
          {!isWide && <PaymentChoice approval={approval} order={order} />}
          <PaymentHelp approval={approval} order={order} />
          {!isWide && <ApproveAll approval={approval} order={order} />}
        </div>
      )}
    </div>
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
    <div className={styles.comments}>
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
    </div>
  );
}

/**
 * Once the order is decided, goes to the dashboard, which confirms it and links to the next order waiting for review,
 * and back to the work queue.
 */
function useLeaveWhenDecided({ state, order, user }: Approval, onLeave: () => void): void {
  const { t } = useTranslation('approval');
  const arrive = useArrive();
  const orders = useOrderLine();
  const { isQueued, placeOf } = useReviewQueue();
  // The dashboard of a fleet that was left would only ask to open it again.
  const hasLeft = useHasLeftFleet(user.fleet_id);
  const leave = useEffectEvent(() => {
    onLeave();
    const next = order && nextToReview({ user, order, isQueued });
    const isCanceled = state.matches('canceled');
    const { paymentToken, decision } = state.context;
    const declined = countDeclined(decision);
    arrive(hasLeft ? fmcDashboardPlace() : place.dashboard, {
      tone: 'success',
      text: t(isCanceled ? 'notice.canceled' : 'notice.approved'),
      subject: order ? orders.link(order) : undefined,
      description: order
        ? [
            orders.charge(orders.about(order), user, order, isCanceled ? null : paymentToken),
            declined > 0 && t('declinedToo', { count: declined }),
          ]
            .filter(Boolean)
            .join('\n')
        : undefined,
      link: next ? { href: placeOf(next.id), text: t('reviewNext') } : undefined,
      secondLink: isQueued ? { href: queuePlace, text: t('backToQueue') } : undefined,
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
  const { notice: last } = state.context;
  // The next page says that it is decided; a missing payment method has its own alert and field error.
  const isSaid = state.status !== 'done' && !state.hasTag('conflict') && !isUnknown;
  const notice = isSaid && last && !isMissingMethod(last) ? last : null;
  const isCanceledByOthers =
    notice !== null && 'label' in notice && notice.label === 'decidedByOthers' && statusOf(order) === 'cancel';
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
          {isCanceledByOthers ? t('notice.canceledByOthers') : textOf(notice)}
        </Alert>
      )}
      {approval.isEligible ? (
        <WhyAsked user={approval.user} order={order} />
      ) : (
        <NotEligible approval={approval} order={order} />
      )}
    </div>
  );
}
