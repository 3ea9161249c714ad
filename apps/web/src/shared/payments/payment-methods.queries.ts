import type { Schemas } from '@wayside/api-client';
import { read } from '../data/read.ts';

export type PaymentMethod = Schemas['PaymentMethod'];

export const paymentMethodsQuery = () => read('/braintree_payment_methods');
