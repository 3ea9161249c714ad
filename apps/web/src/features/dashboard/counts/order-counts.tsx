import { useQuery } from '@tanstack/react-query';
import { activityRange, formatDate, formatNumber, place } from '@wayside/domain';
import { Trans, useTranslation } from '@wayside/i18n';
import { KpiTile, Skeleton } from '@wayside/ui';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { LoadFailure } from '../../../shared/data/load-failure.tsx';
import { both } from '../../../shared/data/loaded.tsx';
import { useRetry } from '../../../shared/data/use-retry.ts';
import { useKnownUser } from '../../../shared/data/user.ts';
import { ordersOfFleet } from '../../../shared/orders/orders-of-fleet.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import { countWaiting, rangeOf } from '../../../shared/orders/active-orders.ts';
import { orderListQuery } from '../../../shared/orders/orders.queries.ts';
import { dashboardQuery, ordersOf } from '../dashboard.queries.ts';
import type { Order } from '../dashboard.queries.ts';
import { useIdleAfterList } from '../use-idle-after-list.ts';
import { useIntervalsAfterCosts } from '../upcoming/use-intervals-after-costs.ts';
import styles from '../dashboard.module.css';

const UNKNOWN = '—';

/** Count of past orders in the default range of the services page. Without `isAsked` it reads the cache only. */
function usePastCount(isAsked: boolean) {
  const range = activityRange(today());
  const user = useKnownUser();
  const orders = both(useQuery({ ...orderListQuery('past', range), enabled: isAsked }), user);
  return { ...orders, data: orders.data && countPast(...orders.data), range };
}

const countPast = (orders: readonly Order[], { fleet_id }: User): number => ordersOfFleet(orders, fleet_id).length;

/** Counts of upcoming, active and past maintenance; each links to its tab of the services page. */
export function OrderCounts() {
  const { t, i18n } = useTranslation('dashboard');
  const dashboard = useQuery(dashboardQuery());
  const upcoming = useIntervalsAfterCosts();
  const past = usePastCount(useIdleAfterList());

  const orders = dashboard.data && ordersOf(dashboard.data);
  // The list filters by appointment: its dates must cover all that is counted here.
  const range = orders && rangeOf(orders);
  const figure = (count: number | undefined, problem: Error | null): string | undefined =>
    count === undefined ? (problem ? UNKNOWN : undefined) : formatNumber(count, readingOf(i18n.language));
  const note = (count: number | undefined, problem: Error | null, text: ReactNode): ReactNode =>
    count === undefined && problem ? t('counts.failed') : text;

  return (
    <>
      <KpiTile
        label={t('counts.upcoming')}
        value={figure(upcoming.data?.length, upcoming.error)}
        note={note(upcoming.data?.length, upcoming.error, t('counts.upcomingNote'))}
        href={place.services({ tab: 'upcoming' })}
      />
      <KpiTile
        label={t('counts.active')}
        value={figure(orders?.length, dashboard.error)}
        note={note(
          orders?.length,
          dashboard.error,
          orders ? t('counts.waiting', { count: countWaiting(orders) }) : <Skeleton width={120} height={12} />,
        )}
        href={place.services({ tab: 'active', from: range?.start, to: range?.end })}
      />
      <KpiTile
        label={t('counts.past')}
        value={figure(past.data, past.error)}
        note={note(
          past.data,
          past.error,
          <Trans
            t={t}
            i18nKey="counts.since"
            values={{ day: formatDate(past.range.start, brand.region) }}
            components={{ day: <span className={styles.figures}>{null}</span> }}
          />,
        )}
        href={place.services({ tab: 'past' })}
      />
    </>
  );
}

/** Error message for the past count, the only count without a panel that would show one. */
export function PastCountFailure() {
  const { t } = useTranslation('dashboard');
  const past = usePastCount(false);
  const { problem, retry } = useRetry(past);
  if (!problem || past.data !== undefined) return null;
  return (
    <div className={styles.recount} role="alert">
      <LoadFailure problem={problem} onRetry={retry} isRetrying={past.isFetching} isCompact about={t('counts.pastOrders')} />
    </div>
  );
}
