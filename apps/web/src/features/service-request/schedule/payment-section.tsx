import { methodToCharge, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Link } from '@wayside/ui';
import { FormSection } from '../../../shared/form/form-page.tsx';
import { NoMethodHelp } from '../../../shared/payments/no-method-help.tsx';
import { useExpiryWarning, usePaymentMethodName } from '../../../shared/payments/payment-method-text.ts';
import { today } from '../../../shared/today.ts';
import { useVehicleText } from '../../../shared/vehicles/use-vehicle-text.ts';
import { useRequest } from '../request-context.ts';
import { useStoredMethods } from '../stored-methods.ts';
import styles from '../service-request.module.css';

/** What to know about payment before sending the request. */
export function PaymentSection() {
  const { t } = useTranslation(['service-request', 'payments', 'payment-methods']);
  const { hints, snapshot, user, mayAddMethod } = useRequest();
  const methods = useStoredMethods(user);
  const nameOf = usePaymentMethodName();
  const warningOf = useExpiryWarning();
  const vehicleTexts = useVehicleText();
  const { vehicle } = snapshot.context.draft;
  const isUnknown = methods.isError && snapshot.context.hasStoredMethod === null;
  if (hints.length === 0 && !isUnknown) return null;
  const isMissing = hints.includes('addPaymentHelper') || hints.includes('noStoredFuelCardMethod');
  const stored = isMissing ? [] : (methods.data ?? []);
  const method = methodToCharge(stored, today());
  const warning = warningOf(method ?? stored.find(({ is_default }) => is_default));
  const actions = isUnknown ? (
    <Button size="small" isPending={methods.isFetching} onPress={() => void methods.refetch()}>
      {t('payment.retry')}
    </Button>
  ) : hints.includes('addPaymentHelper') ? (
    <NoMethodHelp
      user={user}
      mayAdd={mayAddMethod}
      subject={t('payment.supportSubject')}
      body={t('payment.supportBody', { vehicle: vehicle ? vehicleTexts.name(vehicle) : '' })}
    />
  ) : (
    stored.length > 0 &&
    mayAddMethod && (
      <Link href={place.settings('payments')}>
        {t(warning === undefined ? 'payment.change' : 'payment-methods:expiry.action')}
      </Link>
    )
  );
  return (
    <FormSection title={t('payment.title')}>
      <Alert isStatic={!isMissing} tone={isMissing ? 'error' : 'default'} actions={actions}>
        {isUnknown && <p>{t('payment.failed')}</p>}
        {hints
          .filter((hint) => hint !== 'addPaymentInSettings')
          .map((hint) => (
            <p key={hint}>{t(`payments:hints.${hint}`)}</p>
          ))}
        {stored.length > 0 && (
          <p className={styles.method}>
            {method ? t('payment.charged', { method: nameOf(method) }) : t('payment.chosenLater')}
          </p>
        )}
        {warning !== undefined && <p>{warning}</p>}
      </Alert>
    </FormSection>
  );
}
