import { useQuery } from '@tanstack/react-query';
import { toReplaceFirst } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, EmptyState, lazyPart, useStableCallback } from '@wayside/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { leaves } from '../../../shared/list/use-open-record.ts';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { LazyPanel } from '../../../shared/page/lazy-panel.tsx';
import { paymentMethodsQuery, usePeople } from '../../../shared/payments/payment-methods.queries.ts';
import type { PaymentMethod } from '../../../shared/payments/payment-methods.queries.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import { DriversDialog, MethodQuestion } from './payment-dialogs.tsx';
import styles from './payments.module.css';
import { usePaymentAddress } from './use-payment-address.ts';

const AddPaymentMethod = lazyPart(() => import('../../../shared/payments/add-payment-method.tsx'), 'AddPaymentMethod');

/** The payment methods of the fleet, with the main button in the head of the page. Only those who may see this tab add methods (PAY-01). */
export function PaymentsTab({ user, head }: { user: User; head: HTMLElement | null }) {
  const { t } = useTranslation(['payment-methods', 'payments']);
  const query = useQuery(paymentMethodsQuery());
  // Each says itself that it expires.
  const methods = useMemo(() => query.data && toReplaceFirst(query.data, today()), [query.data]);
  const { opened, open, close } = usePaymentAddress();
  const [question, setQuestion] = useState<Pick<ComponentProps<typeof MethodQuestion>, 'kind' | 'method'>>();
  const edit = useStableCallback(({ id }: PaymentMethod) => open(id));
  const actions = useMemo(
    () => ({
      edit,
      remove: (method: PaymentMethod) => setQuestion({ kind: 'delete', method }),
      makeDefault: (method: PaymentMethod) => setQuestion({ kind: 'default', method }),
    }),
    [edit],
  );
  const columns = usePaymentColumns(user, usePeople().data, actions);
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onPress={() => open('new')}>
      {t('actions.add')}
    </Button>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <div className={styles.tab}>
      {!isEmpty && head && createPortal(add, head)}
      <ListPanel
        list={useList('settings_payments')}
        texts={{
          label: t('label'),
          search: t('search.label'),
          searchPlaceholder: t('search.placeholder'),
          loading: t('loading'),
        }}
        columns={columns}
        query={{ ...query, data: methods }}
        rowKey={({ id }) => id}
        empty={
          <EmptyState kind="first-use" title={t('empty.title')} action={add}>
            {t('payments:hints.addPaymentInSettings')}
          </EmptyState>
        }
      />
      {opened === 'new' && (
        <LazyPanel>
          <AddPaymentMethod user={user} onClose={close} isLeaving={leaves('payment')} />
        </LazyPanel>
      )}
      {typeof opened === 'number' && query.data && (
        <DriversDialog key={opened} user={user} method={query.data.find(({ id }) => id === opened)} onClose={close} />
      )}
      {question && (
        <MethodQuestion
          key={`${question.kind} ${question.method.id}`}
          {...question}
          user={user}
          isGone={query.data !== undefined && !query.data.some(({ id }) => id === question.method.id)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}
