import { digitsOf, formatPhone } from '@wayside/domain';
import type { Contacts, NamedVehicle } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, Link } from '@wayside/ui';
import { useVehicleText } from '../vehicles/use-vehicle-text.ts';
import styles from './contact-dialog.module.css';

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
