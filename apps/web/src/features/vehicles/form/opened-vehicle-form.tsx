import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, SkeletonRows } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { isNotFound } from '../../../shared/failure/failure.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import { vehicleQuery } from '../page/vehicle.queries.ts';
import type { OpenForm } from './use-open-form.ts';
import type { VehicleFormProps } from './use-vehicle-editing.ts';
import { VehicleForm } from './vehicle-form.tsx';

/** The form in the address once its data has loaded; otherwise the reason it can't be shown. */
export function OpenedVehicleForm({ opened }: { opened: OpenForm }) {
  return (
    <Loaded query={useKnownUser()} skeleton={<FormSkeleton />}>
      {(viewer) => {
        if (opened.id !== null) return <SavedVehicle viewer={viewer} opened={opened} id={opened.id} />;
        if (!brand.switches.vehicleAdd) return <NoForm reason="notAdded" />;
        return viewer.fleet_id == null ? (
          <NoForm reason="noFleet" />
        ) : (
          <VehicleForm viewer={viewer} opened={opened} vehicle={null} />
        );
      }}
    </Loaded>
  );
}

function FormSkeleton() {
  const { t } = useTranslation('vehicle-form');
  return <SkeletonRows label={t('loading')} rows={6} columns="1fr 1fr" />;
}

function NoForm({ reason }: { reason: 'notAdded' | 'noFleet' | 'gone' }) {
  const { t } = useTranslation('vehicle-form');
  const isFirstUse = reason === 'noFleet';
  return (
    <EmptyState
      kind={isFirstUse ? 'first-use' : 'no-permission'}
      title={t(`${reason}.title`)}
      action={
        <ButtonLink href={isFirstUse ? place.fmcDashboard : place.vehicles}>
          {t(isFirstUse ? 'noFleet.action' : 'back')}
        </ButtonLink>
      }
    >
      {t(`${reason}.body`)}
    </EmptyState>
  );
}

function SavedVehicle({ id, ...form }: Omit<VehicleFormProps, 'vehicle'> & { id: number }) {
  const query = useQuery(vehicleQuery(id));
  // Keep the vehicle as first loaded, so that a refetch doesn't overwrite what is being typed.
  const [first, setFirst] = useState(query.data);
  if (!first && query.data) setFirst(query.data);
  if (!first && isNotFound(query.error)) return <NoForm reason="gone" />;
  return (
    <Loaded query={first ? { ...query, data: first } : query} skeleton={<FormSkeleton />}>
      {(vehicle) => <VehicleForm {...form} vehicle={vehicle} />}
    </Loaded>
  );
}
