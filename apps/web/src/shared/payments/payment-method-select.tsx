import { expiryOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Select } from '@wayside/ui';
import type { SelectOption } from '@wayside/ui';
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { today } from '../today.ts';
import type { PaymentMethod } from './payment-methods.queries.ts';

export interface PaymentMethodSelectProps {
  methods: readonly PaymentMethod[];
  /** Token of the chosen method. */
  value: string | null;
  onChange: (token: string) => void;
  error?: string | undefined;
  description?: string | undefined;
  isDisabled?: boolean;
  /** Lets the form focus it when a choice is missing. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Select for a stored payment method, the default first. Expired cards are marked but can be chosen: the provider decides whether they
 * still work.
 */
export function PaymentMethodSelect({ methods, value, onChange, error, description, isDisabled = false, ref }: PaymentMethodSelectProps) {
  const { t } = useTranslation('payments');
  const textOf = usePaymentMethodText();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => box.current?.querySelector('button')?.focus() }), []);
  return (
    <div ref={box}>
      <Select
        label={t('select.label')}
        placeholder={t('select.placeholder')}
        options={methods.toSorted((a, b) => Number(b.is_default) - Number(a.is_default)).map(textOf)}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        {...(error !== undefined && { error })}
        {...(description !== undefined && { description })}
      />
    </div>
  );
}

/** Label of a payment method, with a note such as its expiry. */
export function usePaymentMethodText(): (method: PaymentMethod) => SelectOption {
  const { t } = useTranslation('payments');
  return (method) => {
    const date = method.expiration_date;
    const expiry = date && t(expiryOf(method, today()) === 'expired' ? 'select.expired' : 'select.expires', { date });
    return {
      id: method.token,
      label:
        method.type === 'PayPal'
          ? t('select.payPal', { email: method.email ?? '' }).trim()
          : t('select.card', { card: method.card_type ?? t('select.anyCard'), digits: method.last_4 ?? '????' }),
      description: [method.is_default && t('select.default'), expiry, method.customer_name].filter(Boolean).join(' · '),
    };
  };
}
