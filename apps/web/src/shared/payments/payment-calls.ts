import { resultOf } from '@wayside/api-client';
import type { Failure } from '@wayside/api-client';
import { cardRefusals, paymentRefusal } from '@wayside/domain';
import type { PaymentRefusal } from '@wayside/domain';
import type { MethodsOutcome, NonceOutcome, PaymentNotice, PaymentSave, PaymentSaveOutcome } from '@wayside/machines';
import { api } from '../data/api.ts';
import { changed } from '../data/changed.ts';
import { failureOutcome, isLost, noticeOf } from '../failure/failure.ts';
import { queryClient } from '../data/query-client.ts';
import type { PaymentFormHandle } from './payment-form.tsx';
import { paymentMethodsQuery } from './payment-methods.queries.ts';

/** The nonce of what was entered. The form itself shows what is missing, and alerts if the provider fails. */
export async function requestNonce(form: PaymentFormHandle | null): Promise<NonceOutcome> {
  try {
    const { nonce, type, details } = await form!.request();
    const lastFour = 'lastFour' in details && typeof details.lastFour === 'string' ? details.lastFour : null;
    return { status: 'success', nonce: { nonce, isPayPal: type === 'PayPalAccount', lastFour } };
  } catch {
    return { status: 'none' };
  }
}

function send(save: PaymentSave) {
  if (save.kind === 'add') {
    const body = { payment_method_nonce: save.nonce, customer_ids: [...save.customerIds] };
    return api.POST('/braintree_payment_methods', { body });
  }
  const params = { path: { id: save.id } };
  return save.kind === 'default'
    ? api.PUT('/braintree_payment_methods/{id}/set_default', { params })
    : api.DELETE('/braintree_payment_methods/{id}', { params });
}

export async function savePaymentMethod(save: PaymentSave): Promise<PaymentSaveOutcome> {
  const result = await resultOf(send(save));
  if (result.status === 'success') {
    void changed('paymentMethods');
    return { status: 'success', method: result.data ?? null };
  }
  if (isLost(result)) return { status: 'lost' };
  const isGone = result.kind === 'notFound' && save.kind !== 'add';
  const reason = result.kind === 'forbidden' ? 'forbidden' : paymentRefusal(result.alertMessage);
  // Somebody else changed the method: the list shows how it is now.
  if (isGone || reason === 'inUse' || reason === 'isDefault') void changed('paymentMethods');
  return isGone ? { status: 'gone' } : { status: 'refused', reason, notice: refusalNotice(reason, result) };
}

/** Refusals that we know are said in the page's language. */
function refusalNotice(reason: PaymentRefusal, failure: Failure): PaymentNotice {
  if (reason === 'inUse') return { tone: 'error', label: 'paymentMethodErrorLabel' };
  if (reason === 'isDefault') return { tone: 'error', label: 'paymentMethodOnDeleteErrorLabel' };
  return noticeOf(failure, cardRefusals);
}

/** Fetches the current methods and updates the screen. */
export function readMethods(): Promise<MethodsOutcome> {
  const reading = queryClient.fetchQuery({ ...paymentMethodsQuery(), staleTime: 0 });
  return reading.then((methods) => ({ status: 'success', methods }), failureOutcome);
}
