import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, EmptyState, SkeletonRows } from '@wayside/ui';
import type { ReactNode } from 'react';
import { isNotFound } from '../../shared/data/failure.ts';
import { Loaded } from '../../shared/data/loaded.tsx';
import type { Loadable } from '../../shared/data/loaded.tsx';

interface DetailDialogProps<Data> {
  title: string;
  query: Loadable<Data>;
  /** One line that tells this transaction from the others. */
  describe: (data: Data) => string;
  children: (data: Data) => ReactNode;
  onClose: () => void;
}

/** A dialog about one transaction, which an address may name: it may not exist. */
export function DetailDialog<Data>({ title, query, describe, children, onClose }: DetailDialogProps<Data>) {
  const { t } = useTranslation(['transactions', 'common']);
  return (
    <Dialog
      isOpen
      title={title}
      description={query.data === undefined ? undefined : describe(query.data)}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.close')}</Button>}
    >
      {isNotFound(query.error) ? (
        <EmptyState kind="no-permission" title={t('notFound.title')}>
          {t('notFound.body')}
        </EmptyState>
      ) : (
        <Loaded query={query} skeleton={<SkeletonRows label={t('common:state.loading')} rows={4} />}>
          {children}
        </Loaded>
      )}
    </Dialog>
  );
}
