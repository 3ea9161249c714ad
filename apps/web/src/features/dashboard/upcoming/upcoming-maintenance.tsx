import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, Panel } from '@wayside/ui';
import { rowsOf } from '../../../shared/list/table-list.tsx';
import type { UpcomingItem } from '../../../shared/maintenance/upcoming.ts';
import { UpcomingTable } from './upcoming-table.tsx';
import { useIntervalsAfterCosts } from './use-intervals-after-costs.ts';

/** The rest are on their own page. */
const mostUrgent = (items: readonly UpcomingItem[]) => items.slice(0, 5);

/** Upcoming maintenance on the dashboard. */
export function UpcomingMaintenance() {
  const { t } = useTranslation('dashboard');
  const due = useIntervalsAfterCosts();
  const count = due.data?.length ?? 0;
  return (
    <Panel
      title={t('upcoming.title')}
      context={count > 0 && t('upcoming.count', { count })}
      footer={count > 0 && <Link href={place.upcomingMaintenances}>{t('upcoming.viewAll')}</Link>}
      isFlush
    >
      <UpcomingTable query={rowsOf(due, mostUrgent)} skeletonRows={8} />
    </Panel>
  );
}
