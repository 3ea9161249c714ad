import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel, lazyPart } from '@wayside/ui';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../../shared/failure/failure.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { anId, oneOf, useAddressParam } from '../../../shared/list/use-address-param.ts';
import { Page } from '../../../shared/page/page.tsx';
import { RecordSkeleton } from '../../../shared/page/record-page.tsx';
import { useBreadcrumbs } from './use-breadcrumbs.ts';
import { VehicleDetail } from './vehicle-detail.tsx';
import { vehicleQuery } from './vehicle.queries.ts';

const Dossier = lazyPart(() => import('../history/dossier/dossier.tsx'), 'Dossier');
const VIEW = oneOf(['dossier']);

export function VehiclePage() {
  // Don't send an invalid ID to the server.
  const id = anId.read(useParams()['id'] ?? '');
  return id === undefined ? <NoVehicle /> : <KnownVehicle key={id} id={id} />;
}

function KnownVehicle({ id }: { id: number }) {
  const { t } = useTranslation('vehicle');
  const breadcrumbs = useBreadcrumbs();
  const [view] = useAddressParam('view', VIEW, 'tabs');
  const query = useQuery(vehicleQuery(id));
  // Don't show cached data of a deleted vehicle.
  if (isNotFound(query.error)) return <NoVehicle />;
  return (
    <Loaded
      query={query}
      skeleton={<RecordSkeleton hasPicture />}
      renderFailure={(_problem, panel) => (
        <Page title={t('title')} {...breadcrumbs}>
          <Panel>{panel}</Panel>
        </Page>
      )}
    >
      {(vehicle) => (view === 'dossier' ? <Dossier vehicle={vehicle} /> : <VehicleDetail vehicle={vehicle} />)}
    </Loaded>
  );
}

/** The same message for a missing vehicle and for another fleet's, so that nothing leaks about other fleets. */
function NoVehicle() {
  const { t } = useTranslation('vehicle');
  return (
    <Page title={t('notFound.title')} {...useBreadcrumbs()}>
      <Panel>
        <EmptyState
          kind="no-permission"
          title={t('notFound.reason')}
          action={<ButtonLink href={place.vehicles}>{t('notFound.action')}</ButtonLink>}
        >
          {t('notFound.body')}
        </EmptyState>
      </Panel>
    </Page>
  );
}
