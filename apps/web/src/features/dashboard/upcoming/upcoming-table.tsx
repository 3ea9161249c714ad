import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState } from '@wayside/ui';
import type { Loadable } from '../../../shared/data/loaded.tsx';
import { TableList } from '../../../shared/list/table-list.tsx';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import { useUpcomingColumns } from './upcoming-columns.tsx';

/** A vehicle may have a past-due interval and one that comes soon. */
const keyOf = ({ vehicle, type, interval_name }: UpcomingItem): string => `${vehicle.id} ${type} ${interval_name}`;

interface UpcomingTableProps {
  query: Loadable<readonly UpcomingItem[]>;
  /** Rows shown while it loads. */
  skeletonRows: number;
  /** Rows drawn at once; all of them without it. */
  step?: number;
}

/** Intervals that have come or will come soon, each with the way to schedule it. */
export function UpcomingTable({ query, skeletonRows, step }: UpcomingTableProps) {
  const { t } = useTranslation('dashboard');
  return (
    <TableList
      query={query}
      label={t('upcoming.tableLabel')}
      columns={useUpcomingColumns()}
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
