import { brandOfId } from '@wayside/brands';
import type { Schemas } from '@wayside/api-client';
import { appointmentDaysAhead, isActiveStatus } from '@wayside/domain';
import { addDays, instantOf, shopDay } from '../seed/moments.ts';
import { OrderRights } from './order-approval.ts';
import type { StoredLine } from './order-lines.ts';
import type { StoredOrder } from './order-source.ts';
import type { User } from '../people/people.ts';
import { refuse } from '../seed/refusal.ts';
import type { Refusal } from '../seed/refusal.ts';
import { isHeavyDuty, serviceOf } from '../shops/service-catalogue.ts';
import { takesAppointments } from '../shops/shop-source.ts';
import type { ShopCore } from '../shops/shop-source.ts';
import type { Vehicle } from '../vehicles/vehicle-source.ts';
import type { Surroundings } from '../surroundings.ts';

export type RequestFailure =
  | 'notFound'
  | 'invalid'
  | 'activeOrderExists'
  | 'slotTaken'
  | 'vehicleDeactivated'
  | 'vehicleNotEnrolled'
  | 'noAppointments'
  | 'heavyDutyUnsupported'
  | 'positionMissing'
  | 'dateOutOfRange'
  | 'paymentMethodMissing';

type Request = Schemas['ServiceRequest'];
const FIRST_NEW_LINE = 99_000_001;
const MOST_LINES = 50;

/** The order for a service request, still without an id, or why service cannot be scheduled. */
export function requestedOrder(
  world: Surroundings,
  user: User,
  input: Request,
): Omit<StoredOrder, 'id'> | Refusal<RequestFailure> {
  const vehicle = world.vehicles.seenBy(user, input.vehicle_id);
  const shop = input.shop_id === null ? undefined : world.shops.get(input.shop_id);
  if (!vehicle || (input.shop_id !== null && !shop)) return refuse('notFound');
  const refusal =
    vehicleRefusal(world, vehicle) ??
    linesRefusal(input.order_services, vehicle) ??
    shopRefusal(world, shop, vehicle, input.appointment_datetime);
  if (refusal) return refusal;
  const paid_elsewhere = shop?.paysAtShop ?? false;
  const rights = new OrderRights(world, user);
  if (rights.needsPaymentMethod({ paid_elsewhere }) && rights.methodsOf(vehicle.fleet_id).length === 0)
    return refuse('paymentMethodMissing');
  return {
    vehicle_id: vehicle.id,
    status: 'initiated_by_user',
    appointment_datetime: input.appointment_datetime === null ? null : instantOf(input.appointment_datetime),
    age: 0,
    shop_id: input.shop_id,
    po_number: input.po_number || null,
    invoice_number: null,
    shop_comments: null,
    customer_comments: input.customer_comments || null,
    due_status: null,
    received: false,
    lines: linesOf(world, input.order_services),
    requested_by: user.id,
    approver: null,
    last_approval_date: null,
    paid_elsewhere,
  };
}

function vehicleRefusal(world: Surroundings, vehicle: Vehicle): Refusal<RequestFailure> | undefined {
  if (!vehicle.is_active) return refuse('vehicleDeactivated');
  if (brandOfId(world.base.seed.brand).switches.vehicleEnroll && !vehicle.fleetcor_enrolled)
    return refuse('vehicleNotEnrolled');
  return world.orders.storedOf(vehicle.id).some(({ status }) => isActiveStatus(status))
    ? refuse('activeOrderExists')
    : undefined;
}

function linesRefusal(lines: Request['order_services'], vehicle: Vehicle): Refusal<RequestFailure> | undefined {
  const services = lines.map(({ id, position }) => ({ service: serviceOf(id), id, position: position ?? null }));
  const problems = services.flatMap(({ service, id, position }) => {
    if (!service || (isHeavyDuty(vehicle.vehicle_type_id) && !service.heavyDuty))
      return [`Service ${id} is not done on this vehicle`];
    return position !== null && !service.positions.includes(position)
      ? [`${service.name.en} has no position ${position}`]
      : [];
  });
  if (problems.length > 0) return refuse('invalid', ...problems);
  return services.some(({ service, position }) => service!.positions.length > 0 && position === null)
    ? refuse('positionMissing')
    : undefined;
}

function shopRefusal(
  world: Surroundings,
  shop: ShopCore | undefined,
  vehicle: Vehicle,
  appointment: string | null,
): Refusal<RequestFailure> | undefined {
  if (shop && !takesAppointments(shop)) return refuse('noAppointments');
  if (shop && isHeavyDuty(vehicle.vehicle_type_id) && !shop.support_medium_and_heavy_duty_vehicles)
    return refuse('heavyDutyUnsupported');
  if (appointment === null) return shop ? refuse('invalid', 'A shop needs an appointment') : undefined;
  if (Number.isNaN(Date.parse(`${appointment}:00Z`))) return refuse('invalid', 'appointment_datetime is not a date');
  const [date = '', time = ''] = appointment.split('T');
  const today = shopDay(world.clock);
  if (date < today || date > addDays(today, appointmentDaysAhead)) return refuse('dateOutOfRange');
  const schedule = shop && world.shops.schedule(shop, date);
  return schedule && 'times' in schedule && !schedule.times.includes(time) ? refuse('slotTaken') : undefined;
}

/** The shop sets the prices after seeing the vehicle. */
function linesOf(world: Surroundings, lines: Request['order_services']): StoredLine[] {
  const from = FIRST_NEW_LINE + world.orders.createdCount * MOST_LINES;
  return lines.map(({ id, position }, index) => ({
    id: from + index,
    service_id: id,
    position: position ?? null,
    status: 'initiated',
    price: null,
  }));
}
