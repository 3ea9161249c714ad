import { place, withSearch } from '@wayside/domain';
import { Link, TwoLines } from '@wayside/ui';
import type { Payment } from './transactions.queries.ts';

type Paid = Pick<Payment, 'vehicle_name' | 'other_id' | 'license_plate_number' | 'vin'>;

export interface PaidVehicleProps {
  payment: Paid;
  /** Of the fleet that the reader acts in, whose vehicles they may open. */
  isOwnFleet: boolean;
}

/** What tells the vehicle of a payment from others; undefined without any name. */
export const paidVehicleText = ({ vehicle_name, other_id, license_plate_number, vin }: Paid): string | undefined =>
  other_id || license_plate_number || vin || vehicle_name || undefined;

/**
 * Unit number or plate over the vehicle's name. A payment has no id of its vehicle: the link finds it by VIN or unit
 * number.
 */
export function PaidVehicle({ payment, isOwnFleet }: PaidVehicleProps) {
  const title = paidVehicleText(payment);
  if (title === undefined) return undefined;
  const { vehicle_name, vin } = payment;
  const search = vin || payment.other_id;
  return (
    <TwoLines note={vehicle_name !== title && vehicle_name}>
      {isOwnFleet && search ? <Link href={withSearch(place.vehicles, search)}>{title}</Link> : title}
    </TwoLines>
  );
}
