import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPaymentButton } from '../../payments/add-payment-button.tsx';
import { PaymentMethodSelect } from '../../payments/payment-method-select.tsx';
import { paymentMethodsQuery, useMayAddMethod } from '../../payments/payment-methods.queries.ts';
import type { PaymentMethod } from '../../payments/payment-methods.queries.ts';
import type { User } from '../../session/session.ts';
import type { Order } from '../order-text.ts';

export interface AcceptAllPaymentProps {
  user: User;
  order: Order;
  /** Token of the chosen method. */
  value: string | null;
  onChange: (token: string) => void;
}

/** What pays when a whole order is accepted: the fleet's default, another method, or one that is added here. */
export function AcceptAllPayment({ user, order, value, onChange }: AcceptAllPaymentProps) {
  const isOwnFleet = order.vehicle.fleet_id === user.fleet_id;
  const mayAdd = useMayAddMethod(user) && isOwnFleet;
  const { data } = useQuery({ ...paymentMethodsQuery(), enabled: isOwnFleet });
  const [added, setAdded] = useState<PaymentMethod>();
  const stored = data ?? order.braintree_payment_methods;
  const methods = added && stored.every(({ id }) => id !== added.id) ? [...stored, added] : stored;
  return (
    <>
      <PaymentMethodSelect methods={methods} value={value} onChange={onChange} />
      {mayAdd && (
        <div>
          <AddPaymentButton
            user={user}
            onAdded={(method) => {
              setAdded(method);
              onChange(method.token);
            }}
          />
        </div>
      )}
    </>
  );
}
