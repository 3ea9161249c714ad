import type { RequestVehicle, RequestedService } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, Dialog, EmptyState, SkeletonRows } from '@wayside/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../failure/load-failure.tsx';
import type { Shop, ShopQuery } from '../shops.queries.ts';
import { ComparedColumns } from './compared-columns.tsx';
import type { ComparedColumnsProps } from './compared-columns.tsx';
import { useComparedShops } from './use-compared-shops.ts';
import styles from './comparison.module.css';

export interface ShopComparisonProps extends Pick<ComparedColumnsProps, 'children'> {
  ids: readonly number[];
  vehicle: RequestVehicle | null;
  services: readonly RequestedService[];
  /** The search that the distances are of, if it has a place. */
  near: ShopQuery;
  /** Where vehicle and services are chosen here, or what to do where they are chosen elsewhere. */
  choice?: ReactNode;
  /** Other shops that can be compared with these. */
  others?: readonly Shop[];
  onIds: (ids: readonly number[]) => void;
  onClose: () => void;
}

/** Up to four shops side by side (ATN-05); below each other on a phone. */
export function ShopComparison({
  ids,
  near,
  choice,
  vehicle,
  services,
  others = [],
  onIds,
  onClose,
  children,
}: ShopComparisonProps) {
  const { t } = useTranslation(['comparison', 'common']);
  const { shops, failed } = useComparedShops(ids, near);
  const content = ((): ReactNode => {
    if (failed) {
      const { error, refetch, isFetching } = failed;
      return <LoadFailure isCompact problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    }
    if (!shops) return <SkeletonRows label={t('loading')} rows={4} columns="1fr 1fr 1fr" />;
    if (shops.length < 2) return <EmptyState kind="filtered" title={t('tooFew')} />;
    return (
      <ComparedColumns
        // Another question: what was found no longer applies.
        key={[...shops.map(({ id }) => id), vehicle?.id, ...services.map(({ id }) => `${id}`)].join(' ')}
        shops={shops}
        vehicle={vehicle}
        services={services}
        others={others.filter(({ id }) => !ids.includes(id))}
        onIds={onIds}
      >
        {children}
      </ComparedColumns>
    );
  })();
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('title')}
      closeLabel={t('common:actions.close')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{t('common:actions.close')}</Button>}
    >
      <div className={styles.comparison}>
        {choice}
        {content}
      </div>
    </Dialog>
  );
}
