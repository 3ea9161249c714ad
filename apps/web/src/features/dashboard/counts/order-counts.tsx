import { useQuery } from '@tanstack/react-query';
import { activityRange, formatDate, formatMoney, formatNumber, ofVehicles, place, unattended } from '@wayside/domain';
import { useTranslation, withElements } from '@wayside/i18n';
import { KpiTile, Loading, Ring, Skeleton } from '@wayside/ui';
import type { ReactNode } from 'react';
import { brand, readingOf } from '../../../shared/brand/brand.ts';
import { LoadFailure } from '../../../shared/failure/load-failure.tsx';
import { Loaded, both } from '../../../shared/data/loaded.tsx';
import { useRetry } from '../../../shared/failure/use-retry.ts';
import { useKnownUser } from '../../../shared/data/user.ts';
import { useMine, useMineOf, vehicleIdOf } from '../../../shared/list/mine/use-mine.ts';
import { useSnoozed } from '../../../shared/maintenance/reminders.queries.ts';
import { countDueServices } from '../../../shared/maintenance/upcoming.ts';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import { awaitingOf, rangeOf } from '../../../shared/orders/active-orders.ts';
import { awaitingAt } from '../../../shared/orders/order-text.ts';
import { ordersOfFleet } from '../../../shared/orders/orders-of-fleet.ts';
import { orderListQuery } from '../../../shared/orders/orders.queries.ts';
import { today } from '../../../shared/today.ts';
import styles from '../dashboard.module.css';
import { dashboardQuery, ordersOf } from '../dashboard.queries.ts';
import { useIntervalsAfterCosts } from '../charts/use-costs.ts';
import { useIdleAfterList } from '../use-idle-after-list.ts';
import { useRingTexts } from './use-ring-texts.ts';

const UNKNOWN = '—';

/** Count of past orders in the default range of the services page. Without `isAsked` it reads the cache only. */
function usePastCount(isAsked: boolean) {
  const range = activityRange(today());
  const user = useKnownUser();
  const orders = both(useQuery({ ...orderListQuery('past', range), enabled: isAsked }), user);
  const { vehicles } = useMine();
  const past = orders.data && ordersOfFleet(orders.data[0], orders.data[1].fleet_id);
  return { ...orders, data: past && ofVehicles(past, vehicles, vehicleIdOf).length, range };
}

/** The intervals that the list shows at first. */
function useMyIntervals() {
  const intervals = useIntervalsAfterCosts();
  return { ...intervals, data: useMineOf(intervals.data, vehicleIdOf).rows };
}

/** How many of the intervals no ring counts: all of their services are booked, or their vehicle is snoozed. */
function useSeenTo(intervals: readonly UpcomingItem[] | undefined): number {
  const { orders } = useActive();
  // Of all vehicles, as the list asks for them.
  const snoozed = useSnoozed(useIntervalsAfterCosts().data);
  if (!intervals || !orders || !snoozed) return 0;
  return intervals.length - unattended(intervals, orders, snoozed).length;
}

/** The active orders, and the way to them. The list filters by appointment: its dates must cover all of them. */
function useActive() {
  const { data, error } = useQuery({ ...dashboardQuery(), select: ordersOf });
  const { to } = useMine();
  const { rows: orders } = useMineOf(data, vehicleIdOf);
  const range = orders && rangeOf(orders);
  return { orders, error, href: to(place.services({ tab: 'active', from: range?.start, to: range?.end })) };
}

/** Texts of a count: the number, or that it isn't available. */
function useCountTexts() {
  const { t, i18n } = useTranslation('dashboard');
  return (count: number | undefined, problem: Error | null, note?: ReactNode) => ({
    value: count === undefined ? (problem ? UNKNOWN : undefined) : formatNumber(count, readingOf(i18n.language)),
    note: count === undefined && problem ? t('counts.failed') : note,
  });
}

