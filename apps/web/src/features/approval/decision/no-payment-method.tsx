import { isFleetAdmin, paymentHints, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Link } from '@wayside/ui';
import { useState } from 'react';
import { SupportDialog } from '../../../shared/payments/support-dialog.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from '../review/not-eligible.module.css';

/** What to do when no payment method is stored: fleet admins add one in the settings, everyone else contacts support. */
export function NoPaymentMethod({ approval: { user }, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation(['approval', 'payments']);
  const texts = useVehicleText();
  const [isWriting, setWriting] = useState(false);
  const hints = paymentHints(user, { hasStoredMethod: order.braintree_payment_methods.length > 0 }, { isFleetAdmin: isFleetAdmin(user) });
  return (
    <div className={styles.hints}>
      {hints.includes('addPaymentInSettings') && (
        <p>
          <Link href={place.settings()}>{t('payments:hints.addPaymentInSettings')}</Link>
        </p>
      )}
      {hints.includes('noPaymentMethodAvailable') && (
        <>
          <p>{t('payments:hints.noPaymentMethodAvailable')}</p>
          <p>
            <Button size="small" onPress={() => setWriting(true)}>
              {t('payments:support.title')}
            </Button>
          </p>
        </>
      )}
      {hints.includes('noStoredFuelCardMethod') && <p>{t('payments:hints.noStoredFuelCardMethod')}</p>}
      {isWriting && (
        <SupportDialog
          subject={t('payment.supportSubject', { id: order.id })}
          body={t('payment.supportBody', { id: order.id, vehicle: texts.name(order.vehicle) })}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
