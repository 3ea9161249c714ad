import { focusManager, hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { isDeclining, leavesWork, whyNotApprovable } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { orderApprovalMachine } from '@wayside/machines';
import type { ApprovalEvent, ApprovalNotice, DecisionInput } from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { actorOf } from '../../shared/data/outcome.ts';
import { useMayAddMethod } from '../../shared/payments/payment-methods.queries.ts';
import type { User } from '../../shared/session/session.ts';
import { readStored, writeStored } from '../../shared/session/storage.ts';
import { today } from '../../shared/today.ts';
import { useOnlineAgain } from '../../shared/use-online-again.ts';
import * as calls from './approval-calls.ts';
import { checkDecision, decideOrder } from '../../shared/orders/decide-order.ts';
import { orderQuery } from '../../shared/orders/orders.queries.ts';
import { useDecisionReport } from '../../shared/orders/use-decision-report.ts';
import { askerOf } from '../../shared/save/late-outcomes.ts';
import { previewQuery } from './approval.queries.ts';
import type { Order } from './approval.queries.ts';

const SKIPS_INFO = 'approval_info';

type ApprovalState = SnapshotFrom<typeof orderApprovalMachine>;

export type Approval = ReturnType<typeof useOrderApproval>;

/** The order approval machine with its API calls. The preview call loads the order. */
export function useOrderApproval({ orderId, user }: { orderId: number; user: User }) {
  const [state, send] = useMachine(useWiredMachine(), {
    input: {
      orderId,
      user,
      today: today(),
      skipsInfo: readStored(SKIPS_INFO) === 'skip',
      loaded: calls.loadedOrder(orderId),
    },
  });
  const { order, whole, problem } = useShownOrder(state);
  useOutdated(orderId, () => send({ type: 'order.outdated' }));
  useOnlineAgain(state.hasTag('outcomeUnknown'), () => send({ type: 'outcome.retried' }));
  const isEligible = useEligibility(order, user, state);
  const lacksMethod = useMissingMethod(state);
  const chooseAdded = useAddedMethod(order, state, send);
  const mayAdd = useMayAddMethod(user);

  return {
    state,
    /** The order as last loaded or previewed. */
    order,
    /** The order with every open service approved, whatever was decided for each one. */
    whole,
    /** Why the order couldn't be loaded. */
    problem,
    send,
    user,
    /** Whether this user may approve the order in its current status, even while a call is in progress. */
    isEligible,
    /** A total or PO number is on its way: what is pressed now would decide on an order the user hasn't seen. */
    isSettling: (['pricing', 'savingPo', 'applyingPromotion'] as const).some((tag) => state.hasTag(tag)),
    /** All services are declined, so approving would do nothing; canceling the order is the right action. */
    leavesNothing: order !== null && !leavesWork(order.order_services, state.context.decisions),
    /** Whether the user may add one to the fleet of this order. */
    mayAddMethod: mayAdd && (order === null || order.vehicle.fleet_id === user.fleet_id),
    chooseAdded,
    /** The user tried to approve without a required payment method and was alerted. */
    lacksMethod,
    dismissInfo: ({ forGood }: { forGood: boolean }) => {
      if (forGood) writeStored(SKIPS_INFO, 'skip');
      send({ type: 'info.dismissed' });
    },
  };
}

/**
 * The order as stored or last previewed; null before it was loaded for this review. The machine loads both: they are
 * not refetched here.
 */
function useShownOrder({ context: { orderId, facts, priced } }: ApprovalState) {
  const { data: stored, error } = useQuery({ ...orderQuery(orderId), enabled: false });
  const isPreviewed = stored !== undefined && priced !== null;
  const { data: preview } = useQuery({
    ...(isPreviewed ? previewQuery(stored, priced) : orderQuery(orderId)),
    enabled: false,
  });
  const order = useMemo(() => (stored ? calls.shownOrder(stored, preview, priced) : null), [stored, preview, priced]);
  const whole = stored && isDeclining(priced) ? stored : order;
  return { order: facts && order, whole: facts && whole, problem: error };
}

/**
 * Whether the user may approve the order. While a decision is on its way and after it, as it was before: the order that
 * comes back is decided, and nobody needs to be told that it can't be approved any more.
 */
function useEligibility(order: Order | null, user: User, state: ApprovalState): boolean {
  const isNow = order !== null && whyNotApprovable(user, order).length === 0;
  const [was, setWas] = useState(isNow);
  const isDeciding = state.hasTag('busy') || state.status === 'done';
  if (!isDeciding && was !== isNow) setWas(isNow);
  return isDeciding ? was : isNow;
}

function useWiredMachine() {
  const report = useDecisionReport();
  return useMemo(() => {
    // The signal aborts on leaving the page, but the decision is still sent.
    const by = (signal: AbortSignal) => ({ asker: askerOf(() => !signal.aborted), report });
    return orderApprovalMachine.provide({
      actors: {
        loadOrder: actorOf(calls.loadOrder),
        preview: actorOf(calls.previewOrder),
        decide: actorOf((input: DecisionInput, signal) => decideOrder(calls.decisionOf(input), by(signal))),
        checkDecision: actorOf((input: DecisionInput, signal) => checkDecision(calls.decisionOf(input), by(signal))),
        savePoNumber: actorOf(calls.savePoNumber),
        loadPromotions: actorOf(calls.loadPromotions),
        applyPromotion: actorOf(calls.applyPromotion),
        applyCode: actorOf(calls.applyCode),
      },
    });
  }, [report]);
}

/**
 * Calls `tell` when the loaded order may be outdated: after a change here or in another tab, when the language changes
 * (the server localizes the order), and when the page is looked at again.
 */
function useOutdated(orderId: number, tell: () => void): void {
  const cache = useQueryClient();
  const onOutdated = useEffectEvent(tell);
  useEffect(
    () =>
      focusManager.subscribe((isLookedAt) => {
        const { queryKey } = orderQuery(orderId);
        if (isLookedAt) void cache.invalidateQueries({ queryKey, exact: true });
      }),
    [cache, orderId],
  );
  useEffect(() => {
    const hash = hashKey(orderQuery(orderId).queryKey);
    return cache.getQueryCache().subscribe((news) => {
      if (news.type === 'updated' && news.action.type === 'invalidate' && news.query.queryHash === hash) onOutdated();
    });
  }, [cache, orderId]);
}

/** A method that was just added is chosen once the order has been read again with it. */
function useAddedMethod(
  order: Order | null,
  state: ApprovalState,
  send: (event: ApprovalEvent) => void,
): (token: string) => void {
  const added = useRef<string>(undefined);
  const choose = useEffectEvent((among: Order | null) => {
    const { current: token } = added;
    if (token === undefined || !among?.braintree_payment_methods.some((method) => method.token === token)) return;
    added.current = undefined;
    send({ type: 'paymentMethod.chosen', token });
  });
  const isApprovable = state.hasTag('approvable');
  useEffect(() => {
    if (isApprovable) choose(order);
  }, [isApprovable, order]);
  return (token) => {
    added.current = token;
  };
}

/** A missing payment method shows a browser alert on every attempt and marks the field until the notice clears. */
function useMissingMethod({ context: { notice } }: ApprovalState): boolean {
  const { t } = useTranslation('approval');
  const say = useEffectEvent(() => window.alert(t('notice.pleaseSelectPaymentMethod')));
  useEffect(() => {
    if (isMissingMethod(notice)) say();
  }, [notice]);
  return isMissingMethod(notice);
}

export function isMissingMethod(notice: ApprovalNotice | null): boolean {
  return notice !== null && 'label' in notice && notice.label === 'pleaseSelectPaymentMethod';
}
