import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Table } from '@wayside/ui';
import type { UpcomingItem } from '../../shared/maintenance/upcoming.ts';
import { useUpcomingColumns } from './upcoming-columns.tsx';

/** Columns of the rows that stand in for it meanwhile. */
export const UPCOMING_SKELETON = '2fr 2fr 2fr 1.2fr 1fr';

/** A vehicle may have a past-due interval and one that comes soon. */
const keyOf = ({ vehicle, type, interval_name }: UpcomingItem): string => `${vehicle.id} ${type} ${interval_name}`;

/** Intervals that have come or will come soon, each with the way to schedule it. */
export function UpcomingTable({ items }: { items: readonly UpcomingItem[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Table
      label={t('upcoming.tableLabel')}
      columns={useUpcomingColumns()}
      rows={items}
      rowKey={keyOf}
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
