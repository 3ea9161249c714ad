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

const queryOf = ({ range, fleetId }: Asked) => ({
  start_date: range.start,
  end_date: range.end,
  ...(fleetId !== undefined && { fleet_id: fleetId }),
});

/** The same query as text, for a download link. */
export const downloadQueryOf = (params: Asked): Record<string, string> =>
  Object.fromEntries(Object.entries(queryOf(params)).map(([name, value]) => [name, String(value)]));

export const paymentsQuery = (params: Asked) => ({
  ...read('/payment_activities', { query: queryOf(params) }),
  placeholderData: keepPreviousData,
});

export const paymentQuery = (id: number) => read('/payment_activities/{id}', { path: { id } });

export const subscriptionsQuery = (params: Asked) => ({
  ...read('/subscription_activities', { query: queryOf(params) }),
  placeholderData: keepPreviousData,
});

export const subscriptionQuery = (id: number) => read('/subscription_activity', { query: { id } });
