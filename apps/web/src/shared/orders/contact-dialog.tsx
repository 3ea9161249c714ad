import { digitsOf, formatPhone } from '@wayside/domain';
import type { Contacts } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, Link } from '@wayside/ui';
import styles from './contact-dialog.module.css';

/** Whom to call about an order that the user may not approve or cancel. */
export function ContactDialog({ contacts: { about, people, isTooLate }, onClose }: { contacts: Contacts; onClose: () => void }) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t(`contact.${about}`)}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.close')}</Button>}
    >
      {isTooLate && <p className={styles.note}>{t('cancelNotice')}</p>}
      {people.length === 0 && <p>{t('contact.nobody')}</p>}
      <ul className={styles.contacts}>
        {people.map(({ id, name, phone }) => (
          <li key={id} className={styles.contact}>
            <span className={styles.name}>{name}</span>
            <span className={styles.phone}>
              {phone ? <Link href={`tel:${digitsOf(phone)}`}>{formatPhone(phone)}</Link> : t('contact.noPhone')}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
