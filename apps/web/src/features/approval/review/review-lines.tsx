import { countDecisions, linesOfReview, regionRules, reviewLines } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Panel } from '@wayside/ui';
import { Wrench } from 'lucide-react';
import { useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import type { Order, OrderLine } from '../approval.queries.ts';
import { LineRow } from './line-row.tsx';
import type { Approval } from '../use-order-approval.ts';
import styles from './review-lines.module.css';

/** The services of the order with the mechanic's notes and a decision on each. */
export function ReviewLines({ approval, order }: { approval: Approval; order: Order }) {
  const { t } = useTranslation('approval');
  const { state, send } = approval;
  const { decisions } = state.context;
  // Prices when the page was opened, to show which ones have changed since.
  const [first] = useState(() => new Map(order.order_services.map(({ id, price }) => [id, price])));
  const { open, approved } = countDecisions(order.order_services, decisions);
  const { isEligible } = approval;
  // Users who can't approve see the stored statuses.
  const lines = isEligible ? (reviewLines(order.order_services, decisions) as OrderLine[]) : linesOfReview(order.order_services);
  const isDeciding = isEligible && open > 0;
  const decided = lines.filter(({ status }) => status === 'approved').length;
  const closed = decided > 0 ? t('lines.approved', { approved: decided, count: lines.length }) : t('lines.closed', { count: lines.length });
  const isBusy = !state.hasTag('approvable');
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
              line={line}
              stored={order.order_services.find(({ id }) => id === line.id)?.status ?? line.status}
              firstPrice={first.get(line.id)}
              odometer={regionRules(brand.region).distanceUnit === 'km' ? order.kilometers : order.miles}
              isBusy={isBusy}
              onDecide={isEligible ? (decision) => send({ type: 'line.decided', id: line.id, decision }) : undefined}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
