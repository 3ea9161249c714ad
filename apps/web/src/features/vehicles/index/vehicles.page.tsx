import { bulkUploadPlace } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, HeadActions, LazyBoundary, SkeletonRows, lazyPart } from '@wayside/ui';
import { FileUp, Plus } from 'lucide-react';
import { brand } from '../../../shared/brand/brand.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser, useMyFleet } from '../../../shared/data/user.ts';
import { PageSkeleton } from '../../../shared/page/page-skeleton.tsx';
import { oneOf, useAddressParam } from '../../../shared/list/use-address-param.ts';
import { useFormPlaces } from '../form/use-open-form.ts';
import { NoFleet } from '../no-fleet.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { PanelBoundary } from '../../../shared/page/panel-boundary.tsx';

const BulkUploadPage = lazyPart(() => import('../bulk-upload/bulk-upload.page.tsx'), 'BulkUploadPage');
const VehicleList = lazyPart(() => import('./vehicle-list.tsx'), 'VehicleList');

const VIEWS = oneOf(['upload']);

/** `/vehicles`: every vehicle of the fleet, or adding some by a file. */
export function VehiclesPage() {
  const [view] = useAddressParam('view', VIEWS, 'list');
  if (view === 'list') return <VehicleIndex />;
  return (
    <LazyBoundary fallback={<PageSkeleton />}>
      <BulkUploadPage />
    </LazyBoundary>
  );
}

function VehicleIndex() {
  const { t } = useTranslation('vehicles');
  const { data: fleet } = useMyFleet();
  const skeleton = <SkeletonRows label={t('loading')} rows={10} />;
  return (
    <Page title={t('title')} context={fleet?.name} actions={brand.switches.vehicleAdd && <AddVehicles />}>
      <Loaded query={useKnownUser()} skeleton={skeleton}>
        {({ id, fleet_id }) =>
          fleet_id == null ? (
            <NoFleet />
          ) : (
            <PanelBoundary>
              <LazyBoundary fallback={skeleton}>
                <VehicleList key={fleet_id} owner={{ userId: id, fleetId: fleet_id }} />
              </LazyBoundary>
            </PanelBoundary>
          )
        }
      </Loaded>
    </Page>
  );
}

/** What adds vehicles, in brands where people add them themselves (VEH-05). */
function AddVehicles() {
  const { t } = useTranslation(['vehicles', 'common']);
  const upload = {
    id: 'upload',
    label: t('bulkUpload'),
    icon: <FileUp size={16} aria-hidden="true" />,
    href: bulkUploadPlace,
  };
  return (
    <HeadActions moreLabel={t('common:page.more')} others={[upload]}>
      <ButtonLink href={useFormPlaces().add} variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
        {t('add')}
      </ButtonLink>
    </HeadActions>
  );
}
