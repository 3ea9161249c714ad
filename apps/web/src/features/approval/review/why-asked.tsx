import { formatList } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ShieldCheck } from 'lucide-react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { useContacts } from '../../../shared/orders/use-contacts.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './why-asked.module.css';

/** How many other approvers are named; beyond one more, the rest is counted, those of the company apart. */
const NAMED = 3;

/** Why this user is asked, and who else can approve. */
export function WhyAsked({ user, order }: Pick<Approval, 'user'> & { order: Order }) {
  const { t, i18n } = useTranslation(['approval', 'orders']);
  const ids = order.approver_user_ids;
  const { people } = useContacts('approval', order, user);
  const named = people.length > NAMED + 1 ? people.filter((one) => !one.isOfCompany).slice(0, NAMED) : people;
  const ofCompany = people.filter((one) => one.isOfCompany && !named.includes(one)).length;
  const more = people.length - named.length - ofCompany;
  const names = formatList(
    [
      ...named.map(({ name, isOfCompany }) => (isOfCompany ? t('orders:contact.nameOfCompany', { name }) : name)),
      ...(more > 0 ? [t(ofCompany > 0 ? 'asked.moreOfFleet' : 'asked.more', { count: more })] : []),
      ...(ofCompany > 0 ? [t('asked.ofCompany', { count: ofCompany })] : []),
    ],
    'and',
    readingOf(i18n.language),
  );
  return (
    <p className={styles.strip}>
      <ShieldCheck size={16} aria-hidden="true" className={styles.icon} />
      <span>
        <strong>{t(ids.length === 0 ? 'asked.anyone' : ids.length === 1 ? 'asked.only' : 'asked.among')}</strong>{' '}
        {ids.length === 0 ? t('asked.anyoneMore') : people.length > 0 && t('asked.others', { names })}
      </span>
    </p>
  );
}
