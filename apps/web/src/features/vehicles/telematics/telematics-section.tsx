import { lazyPart } from '@wayside/ui';
import { useFlag } from '../../../shared/data/flags.ts';
import type { Vehicle } from '../page/vehicle.queries.ts';

const TelematicsPanel = lazyPart(() => import('./telematics-panel.tsx'), 'TelematicsPanel');

/** What the device of the vehicle reports; nothing without the flag or without a device. */
export function TelematicsSection({ vehicle }: { vehicle: Vehicle }) {
  const isOn = useFlag('telematics_section');
  return isOn && vehicle.geotab_device_id ? <TelematicsPanel vehicle={vehicle} /> : null;
}
