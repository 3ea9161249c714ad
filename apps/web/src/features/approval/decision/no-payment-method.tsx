import { paymentHints } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { NoMethodHelp } from '../../../shared/payments/no-method-help.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from '../review/not-eligible.module.css';

/** What to do when no payment method is stored: some add one, everyone else contacts support. */
export function NoPaymentMethod({ approval, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation(['approval', 'payments']);
  const texts = useVehicleText();
  const { user, mayAddMethod, chooseAdded } = approval;
  const hints = paymentHints(
    user,
    { hasStoredMethod: order.braintree_payment_methods.length > 0 },
    { mayAdd: mayAddMethod },
  );
  const isMissing = hints.includes('addPaymentInSettings') || hints.includes('noPaymentMethodAvailable');
  return (
    <div className={styles.hints}>
      {hints.includes('noPaymentMethodAvailable') && <p>{t('payments:hints.noPaymentMethodAvailable')}</p>}
      {isMissing && (
        <div className={styles.help}>
          <NoMethodHelp
            user={user}
            mayAdd={mayAddMethod}
            subject={t('payment.supportSubject', { id: order.id })}
            body={t('payment.supportBody', { id: order.id, vehicle: texts.name(order.vehicle) })}
            onAdded={({ token }) => chooseAdded(token)}
          />
        </div>
      )}
      {hints.includes('noStoredFuelCardMethod') && <p>{t('payments:hints.noStoredFuelCardMethod')}</p>}
    </div>
  );
}
