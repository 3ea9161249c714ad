import { useQuery } from '@tanstack/react-query';
import {
  countDecisions,
  formatDate,
  formatMoney,
  formatOdometer,
  formatTime,
  isCompletedService,
  isDecidable,
  isInOrder,
  linesOfReview,
  regionRules,
  reviewLines,
  statusOf,
} from '@wayside/domain';
import type { LineDecision, LineStatus } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dispensable, LazyBoundary, Panel, Segmented, StatusPill, classNames, lazyPart } from '@wayside/ui';
import type { StatusTone } from '@wayside/ui';
import { Check, Wrench, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useQuietTime } from '../../../shared/page/use-quiet-time.ts';
import { historyQuery } from '../approval.queries.ts';
import type { Order, OrderLine } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './review-lines.module.css';

const LastDone = lazyPart(() => import('./last-done.tsx'), 'LastDone');

/** The services of the order with the mechanic's notes and a decision on each. */
export function ReviewLines({ approval, order, footer }: { approval: Approval; order: Order; footer: ReactNode }) {
  const { t } = useTranslation('approval');
  const { state, send } = approval;
  const { decisions } = state.context;
  // Prices when the page was opened, to show which ones have changed since.
  const [first] = useState(() => new Map(order.order_services.map(({ id, price }) => [id, price])));
  const { open, approved } = countDecisions(order.order_services, decisions);
  const { isEligible } = approval;
  // Users who can't approve see the stored statuses.
  const lines = isEligible
    ? (reviewLines(order.order_services, decisions) as OrderLine[])
    : linesOfReview(order.order_services);
  const isDeciding = isEligible && open > 0;
  const decided = lines.filter(({ status }) => status === 'approved').length;
  const closed =
    decided > 0
      ? t('lines.approved', { approved: decided, count: lines.length })
      : t('lines.closed', { count: lines.length });
  const isBusy = !state.hasTag('approvable');
  const isQuiet = useQuietTime();
  return (
    <Panel
      title={t('lines.title')}
      context={isDeciding ? t('lines.context', { approved, count: open }) : closed}
      actions={
        isDeciding &&
        open > 1 && (
          <>
            <Button size="small" variant="quiet" onPress={() => send({ type: 'lines.decided', decision: 'approved' })}>
              {t('lines.all')}
            </Button>
            <Button size="small" variant="quiet" onPress={() => send({ type: 'lines.decided', decision: 'rejected' })}>
              {t('lines.none')}
            </Button>
          </>
        )
      }
      footer={footer}
      isFlush
    >
      {order.shop_comments && (
        <figure className={styles.says}>
          <Wrench size={16} aria-hidden="true" className={styles.icon} />
          <div>
            <figcaption className={styles.who}>{t('shopSays')}</figcaption>
            <blockquote className={styles.words}>{order.shop_comments}</blockquote>
          </div>
        </figure>
      )}
      {lines.length === 0 ? (
        <p className={styles.empty}>{t('lines.empty')}</p>
      ) : (
        <ul className={styles.lines} aria-label={t('lines.list')}>
          {lines.map((line) => (
            <LineRow
              key={line.id}
              order={order}
              isQuiet={isQuiet}
              line={line}
              stored={order.order_services.find(({ id }) => id === line.id)?.status ?? line.status}
              firstPrice={first.get(line.id)}
              isBusy={isBusy}
              onDecide={isEligible ? (decision) => send({ type: 'line.decided', id: line.id, decision }) : undefined}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface LineRowProps {
  order: Order;
  /** Whether it is time for what nobody waits for. */
  isQuiet: boolean;
  /** The line with its current decision. */
  line: OrderLine;
  /** Status stored on the server. */
  stored: LineStatus;
  /** Price when the page was opened. */
  firstPrice: number | null | undefined;
  isBusy: boolean;
  /** Undefined when the line can't be decided, or not by this user. */
  onDecide: ((decision: LineDecision) => void) | undefined;
}

/** One service of the order: name, reason, price and decision. Declined services stay visible, struck through. */
function LineRow({ order, isQuiet, line, stored, firstPrice, isBusy, onDecide }: LineRowProps) {
  const { t, i18n } = useTranslation(['approval', 'orders']);
  const reading = readingOf(i18n.language);
  const name = useOrderTexts().service(line);
  const isDeclined = line.status === 'rejected';
  // How an order was paid is its own status.
  const shown = isCompletedService(line.status) ? 'complete' : line.status;
  const isOpen = isDecidable({ status: stored });
  // Once the order was canceled, its open services can no longer be decided.
  const isOff = isOpen && statusOf(order) === 'cancel';
  const isChanged = firstPrice !== undefined && firstPrice !== line.price;
  const priceOf = (price: number | null) => (price === null ? t('orders:priceAtShop') : formatMoney(price, reading));
  return (
    <li className={classNames(styles.line, isDeclined && styles.declined)}>
      <div className={styles.what}>
        <span className={styles.name}>{isDeclined ? <s>{name}</s> : name}</span>
        {stored === 'rejected' ? <DeclinedBy orderId={order.id} line={line} /> : <Why line={line} order={order} />}
        {onDecide && isOpen && (
          <span className={classNames(styles.why, styles.last)}>
            {isQuiet && (
              <Dispensable>
                <LazyBoundary>
                  <LastDone line={line} order={order} />
                </LazyBoundary>
              </Dispensable>
            )}
          </span>
        )}
      </div>
      <div className={styles.price}>
        {isDeclined ? <s>{priceOf(line.total ?? line.price)}</s> : priceOf(line.total ?? line.price)}
        {isChanged && <span className={styles.was}>{t('lines.was', { price: priceOf(firstPrice) })}</span>}
      </div>
      <div className={styles.decision}>
        {onDecide && isOpen ? (
          <Segmented
            label={t('lines.decision', { service: name })}
            segments={CHOICES.map(({ id, label, Icon, tone }) => ({
              id,
              label: t(`lines.${label}`),
              name: t(`lines.${label}Named`, { service: name }),
              icon: <Icon size={16} aria-hidden="true" />,
              tone,
            }))}
            value={isDeclined ? 'rejected' : 'approved'}
            onChange={onDecide}
            isDisabled={isBusy}
            isWide
          />
        ) : (
          <StatusPill tone={isOff ? 'muted' : TONES[shown]} mark={shown === 'approved' ? 'approved' : undefined}>
            {t(isOff ? 'settled.canceled' : `status.${shown}`)}
          </StatusPill>
        )}
      </div>
    </li>
  );
}

const CHOICES = [
  { id: 'approved', label: 'approve', Icon: Check, tone: 'success' },
  { id: 'rejected', label: 'decline', Icon: X, tone: 'critical' },
] as const;

const TONES: Record<Exclude<LineStatus, 'paid' | 'paid_in_shop' | 'paid_deferred'>, StatusTone> = {
  initiated: 'neutral',
  active: 'info',
  awaiting_approval: 'attention',
  approved: 'success',
  rejected: 'muted',
  deleted: 'muted',
  complete: 'success',
};

/**
 * Why the service is due: its interval, and the odometer at which it is due if that differs from the order's reading.
 */
function Why({ line, order }: { line: OrderLine; order: Order }) {
  const { t, i18n } = useTranslation('approval');
  const unit = regionRules(brand.region).distanceUnit;
  const [at, odometer] =
    unit === 'km' ? [line.service_kilometers, order.kilometers] : [line.service_miles, order.miles];
  const distance = (value: number) => formatOdometer(value, unit, readingOf(i18n.language));
  const facts = [
    line.odometer_config && t('lines.interval', { distance: distance(line.odometer_config.quantity) }),
    at !== null && at !== odometer && t('lines.at', { distance: distance(at) }),
  ].filter(Boolean);
  return facts.length > 0 && <span className={styles.why}>{facts.join(' · ')}</span>;
}

/** Who declined the service, and when: from the approval history, for users who get it. */
function DeclinedBy({ orderId, line }: { orderId: number; line: OrderLine }) {
  const { t } = useTranslation('approval');
  // The history on this page loads it.
  const { data: steps } = useQuery({ ...historyQuery(orderId), enabled: false });
  const step = steps?.findLast(
    ({ activity_type, service_details }) =>
      activity_type === 'rejected' && isInOrder(line, { order_services: service_details }),
  );
  if (!step?.acting_user) return null;
  const moment = [formatDate(step.created_at, brand.region), formatTime(step.created_at)].join(' ');
  return <span className={styles.why}>{t('lines.declinedBy', { name: step.acting_user, moment })}</span>;
}
