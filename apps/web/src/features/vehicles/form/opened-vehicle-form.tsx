import { useQuery } from '@tanstack/react-query';
import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { ButtonLink, EmptyState, SkeletonRows } from '@wayside/ui';
import { useState } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { isNotFound } from '../../../shared/data/failure.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { useKnownUser } from '../../../shared/data/user.ts';
import type { User } from '../../../shared/session/session.ts';
import { vehicleQuery } from '../page/vehicle.queries.ts';
import type { OpenForm } from './use-open-form.ts';
import type { VehicleFormProps } from './use-vehicle-editing.ts';
import { VehicleForm } from './vehicle-form.tsx';

interface Props {
  opened: OpenForm;
  onClose: () => void;
}

/** The form in the address once its data has loaded; otherwise the reason it can't be shown. */
export function OpenedVehicleForm({ opened, onClose }: Props) {
  const user = useKnownUser();
  return (
    <Loaded query={user} skeleton={<FormSkeleton />}>
      {(viewer) =>
        opened.mode === 'add' ? (
          <NewVehicle viewer={viewer} behind={opened.behind} onClose={onClose} />
        ) : (
          <SavedVehicle viewer={viewer} opened={opened} onClose={onClose} />
        )
      }
    </Loaded>
  );
}

function FormSkeleton() {
  const { t } = useTranslation('vehicle-form');
  return <SkeletonRows label={t('loading')} rows={6} columns="1fr 1fr" />;
}

function NewVehicle({ viewer, behind, onClose }: Pick<VehicleFormProps, 'viewer' | 'behind' | 'onClose'>) {
  const { t } = useTranslation('vehicle-form');
  if (!brand.switches.vehicleAdd) {
    return (
      <EmptyState kind="no-permission" title={t('notAdded.title')} action={<ButtonLink href={place.vehicles}>{t('back')}</ButtonLink>}>
        {t('notAdded.body')}
      </EmptyState>
    );
  }
  if (viewer.fleet_id == null) {
    return (
      <EmptyState
        kind="first-use"
        title={t('noFleet.title')}
        action={<ButtonLink href={place.fmcDashboard}>{t('noFleet.action')}</ButtonLink>}
      >
        {t('noFleet.body')}
      </EmptyState>
    );
  }
  return <VehicleForm viewer={viewer} mode="add" vehicle={null} behind={behind} onClose={onClose} />;
}

function SavedVehicle({ viewer, opened, onClose }: { viewer: User; opened: Extract<OpenForm, { id: number }>; onClose: () => void }) {
  const { t } = useTranslation('vehicle-form');
  const query = useQuery(vehicleQuery(opened.id));
  // Keep the vehicle as first loaded, so that a refetch doesn't overwrite what is being typed.
  const [first, setFirst] = useState(query.data);
  if (!first && query.data) setFirst(query.data);
  if (!first && isNotFound(query.error)) {
    return (
      <EmptyState kind="no-permission" title={t('gone.title')} action={<ButtonLink href={place.vehicles}>{t('back')}</ButtonLink>}>
        {t('gone.body')}
      </EmptyState>
    );
  }
  return (
    <Loaded query={first ? { ...query, data: first } : query} skeleton={<FormSkeleton />}>
      {(vehicle) => <VehicleForm viewer={viewer} mode={opened.mode} vehicle={vehicle} behind={opened.behind} onClose={onClose} />}
    </Loaded>
  );
}
