import { cardsToReplace, expiryOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert } from '@wayside/ui';
import type { ReactNode } from 'react';
import { today } from '../today.ts';
import { usePaymentMethodName } from './payment-method-text.ts';
import type { PaymentMethod } from './payment-methods.queries.ts';

/** Cards that are named; of others, only how many. */
const NAMED = 3;

export interface CardsToReplaceProps {
  methods: readonly PaymentMethod[];
  actions?: ReactNode;
  onDismiss?: () => void;
}

/** Points out cards that have expired or soon will; nothing if there are none. */
export function CardsToReplace({ methods, actions, onDismiss }: CardsToReplaceProps) {
  const { t } = useTranslation(['payment-methods', 'common']);
  const nameOf = usePaymentMethodName();
  const cards = cardsToReplace(methods, today());
  if (cards.length === 0) return null;
  const sentence = (card: PaymentMethod): string => {
    const method = card.is_default ? t('expiry.default', { method: nameOf(card) }) : nameOf(card);
    return t(expiryOf(card, today()) === 'expired' ? 'expiry.expired' : 'expiry.soon', {
      method,
      date: card.expiration_date,
    });
  };
  return (
    <Alert
      isStatic
      tone="attention"
      title={t('expiry.title', { count: cards.length })}
      actions={actions}
      onDismiss={onDismiss}
      dismissLabel={t('common:actions.dismiss')}
    >
      {cards.slice(0, NAMED).map((card) => (
        <p key={card.id}>{sentence(card)}</p>
      ))}
      {cards.length > NAMED && <p>{t('expiry.more', { count: cards.length - NAMED })}</p>}
    </Alert>
  );
}
