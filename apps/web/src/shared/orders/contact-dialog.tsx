import { digitsOf, formatPhone } from '@wayside/domain';
import type { Contacts } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, Link } from '@wayside/ui';
import { useState } from 'react';
import styles from './contact-dialog.module.css';
import type { Order } from './order-text.ts';
import { useOrderLine } from './use-order-line.ts';

/** People listed at first; those with a phone number come first. */
const A_FEW = 5;

export interface ContactDialogProps {
  contacts: Contacts;
  order: Pick<Order, 'id' | 'vehicle' | 'total'>;
  onClose: () => void;
}

/** Who to contact about an order that the user can't approve or cancel. */
export function ContactDialog({ contacts: { about, people, isTooLate }, order, onClose }: ContactDialogProps) {
  const { t } = useTranslation(['orders', 'common']);
  const orders = useOrderLine();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? people : people.slice(0, A_FEW);
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t(`contact.${about}`)}
      description={orders.line(order)}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.close')}</Button>}
    >
      {isTooLate && <p className={styles.note}>{t('cancelNotice')}</p>}
      {people.length === 0 && <p>{t('contact.nobody')}</p>}
      <ul className={styles.contacts}>
        {shown.map(({ id, name, phone }) => (
          <li key={id} className={styles.contact}>
            <span className={styles.name}>{name}</span>
            <span className={styles.phone}>
              {phone ? <Link href={`tel:${digitsOf(phone)}`}>{formatPhone(phone)}</Link> : t('contact.noPhone')}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <Button variant="quiet" size="small" onPress={() => setShowsAll(true)}>
          {t('contact.showAll', { count: people.length })}
        </Button>
      )}
    </Dialog>
  );
}
