import { monthsTo, place } from '@wayside/domain';
import type { DayRange } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Button, ButtonLink, EmptyState } from '@wayside/ui';
import { rangeText } from '../../shared/list/range-text.ts';
import { today } from '../../shared/today.ts';
import type { Order, OrderList } from './services.queries.ts';
import { useOrdersOutside } from './use-orders-outside.ts';

interface NoOrdersProps {
  list: OrderList;
  range: DayRange;
  isOwnRange: boolean;
  onRange: (range: DayRange | undefined) => void;
  /** Undefined while unknown. */
  listed: readonly Order[] | undefined;
}

/** Empty state of the order list: why it's empty, and what to do. */
export function NoOrders({ list, range, isOwnRange, onRange, listed }: NoOrdersProps) {
  const { t } = useTranslation(['services', 'orders', 'common']);
  const all = useOrdersOutside(listed)?.range;
  if (isOwnRange || all)
    return (
      <EmptyState
        kind="filtered"
        title={t('common:empty.noResults')}
        action={
          all ? (
            <Button onPress={() => onRange(all)}>{t('active.showAll')}</Button>
          ) : (
            <Button onPress={() => onRange(undefined)}>{t('common:range.initial')}</Button>
          )
        }
      >
        {t(`${list}.emptyRange`, rangeText(range))}
      </EmptyState>
    );
  return (
    <EmptyState
      kind="first-use"
      title={t('orders:empty.noOrdersInFleet')}
      action={
        list === 'active' ? (
          <ButtonLink href={place.serviceRequest()}>{t('schedule')}</ButtonLink>
        ) : (
          <Button onPress={() => onRange(monthsTo(today(), 12))}>{t('common:range.lookBack')}</Button>
        )
      }
    >
      {list === 'active' ? t('active.emptyBody') : t('past.emptyRange', rangeText(range))}
    </EmptyState>
  );
}
