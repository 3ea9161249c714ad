import { place, vehicleBlock } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink, EmptyState, Panel } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { VehicleField, useRequestVehicles } from '../../../shared/vehicles/vehicle-field.tsx';
import { useRequest } from '../request-context.ts';

/** Vehicle choice. */
export function VehicleSection({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation(['service-request', 'shops']);
  const { snapshot, send } = useRequest();
  const { vehicle } = snapshot.context.draft;
  const block = vehicleBlock(vehicle, { requiresEnrolment: brand.switches.vehicleEnroll });
  const vehicles = useRequestVehicles();
  const field = (
    <VehicleField
      vehicles={vehicles}
      label={t('vehicle.label')}
      value={vehicle?.id ?? null}
      onChange={(chosen) => send({ type: 'vehicle.chosen', vehicle: chosen })}
      description={block && t(`shops:vehicle.reason.${block}`)}
    />
  );
  return (
    <Panel title={t('vehicle.title')}>
      {isUnknown && <Alert tone="error">{t('vehicle.unknown')}</Alert>}
      {/* The field shows its own loading state. */}
      <Loaded query={vehicles} skeleton={field}>
        {({ length }) =>
          length > 0 ? (
            field
          ) : (
            <EmptyState
              kind="first-use"
              title={t('vehicle.emptyTitle')}
              action={<ButtonLink href={place.vehicles}>{t('vehicle.emptyAction')}</ButtonLink>}
            >
              {t('vehicle.emptyBody')}
            </EmptyState>
          )
        }
      </Loaded>
    </Panel>
  );
}
