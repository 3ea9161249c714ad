import { useTranslation } from '@wayside/i18n';
import { Button, Panel, SkeletonRows } from '@wayside/ui';
import { useState } from 'react';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { useFleetIntervals } from '../../shared/maintenance/intervals.queries.ts';
import { Page } from '../../shared/page/page.tsx';
import { PanelBoundary } from '../../shared/page/panel-boundary.tsx';
import { UPCOMING_SKELETON, UpcomingTable } from './upcoming-table.tsx';
import { useTrail } from './use-trail.ts';
import styles from './dashboard.module.css';

const STEP = 50;

/** `/upcoming_maintenances`: every interval of the fleet that has come or will come soon. */
export function UpcomingMaintenancesPage() {
  const { t } = useTranslation(['dashboard', 'shell', 'common']);
  const { data: items, error, isFetching, refetch } = useFleetIntervals();
  const [limit, setLimit] = useState(STEP);
  return (
    <Page
      {...useTrail()}
      title={t('shell:titles.upcomingMaintenances')}
      context={items && items.length > 0 && t('upcoming.count', { count: items.length })}
    >
      <PanelBoundary>
        <Panel isFlush>
          {items ? (
            <UpcomingTable items={items.slice(0, limit)} />
          ) : error ? (
            <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <SkeletonRows label={t('upcoming.loading')} rows={10} columns={UPCOMING_SKELETON} />
          )}
          {items && items.length > limit && (
            <div className={styles.more}>
              <output>{t('common:search.shown', { shown: limit, total: items.length })}</output>
              <Button size="small" onPress={() => setLimit(limit + STEP)}>
                {t('common:actions.loadMore')}
              </Button>
            </div>
          )}
        </Panel>
      </PanelBoundary>
    </Page>
  );
}
