import { place } from '@wayside/domain';
import type { NamedVehicle } from '@wayside/domain';
import { Link, TwoLines } from '@wayside/ui';
import { useVehicleText } from './use-vehicle-text.ts';

/** Unit and plate, with the vehicle's name below. */
export function VehicleCell({ vehicle }: { vehicle: NamedVehicle }) {
  const { title, plate, below } = useVehicleText().lines(vehicle);
  return (
    <TwoLines aside={plate} note={below}>
      {title}
    </TwoLines>
  );
}

/** Like `VehicleCell`, with a link to the vehicle's page. */
export function VehicleLink({ vehicle }: { vehicle: NamedVehicle }) {
  const { title, plate, below } = useVehicleText().lines(vehicle);
  return (
    <TwoLines aside={plate} note={below}>
      <Link href={place.vehicle(vehicle.id)} tone="plain">
        {title}
      </Link>
    </TwoLines>
  );
}
