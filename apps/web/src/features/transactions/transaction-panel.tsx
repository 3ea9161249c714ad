import { downloadUrl } from '@wayside/api-client';
import { formatMoney, formatMonthYear, monthsTo, pageSize, totalOfCharges, totalsByMonth } from '@wayside/domain';
import type { Charge, Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Disclosure, EmptyState, Facts, NotSet, SkeletonRows } from '@wayside/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../shared/brand/brand.ts';
import { origin } from '../../shared/data/api.ts';
import { isNotFound } from '../../shared/failure/failure.ts';
import { Loaded } from '../../shared/data/loaded.tsx';
import type { Loadable } from '../../shared/data/loaded.tsx';
import { ListPanel } from '../../shared/list/list-panel.tsx';
import type { ListPanelProps } from '../../shared/list/list-panel.tsx';
import { useRangeInAddress } from '../../shared/list/range/range-address.ts';
import { RangePicker } from '../../shared/list/range/range-picker.tsx';
import { rangeText } from '../../shared/list/range/range-text.ts';
import { RowsTable } from '../../shared/list/table-list.tsx';
import { anId, useAddressParam } from '../../shared/list/use-address-param.ts';
import { useList } from '../../shared/list/use-list.ts';
import { PageDialog } from '../../shared/page/page-dialog.tsx';
import { authenticationToken } from '../../shared/session/session.ts';
import { today } from '../../shared/today.ts';
import styles from './transactions.module.css';
import { downloadQueryOf } from './transactions.queries.ts';
import type { Asked } from './transactions.queries.ts';

/** Rows per page of both lists; the first is the default. */
const TRANSACTION_PAGE_SIZES = [pageSize.transactions, 10, 25, 50] as const;

/** The two lists of the page. The second one has its own parameters in the address. */
const LISTS = {
  payments: { file: '/payment_activities.csv', opened: 'payment', prefix: undefined },
  subscriptions: { file: '/subscription_activities.csv', opened: 'subscription', prefix: 'subscriptions' },
} as const;

/**
 * State of one of the lists: its days and its opened transaction in the address, what to ask the server for, and the
 * file of the same.
 */
export function useTransactionList(name: keyof typeof LISTS, fleetId: number | undefined) {
  const { i18n } = useTranslation();
  const { file, opened, prefix } = LISTS[name];
  const { range, isOwnRange, setRange } = useRangeInAddress(prefix ? `${prefix}.` : '');
  const [openedId, open] = useAddressParam(opened, anId, undefined);
  const params: Asked = { range, fleetId };
  return {
    name,
    params,
    list: useList(`${name}_${brand.region}`, { prefix }),
    days: { range, isOwnRange, onRange: setRange },
    csv: {
      href: downloadUrl(origin, file, authenticationToken() ?? '', i18n.language as Language, downloadQueryOf(params)),
    },
    openedId,
    open,
  };
}

interface TransactionPanelProps<Item>
  extends
    Pick<ReturnType<typeof useTransactionList>, 'name' | 'days'>,
    Pick<ListPanelProps<Item>, 'list' | 'csv' | 'columns' | 'query'> {
  /** What the rows add up to. Must be stable. */
  chargesOf: (items: readonly Item[]) => readonly Charge[];
}

/** One of the two lists: its days, its rows and what they add up to. */
export function TransactionPanel<Item extends { id: number }>({
  name,
  days,
  chargesOf,
  ...panel
}: TransactionPanelProps<Item>) {
  const { t } = useTranslation('transactions');
  const [matches, setMatches] = useState<readonly Item[]>([]);
  return (
    <ListPanel
      {...panel}
      title={t(`${name}.title`)}
      texts={{
        label: t(`${name}.title`),
        search: t(`${name}.search`),
        searchPlaceholder: t(`${name}.searchPlaceholder`),
        loading: t(`${name}.loading`),
      }}
      rowKey={({ id }) => id}
      filters={<RangePicker range={days.range} onRange={days.onRange} />}
      pageSizes={TRANSACTION_PAGE_SIZES}
      footer={<ListTotal charges={chargesOf(matches)} />}
      onFound={setMatches}
      empty={<NoTransactions {...days} />}
    />
  );
}

