import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel, SkeletonRows } from '@wayside/ui';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser, useMyFleet } from '../../../shared/data/user.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';

const VehicleList = lazyPart(() => import('./vehicle-list.tsx'), 'VehicleList');

/** `/vehicles`: every vehicle of the fleet. */
export function VehiclesPage() {
  const { t } = useTranslation('vehicles');
  const { data: fleet } = useMyFleet();
  const skeleton = <SkeletonRows label={t('loading')} rows={10} />;
  return (
    <Page title={t('title')} context={fleet?.name} actions={brand.switches.vehicleAdd && <AddVehicles />}>
      <Loaded query={useKnownUser()} skeleton={skeleton}>
        {({ fleet_id }) =>
          fleet_id == null ? (
            <NoFleet />
          ) : (
            <PanelBoundary>
              <Suspense fallback={skeleton}>
                <VehicleList />
              </Suspense>
            </PanelBoundary>
          )
        }
      </Loaded>
    </Page>
  );
}

/** What adds vehicles, in brands where people add them themselves (VEH-05). */
function AddVehicles() {
  const { t } = useTranslation('vehicles');
  return (
    <>
      {/* Bulk upload: one line here. */}
      <ButtonLink href={place.newVehicle} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
        {t('add')}
      </ButtonLink>
    </>
  );
}

/** For FMC users who have not opened a fleet. */
function NoFleet() {
  const { t } = useTranslation('vehicles');
  return (
    <Panel>
      <EmptyState
        kind="no-permission"
        title={t('noFleet.title')}
        action={<ButtonLink href={place.fmcDashboard}>{t('noFleet.action')}</ButtonLink>}
      >
        {t('noFleet.body')}
      </EmptyState>
    </Panel>
  );
}
