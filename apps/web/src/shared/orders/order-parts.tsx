import { useTranslation } from '@wayside/i18n';
import { StatusPill, VisuallyHidden } from '@wayside/ui';
import type { ReactNode } from 'react';
import { useOrderTexts, viewOf } from './order-text.ts';
import type { OrderInWords } from './order-text.ts';
import styles from './order-parts.module.css';

const NOTHING = '—';

/** Placeholder for a missing value. */
export function NotSet() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">{NOTHING}</span>
      <VisuallyHidden>{t('state.notSet')}</VisuallyHidden>
    </>
  );
}

/** A line with an optional secondary line below. */
export function TwoLines({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <span className={styles.lines}>
      <span>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}

export function OrderStatus({ order, past = false }: { order: OrderInWords; past?: boolean }) {
  const texts = useOrderTexts();
  return <StatusPill tone={viewOf(order, past)?.tone ?? 'neutral'}>{texts.status(order, { past })}</StatusPill>;
}

/** The first two services, and the number of others. */
export function OrderServices({ order }: { order: OrderInWords }) {
  const { t } = useTranslation('orders');
  const [first, second, ...more] = useOrderTexts().services(order);
  const rest = more.length > 0 && ` ${t('moreServices', { count: more.length })}`;
  return (
    <TwoLines
      note={
        second && (
          <>
            {second}
            {rest}
          </>
        )
      }
    >
      {first ?? <NotSet />}
    </TwoLines>
  );
}

export function OrderShop({ order }: { order: OrderInWords }) {
  const texts = useOrderTexts();
  return <TwoLines note={texts.shopPlace(order)}>{texts.shop(order) || <NotSet />}</TwoLines>;
}

/** The appointment, and whether the shop has confirmed it. */
export function OrderAppointment({ order }: { order: OrderInWords }) {
  const texts = useOrderTexts();
  const note = texts.appointmentNote(order);
  const day = texts.day(order);
  return day ? (
    <TwoLines note={<span className={styles.figures}>{`${texts.time(order)} · ${note}`}</span>}>
      <span className={styles.figures}>{day}</span>
    </TwoLines>
  ) : (
    <span className={styles.note}>{note}</span>
  );
}

export function OrderTotal({ order }: { order: OrderInWords }) {
  const total = useOrderTexts().total(order);
  return total ? <span className={styles.figures}>{total}</span> : <NotSet />;
}
