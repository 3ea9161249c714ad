import { formatList } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ShieldCheck } from 'lucide-react';
import { readingOf } from '../../../shared/brand/brand.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './why-asked.module.css';

/** How many other approvers are named. */
const NAMED = 3;

/** Why this user is asked, and who else can approve. */
export function WhyAsked({ user, order }: Pick<Approval, 'user'> & { order: Order }) {
  const { t, i18n } = useTranslation('approval');
  const ids = order.approver_user_ids;
  const others = order.approvers.filter(({ id }) => id !== user.id).map(({ name }) => name);
  const named = others.length > NAMED + 1 ? others.slice(0, NAMED) : others;
  const more = others.length - named.length;
  const names = formatList(
    more > 0 ? [...named, t('asked.more', { count: more })] : named,
    'and',
    readingOf(i18n.language),
  );
  return (
    <p className={styles.strip}>
      <ShieldCheck size={16} aria-hidden="true" className={styles.icon} />
      <span>
        <strong>{t(ids.length === 0 ? 'asked.anyone' : ids.length === 1 ? 'asked.only' : 'asked.among')}</strong>{' '}
        {ids.length === 0 ? t('asked.anyoneMore') : others.length > 0 && t('asked.others', { names })}
      </span>
    </p>
  );
}
