import { formatMoney, place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link } from '@wayside/ui';
import type { Column } from '@wayside/ui';
import { useMemo } from 'react';
import { readingOf } from '../../shared/brand/brand.ts';
import { columnsOf } from '../../shared/list/columns-of.ts';
import { MONEY_WIDTH } from '../../shared/list/money-width.ts';
import type { Fleet } from './fleets.queries.ts';
import styles from './fmc.module.css';
import { useSharedColumns } from './use-shared-columns.tsx';

/** Columns of the fleet grid. Whether a fleet is active is said at first only where some are not. */
export function useFleetColumns(
  fleets: readonly Fleet[] | undefined,
  onReview: (fleet: Fleet) => void,
): Column<Fleet>[] {
  const { t, i18n } = useTranslation('fmc');
  const shared = useSharedColumns();
  const isEveryActive = fleets?.every(({ is_active }) => is_active) ?? true;
  return useMemo((): Column<Fleet>[] => {
    const reading = readingOf(i18n.language);
    const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, reading));
    return columnsOf(
      {
        name: shared.name,
        awaiting: {
          header: t('grid.columns.awaitingApproval'),
          // No count sorts like a count of zero, and is shown as missing.
          value: ({ awaiting_approval_count }) => awaiting_approval_count ?? 0,
          cell: (fleet) =>
            fleet.awaiting_approval_count ? (
              <span className={styles.awaiting}>
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
              </span>
            ) : (
              fleet.awaiting_approval_count?.toString()
            ),
          kind: 'number',
          sort: 'desc',
          width: 120,
          minWidth: 104,
        },
        active: { ...shared.active, isHidden: isEveryActive },
        region: shared.region,
        rep: shared.rep,
        vehicles: shared.vehicles,
        orders: { value: ({ total_order_count }) => total_order_count, kind: 'number', width: 80, minWidth: 72 },
        cost: {
          header: t('grid.columns.maintenanceCost'),
          value: ({ total_maintenance_cost }) => total_maintenance_cost,
          format: ({ total_maintenance_cost }) => money(total_maintenance_cost),
          kind: 'money',
          width: 130,
          minWidth: MONEY_WIDTH,
        },
        average: {
          header: t('grid.columns.averageTicket'),
          value: ({ average_ticket_spend }) => average_ticket_spend,
          format: ({ average_ticket_spend }) => money(average_ticket_spend),
          kind: 'money',
          width: 120,
          // An average has fewer digits than a total.
          minWidth: MONEY_WIDTH - 16,
        },
      },
      (id) => t(`grid.columns.${id}`),
    );
  }, [t, i18n.language, shared, isEveryActive, onReview]);
}