const STEP = 12;

/** The sum of what is listed, and on request by fleet and month. */
function ListTotal({ charges }: { charges: readonly Charge[] }) {
  const { t, i18n } = useTranslation('transactions');
  const reading = readingOf(i18n.language);
  const total = useMemo(() => totalOfCharges(charges), [charges]);
  const months = useMemo(() => totalsByMonth(charges, i18n.language), [charges, i18n.language]);
  if (total.count === 0) return undefined;
  return (
    <div className={styles.total}>
      <output className={styles.sum}>
        {t('total.all', { count: total.count, amount: formatMoney(total.amount, reading) })}
      </output>
      <Disclosure title={t('total.byMonth')} headingLevel={3}>
        <RowsTable
          label={t('total.byMonth')}
          step={STEP}
          rows={months}
          rowKey={({ month, fleet }) => `${month} ${fleet}`}
          columns={[
            {
              id: 'month',
              header: t('total.month'),
              value: ({ month }) => formatMonthYear(`${month}-15`, i18n.language as Language, 'UTC'),
            },
            { id: 'fleet', header: t('columns.fleet'), value: ({ fleet }) => fleet },
            { id: 'count', header: t('total.count'), value: ({ count }) => count, kind: 'number' },
            {
              id: 'amount',
              header: t('columns.amount'),
              value: ({ amount }) => formatMoney(amount, reading),
              kind: 'money',
            },
          ]}
        />
      </Disclosure>
    </div>
  );
}

/** Says for which days there is nothing, and offers others. */
export function NoTransactions({ range, isOwnRange, onRange }: ReturnType<typeof useTransactionList>['days']) {
  const { t } = useTranslation(['transactions', 'common']);
  return (
    <EmptyState
      kind={isOwnRange ? 'filtered' : 'first-use'}
      title={t('empty.title')}
      action={
        <Button onPress={() => onRange(isOwnRange ? undefined : monthsTo(today(), 12))}>
          {t(isOwnRange ? 'common:range.initial' : 'common:range.lookBack')}
        </Button>
      }
    >
      {t('empty.body', rangeText(range))}
    </EmptyState>
  );
}

/** What a detail may be, in words: a part of `facts` in the texts, and its value. */
type Fact = readonly [
  'fleet' | 'vehicle' | 'vin' | 'otherId' | 'po' | 'department' | 'method' | 'approver' | 'approvalDate',
  string | null | undefined,
];

interface DetailDialogProps<Data> {
  title: string;
  query: Loadable<Data>;
  /** One line that tells this transaction from the others. */
  renderAbout: (data: Data) => ReactNode;
  factsOf: (data: Data) => readonly Fact[];
  onClose: () => void;
}

/** A dialog about one transaction, which an address may name: it may not exist. */
export function DetailDialog<Data>({ title, query, renderAbout, factsOf, onClose }: DetailDialogProps<Data>) {
  const { t } = useTranslation(['transactions', 'common']);
  return (
    <PageDialog
      title={title}
      description={query.data === undefined ? undefined : renderAbout(query.data)}
      onClose={onClose}
    >
      {isNotFound(query.error) ? (
        <EmptyState kind="no-permission" title={t('notFound.title')}>
          {t('notFound.body')}
        </EmptyState>
      ) : (
        <Loaded query={query} skeleton={<SkeletonRows label={t('common:state.loading')} rows={4} />}>
          {(data) => (
            <Facts
              facts={factsOf(data).map(([label, value]) => ({
                label: t(`facts.${label}`),
                value: value ?? <NotSet />,
              }))}
            />
          )}
        </Loaded>
      )}
    </PageDialog>
  );
}
