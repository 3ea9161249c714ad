import { contactsFor } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog } from '@wayside/ui';
import { ContactList } from './contact-list.tsx';
import type { ContactListProps } from './contact-list.tsx';
import { OrderLink } from './order-link.tsx';
import { useOrderLine } from './use-order-line.ts';

/** Who to contact about an order that the user can't approve or cancel. */
export function ContactDialog({ onClose, ...of }: ContactListProps & { onClose: () => void }) {
  const { t } = useTranslation(['orders', 'common']);
  const orders = useOrderLine();
  const { about, order, user } = of;
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t(`contact.${about}`)}
      description={
        <>
          <OrderLink id={order.id} /> · {orders.about(order)}
        </>
      }
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.close')}</Button>}
    >
      {contactsFor(about, order, user).isTooLate && <p>{t('cancelNotice')}</p>}
      <ContactList {...of} />
    </Dialog>
  );
}
