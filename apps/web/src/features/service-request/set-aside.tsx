import { useTranslation } from '@wayside/i18n';
import { Alert, Button } from '@wayside/ui';
import { useVehicleText } from '../../shared/vehicles/use-vehicle-text.ts';
import { useRequest } from './request-context.ts';

/** Offers the unfinished request for another vehicle, by the vehicle's name. */
export function SetAside() {
  const { t } = useTranslation('service-request');
  const { snapshot, send, setAside } = useRequest();
  const texts = useVehicleText();
  const vehicle = setAside.aside?.vehicle;
  if (!vehicle || vehicle.id === snapshot.context.draft.vehicle?.id) return null;
  return (
    <Alert
      tone="info"
      actions={
        <Button size="small" onPress={() => send({ type: 'draft.restored', draft: setAside.resume(snapshot) })}>
          {t('aside.continue', { vehicle: texts.mark(vehicle) })}
        </Button>
      }
    >
      {t('aside.kept', { vehicle: texts.name(vehicle) })}
    </Alert>
  );
}
