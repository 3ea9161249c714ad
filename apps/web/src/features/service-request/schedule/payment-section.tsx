import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Link, Panel } from '@wayside/ui';
import { useState } from 'react';
import { usePaymentMethodText } from '../../../shared/payments/payment-method-select.tsx';
import { SupportDialog } from '../../../shared/payments/support-dialog.tsx';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useRequest } from '../request-context.ts';
import styles from '../service-request.module.css';

/** What to know about payment before sending the request. */
export function PaymentSection() {
  const { t } = useTranslation(['service-request', 'payments']);
  const { hints, methods, snapshot } = useRequest();
  const methodText = usePaymentMethodText();
  const vehicleTexts = useVehicleText();
  const [isWriting, setWriting] = useState(false);
  const { vehicle } = snapshot.context.draft;
  const isUnknown = methods.isError && snapshot.context.hasStoredMethod === null;
  if (hints.length === 0 && !isUnknown) return null;
  const method = methods.data?.find(({ is_default }) => is_default) ?? methods.data?.[0];
  const isMissing = hints.includes('addPaymentHelper') || hints.includes('noStoredFuelCardMethod');
  return (
    <Panel title={t('payment.title')}>
      <Alert
        tone={isMissing ? 'error' : 'default'}
        {...(hints.includes('addPaymentInSettings') && {
          actions: <Link href={place.settings()}>{t('payments:hints.addPaymentInSettings')}</Link>,
        })}
        {...(hints.includes('noPaymentMethodAvailable') && {
          actions: (
            <Button size="small" onPress={() => setWriting(true)}>
              {t('payments:support.title')}
            </Button>
          ),
        })}
        {...(isUnknown && {
          actions: (
            <Button size="small" isPending={methods.isFetching} onPress={() => void methods.refetch()}>
              {t('payment.retry')}
            </Button>
          ),
        })}
      >
        {isUnknown && <p>{t('payment.failed')}</p>}
        {hints
          .filter((hint) => hint !== 'addPaymentInSettings')
          .map((hint) => (
            <p key={hint}>{t(`payments:hints.${hint}`)}</p>
          ))}
        {!isMissing && method && <p className={styles.method}>{methodText(method).label}</p>}
      </Alert>
      {isWriting && (
        <SupportDialog
          subject={t('payment.supportSubject')}
          body={t('payment.supportBody', { vehicle: vehicle ? vehicleTexts.name(vehicle) : '' })}
          onClose={() => setWriting(false)}
        />
      )}
    </Panel>
  );
}
