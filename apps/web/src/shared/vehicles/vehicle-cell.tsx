import { place } from '@wayside/domain';
import type { NamedVehicle } from '@wayside/domain';
import { Link, TwoLines } from '@wayside/ui';
import { useVehicleText } from './use-vehicle-text.ts';

/** The vehicle's name, with a secondary line that distinguishes it. */
export function VehicleCell({ vehicle }: { vehicle: NamedVehicle }) {
  const texts = useVehicleText();
  return <TwoLines note={texts.note(vehicle)}>{texts.name(vehicle)}</TwoLines>;
}

/** Like `VehicleCell`, with the name as a link to the vehicle's page. */
export function VehicleLink({ vehicle }: { vehicle: NamedVehicle }) {
  const texts = useVehicleText();
  return (
    <TwoLines note={texts.note(vehicle)}>
      <Link href={place.vehicle(vehicle.id)} tone="plain">
        {texts.name(vehicle)}
      </Link>
    </TwoLines>
  );
}
