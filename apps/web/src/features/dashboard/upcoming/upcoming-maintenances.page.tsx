import { useTranslation } from '@wayside/i18n';
import { Panel } from '@wayside/ui';
import { CountOrHidden } from '../../../shared/list/mine/count-or-hidden.tsx';
import { MineSwitch } from '../../../shared/list/mine/mine-switch.tsx';
import { useMine, useMineOf, vehicleIdOf } from '../../../shared/list/mine/use-mine.ts';
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
  const { isOffered } = useMine();
  const { rows, hidden } = useMineOf(due.data, vehicleIdOf);
  const count = rows?.length ?? 0;
  return (
    <Page
      {...useBreadcrumbs()}
      title={t('shell:titles.upcomingMaintenances')}
      context={<CountOrHidden {...hidden}>{count > 0 && t('upcoming.count', { count })}</CountOrHidden>}
      actions={isOffered && <MineSwitch />}
    >
      <PanelBoundary>
        <Panel isFlush>
          <UpcomingTable items={due.data} query={{ ...due, data: rows }} skeletonRows={10} step={STEP} />
        </Panel>
      </PanelBoundary>
    </Page>
  );
}
