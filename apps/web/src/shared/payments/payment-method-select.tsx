import { useTranslation } from '@wayside/i18n';
import { Select } from '@wayside/ui';
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useExpiryWarning, usePaymentMethodText } from './payment-method-text.ts';
import type { PaymentMethod } from './payment-methods.queries.ts';

export interface PaymentMethodSelectProps {
  methods: readonly PaymentMethod[];
  /** Token of the chosen method. */
  value: string | null;
  onChange: (token: string) => void;
  error?: string | undefined;
  isDisabled?: boolean;
  /** In a bar: without a box. */
  isPlain?: boolean;
  /** Lets the form focus it when a choice is missing. */
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Select for a stored payment method, the default first. Expired cards are marked but can be chosen: the provider
 * decides whether they still work.
 */
export function PaymentMethodSelect({
  methods,
  value,
  onChange,
  error,
  isDisabled = false,
  isPlain = false,
  ref,
}: PaymentMethodSelectProps) {
  const { t } = useTranslation('payments');
  const textOf = usePaymentMethodText();
  const chosen = methods.find(({ token }) => token === value);
  const hint = useExpiryWarning()(chosen) ?? (chosen?.is_default ? t('select.isDefault') : undefined);
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
        isPlain={isPlain}
        error={error}
        description={hint}
      />
    </div>
  );
}
