import { ApiError, resultOf } from '@wayside/api-client';
import type { Failure, Result } from '@wayside/api-client';
import { bodyOf, isDeclining, mergePreview } from '@wayside/domain';
import type { LineDecisions } from '@wayside/domain';
import type {
  ApplyOutcome,
  ApprovalNotice,
  DecisionInput,
  OrderOutcome,
  PoOutcome,
  PreviewQuestion,
  PromotionsOutcome,
} from '@wayside/machines';
import { api } from '../../shared/data/api.ts';
import { changed } from '../../shared/data/changed.ts';
import { isLost, noticeOf, saveNoticeOf } from '../../shared/failure/failure.ts';
import { withoutServerWords } from '../../shared/failure/without-server-words.ts';
import { queryClient } from '../../shared/data/query-client.ts';
import { queriesOf } from '../../shared/data/read.ts';
import { rememberPromotion } from '../../shared/orders/agreed.ts';
import type { OrderDecision } from '../../shared/orders/decide-order.ts';
import { orderQuery } from '../../shared/orders/orders.queries.ts';
import { previewQuery } from './approval.queries.ts';
import type { Order } from './approval.queries.ts';

const gone: ApprovalNotice = { tone: 'error', label: 'notFound' };
function approvalNotice(failure: Failure, wordsOf: (failure: Failure) => ApprovalNotice = noticeOf): ApprovalNotice {
  return failure.kind === 'notFound' && failure.alertMessage === undefined ? gone : wordsOf(failure);
}

const storedOrder = (orderId: number): Order | undefined => queryClient.getQueryData(orderQuery(orderId).queryKey);

/** Milliseconds for which an order needn't be read again when its page opens. */
const JUST_LOADED = 2000;

/** The order, if it came while the page was loading. */
export function loadedOrder(orderId: number): Order | null {
  const state = queryClient.getQueryState(orderQuery(orderId).queryKey);
  return state?.data && Date.now() - state.dataUpdatedAt < JUST_LOADED ? state.data : null;
}

async function outcomeOf(order: Promise<Order>): Promise<OrderOutcome> {
  try {
    return { status: 'success', order: await order };
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    const { failure } = problem;
    // The page has its own message for this, in the user's language.
    return { status: 'failure', notice: failure.kind === 'notFound' ? gone : noticeOf(failure) };
  }
}

export function loadOrder({ orderId }: { orderId: number }): Promise<OrderOutcome> {
  return outcomeOf(queryClient.fetchQuery(orderQuery(orderId)));
}

export function previewOrder({ orderId, decisions }: PreviewQuestion): Promise<OrderOutcome> {
  const stored = storedOrder(orderId)!;
  return outcomeOf(
    queryClient.fetchQuery(previewQuery(stored, decisions)).then((preview) => mergePreview(stored, preview, decisions)),
  );
}

/** The order as on screen, with the decision on it. */
export function decisionOf({ orderId, user, decision, priced }: DecisionInput): OrderDecision {
  const stored = storedOrder(orderId)!;
  const order = shownOrder(stored, priced && queryClient.getQueryData(previewQuery(stored, priced).queryKey), priced);
  return { body: bodyOf(order, decision), order, user, shownTotal: isDeclining(priced) ? undefined : order.total };
}

/** The stored order with the prices of its last preview. */
export function shownOrder(stored: Order, preview: Order | null | undefined, priced: LineDecisions | null): Order {
  return preview && priced ? mergePreview(stored, preview, priced) : stored;
}

export async function savePoNumber({
  orderId,
  poNumber,
}: {
  orderId: number;
  poNumber: string | null;
}): Promise<PoOutcome> {
  const body = { id: orderId, po_number: poNumber };
  const answer = await resultOf(api.PUT('/orders/{id}', { params: { path: { id: orderId } }, body }));
  const result = answer.status === 'success' ? answer : withoutServerWords(answer);
  if (result.status === 'success' || isLost(result)) void changed('orderDetails');
  if (result.status === 'success') {
    // The order on screen keeps its total.
    queryClient.setQueriesData<Order>(queriesOf('/orders/{id}/preview'), (order) =>
      order?.id === orderId ? { ...order, po_number: result.data.po_number } : order,
    );
    return { status: 'success' };
  }
  const notice = approvalNotice(result, saveNoticeOf);
  const isUnexplained = 'label' in notice && notice.label === 'somethingWentWrong';
  return { status: 'failure', notice: isUnexplained ? { tone: 'error', label: 'poNumberNotSaved' } : notice };
}

export async function loadPromotions({ orderId }: { orderId: number }): Promise<PromotionsOutcome> {
  const result = await resultOf(api.GET('/promotions/available', { params: { query: { shopping_cart_id: orderId } } }));
  if (result.status === 'failure') return { status: 'failure', notice: approvalNotice(result) };
  return { status: 'success', promotions: result.data };
}

export async function applyPromotion({
  orderId,
  promotionId,
}: {
  orderId: number;
  promotionId: number;
}): Promise<ApplyOutcome> {
  const body = { shop_order_id: orderId, promotion_id: promotionId };
  return applyOutcome(orderId, await resultOf(api.POST('/customers_promotions/apply', { body })));
}

export async function applyCode({ orderId, code }: { orderId: number; code: string }): Promise<ApplyOutcome> {
  const body = { shop_order_id: orderId, code };
  return applyOutcome(orderId, await resultOf(api.POST('/customers_promotions', { body })));
}

function applyOutcome(
  orderId: number,
  result: Result<{ promotion: { id: number; name: string; description: string | null } }>,
): ApplyOutcome {
  if (result.status === 'success' || isLost(result)) void changed('orderDetails');
  if (result.status === 'success') {
    rememberPromotion(orderId, result.data.promotion.name);
    return { status: 'success', promotion: result.data.promotion };
  }
  if (isLost(result)) throw new ApiError(result);
  const notice = approvalNotice(result);
  return result.kind === 'conflict'
    ? { status: 'alreadyApplied', notice: { ...notice, tone: 'default' } }
    : { status: 'failure', notice };
}
