import { useQuery } from '@tanstack/react-query';
import { activityRange, formatDate, formatNumber, place } from '@wayside/domain';
import { Trans, useTranslation } from '@wayside/i18n';
import { Button, KpiTile, Skeleton } from '@wayside/ui';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { both } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { ordersOfFleet } from '../../../shared/orders/orders-of-fleet.ts';
import type { User } from '../../../shared/session/session.ts';
import { today } from '../../../shared/today.ts';
import { countWaiting, ordersOf } from '../orders/active-orders.ts';
import { orderListQuery } from '../../../shared/orders/orders.queries.ts';
import { dashboardQuery } from '../dashboard.queries.ts';
import type { Order } from '../dashboard.queries.ts';
import { useIdleAfterList } from '../use-idle-after-list.ts';
import { useIntervalsAfterCosts } from '../upcoming/use-intervals-after-costs.ts';
import styles from '../dashboard.module.css';

const UNKNOWN = '—';

/** Past orders of the range that the services show first. Without `isAsked` it only tells what is known. */
function usePastCount(isAsked: boolean) {
  const range = activityRange(today());
  const user = useKnownUser();
  const found = both(useQuery({ ...orderListQuery('past', range), enabled: isAsked }), user);
  return { ...found, data: found.data && countPast(...found.data), range };
}

const countPast = (orders: readonly Order[], { fleet_id }: User): number => ordersOfFleet(orders, fleet_id).length;

/** How much is upcoming, under way and done; each leads to its tab of the services. */
export function OrderCounts() {
  const { t, i18n } = useTranslation('dashboard');
  const dashboard = useQuery(dashboardQuery());
  const upcoming = useIntervalsAfterCosts();
  const past = usePastCount(useIdleAfterList());

  const orders = dashboard.data && ordersOf(dashboard.data);
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
        href={place.services({ tab: 'active' })}
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

/** The one count that has no panel of its own to say that it failed. */
export function PastCountFailure() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { data, error, isFetching, refetch } = usePastCount(false);
  if (!error || data !== undefined) return null;
  return (
    <p className={styles.recount} role="alert">
      {t('counts.pastFailed')}
      <Button size="small" isPending={isFetching} pendingLabel={t('common:state.loading')} onPress={() => void refetch()}>
        {t('counts.again')}
      </Button>
    </p>
  );
}
