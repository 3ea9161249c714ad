import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Link, Panel } from '@wayside/ui';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import { CountOrHidden } from '../../../shared/list/mine/count-or-hidden.tsx';
import { TableList, rowsOf } from '../../../shared/list/table-list.tsx';
import { useMine, useMineOf, vehicleIdOf } from '../../../shared/list/mine/use-mine.ts';
import { useSnoozed } from '../../../shared/maintenance/reminders.queries.ts';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import { useUpcomingColumns } from './upcoming-columns.tsx';
import { useIntervalsAfterCosts } from '../charts/use-costs.ts';

/** The vehicle ID alone isn't unique: a vehicle can have several intervals due. */
const keyOf = ({ vehicle, type, interval_name }: UpcomingItem): string => `${vehicle.id} ${type} ${interval_name}`;

interface UpcomingTableProps {
  /** All intervals of the fleet, whose snoozed reminders the page's other parts ask for, too. */
  items: readonly UpcomingItem[] | undefined;
  query: Loadable<readonly UpcomingItem[]>;
  /** Number of skeleton rows while loading. */
  skeletonRows: number;
  /** Rows rendered at once; all if omitted. */
  step?: number;
}

/** Intervals past due, due now or due soon, each with a link to schedule service. */
export function UpcomingTable({ items, query, skeletonRows, step }: UpcomingTableProps) {
  const { t } = useTranslation('dashboard');
  return (
    <TableList
      query={query}
      label={t('upcoming.tableLabel')}
      columns={useUpcomingColumns(useSnoozed(items))}
      rowKey={keyOf}
      step={step}
      skeleton={{ label: t('upcoming.loading'), rows: skeletonRows, columns: '2fr 2fr 2fr 1.2fr 1fr' }}
      empty={
        <EmptyState
          kind="cleared"
          title={t('upcoming.emptyTitle')}
          action={<ButtonLink href={place.vehicles}>{t('vehicles.viewAll')}</ButtonLink>}
        >
          {t('upcoming.emptyBody')}
        </EmptyState>
      }
    />
  );
}

/** The rest are on their own page. */
const mostUrgent = (items: readonly UpcomingItem[]) => items.slice(0, 5);

/** Upcoming maintenance on the dashboard. */
export function UpcomingMaintenance() {
  const { t } = useTranslation('dashboard');
  const due = useIntervalsAfterCosts();
  const { rows, hidden } = useMineOf(due.data, vehicleIdOf);
  const { to } = useMine();
  const count = rows?.length ?? 0;
  return (
    <Panel
      title={t('upcoming.title')}
      context={<CountOrHidden {...hidden}>{count > 0 && t('upcoming.count', { count })}</CountOrHidden>}
      footer={count > 0 && <Link href={to(place.upcomingMaintenances)}>{t('upcoming.viewAll')}</Link>}
      isFlush
    >
      <UpcomingTable items={due.data} query={rowsOf({ ...due, data: rows }, mostUrgent)} skeletonRows={8} />
    </Panel>
  );
}
