import { useQuery } from '@tanstack/react-query';
import {
  acceptAll,
  canApproveOrder,
  canCancelOrder,
  cancelOrder,
  discountOf,
  formatMoney,
  isSavedService,
  methodToCharge,
  mustChooseMethod,
  outcomeOf,
} from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Dialog } from '@wayside/ui';
import { useState } from 'react';
import { readingOf } from '../../brand/brand.ts';
import { LoadFailure } from '../../failure/load-failure.tsx';
import { Loaded } from '../../data/loaded.tsx';
import { useKnownUser } from '../../data/user.ts';
import { AddPaymentButton } from '../../payments/add-payment-button.tsx';
import { PaymentMethodSelect } from '../../payments/payment-method-select.tsx';
import { paymentMethodsQuery, useMayAddMethod } from '../../payments/payment-methods.queries.ts';
import type { PaymentMethod } from '../../payments/payment-methods.queries.ts';
import { ConfirmAction } from '../../save/confirm-action.tsx';
import type { User } from '../../session/session.ts';
import { today } from '../../today.ts';
import { useVehicleText } from '../../vehicles/use-vehicle-text.ts';
import { ContactDialog } from '../contact-dialog.tsx';
import { OrderLink } from '../order-link.tsx';
import { useOrderTexts } from '../order-text.ts';
import type { Order } from '../order-text.ts';
import { useDecisionText } from '../use-decision-text.ts';
import { useDecision } from '../use-decision.ts';
import { CancelEffects } from './cancel-effects.tsx';
import styles from './confirm-decision.module.css';

export type Decision = 'cancel' | 'acceptAll';

interface ConfirmDecisionProps {
  kind: Decision;
  order: Order;
  /** The same order as it is listed now: it may be decided elsewhere while the dialog is open. */
  listed?: Order | undefined;
  onClose: () => void;
}

/** Asks for confirmation before accepting or canceling an order. Users without permission see who can help. */
export function ConfirmDecision(props: ConfirmDecisionProps) {
  const { kind, order, onClose } = props;
  const { t } = useTranslation(['dashboard', 'common']);
  const known = useKnownUser();
  const isCancel = kind === 'cancel';
  const failure = (
    <Dialog
      isOpen
      size="small"
      title={t(`confirm.${kind}`)}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
    >
      <LoadFailure problem={known.error} onRetry={() => void known.refetch()} isRetrying={known.isFetching} />
    </Dialog>
  );
  return (
    <Loaded query={known} skeleton={null} renderFailure={() => failure}>
      {(user) =>
        (isCancel ? canCancelOrder : canApproveOrder)(user, order) ? (
          <Confirmation {...props} user={user} />
        ) : (
          <ContactDialog about={isCancel ? 'cancelation' : 'approval'} order={order} user={user} onClose={onClose} />
        )
      }
    </Loaded>
  );
}

