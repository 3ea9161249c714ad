import { useTranslation } from '@wayside/i18n';
import { Panel } from '@wayside/ui';
import { useFleetIntervals } from '../../../shared/maintenance/intervals.queries.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';
import { useBreadcrumbs } from '../use-breadcrumbs.ts';
import { UpcomingTable } from './upcoming-table.tsx';

const STEP = 50;

/** `/upcoming_maintenances`: every interval in the fleet that is past due, due now or due soon. */
export function UpcomingMaintenancesPage() {
  const { t } = useTranslation(['dashboard', 'shell']);
  const due = useFleetIntervals();
  const count = due.data?.length ?? 0;
  return (
    <Page
      {...useBreadcrumbs()}
      title={t('shell:titles.upcomingMaintenances')}
      context={count > 0 && t('upcoming.count', { count })}
    >
      <PanelBoundary>
        <Panel isFlush>
          <UpcomingTable items={due.data} query={due} skeletonRows={10} step={STEP} />
        </Panel>
      </PanelBoundary>
    </Page>
  );
}
