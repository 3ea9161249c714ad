import { digitsOf, formatPhone } from '@wayside/domain';
import type { DecisionKind, OrderContact, Reviewer } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Link, SkeletonRows } from '@wayside/ui';
import { Mail, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import styles from './contact-list.module.css';
import type { Order } from './order-text.ts';
import { useContacts } from './use-contacts.ts';

/** People listed at first; the others are one press away. */
const A_FEW = 5;

export interface ContactListProps {
  about: DecisionKind;
  order: Order;
  user: Reviewer;
}

/** Who to call, text or email about an order: those on duty for it first (PPV-08). */
export function ContactList({ about, order, user }: ContactListProps) {
  const { t } = useTranslation(['orders', 'common']);
  const { people, isPending } = useContacts(about, order, user);
  const [showsAll, setShowsAll] = useState(false);
  if (people.length === 0) return <p>{t('contact.nobody')}</p>;
  const shown = showsAll ? people : people.slice(0, A_FEW);
  if (isPending) return <SkeletonRows label={t('common:state.loading')} rows={shown.length} columns="2fr 1fr" />;
  return (
    <>
      <ul className={styles.contacts}>
        {shown.map((person) => (
          <li key={person.id} className={styles.contact}>
            <span className={styles.name}>
              {person.name}
              {person.isOfCompany && <span className={styles.note}>{t('contact.ofCompany')}</span>}
            </span>
            <Ways person={person} subject={t('number', { id: order.id })} />
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <Button variant="quiet" size="small" onPress={() => setShowsAll(true)}>
          {t('contact.showAll', { count: people.length })}
        </Button>
      )}
    </>
  );
}

function Ways({ person: { name, phone, email }, subject }: { person: OrderContact; subject: string }) {
  const { t } = useTranslation('orders');
  return (
    <span className={styles.ways}>
      {phone ? <Link href={`tel:${digitsOf(phone)}`}>{formatPhone(phone)}</Link> : t('contact.noPhone')}
      {phone && (
        <Link href={`sms:${digitsOf(phone)}`} aria-label={t('contact.text', { name })}>
          <MessageSquare size={16} aria-hidden="true" />
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} aria-label={t('contact.email', { name })}>
          <Mail size={16} aria-hidden="true" />
        </Link>
      )}
    </span>
  );
}
