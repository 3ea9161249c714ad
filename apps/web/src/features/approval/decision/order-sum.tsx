import { HALF_A_CENT, countDecisions, discountOf, formatMoney, statusOf } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, LiveRegion, Spinner, classNames } from '@wayside/ui';
import { useState } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import { agreedOn } from '../../../shared/orders/agreed.ts';
import type { Order } from '../approval.queries.ts';
import { Promotions } from '../promotions/promotions.tsx';
import type { Approval } from '../use-order-approval.ts';
import styles from './order-sum.module.css';

/** The total with the current decisions, compared with the requested total and the retail price. */
export function OrderSum({ approval, order }: { approval: Approval; order: Order }) {
  const { t, i18n } = useTranslation('approval');
  const { state, send, isEligible } = approval;
  // The shop's total, before any decision on this page.
  const [requested] = useState(order.total);
  const { unpriced } = countDecisions(order.order_services, state.context.decisions);
  const money = (amount: number) => formatMoney(amount, readingOf(i18n.language));
  const { total, saving } = order;
  const isCanceled = statusOf(order) === 'cancel';
  const isSaving = !isCanceled && saving !== null && saving >= HALF_A_CENT;
  const isPricing = state.hasTag('pricing');
  // Until a total that fits the decisions is here, the difference would be no discount.
  const promoted = isPricing || state.hasTag('stale') ? null : discountOf(order, state.context.decisions);
  const { promotions } = agreedOn(order.id);
  const shown = useTotalText(order);
  const isOther = requested !== null && total !== null && requested !== total && requested !== promoted?.subtotal;
  return (
    <div className={styles.sum}>
      <dl className={styles.rows}>
        {promoted && <Row label={t('summary.subtotal')} value={money(promoted.subtotal)} />}
        {promoted && (
          <Row
            label={
              promotions.length > 0
                ? t('summary.discountOf', { promotions: promotions.join(', ') })
                : t('summary.discount')
            }
            value={`−${money(promoted.discount)}`}
          />
        )}
      </dl>
      {isEligible && <Promotions approval={approval} />}
      <div className={styles.total}>
        <span>{t('summary.total')}</span>
        <span className={styles.line}>
          {isPricing && <Spinner label={t('summary.updating')} />}
          {isCanceled && total !== null ? (
            <s className={classNames(styles.amount, styles.old)}>{shown}</s>
          ) : (
            <span className={classNames(styles.amount, isPricing && styles.old)}>{shown}</span>
          )}
        </span>
      </div>
      {isCanceled && <p className={styles.note}>{t('summary.notCharged')}</p>}
      {/* After the total, because it is no part of the sum. */}
      {isOther && (
        <p className={classNames(styles.row, styles.note)}>
          <span>{t('summary.requested')}</span> <span className={styles.figures}>{money(requested)}</span>
        </p>
      )}
      <LiveRegion message={isEligible && !isPricing ? `${t('summary.total')} ${shown}` : ''} />
      {unpriced > 0 && total !== null && <p className={styles.note}>{t('summary.unpriced', { count: unpriced })}</p>}
      {state.hasTag('stale') && (
        <p role="alert" className={styles.stale}>
          <span>{t('summary.stale')}</span>
          <Button size="small" onPress={() => send({ type: 'preview.retried' })}>
            {t('summary.retry')}
          </Button>
        </p>
      )}
      {isSaving && (
        <p className={styles.retail}>
          {total !== null && (
            <span>
              {t('summary.retail')} <span className={styles.figures}>{money(total + saving)}</span>
            </span>
          )}
          <span className={styles.saving}>{t('summary.saving', { amount: money(saving) })}</span>
        </p>
      )}
    </div>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.figures}>{value}</dd>
    </div>
  );
}

/** The formatted total, or the "priced at the shop" text when it's unknown. */
export function useTotalText({ total }: Order): string {
  const { t, i18n } = useTranslation('approval');
  return total === null ? t('summary.atShop') : formatMoney(total, readingOf(i18n.language));
}
