import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, Dialog, Link, TextArea } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../brand/brand.ts';
import styles from './payments.module.css';

export interface SupportDialogProps {
  subject: string;
  /** Initial text of the message. */
  body: string;
  onClose: () => void;
}

/** A message to support, sent with the user's own mail app. */
export function SupportDialog({ subject, body, onClose }: SupportDialogProps) {
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
          <ButtonLink variant="primary" href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}>
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
