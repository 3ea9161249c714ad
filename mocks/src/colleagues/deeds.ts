import type { OperationId, PathParams, QueryParams, RequestBody } from '@wayside/api-client';
import { emailOf } from '@wayside/scenarios';
import type { BeforeDeed, Deed } from '@wayside/scenarios';
import { cents } from '../world/seed/cents.ts';
import type { Decision } from '../world/orders/order-decision.ts';
import type { StoredOrder } from '../world/orders/order-source.ts';
import type { User } from '../world/people/people.ts';
import { odometerIn } from '../world/vehicles/vehicle-source.ts';
import type { World } from '../world/world.ts';

/** A call that is about to be answered. */
export interface ComingCall<Op extends OperationId> {
  params: PathParams<Op>;
  query: QueryParams<Op>;
  body: RequestBody<Op>;
  readonly user: User;
  world: World;
}

interface DeedOf<Op extends OperationId> {
  /** How the journal says it. */
  says: string;
  /** Does nothing where there is nothing to do it to. */
  do: (call: ComingCall<Op>, by: User) => void;
}

/** Price increase, as a factor. */
const RISE = 1.2;

export const DEEDS: { readonly [D in Deed]: DeedOf<BeforeDeed<D>> } = {
  raisesPrice: {
    says: 'raised a price',
    do: (call, by) => change(call, by, (order) => ({ fields: { lines: dearer(order) }, events: [] })),
  },
  approvesOrder: {
    says: 'approved the order',
    do: (call, by) =>
      change(call, by, ({ lines }) => ({
        fields: {
          status: 'approved',
          approver: by.name,
          last_approval_date: call.world.clock,
          lines: lines.map((line) =>
            line.status === 'awaiting_approval' ? { ...line, status: 'approved' as const } : line,
          ),
        },
        events: ['approved'],
      })),
  },
  cancelsOrder: {
    says: 'canceled the order',
    do: (call, by) => change(call, by, () => ({ fields: { status: 'cancel' }, events: ['canceled'] })),
  },
  raisesLimit: {
    says: 'raised the limit of the first policy',
    do({ world, user }, by) {
      const [first] = world.policies.list(user.fleet_id);
      if (first) world.policies.update(by, first, { ...first, amount: first.amount + 100 });
    },
  },
  deletesFirstPolicy: {
    says: 'deleted the first policy',
    do({ world, user }) {
      const [first] = world.policies.list(user.fleet_id);
      if (first) world.policies.remove(first.id);
    },
  },
  renamesDriver: {
    says: 'renamed the driver',
    do({ world }) {
      const driver = world.users.byEmail(emailOf('Driver'));
      if (driver) world.users.update(driver.id, { lastName: 'Whitlock' });
    },
  },
  deletesDriver: {
    says: 'deleted the driver',
    do({ world }) {
      const driver = world.users.byEmail(emailOf('Driver'));
      if (driver) world.users.remove(driver.id);
    },
  },
  entersOdometer: {
    says: 'entered the odometer',
    do({ world, params }) {
      const vehicle = world.vehicles.get(params.id);
      const reading = vehicle && odometerIn((vehicle.odometer ?? 0) + 40, vehicle.odometer_units);
      if (reading) world.vehicles.note(params.id, reading);
    },
  },
  deletesVehicle: { says: 'deleted the vehicle', do: ({ world, params }) => world.vehicles.drop(params.id) },
  movesFirstVehicle: {
    says: 'moved the first vehicle elsewhere',
    do({ world, body: { vehicle_ids, old_fleet_ids, new_fleet_id } }) {
      const elsewhere = world.fleets.all().find(({ id }) => !old_fleet_ids.includes(id) && id !== new_fleet_id);
      if (elsewhere)
        world.vehicles.transfer({ vehicle_ids: vehicle_ids.slice(0, 1), old_fleet_ids, new_fleet_id: elsewhere.id });
    },
  },
  movesVehicles: { says: 'made the same transfer', do: ({ world, body }) => void world.vehicles.transfer(body) },
  renumbersDocuments: {
    says: 'renumbered the documents',
    do: ({ world, query }) => world.glovebox.renumber(query.vehicleId),
  },
  changesFleet: {
    says: 'changed the fleet',
    do: ({ world, params }) => void world.fleets.update(params.id, { rep: 'Noor Haddad', other_id: 'NH-100' }),
  },
  deletesFleet: { says: 'deleted the fleet', do: ({ world, params }) => void world.fleets.remove(params.id) },
  renamesFirstLink: {
    says: 'renamed the first quick link',
    do({ world, params }) {
      const [first] = world.fleets.get(params.id)?.fleet_links ?? [];
      if (first) world.fleets.updateLink(params.id, first.id, { ...first, name: 'Rules of the road' });
    },
  },
  deletesFirstLink: {
    says: 'deleted the first quick link',
    do({ world, params }) {
      const [first] = world.fleets.get(params.id)?.fleet_links ?? [];
      if (first) world.fleets.removeLink(params.id, first.id);
    },
  },
  renamesDatabase: {
    says: 'renamed the telematics database',
    do: ({ world, user }) => void world.fleets.update(user.fleet_id ?? 0, { geotab_database_name: 'lakeside_2' }),
  },
  opensFirstMethod: {
    says: 'let everyone pay with the first method',
    do({ world, user }) {
      const [first] = world.paymentMethods.list(user.fleet_id ?? 0);
      if (first)
        world.paymentMethods.update(first.id, { customer_ids: world.users.ofFleet(user.fleet_id).map(({ id }) => id) });
    },
  },
  deletesHistory: {
    says: 'deleted the record',
    do: ({ world, params }) => void world.maintenance.remove(params.id),
  },
};

/** Changes an order that awaits approval, if the caller may see it. */
function change(
  { world, user, params }: Pick<ComingCall<'previewOrder' | 'updateOrder'>, 'world' | 'user' | 'params'>,
  by: User,
  decide: (order: StoredOrder) => Decision,
): void {
  const order = world.orders.seenBy(user, params.id);
  if (order?.status === 'awaiting_approval') world.orders.record(order.id, by, decide(order));
}

/** Raises the price of the first open line. */
function dearer({ lines }: StoredOrder): StoredOrder['lines'] {
  const first = lines.find(({ status, price }) => status === 'awaiting_approval' && price !== null);
  return lines.map((line) => (line === first ? { ...line, price: cents(first.price! * RISE) } : line));
}
