import { useQuery } from '@tanstack/react-query';
import { downloadUrl } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { EmptyState } from '@wayside/ui';
import { useMemo } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { origin } from '../../../shared/data/api.ts';
import { ListPanel } from '../../../shared/list/list-panel.tsx';
import { useList } from '../../../shared/list/use-list.ts';
import { authenticationToken } from '../../../shared/session/session.ts';
import { useStableCallback } from '../../../shared/use-stable-callback.ts';
import { ToggleActive } from '../status/toggle-active.tsx';
import { useActivation } from '../status/use-activation.ts';
import { useEnroll } from '../status/use-vehicle-status.ts';
import { useVehicleColumns } from './vehicle-columns.tsx';
import { vehiclesQuery } from './vehicles.queries.ts';
import type { Vehicle } from './vehicles.queries.ts';

const isInactive = ({ is_active }: Vehicle): boolean => !is_active;

/** The fleet's vehicles in a grid. */
export function VehicleList() {
  const { t, i18n } = useTranslation('vehicles');
  const activation = useActivation();
  const enrollment = useEnroll();
  const toggle = useStableCallback(activation.toggle);
  const enroll = useStableCallback((vehicle: Vehicle) => void enrollment.save(vehicle));
  const actions = useMemo(() => ({ toggle, enroll }), [toggle, enroll]);
  const { toggling } = activation;
  return (
    <>
      <ListPanel
        list={useList('vehicles')}
        texts={{
          label: t('label'),
          search: t('search.label'),
          searchPlaceholder: t('search.placeholder'),
          loading: t('loading'),
        }}
        columns={useVehicleColumns(actions)}
        query={useQuery(vehiclesQuery())}
        rowKey={({ id }) => id}
        isMuted={isInactive}
        csv={{ href: downloadUrl(origin, '/vehicles.csv', authenticationToken() ?? '', i18n.language as Language) }}
        empty={
          <EmptyState kind="first-use" title={t(brand.switches.vehicleEnroll ? 'empty.enrolledTitle' : 'empty.title')}>
            {t(brand.switches.vehicleEnroll ? 'empty.enrolledBody' : 'empty.body')}
          </EmptyState>
        }
      />
      {toggling && <ToggleActive key={toggling.id} vehicle={toggling} onClose={activation.close} />}
    </>
  );
}
