import type { Schemas } from '@wayside/api-client';
import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { ToggleActive } from './toggle-active.tsx';
import { useActivation } from './use-activation.ts';
import { useEnroll } from './use-vehicle-status.ts';

/** The button to activate or deactivate a vehicle, or to enroll it in brands that enroll. */
export function StatusAction({ vehicle }: { vehicle: Schemas['Vehicle'] }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { toggling, toggle, close } = useActivation();
  const { save, isSaving } = useEnroll();
  if (brand.switches.vehicleEnroll)
    return (
      vehicle.is_active &&
      !vehicle.fleetcor_enrolled && (
        <Button isPending={isSaving} pendingLabel={t('common:state.saving')} onPress={() => void save(vehicle)}>
          {t('enroll')}
        </Button>
      )
    );
  return (
    <>
      <Button onPress={() => toggle(vehicle)}>{t(vehicle.is_active ? 'status.deactivate.action' : 'status.activate.action')}</Button>
      {toggling && <ToggleActive vehicle={toggling} onClose={close} />}
    </>
  );
}
