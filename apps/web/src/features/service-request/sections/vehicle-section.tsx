import { place } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { Alert, ButtonLink, EmptyState, Panel } from '@wayside/ui';
import { Loaded } from '../../../shared/data/loaded.tsx';
import { blockOf } from '../../../shared/vehicles/block-link.tsx';
import { VehicleField, useRequestVehicles } from '../../../shared/vehicles/vehicle-field.tsx';
import { BlockAction } from '../block-action.tsx';
import { useRequest } from '../request-context.ts';
import styles from '../service-request.module.css';

/** Vehicle choice. */
export function VehicleSection({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useTranslation(['service-request', 'shops']);
  const { snapshot, send } = useRequest();
  const { vehicle } = snapshot.context.draft;
  const block = blockOf(vehicle);
  const vehicles = useRequestVehicles();
  const field = (
    <VehicleField
      vehicles={vehicles}
      label={t('vehicle.label')}
      value={vehicle?.id ?? null}
      onChange={(chosen) => send({ type: 'vehicle.chosen', vehicle: chosen })}
    />
  );
  return (
    <Panel title={t('vehicle.title')}>
      {isUnknown && <Alert tone="error">{t('vehicle.unknown')}</Alert>}
      {/* The field shows its own loading state, and stays when the vehicles arrive: someone may be typing already. */}
      <Loaded query={vehicles} skeleton={<div className={styles.stack}>{field}</div>}>
        {({ length }) =>
          length > 0 ? (
            <div className={styles.stack}>
              {field}
              {vehicle && block && (
                <Alert actions={<BlockAction vehicle={vehicle} block={block} />}>{t(`shops:vehicle.reason.${block}`)}</Alert>
              )}
            </div>
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
