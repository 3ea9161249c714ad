import { ApiError } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { FieldProblem, LoadErrorPanel, Loading, Skeleton, useStableCallback } from '@wayside/ui';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { LoadFailure } from '../failure/load-failure.tsx';
import { useIsMounted } from '../save/use-is-mounted.ts';
import { CHOICE, PaymentFormError, openDropIn } from './drop-in.ts';
import type { DropIn, PaymentNonce } from './drop-in.ts';
import styles from './payment-form.module.css';

export interface PaymentFormHandle {
  /**
   * Exchanges what was entered for a nonce; the same one until `clear` or until something else is entered. Rejects with
   * a PaymentFormError, after the provider's failure was shown in a browser alert.
   */
  request: () => Promise<PaymentNonce>;
  /** Asks for the card again, after a nonce that the server no longer accepts. */
  clear: () => void;
}

export interface PaymentFormProps {
  ref?: Ref<PaymentFormHandle>;
  /** `true` once the form can be used; `false` if it fails or is loaded again. */
  onReady?: (isReady: boolean) => void;
  /** Whether `request` would give a nonce right now. */
  onRequestable?: (isRequestable: boolean) => void;
  offersPayPal?: boolean;
  /** While what was entered is on its way. */
  isInert?: boolean;
}

/**
 * The card provider's own form: a card, or PayPal. Card numbers are typed into frames of the provider and never reach
 * the app. If the provider fails or doesn't answer, a browser alert says so and a panel offers a retry.
 */
export function PaymentForm({ ref, onReady, onRequestable, offersPayPal = true, isInert = false }: PaymentFormProps) {
  const { t, i18n } = useTranslation(['payment-form', 'common']);
  const host = useRef<HTMLDivElement>(null);
  const dropIn = useRef<DropIn>(undefined);
  const [state, setState] = useState<{ is: 'loading' | 'ready' } | { is: 'failed'; problem: unknown }>({
    is: 'loading',
  });
  const [attempt, setAttempt] = useState(0);
  // The page's language until something is typed: another language needs another form, and nothing typed may be lost.
  const [isTyped, setTyped] = useState(false);
  const [language, setLanguage] = useState(i18n.language);
  if (language !== i18n.language && !isTyped) setLanguage(i18n.language);

  const [isUnchosen, setUnchosen] = useState(false);

  const ownTexts = useStableCallback(() => ({
    chooseAWayToPay: t('payment-form:provider.choose'),
    chooseAnotherWayToPay: t('payment-form:provider.chooseAnother'),
    payWithCard: t('payment-form:provider.card'),
    payingWith: '{{paymentSource}}',
    cardNumberLabel: t('payment-form:provider.number'),
    expirationDateLabel: t('payment-form:provider.expiration'),
    cvvLabel: t('payment-form:provider.code'),
    fieldEmptyForCvv: t('payment-form:provider.codeMissing'),
    fieldInvalidForCvv: t('payment-form:provider.codeInvalid'),
    paypalButtonMustBeUsed: t('payment-form:provider.payPalFirst'),
  }));
  const tellReady = useStableCallback((isReady: boolean) => onReady?.(isReady));
  const tellRequestable = useStableCallback((isRequestable: boolean) => onRequestable?.(isRequestable));
  const isMounted = useIsMounted();
  const alertOf = useStableCallback(() => {
    // Not on the next page, after leaving.
    if (isMounted.current) window.alert(t('payment-form:braintreePaymentErrorLabel'));
  });

  useEffect(() => {
    const opened = openDropIn(host.current!, {
      language,
      texts: ownTexts(),
      offersPayPal,
      onRequestable: tellRequestable,
      onView: () => setUnchosen(false),
      onTyped: () => setTyped(true),
    });
    dropIn.current = opened;
    opened.ready.then(
      () => {
        setState({ is: 'ready' });
        tellReady(true);
      },
      (problem: unknown) => {
        opened.close();
        setState({ is: 'failed', problem });
        if (!(problem instanceof ApiError)) alertOf();
      },
    );
    return () => {
      opened.close();
      setTyped(false);
      setUnchosen(false);
      setState({ is: 'loading' });
      tellReady(false);
      tellRequestable(false);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt opens another form
  }, [attempt, language, offersPayPal, ownTexts, tellReady, tellRequestable, alertOf]);

  useEffect(() => {
    if (isUnchosen && !isInert) host.current?.querySelector<HTMLElement>(CHOICE)?.focus();
  }, [isUnchosen, isInert]);

  useImperativeHandle(
    ref,
    () => ({
      request: async () => {
        setUnchosen(false);
        try {
          if (!dropIn.current) throw new PaymentFormError('notReady');
          return await dropIn.current.request();
        } catch (problem) {
          if (problem instanceof PaymentFormError) {
            if (problem.problem === 'provider') alertOf();
            setUnchosen(problem.problem === 'unchosen');
          }
          throw problem;
        }
      },
      clear: () => {
        setTyped(false);
        dropIn.current?.clear();
      },
    }),
    [alertOf],
  );

  const retry = () => setAttempt(attempt + 1);
  return (
    <div className={styles.form} data-state={state.is} inert={isInert}>
      {state.is === 'loading' && (
        <Loading label={t('payment-form:loading')}>
          <p aria-hidden="true" className={styles.loading}>
            {t('payment-form:loading')}
          </p>
          <Skeleton height={210} />
        </Loading>
      )}
      {state.is === 'failed' &&
        (state.problem instanceof ApiError ? (
          <LoadFailure problem={state.problem} onRetry={retry} isRetrying={false} />
        ) : (
          <LoadErrorPanel title={t('payment-form:failedTitle')} retryLabel={t('common:actions.retry')} onRetry={retry}>
            {t('payment-form:braintreePaymentErrorLabel')}
          </LoadErrorPanel>
        ))}
      <div ref={host} className={styles.host} data-unchosen={isUnchosen || undefined} />
      {isUnchosen && <FieldProblem>{t('payment-form:provider.chooseFirst')}</FieldProblem>}
    </div>
  );
}
