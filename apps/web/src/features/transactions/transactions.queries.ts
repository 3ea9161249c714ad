import { keepPreviousData } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import type { DayRange } from '@wayside/domain';
import { read } from '../../shared/data/read.ts';

export type Payment = Schemas['PaymentActivity'];
export type Subscription = Schemas['SubscriptionActivity'];

/** What both lists and their files are asked for. Without a fleet, the response covers every fleet the user may see. */
export interface Asked {
  range: DayRange;
  fleetId: number | undefined;
}

function queryOf({ range, fleetId }: Asked) {
  return { start_date: range.start, end_date: range.end, fleet_id: fleetId };
}

/** The same query as text, for a download link. */
export function downloadQueryOf(params: Asked): Record<string, string> {
  return Object.fromEntries(
    Object.entries(queryOf(params)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

export function paymentsQuery(params: Asked) {
  return { ...read('/payment_activities', { query: queryOf(params) }), placeholderData: keepPreviousData };
}

export const paymentQuery = (id: number) => read('/payment_activities/{id}', { path: { id } });

export function subscriptionsQuery(params: Asked) {
  return { ...read('/subscription_activities', { query: queryOf(params) }), placeholderData: keepPreviousData };
}

export const subscriptionQuery = (id: number) => read('/subscription_activity', { query: { id } });
