import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@wayside/api-client';
import { formatDate, formatMoney, formatTime } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState, Panel, TwoLines } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { TableList } from '../../../shared/list/table-list.tsx';
import { useOrderTexts } from '../../../shared/orders/order-text.ts';
import { useOtherTotalText } from '../../../shared/orders/use-other-total-text.ts';
import { historyQuery } from '../approval.queries.ts';
import type { Order } from '../approval.queries.ts';
import type { Approval } from '../use-order-approval.ts';
import styles from './history.module.css';

type Step = Schemas['ActivityItem'];

/** Who requested, approved and declined what, oldest first. What is decided here but not sent has changed no total. */
export function History({ approval, order }: { approval: Pick<Approval, 'whole'>; order: Order }) {
  const { t, i18n } = useTranslation(['approval', 'orders']);
  const orders = useOrderTexts();
  const otherTotal = useOtherTotalText();
  const history = useQuery(historyQuery(order.id));
  const columns: Column<Step>[] = [
    { id: 'when', header: t('history.when'), cell: momentOf },
    { id: 'what', header: t('history.what'), cell: ({ activity_type }) => t(`history.${activity_type}`) },
    {
      id: 'who',
      header: t('history.who'),
      width: 280,
      cell: ({ acting_user }) => long(acting_user ?? t('history.policy')),
    },
    {
      id: 'services',
      header: t('history.services'),
      width: 320,
      cell: ({ service_details }) => long(service_details.map(orders.service).join(', ')),
    },
    {
      id: 'total',
      header: t('history.total'),
      value: ({ total }) => total,
      format: ({ total }) => formatMoney(total, readingOf(i18n.language)),
      cell: (step) =>
        noted(formatMoney(step.total, readingOf(i18n.language)), otherTotal(step, approval.whole ?? order)),
      kind: 'money',
    },
  ];
  return (
    <Panel title={t('history.title')} isFlush>
      <TableList
        query={history}
        label={t('history.label')}
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ label: t('history.loading'), rows: 2, columns: '1fr 1fr 1fr 2fr 1fr' }}
        empty={<EmptyState kind="first-use" title={t('orders:empty.noApprovals')} />}
      />
    </Panel>
  );
}

const noted = (text: string | undefined, note: string) => <TwoLines note={note}>{text}</TwoLines>;

const long = (text: string) => <span className={styles.long}>{text}</span>;

function momentOf({ created_at: at }: Step) {
  return (
    <span className={styles.moment}>
      <span>{formatDate(at, brand.region)}</span> <span>{formatTime(at)}</span>
    </span>
  );
}