function Confirmation({ kind, order: opened, listed, onClose, user }: ConfirmDecisionProps & { user: User }) {
  const { t } = useTranslation(['dashboard', 'approval', 'orders']);
  const texts = useOrderTexts();
  const deciding = useDecision();
  const order = deciding.changed ?? opened;
  const vehicle = useVehicleText().nameIn(order, user);
  const [token, setToken] = useState(() => methodToCharge(order.braintree_payment_methods, today())?.token ?? null);
  const isCancel = kind === 'cancel';
  const decisionText = useDecisionText();
  // After a lost response it may be this very decision, which is checked.
  const isMeanwhile =
    listed !== undefined &&
    !deciding.isSaving &&
    !deciding.isUnknown &&
    deciding.result?.status !== 'success' &&
    outcomeOf(isCancel ? 'cancelation' : 'approval', listed, user) !== 'notDone';
  const elsewhere = isMeanwhile ? decisionText({ status: 'decidedByOthers', order: listed }) : undefined;
  const isPaid = !isCancel && mustChooseMethod(user, order);
  const lacksMethod = isPaid && token === null;
  const confirmLabel = isCancel ? t('confirm.cancelAction', { id: order.id }) : t('confirm.acceptAllAction');
  /** ERR2-19: without a default method, one must be chosen. */
  const askForMethod: typeof deciding.save = async () => {
    window.alert(t('approval:notice.pleaseSelectPaymentMethod'));
    return { status: 'failure', kind: 'rejected', alertMessage: undefined, alertType: 'error', retryAfter: undefined };
  };
  return (
    <ConfirmAction
      question={t(`confirm.${kind}`)}
      about={
        isCancel ? (
          <>
            <p>
              {vehicle} · <OrderLink id={order.id} />
            </p>
            <CancelEffects />
          </>
        ) : (
          <div className={styles.confirmation}>
            <p>
              {t('confirm.acceptAllBody', {
                vehicle,
                count: texts.services(order).length,
                total: texts.total(order) || t('orders:priceAtShop'),
              })}
            </p>
            <OrderLines order={order} />
            {isPaid && <AcceptAllPayment user={user} order={order} value={token} onChange={setToken} />}
          </div>
        )
      }
      confirmLabel={deciding.isUnknown ? t('approval:unknown.retry') : confirmLabel}
      cancelLabel={isCancel ? t('confirm.keep') : t('confirm.goBack')}
      tone={isCancel ? 'danger' : 'primary'}
      saving={lacksMethod ? { ...deciding, save: askForMethod } : deciding}
      input={{
        body: isCancel ? cancelOrder(order) : acceptAll(order, isPaid ? token : null),
        order,
        user,
        shownTotal: order.total,
      }}
      overtaken={deciding.isOvertaken ? deciding.problem : elsewhere}
      isUnknown={deciding.isUnknown}
      textOf={() => deciding.problem}
      onClose={onClose}
    />
  );
}

/** The shop, and what it charges for each service that will be approved. */
function OrderLines({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['orders', 'approval']);
  const texts = useOrderTexts();
  const lines = order.order_services.filter(({ status }) => !isSavedService(status));
  const promoted = discountOf(order, {});
  const money = (amount: number) => formatMoney(amount, readingOf(i18n.language));
  return (
    <div>
      <p>
        <OrderLink id={order.id} /> · {[texts.shop(order), texts.shopPlace(order)].filter(Boolean).join(', ')}
      </p>
      <ul className={styles.charges}>
        {lines.map((line) => (
          <li key={line.id} className={styles.charge}>
            <span>{texts.service(line)}</span>
            <span className={styles.figures}>{line.total === null ? t('priceAtShop') : money(line.total)}</span>
          </li>
        ))}
        {promoted && (
          <li className={styles.charge}>
            <span>{t('approval:summary.discount')}</span>
            <span className={styles.figures}>−{money(promoted.discount)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

interface AcceptAllPaymentProps {
  user: User;
  order: Order;
  /** Token of the chosen method. */
  value: string | null;
  onChange: (token: string) => void;
}

/** What pays when a whole order is accepted: the fleet's default, another method, or one that is added here. */
function AcceptAllPayment({ user, order, value, onChange }: AcceptAllPaymentProps) {
  const isOwnFleet = order.vehicle.fleet_id === user.fleet_id;
  const mayAdd = useMayAddMethod(user) && isOwnFleet;
  const { data } = useQuery({ ...paymentMethodsQuery(), enabled: isOwnFleet });
  const [added, setAdded] = useState<PaymentMethod>();
  const stored = data ?? order.braintree_payment_methods;
  const methods = added && stored.every(({ id }) => id !== added.id) ? [...stored, added] : stored;
  return (
    <>
      <PaymentMethodSelect methods={methods} value={value} onChange={onChange} />
      {mayAdd && (
        <div>
          <AddPaymentButton
            user={user}
            onAdded={(method) => {
              setAdded(method);
              onChange(method.token);
            }}
          />
        </div>
      )}
    </>
  );
}
