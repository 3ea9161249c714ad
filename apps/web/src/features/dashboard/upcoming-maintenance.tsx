import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Link, Panel, SkeletonRows } from '@wayside/ui';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { UPCOMING_SKELETON, UpcomingTable } from './upcoming-table.tsx';
import { useDueWork } from './use-due-work.ts';

/** The most urgent ones; the rest stand on their own page. */
const SHOWN = 5;

/** What comes next, on the dashboard. */
export function UpcomingMaintenance() {
  const { t } = useTranslation('dashboard');
  const { data: items, error, isFetching, refetch } = useDueWork();
  return (
    <Panel
      title={t('upcoming.title')}
      context={items && items.length > 0 && t('upcoming.count', { count: items.length })}
      {...(items && items.length > 0 && { footer: <Link href={place.upcomingMaintenances}>{t('upcoming.viewAll')}</Link> })}
      isFlush
    >
      {items ? (
        <UpcomingTable items={items.slice(0, SHOWN)} />
      ) : error ? (
        <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonRows label={t('upcoming.loading')} rows={8} columns={UPCOMING_SKELETON} />
      )}
    </Panel>
  );
}
