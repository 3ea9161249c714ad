import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, Dialog, Link, TextArea } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../brand/brand.ts';
import type { User } from '../session/session.ts';
import { AddPaymentButton } from './add-payment-button.tsx';
import type { PaymentMethod } from './payment-methods.queries.ts';
import styles from './payments.module.css';

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

interface SupportDialogProps {
  subject: string;
  /** Initial text of the message. */
  body: string;
  onClose: () => void;
}

/** A message to support, sent with the user's own mail app. */
function SupportDialog({ subject, body, onClose }: SupportDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const [message, setMessage] = useState(body);
  return (
    <Dialog
      isOpen
      size="small"
      title={t('support.title')}
      description={t('support.intro')}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common:actions.close')}</Button>
          <ButtonLink
            variant="primary"
            href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
          >
            {t('support.open')}
          </ButtonLink>
        </>
      }
    >
      <TextArea label={t('support.message')} value={message} onChange={setMessage} rows={5} />
      <p className={styles.call}>
        {t('support.call')} <Link href={`tel:${brand.assistancePhone}`}>{brand.assistancePhone}</Link>
      </p>
    </Dialog>
  );
}
