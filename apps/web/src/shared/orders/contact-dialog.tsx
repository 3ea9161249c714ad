import { digitsOf, formatPhone } from '@wayside/domain';
import type { Contacts, NamedVehicle } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, Link } from '@wayside/ui';
import { useState } from 'react';
import { useVehicleText } from '../vehicles/use-vehicle-text.ts';
import styles from './contact-dialog.module.css';

/** People listed at first; those with a phone number come first. */
const A_FEW = 5;

export interface ContactDialogProps {
  contacts: Contacts;
  /** Vehicle of the order. */
  vehicle: NamedVehicle;
  onClose: () => void;
}

/** Who to contact about an order that the user can't approve or cancel. */
export function ContactDialog({ contacts: { about, people, isTooLate }, vehicle, onClose }: ContactDialogProps) {
  const { t } = useTranslation(['orders', 'common']);
  const vehicles = useVehicleText();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? people : people.slice(0, A_FEW);
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t(`contact.${about}`)}
      description={vehicles.name(vehicle)}
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
