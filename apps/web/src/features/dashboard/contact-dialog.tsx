import { digitsOf, formatPhone } from '@wayside/domain';
import type { Contact } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, Link } from '@wayside/ui';
import type { Decision } from './order-decision.tsx';
import styles from './dashboard.module.css';

/** Whom to call about an order that the user may not approve or cancel. */
export function ContactDialog({ kind, contacts, onClose }: { kind: Decision; contacts: readonly Contact[]; onClose: () => void }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t(kind === 'cancel' ? 'contact.cancelation' : 'contact.approval')}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.close')}</Button>}
    >
      {kind === 'cancel' && <p className={styles.note}>{t('cancelNotice')}</p>}
      {contacts.length === 0 && <p>{t('contact.nobody')}</p>}
      <ul className={styles.contacts}>
        {contacts.map(({ name, phone }) => (
          <li key={name} className={styles.contact}>
            <span>{name}</span>
            <span className={styles.figures}>
              {phone ? <Link href={`tel:${digitsOf(phone)}`}>{formatPhone(phone)}</Link> : t('contact.noPhone')}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
