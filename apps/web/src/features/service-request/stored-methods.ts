import { useQuery } from '@tanstack/react-query';
import { needsStoredCard } from '@wayside/domain';
import { useEffect } from 'react';
import { paymentMethodsQuery } from '../../shared/payments/payment-methods.queries.ts';
import type { User } from '../../shared/session/session.ts';
import type { ServiceRequest } from './use-service-request.ts';

/** The user's stored payment methods, if the request needs one. */
export function useStoredMethods(user: User) {
  return useQuery({
    ...paymentMethodsQuery(),
    enabled: user.pays_through_platform === true || !needsStoredCard(user.payment_provider_type),
  });
}

/**
 * Tells the machine whether the user has a stored payment method. It renders nothing, so the response itself renders no
 * part of the form.
 */
export function StoredMethods({ user, send }: Pick<ServiceRequest, 'user' | 'send'>) {
  const { data } = useStoredMethods(user);
  const hasStoredMethod = data && data.length > 0;
  useEffect(() => {
    if (hasStoredMethod !== undefined) send({ type: 'paymentMethods.loaded', hasStoredMethod });
  }, [hasStoredMethod, send]);
  return null;
}
