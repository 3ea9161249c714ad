import { formatMoney, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, StatusPill } from '@wayside/ui';
import type { GridColumn } from '@wayside/ui/grid';
import { useMemo } from 'react';
import { readingOf } from '../../shared/brand/brand.ts';
import type { Fleet } from './fleets.queries.ts';

/** Columns of the fleet grid. */
export function useFleetColumns(onReview: (fleet: Fleet) => void): GridColumn<Fleet>[] {
  const { t, i18n } = useTranslation(['fmc', 'common']);
  return useMemo(() => {
    const reading = readingOf(i18n.language);
    const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, reading));
    return [
      {
        id: 'name',
        header: t('grid.columns.name'),
        value: ({ name }) => name,
        href: ({ id }) => place.editFleet(id),
        width: 210,
        minWidth: 170,
        isPinned: true,
      },
      {
        id: 'awaiting',
        header: t('grid.columns.awaitingApproval'),
        value: ({ awaiting_approval_count }) => awaiting_approval_count ?? 0,
        kind: 'number',
        sort: 'desc',
        width: 120,
        minWidth: 104,
        cell: (fleet) =>
          fleet.awaiting_approval_count ? (
            <Link
              href={place.services()}
              aria-label={t('grid.reviewAwaiting', { count: fleet.awaiting_approval_count, fleet: fleet.name })}
              onClick={(event) => {
                // The services page shows the fleet the user acts in, so enter this fleet first.
                event.preventDefault();
                onReview(fleet);
              }}
            >
              {String(fleet.awaiting_approval_count)}
            </Link>
          ) : (
            '0'
          ),
      },
      {
        id: 'active',
        header: t('grid.columns.isActive'),
        value: ({ is_active }) => t(is_active ? 'common:state.active' : 'common:state.inactive'),
        kind: 'status',
        width: 112,
        minWidth: 112,
        cell: ({ is_active }) => (
          <StatusPill tone={is_active ? 'success' : 'muted'}>{t(is_active ? 'common:state.active' : 'common:state.inactive')}</StatusPill>
        ),
      },
      { id: 'region', header: t('grid.columns.region'), value: ({ region }) => region, width: 110, minWidth: 96 },
      { id: 'rep', header: t('grid.columns.rep'), value: ({ rep }) => rep, width: 140, minWidth: 110 },
      {
        id: 'vehicles',
        header: t('grid.columns.vehicles'),
        value: ({ vehicles_total }) => vehicles_total,
        kind: 'number',
        width: 90,
        minWidth: 80,
      },
      {
        id: 'orders',
        header: t('grid.columns.orders'),
        value: ({ total_order_count }) => total_order_count,
        kind: 'number',
        width: 80,
        minWidth: 72,
      },
      {
        id: 'cost',
        header: t('grid.columns.maintenanceCost'),
        value: ({ total_maintenance_cost }) => total_maintenance_cost,
        format: ({ total_maintenance_cost }) => money(total_maintenance_cost),
        kind: 'money',
        width: 130,
        minWidth: 116,
      },
      {
        id: 'average',
        header: t('grid.columns.averageTicket'),
        value: ({ average_ticket_spend }) => average_ticket_spend,
        format: ({ average_ticket_spend }) => money(average_ticket_spend),
        kind: 'money',
        width: 120,
        minWidth: 104,
      },
    ] satisfies GridColumn<Fleet>[];
  }, [t, i18n.language, onReview]);
}
