import { formatMoney, formatOdometer, isCompletedService, isDecidable, regionRules } from '@wayside/domain';
import type { LineDecision, LineStatus } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Segmented, StatusPill, classNames } from '@wayside/ui';
import type { StatusTone } from '@wayside/ui';
import { Check, X } from 'lucide-react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import type { OrderLine } from '../approval.queries.ts';
import styles from './review-lines.module.css';

interface LineRowProps {
  /** The line with its current decision. */
  line: OrderLine;
  /** Status stored on the server. */
  stored: LineStatus;
  /** Price when the page was opened. */
  firstPrice: number | null | undefined;
  /** Odometer on the order, in the region's unit. */
  odometer: number | null;
  isBusy: boolean;
  /** Undefined when the line can't be decided, or not by this user. */
  onDecide: ((decision: LineDecision) => void) | undefined;
}

/** One service of the order: name, reason, price and decision. Declined services stay visible, struck through. */
export function LineRow({ line, stored, firstPrice, odometer, isBusy, onDecide }: LineRowProps) {
  const { t, i18n } = useTranslation(['approval', 'orders']);
  const reading = readingOf(i18n.language);
  const name = useOrderTexts().service(line);
  const isDeclined = line.status === 'rejected';
  // How an order was paid is its own status.
  const shown = isCompletedService(line.status) ? 'complete' : line.status;
  const isChanged = firstPrice !== undefined && firstPrice !== line.price;
  const priceOf = (price: number | null) => (price === null ? t('orders:priceAtShop') : formatMoney(price, reading));
  return (
    <li className={classNames(styles.line, isDeclined && styles.declined)}>
      <div className={styles.what}>
        <span className={styles.name}>{isDeclined ? <s>{name}</s> : name}</span>
        <Why line={line} odometer={odometer} />
      </div>
      <div className={styles.price}>
        {isDeclined ? <s>{priceOf(line.total ?? line.price)}</s> : priceOf(line.total ?? line.price)}
        {isChanged && <span className={styles.was}>{t('lines.was', { price: priceOf(firstPrice) })}</span>}
      </div>
      <div className={styles.decision}>
        {onDecide && isDecidable({ status: stored }) ? (
          <Segmented
            label={t('lines.decision', { service: name })}
            segments={[
              {
                id: 'approved',
                label: t('lines.approve'),
                name: t('lines.approveNamed', { service: name }),
                icon: <Check size={16} aria-hidden="true" />,
                tone: 'success',
              },
              {
                id: 'rejected',
                label: t('lines.decline'),
                name: t('lines.declineNamed', { service: name }),
                icon: <X size={16} aria-hidden="true" />,
                tone: 'critical',
              },
            ]}
            value={isDeclined ? 'rejected' : 'approved'}
            onChange={onDecide}
            isDisabled={isBusy}
            isWide
          />
        ) : (
          <StatusPill tone={TONES[shown]}>{t(`status.${shown}`)}</StatusPill>
        )}
      </div>
    </li>
  );
}

const TONES: Record<Exclude<LineStatus, 'paid' | 'paid_in_shop' | 'paid_deferred'>, StatusTone> = {
  initiated: 'neutral',
  active: 'info',
  awaiting_approval: 'attention',
  approved: 'success',
  rejected: 'muted',
  deleted: 'muted',
  complete: 'success',
};

/** Why the service is due: its interval, and the odometer at which it is due if that differs from the order's reading. */
function Why({ line, odometer }: { line: OrderLine; odometer: number | null }) {
  const { t, i18n } = useTranslation('approval');
  const unit = regionRules(brand.region).distanceUnit;
  const at = unit === 'km' ? line.service_kilometers : line.service_miles;
  const distance = (value: number) => formatOdometer(value, unit, readingOf(i18n.language));
  const facts = [
    line.odometer_config && t('lines.interval', { distance: distance(line.odometer_config.quantity) }),
    at !== null && at !== odometer && t('lines.at', { distance: distance(at) }),
  ].filter(Boolean);
  return facts.length > 0 && <span className={styles.why}>{facts.join(' · ')}</span>;
}
