import { HALF_A_CENT, countDecisions, discountOf, formatMoney } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, LiveRegion, Spinner, classNames } from '@wayside/ui';
import { useState } from 'react';
import { readingOf } from '../../../shared/brand/brand.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './decision-panel.module.css';

/** The total with the current decisions, compared with the requested total and the retail price. */
export function OrderSum({ approval, order }: { approval: Approval; order: Order }) {
  const { t, i18n } = useTranslation('approval');
  const { state, send, isEligible } = approval;
  // The shop's total, before any decision on this page.
  const [requested] = useState(order.total);
  const { unpriced } = countDecisions(order.order_services, state.context.decisions);
  const money = (amount: number) => formatMoney(amount, readingOf(i18n.language));
  const { total, saving } = order;
  const isSaving = saving !== null && saving >= HALF_A_CENT;
  const isPricing = state.hasTag('pricing');
  // Until a total that fits the decisions is here, the difference would be no discount.
  const promoted = isPricing || state.hasTag('stale') ? null : discountOf(order, state.context.decisions);
  const shown = useTotalText(order);
  const isOther = requested !== null && total !== null && requested !== total && requested !== promoted?.subtotal;
  const amounts = [
    ['subtotal', promoted?.subtotal],
    ['discount', promoted ? -promoted.discount : undefined],
    ['requested', isOther ? requested : undefined],
    ['retail', total !== null && isSaving ? total + saving : undefined],
  ] as const;
  return (
    <div className={styles.sum}>
      <div className={styles.total}>
        <span className={styles.label}>{t('summary.total')}</span>
        <span className={classNames(styles.amount, isPricing && styles.old)}>{shown}</span>
        {isPricing && <Spinner label={t('summary.updating')} />}
      </div>
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
      <dl className={styles.compared}>
        {amounts.map(
          ([label, amount]) =>
            amount !== undefined && (
              <div key={label} className={styles.row}>
                <dt>{t(`summary.${label}`)}</dt>
                <dd>{money(amount)}</dd>
              </div>
            ),
        )}
      </dl>
      {isSaving && <p className={styles.saving}>{t('summary.saving', { amount: money(saving) })}</p>}
    </div>
  );
}

/** The formatted total, or the "priced at the shop" text when it's unknown. */
export function useTotalText({ total }: Order): string {
  const { t, i18n } = useTranslation('approval');
  return total === null ? t('summary.atShop') : formatMoney(total, readingOf(i18n.language));
}
