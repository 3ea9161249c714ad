import { canEditPaymentMethod, canSeeDefaultToggle, expiryOf, fullNameOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, MoreMenu, StatusPill, Switch, TwoLines, VisuallyHidden } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { CreditCard, Trash2, WalletCards } from 'lucide-react';
import { useMemo } from 'react';
import { columnsOf } from '../../../shared/list/columns-of.ts';
import { usePaymentMethodName } from '../../../shared/payments/payment-method-text.ts';
import type { PaymentMethod } from '../../../shared/payments/payment-methods.queries.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import styles from './payments.module.css';

export interface MethodActions {
  edit: (method: PaymentMethod) => void;
  remove: (method: PaymentMethod) => void;
  makeDefault: (method: PaymentMethod) => void;
}

/** `03/2028` sorts as `2028-03`. */
const byDate = ({ expiration_date }: PaymentMethod): string | null =>
  expiration_date && expiration_date.split('/').toReversed().join('-');

/** Columns of the payment methods. */
export function usePaymentColumns(
  user: User,
  people: readonly User[] | undefined,
  actions: MethodActions,
): Column<PaymentMethod>[] {
  const { t } = useTranslation(['payment-methods', 'common']);
  const nameOf = usePaymentMethodName();
  return useMemo((): Column<PaymentMethod>[] => {
    const names = new Map(
      people?.map((person) => {
        const name = fullNameOf(person);
        return [person.id, person.is_active === false ? t('common:inactiveUser', { name }) : name];
      }),
    );
    const driversOf = ({ customer_ids }: PaymentMethod) =>
      people ? customer_ids.map((id) => names.get(id) ?? t('formerUser')) : [];
    return columnsOf(
      {
        method: {
          value: ({ type, card_type }) => (type === 'PayPal' ? t('payPal') : card_type),
          searched: ({ type, card_type, email }) =>
            [type === 'PayPal' ? t('payPal') : card_type, email].filter(Boolean).join('\n'),
          cell: (method) => <Method method={method} />,
          hasTwoLines: true,
          hasFilter: true,
          hasChoices: true,
          isPinned: true,
          width: 226,
          // The email of a PayPal account in full.
          minWidth: 222,
        },
        digits: { value: ({ last_4 }) => last_4, kind: 'identifier', width: 100, minWidth: 80 },
        expires: {
          value: byDate,
          searched: ({ expiration_date }) => expiration_date ?? '',
          format: ({ expiration_date }) => expiration_date ?? '',
          cell: (method) => method.expiration_date && <Expiry method={method} />,
          kind: 'date',
          width: 236,
          minWidth: 220,
        },
        addedBy: { value: ({ customer_name }) => customer_name, hasOwnLine: true, width: 150, minWidth: 120 },
        drivers: {
          value: (method) => driversOf(method).join(', '),
          cell: (method) => {
            const [first, ...more] = driversOf(method);
            return (
              first && <TwoLines note={more.length > 0 && t('moreDrivers', { count: more.length })}>{first}</TwoLines>
            );
          },
          hasOwnLine: true,
          width: 160,
          minWidth: 130,
        },
        default: canSeeDefaultToggle(user)
          ? {
              value: ({ is_default }) => (is_default ? t('columns.default') : ''),
              cell: (method) => (
                <Switch
                  isOn={method.is_default}
                  isReadOnly={method.is_default}
                  onChange={(isOn) => isOn && actions.makeDefault(method)}
                >
                  <VisuallyHidden>
                    {t(method.is_default ? 'isDefault' : 'makeDefault', { method: nameOf(method) })}
                  </VisuallyHidden>
                </Switch>
              ),
              isSortable: false,
              hasOwnLine: true,
              width: 100,
              minWidth: 90,
            }
          : undefined,
        actions: {
          cell: (method) =>
            canEditPaymentMethod(user, method) && (
              <span className={styles.actions}>
                <Button
                  size="small"
                  aria-label={t('row.edit', { method: nameOf(method) })}
                  onPress={() => actions.edit(method)}
                >
                  {t('row.editShort')}
                </Button>
                <MoreMenu
                  size="small"
                  label={t('row.more', { method: nameOf(method) })}
                  actions={[
                    {
                      id: 'delete',
                      label: t('row.delete', { method: nameOf(method) }),
                      icon: <Trash2 size={16} aria-hidden="true" />,
                      tone: 'danger',
                      onAction: () => actions.remove(method),
                    },
                  ]}
                />
              </span>
            ),
          kind: 'actions',
          isPinned: true,
          width: 156,
          minWidth: 152,
        },
      },
      (id) => t(`columns.${id}`),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- nameOf follows the language, as t does
  }, [t, user, people, actions]);
}

/** What it is, with a mark that is the same for every brand of card; the default says so. */
function Method({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation(['payment-methods', 'payments']);
  const { type, card_type, email, is_default } = method;
  const isCard = type !== 'PayPal';
  const Mark = isCard ? CreditCard : WalletCards;
  // An expired card is not charged.
  const isDefault = is_default && t(expiryOf(method, today()) === 'expired' ? 'columns.default' : 'paysByDefault');
  return (
    <span className={styles.method}>
      <span className={styles.mark}>
        <Mark size={16} aria-hidden="true" />
      </span>
      <TwoLines note={[!isCard && email, isDefault].filter(Boolean).join(' · ')}>
        {isCard ? (card_type ?? t('payments:select.anyCard')) : t('payPal')}
      </TwoLines>
    </span>
  );
}

/** The month, and what it means today. */
function Expiry({ method }: { method: PaymentMethod }) {
  const { t } = useTranslation('payment-methods');
  const now = today();
  const expiry = expiryOf(method, now);
  const isThisMonth = method.expiration_date?.startsWith(now.slice(5, 7));
  return (
    <span className={styles.expiry}>
      {method.expiration_date}
      {expiry === 'expired' && <StatusPill tone="critical">{t('expired')}</StatusPill>}
      {expiry === 'soon' && <StatusPill tone="attention">{t(isThisMonth ? 'thisMonth' : 'nextMonth')}</StatusPill>}
      {expiry === 'valid' && <span className={styles.valid}>{t('valid')}</span>}
    </span>
  );
}
