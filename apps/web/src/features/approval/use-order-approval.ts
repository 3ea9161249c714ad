import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { leavesWork, needsStoredCard, othersToReview, statusOf, whyNotApprovable } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { orderApprovalMachine } from '@wayside/machines';
import type {
  ApplyOutcome,
  ApprovalEvent,
  ApprovalNotice,
  DecideOutcome,
  OrderDecision,
  OrderOutcome,
  PreviewQuestion,
  PromotionsOutcome,
} from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Loadable } from '../../shared/data/loaded.tsx';
import { paymentMethodsQuery } from '../../shared/payments/payment-methods.queries.ts';
import type { PaymentMethod } from '../../shared/payments/payment-methods.queries.ts';
import type { User } from '../../shared/session/session.ts';
import { readStored, writeStored } from '../../shared/session/storage.ts';
import { useOnlineAgain } from '../../shared/use-online-again.ts';
import * as calls from './approval-calls.ts';
import { checkDecision, decideOrder } from '../../shared/orders/decide-order.ts';
import { fleetOrdersQuery, orderQuery } from '../../shared/orders/orders.queries.ts';
import type { Order } from './approval.queries.ts';

const SKIPS_INFO = 'approval_info';

export type ApprovalState = SnapshotFrom<typeof orderApprovalMachine>;

export interface Approval {
  state: ApprovalState;
  /** The order as last read and previewed. */
  order: Order | null;
  /** Why it could not be loaded. */
  problem: Error | null;
  send: (event: ApprovalEvent) => void;
  user: User;
  /** Whether this person can approve the order as it stands, whatever is going on at the moment. */
  isEligible: boolean;
  /** As it is decided there would be nothing to do: that is a cancellation, not an approval. */
  leavesNothing: boolean;
  /** Orders that wait for this user besides this one; undefined while nobody knows. */
  others: readonly Order[] | undefined;
  /** The stored methods as the provider knows them now. */
  methods: Loadable<readonly PaymentMethod[]>;
  /** Nobody chose a method where one is needed, and it was said. */
  lacksMethod: boolean;
  dismissInfo: (options: { forGood: boolean }) => void;
}

/** The approval of an order with its calls; the order is loaded by its preview. */
export function useOrderApproval({ orderId, user }: { orderId: number; user: User }): Approval {
  const [state, send] = useMachine(useWiredMachine(), { input: { orderId, user, skipsInfo: readStored(SKIPS_INFO) === 'skip' } });
  const order = state.context.order as Order | null;
  const { data: fleetOrders } = useQuery({ ...fleetOrdersQuery(), enabled: order !== null });
  const others = fleetOrders && othersToReview(user, fleetOrders, orderId);

  const problem = useOutdated(orderId, () => send({ type: 'order.outdated' }));
  const methods = useStoredMethods({ order, user, state, send });
  useOnlineAgain(state.hasTag('outcomeUnknown'), () => send({ type: 'outcome.retried' }));
  const lacksMethod = useMissingMethod(state);

  return {
    state,
    order,
    problem,
    send,
    user,
    isEligible: order !== null && whyNotApprovable(user, order).length === 0,
    leavesNothing: order !== null && !leavesWork(order.order_services, state.context.decisions),
    others,
    methods,
    lacksMethod,
    dismissInfo: ({ forGood }) => {
      if (forGood) writeStored(SKIPS_INFO, 'skip');
      send({ type: 'info.dismissed' });
    },
  };
}

/** The order of the machine is the one that was loaded here. */
const named = (decision: OrderDecision) => ({ ...decision, order: decision.order as Order });

const useWiredMachine = () =>
  useMemo(
    () =>
      orderApprovalMachine.provide({
        actors: {
          loadOrder: fromPromise<OrderOutcome, { orderId: number }>(({ input }) => calls.loadOrder(input)),
          preview: fromPromise<OrderOutcome, PreviewQuestion>(({ input, signal }) => calls.previewOrder(input, signal)),
          // Leaving the page aborts the signal, not the decision.
          decide: fromPromise<DecideOutcome, OrderDecision>(({ input, signal }) => decideOrder(named(input), signal)),
          checkDecision: fromPromise<DecideOutcome, OrderDecision>(({ input, signal }) => checkDecision(named(input), signal)),
          savePoNumber: fromPromise<OrderOutcome, { orderId: number; poNumber: string | null }>(({ input }) => calls.savePoNumber(input)),
          loadPromotions: fromPromise<PromotionsOutcome, { orderId: number }>(({ input }) => calls.loadPromotions(input)),
          applyPromotion: fromPromise<ApplyOutcome, { orderId: number; promotionId: number }>(({ input }) => calls.applyPromotion(input)),
          applyCode: fromPromise<ApplyOutcome, { orderId: number; code: string }>(({ input }) => calls.applyCode(input)),
        },
      }),
    [],
  );

/**
 * Says when what was loaded of the order does not hold any more: the language changed, and the server words the order in it. Returns why it
 * could not be loaded.
 */
function useOutdated(orderId: number, tell: () => void): Error | null {
  const cache = useQueryClient();
  const onOutdated = useEffectEvent(tell);
  // The machine reads the order; this keeps it known to whoever declares it outdated.
  const { error } = useQuery({ ...orderQuery(orderId), enabled: false });
  useEffect(() => {
    const hash = hashKey(orderQuery(orderId).queryKey);
    return cache.getQueryCache().subscribe((news) => {
      if (news.type === 'updated' && news.action.type === 'invalidate' && news.query.queryHash === hash) onOutdated();
    });
  }, [cache, orderId]);
  return error;
}

interface Watched {
  order: Order | null;
  user: User;
  state: ApprovalState;
  send: (event: ApprovalEvent) => void;
}

/** The methods of the fleet as the provider knows them now: one that was added in another window is offered here. */
function useStoredMethods({ order, user, state, send }: Watched): Loadable<readonly PaymentMethod[]> {
  const isOpen = order !== null && statusOf(order) === 'awaiting_approval' && (state.hasTag('approvable') || state.hasTag('notEligible'));
  const isNeeded = isOpen && user.pays_through_platform && needsStoredCard(user.payment_provider_type);
  const methods = useQuery({ ...paymentMethodsQuery(), enabled: isNeeded });
  const { data } = methods;
  const isOwnFleet = order?.vehicle.fleet_id === user.fleet_id;
  const [known, now] = [order?.braintree_payment_methods, data].map((methods) => methods && tokensOf(methods));
  const isOutdated = isNeeded && isOwnFleet && known !== now;
  const compare = useEffectEvent((tokens: string | undefined) => {
    if (tokens !== undefined && isOutdated) send({ type: 'order.outdated' });
  });
  // Once for each answer: where the two go on differing, asking again does not help.
  useEffect(() => compare(now), [now]);
  return methods;
}

const tokensOf = (methods: readonly { token: string }[]): string =>
  methods
    .map(({ token }) => token)
    .toSorted()
    .join(' ');

/** A method that nobody chose is said by the browser at every try, and marked until something is done about it. */
function useMissingMethod({ context: { notice } }: ApprovalState): boolean {
  const { t } = useTranslation('approval');
  const say = useEffectEvent(() => window.alert(t('notice.pleaseSelectPaymentMethod')));
  useEffect(() => {
    if (isMissingMethod(notice)) say();
  }, [notice]);
  return isMissingMethod(notice);
}

export const isMissingMethod = (notice: ApprovalNotice | null): boolean =>
  notice !== null && 'label' in notice && notice.label === 'pleaseSelectPaymentMethod';
