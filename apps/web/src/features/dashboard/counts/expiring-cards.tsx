import { useQuery } from '@tanstack/react-query';
import { canEditPaymentMethod, cardsToReplace, expiryOf, needsStoredCard, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import { useState } from 'react';
import { useKnownUser } from '../../../shared/data/user.ts';
import { CardsToReplace } from '../../../shared/payments/cards-to-replace.tsx';
import { paymentMethodsQuery, useMayAddMethod } from '../../../shared/payments/payment-methods.queries.ts';
import type { User } from '../../../shared/session/session.ts';
import { readStored, writeStored } from '../../../shared/session/storage.ts';
import { today } from '../../../shared/today.ts';
import { useIdleAfterList } from '../use-idle-after-list.ts';

/** The cards that were pointed out and dismissed, until another one expires. */
const DISMISSED = 'dismissed_cards';

/** Cards that expire, for those who may replace them. */
export function ExpiringCards() {
  const { data: user } = useKnownUser();
  const isTime = useIdleAfterList();
  return user && isTime && <Cards user={user} />;
}

function Cards({ user }: { user: User }) {
  const { t } = useTranslation('payment-methods');
  const mayAdd = useMayAddMethod(user);
  const { data } = useQuery({ ...paymentMethodsQuery(), enabled: mayAdd && needsStoredCard(user.payment_provider_type) });
  const [dismissed, setDismissed] = useState(() => readStored(DISMISSED));
  if (!mayAdd || !data) return null;
  const own = data.filter((method) => canEditPaymentMethod(user, method));
  const noted = cardsToReplace(own, today())
    .map((card) => `${card.id} ${expiryOf(card, today())}`)
    .join(',');
  if (noted === dismissed) return null;
  return (
    <CardsToReplace
      methods={own}
      actions={<Link href={place.settings('payments')}>{t('expiry.action')}</Link>}
      onDismiss={() => {
        writeStored(DISMISSED, noted);
        setDismissed(noted);
      }}
    />
  );
}
