import { isToReview, place, showsReview } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, classNames } from '@wayside/ui';
import { useCurrentUser } from '../../../shared/data/user.ts';
import { OrderLink } from '../../../shared/orders/order-link.tsx';
import { OrderStatus } from '../../../shared/orders/order-status.tsx';
import { blockOf } from '../../../shared/vehicles/block-link.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import type { Order } from '../../../shared/orders/order-text.ts';
import type { Vehicle } from './vehicle.queries.ts';
import styles from './vehicle.module.css';

/** The vehicle's active order, if any: the task at hand while it awaits approval. */
export function ActiveOrder({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicle');
  const { active_order: order = null } = vehicle;
  return (
    <section
      aria-label={t('active.title')}
      className={classNames(styles.order, order && showsReview(order) && styles.task)}
    >
      {order ? (
        <OpenOrder order={order} />
      ) : (
        <div>
          <h2 className={styles.orderTitle}>{t('active.emptyTitle')}</h2>
          {!blockOf(vehicle) && <p className={styles.orderLine}>{t('active.emptyBody')}</p>}
        </div>
      )}
    </section>
  );
}

function OpenOrder({ order }: { order: Order }) {
  const { t } = useTranslation(['vehicle', 'orders']);
  const texts = useOrderTexts();
  const isReview = isToReview(useCurrentUser().data, order);
  return (
    <>
      <div className={styles.orderTexts}>
        <div className={styles.orderHead}>
          <h2 className={styles.orderTitle}>
            <OrderLink id={order.id} />
          </h2>
          <OrderStatus order={order} />
        </div>
        <p className={styles.orderLine}>{texts.services(order).join(', ')}</p>
        <p className={styles.note}>
          {[texts.shop(order), texts.appointment(order), texts.appointmentNote(order)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.orderEnd}>
        <span className={styles.amount}>{texts.total(order)}</span>
        <ButtonLink href={place.order(order.id)} variant={isReview ? 'primary' : 'secondary'}>
          {t(isReview ? 'orders:review' : 'active.view')}
        </ButtonLink>
      </div>
    </>
  );
}
