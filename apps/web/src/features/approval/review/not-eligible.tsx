import { digitsOf, formatPhone, isCompletedService, showsReview, statusOf, whyNotApprovable } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, Button, Link } from '@wayside/ui';
import { useContacts } from '../../../shared/orders/use-contacts.ts';
import type { Order } from '../approval.queries.ts';
import { NoPaymentMethod } from '../decision/no-payment-method.tsx';
import type { Approval } from '../use-order-approval.ts';
import { useOthersToReview, useReviewQueue } from './others-to-review.tsx';
import styles from './not-eligible.module.css';
import { SettledPayment, useSettledText } from './settled.tsx';

/** How many approvers the notice names; the dialog lists them all. */
const NAMED = 5;

/** How the order was decided, or why this user can't approve it and who can. */
export function NotEligible({ approval, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation(['approval', 'orders']);
  const reasons = whyNotApprovable(approval.user, order);
  const { people } = useContacts('approval', order, approval.user);
  const isOver = isCompletedService(statusOf(order));
  const waiting = useOthersToReview({ user: approval.user, order }) ?? [];
  // Who looks at finished work isn't on the way to another approval.
  const others = isOver ? [] : waiting;
  const [next] = others;
  const { placeOf } = useReviewQueue();
  // Nobody expects to approve an order that is already decided.
  const isPending = showsReview(order);
  const isRequested = statusOf(order) === 'initiated';
  const settled = useSettledText(order);
  const showsPeople = reasons.includes('notAnApprover');
  // The dialog over the page says the same.
  if (showsPeople && isPending && approval.state.hasTag('info')) return null;
  return (
    <Alert
      isStatic
      tone="info"
      title={isPending ? t('orders:notEligible.title') : isRequested ? t('orders:notEligible.requested') : settled}
      actions={
        (showsPeople || next) && (
          <>
            {showsPeople && (
              <Button size="small" onPress={() => approval.send({ type: 'approve.requested' })}>
                {t('actions.who')}
              </Button>
            )}
            {next && <Link href={placeOf(next.id)}>{t('reviewNext')}</Link>}
          </>
        )
      }
    >
      <SettledPayment approval={approval} order={order} />
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            {reason === 'notAwaitingApproval' && isOver ? t('settled.done') : t(`orders:notEligible.${reason}`)}
          </li>
        ))}
      </ul>
      {showsPeople && people.length > 0 && (
        <ul className={styles.people} aria-label={t('actions.who')}>
          {people.slice(0, NAMED).map(({ id, name, phone, isOfCompany }) => (
            <li key={id}>
              {isOfCompany ? t('orders:contact.nameOfCompany', { name }) : name}{' '}
              {phone && <Link href={`tel:${digitsOf(phone)}`}>{formatPhone(phone)}</Link>}
            </li>
          ))}
        </ul>
      )}
      {next && <p>{t('othersYours', { count: others.length })}</p>}
      {reasons.includes('noPaymentMethod') && <NoPaymentMethod approval={approval} order={order} />}
    </Alert>
  );
}
