import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Link } from '@wayside/ui';
import { useState } from 'react';
import type { User } from '../session/session.ts';
import { AddPaymentButton } from './add-payment-button.tsx';
import type { PaymentMethod } from './payment-methods.queries.ts';
import { SupportDialog } from './support-dialog.tsx';

export interface NoMethodHelpProps {
  user: User;
  /** Whether the user may add one (`useMayAddMethod`). */
  mayAdd: boolean;
  /** The message to support. */
  subject: string;
  body: string;
  onAdded?: (method: PaymentMethod) => void;
}

/** What to do where a payment method is missing: add one on the spot or in the settings, or write to support. */
export function NoMethodHelp({ user, mayAdd, subject, body, onAdded }: NoMethodHelpProps) {
  const { t } = useTranslation('payments');
  const [isWriting, setWriting] = useState(false);
  if (mayAdd) {
    return (
      <>
        <AddPaymentButton user={user} onAdded={onAdded} />
        <Link href={place.settings('payments')}>{t('hints.addPaymentInSettings')}</Link>
      </>
    );
  }
  return (
    <>
      <Button size="small" onPress={() => setWriting(true)}>
        {t('support.title')}
      </Button>
      {isWriting && <SupportDialog subject={subject} body={body} onClose={() => setWriting(false)} />}
    </>
  );
}
