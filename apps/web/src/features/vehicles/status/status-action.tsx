import { useTranslation } from '@wayside/i18n';
import { Button } from '@wayside/ui';
import { brand } from '../../../shared/brand/brand.ts';
import { useActivation } from './use-activation.tsx';
import { useEnroll } from './use-enroll.ts';
import type { Vehicle } from './use-enroll.ts';

/** The button to activate or deactivate a vehicle, or to enroll it in brands that enroll. */
export function StatusAction({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { toggle, dialog } = useActivation();
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
      <Button onPress={() => toggle(vehicle)}>
        {t(vehicle.is_active ? 'status.deactivate.action' : 'status.activate.action')}
      </Button>
      {dialog}
    </>
  );
}
