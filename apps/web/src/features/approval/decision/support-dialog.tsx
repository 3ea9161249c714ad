import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, Dialog, TextArea } from '@wayside/ui';
import { useState } from 'react';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../approval.queries.ts';

/** A message to support about an order, sent by the person's own mail program. */
export function SupportDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(['approval', 'common']);
  const texts = useVehicleText();
  const [message, setMessage] = useState(t('payment.supportBody', { id: order.id, vehicle: texts.name(order.vehicle) }));
  const subject = t('payment.supportSubject', { id: order.id });
  return (
    <Dialog
      isOpen
      size="small"
      title={t('payment.support')}
      description={t('payment.supportIntro')}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common:actions.close')}</Button>
          <ButtonLink variant="primary" href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}>
            {t('payment.supportOpen')}
          </ButtonLink>
        </>
      }
    >
      <TextArea label={t('payment.supportMessage')} value={message} onChange={setMessage} rows={5} />
    </Dialog>
  );
}
