import { useInfiniteQuery } from '@tanstack/react-query';
import { formatNumber, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { KpiTile, Skeleton } from '@wayside/ui';
import { readingOf } from '../../shared/brand/brand.ts';
import { useAddress } from '../../shared/list/use-address.ts';
import { awaitingAt } from '../../shared/orders/order-text.ts';
import { awaitingIn, fleetsQuery } from './fleets.queries.ts';

/** Orders awaiting approval and the fleets concerned, of what the list of fleets has loaded without a filter. */
export function AwaitingTile() {
  const { t, i18n } = useTranslation('fmc');
  const { data, error } = useInfiniteQuery({ ...fleetsQuery('', {}), enabled: false });
  const isLoading = useAddress().search === '' && !data && !error;
  const awaiting = data && awaitingIn(data.pages);
  if (!awaiting && !isLoading) return null;
  return (
    <KpiTile
      label={t('totals.awaiting')}
      value={awaiting && formatNumber(awaiting.orders, readingOf(i18n.language))}
      note={awaiting ? t('totals.awaitingIn', { count: awaiting.fleets }) : <Skeleton width={96} height={12} />}
      href={awaitingAt(place.fmcActiveOrders)}
      isUrgent={awaiting !== undefined && awaiting.orders > 0}
    />
  );
}
