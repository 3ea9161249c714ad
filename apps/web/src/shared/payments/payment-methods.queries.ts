import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@wayside/api-client';
import type { Schemas } from '@wayside/api-client';
import { api } from '../data/api.ts';

export type PaymentMethod = Schemas['PaymentMethod'];

/** Stored payment methods of the fleet. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['payment methods'],
  queryFn: () => dataOf(api.GET('/braintree_payment_methods')),
});
