import { resultOf } from '@wayside/api-client';
import type { DriversDraft } from '@wayside/machines';
import { api } from '../../../shared/data/api.ts';
import { paymentMethodsQuery } from '../../../shared/payments/payment-methods.queries.ts';
import type { PaymentMethod } from '../../../shared/payments/payment-methods.queries.ts';
import { findIn, saveOutcomeOf } from '../../../shared/record/record-calls.ts';
import type { RecordCalls } from '../../../shared/record/use-record.ts';

export const driversCalls: RecordCalls<PaymentMethod, DriversDraft, null, never> = {
  save: async ({ base, draft: { drivers } }) => {
    const call = api.PUT('/braintree_payment_methods/{id}', {
      params: { path: { id: base!.id } },
      body: { customer_ids: [...drivers] },
    });
    return saveOutcomeOf<PaymentMethod, PaymentMethod>(await resultOf(call), {
      isNew: false,
      savedIn: (method) => method,
      changes: ['paymentMethods'],
    });
  },
  find: ({ base }) => findIn(paymentMethodsQuery(), (methods) => methods.find(({ id }) => id === base?.id)),
};
