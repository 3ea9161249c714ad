import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wayside/api-client';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, Panel } from '@wayside/ui';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../shared/data/load-failure.tsx';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { Page } from '../../shared/page/page.tsx';
import { useBreadcrumbs } from './use-breadcrumbs.ts';
import { VehicleDetail } from './vehicle-detail.tsx';
import { vehicleIdIn, vehicleQuery } from './vehicle.queries.ts';

/** `/vehicles/:id` */
export function VehiclePage() {
  const id = vehicleIdIn(useParams()['id']);
  return id === undefined ? <NoVehicle /> : <KnownVehicle key={id} id={id} />;
}

function KnownVehicle({ id }: { id: number }) {
  const { t } = useTranslation('vehicle');
  const breadcrumbs = useBreadcrumbs();
  const { data, error, isFetching, refetch } = useQuery(vehicleQuery(id));
  const isGone = error instanceof ApiError && error.failure.kind === 'notFound';
  if (isGone) return <NoVehicle />;
  if (data) return <VehicleDetail vehicle={data} />;
  if (!error) return <PageSkeleton />;
  return (
    <Page title={t('title')} {...breadcrumbs}>
      <Panel>
        <LoadFailure problem={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Panel>
    </Page>
  );
}

/** One that does not exist and one of another fleet look alike: nobody learns what others have. */
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
