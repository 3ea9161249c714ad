import { expiryOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import type { SelectOption } from '@wayside/ui';
import { today } from '../today.ts';
import type { PaymentMethod } from './payment-methods.queries.ts';

interface NamedMethod extends Pick<PaymentMethod, 'email' | 'card_type' | 'last_4'> {
  readonly type: string;
}

/** "Visa ending in 4242" or "PayPal account billing@wayside.example". */
export function usePaymentMethodName(): (method: NamedMethod) => string {
  const { t } = useTranslation('payments');
  return (method) =>
    method.type === 'PayPal'
      ? t('select.payPal', { email: method.email ?? '' }).trim()
      : t('select.card', { card: method.card_type ?? t('select.anyCard'), digits: method.last_4 ?? '????' });
}

/** Label of a payment method, with a note such as its expiry. */
export function usePaymentMethodText(): (method: PaymentMethod) => SelectOption {
  const { t } = useTranslation('payments');
  const nameOf = usePaymentMethodName();
  return (method) => {
    const date = method.expiration_date;
    const expiry = expiryOf(method, today());
    const note =
      date &&
      t(expiry === 'expired' ? 'select.expired' : expiry === 'soon' ? 'select.expiresSoon' : 'select.expires', {
        date,
      });
    return {
      id: method.token,
      label: nameOf(method),
      description: [method.is_default && t('select.default'), note, method.customer_name].filter(Boolean).join(' · '),
    };
  };
}

/** What to know before a method is used: that its card has expired, or soon will. */
export function useExpiryWarning(): (method: PaymentMethod | undefined) => string | undefined {
  const { t } = useTranslation('payment-methods');
  return (method) => {
    const expiry = method && expiryOf(method, today());
    return expiry === 'expired' || expiry === 'soon'
      ? t(`chosen.${expiry}`, { date: method!.expiration_date })
      : undefined;
  };
}