/** Orders awaiting approval, with what they cost; tinted while there are any. */
export function AwaitingCount() {
  const { t, i18n } = useTranslation('dashboard');
  const { orders, error, href } = useActive();
  const waiting = orders && awaitingOf(orders);
  const amount = waiting?.reduce((sum, { total }) => sum + (total ?? 0), 0) ?? 0;
  const note = waiting ? (
    [t('counts.orders', { count: waiting.length }), amount > 0 && formatMoney(amount, readingOf(i18n.language))]
      .filter(Boolean)
      .join(' · ')
  ) : (
    <Skeleton width={96} height={12} />
  );
  return (
    <KpiTile
      label={t('counts.awaiting')}
      {...useCountTexts()(waiting?.length, error, note)}
      href={awaitingAt(href)}
      isUrgent={waiting !== undefined && waiting.length > 0}
    />
  );
}

/** Counts of upcoming, active and past maintenance; each links to its tab of the services page. */
export function OrderCounts() {
  const { t } = useTranslation('dashboard');
  const { orders, error, href } = useActive();
  const upcoming = useMyIntervals();
  const { to } = useMine();
  const seenTo = useSeenTo(upcoming.data);
  const past = usePastCount(useIdleAfterList());
  const texts = useCountTexts();
  const since = withElements(t('counts.since', { day: formatDate(past.range.start, brand.region) }), {
    day: <span className={styles.figures} />,
  });

  return (
    <>
      <KpiTile
        label={t('counts.upcoming')}
        {...texts(
          upcoming.data?.length,
          upcoming.error,
          upcoming.data &&
            [
              t('counts.intervals', { count: upcoming.data.length }),
              seenTo > 0 && t('counts.seenTo', { count: seenTo }),
            ]
              .filter(Boolean)
              .join(' · '),
        )}
        href={to(place.services({ tab: 'upcoming' }))}
      />
      <KpiTile
        label={t('counts.active')}
        {...texts(orders?.length, error, orders && t('counts.orders', { count: orders.length }))}
        href={href}
      />
      <KpiTile
        label={t('counts.past')}
        {...texts(past.data, past.error, since)}
        href={to(place.services({ tab: 'past' }))}
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
      <LoadFailure
        problem={problem}
        onRetry={retry}
        isRetrying={past.isFetching}
        isCompact
        about={t('counts.pastOrders')}
      />
    </div>
  );
}

/** Services past due and due soon, without those that are booked or snoozed, each as a share of both. */
export function DueRings() {
  const { t } = useTranslation('dashboard');
  const intervals = useMyIntervals();
  const { orders, error } = useActive();
  const known = orders ?? (error ? [] : undefined);
  // Of all vehicles, as the list below asks for them.
  const snoozed = useSnoozed(useIntervalsAfterCosts().data);
  return (
    <section className={styles.rings} aria-label={t('rings.label')}>
      <Loaded query={intervals} skeleton={<RingsSkeleton />} isCompact>
        {(items) => (known && snoozed ? <Rings items={unattended(items, known, snoozed)} /> : <RingsSkeleton />)}
      </Loaded>
    </section>
  );
}

const TONES = { pastDue: 'critical', dueSoon: 'attention' } as const;

/** Services, and the intervals that have them: as many rows as the list they lead to. */
function Rings({ items }: { items: readonly UpcomingItem[] }) {
  const { to } = useMine();
  const { t, i18n } = useTranslation('dashboard');
  const counts = countDueServices(items);
  const textsOf = useRingTexts(items);
  return (['pastDue', 'dueSoon'] as const).map((due) => (
    <Ring
      key={due}
      label={t(`rings.${due}`)}
      value={counts[due]}
      max={counts.pastDue + counts.dueSoon}
      text={formatNumber(counts[due], readingOf(i18n.language))}
      {...textsOf(due)}
      tone={TONES[due]}
      href={to(place.services({ tab: 'upcoming', due }))}
    />
  ));
}

function RingsSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <Loading label={t('rings.loading')}>
      <div className={styles.ringsWaiting}>
        <Skeleton width={40} height={40} isRound />
        <Skeleton width={40} height={40} isRound />
      </div>
    </Loading>
  );
}
