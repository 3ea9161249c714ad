import type { Schemas } from '@wayside/api-client';
import type { Language, Role } from '@wayside/domain';
import type { Fleet, FleetSummary } from './fleets/fleet-source.ts';
import type { StoredLine } from './orders/order-lines.ts';
import type { StoredOrder } from './orders/order-source.ts';
import type { User } from './people/people.ts';
import type { BaseWorld } from './seed/base.ts';
import type { Changes } from './seed/cached.ts';
import type { Refusal } from './seed/refusal.ts';
import type { ShopCore } from './shops/shop-source.ts';
import type { ManualRecord } from './vehicles/manual-history-source.ts';
import type { Odometer, Vehicle } from './vehicles/vehicle-source.ts';

type Services = Pick<Vehicle, 'last_maintenance_date' | 'last_maintenance_miles'>;

/**
 * What each part of a world sees of the others. The parts are classes that need one another, which here they do without
 * knowing each other's files; `World` has them all.
 */
export interface Surroundings {
  readonly base: BaseWorld;
  readonly player: Role;
  readonly clock: string;
  readonly changes: Changes;
  readonly users: {
    get: (id: number) => User | undefined;
    byEmail: (email: string) => User | undefined;
    ofFleet: (fleetId: number | null | undefined) => User[];
    countIn: (fleetId: number) => number;
    ofCompany: (affiliationId: number | undefined) => User[];
    mayActIn: (user: User, fleetId: number) => boolean;
    forget: (vehicleId: number, fleetId: number) => void;
  };
  readonly fleets: {
    get: (id: number) => Fleet | undefined;
    all: () => Fleet[];
    totals: (ids?: readonly number[]) => Pick<User, 'total_fleets' | 'total_vehicles' | 'total_maintenance_cost'>;
  };
  readonly paymentMethods: Record<'list' | 'before', (fleetId: number) => Schemas['PaymentMethod'][]>;
  readonly policies: {
    ofVehicle: (vehicleId: number, fleetId: number) => Schemas['Policy'][];
    forget: (vehicleId: number, fleetId: number) => void;
  };
  readonly vehicles: {
    get: (id: number) => Vehicle | undefined;
    everHad: (id: number) => Vehicle | undefined;
    deletedFrom: (fleetId: number) => Vehicle[];
    in: (fleetId: number) => Vehicle[];
    idsIn: (fleetId: number) => number[];
    countIn: (fleetId: number) => number;
    seenBy: (user: User, id: number) => Vehicle | undefined;
    note: (id: number, fields: Services | Odometer) => void;
  };
  readonly maintenance: {
    manual: {
      of: (vehicleId: number) => ManualRecord[];
      view: (record: ManualRecord, language: Language) => Schemas['HistoryRecord'];
    };
    pastDueIn: (fleetId: number) => number;
    items: (vehicle: Vehicle, language: Language) => Schemas['MaintenanceItem'][];
    recallsOf: (vehicle: Vehicle) => Schemas['Recall'][];
    orderedOf: (vehicleId: number, user: User) => Schemas['HistoryRecord'][];
    manualOf: (vehicleId: number, language?: Language) => Schemas['HistoryRecord'][];
  };
  readonly glovebox: { ofVehicle: (vehicleId: number, origin: string) => Schemas['GloveboxItem'][] };
  readonly orders: {
    readonly createdCount: number;
    get: (id: number, user?: User) => Schemas['Order'] | undefined;
    stored: (id: number) => StoredOrder | undefined;
    storedIn: (fleetId: number) => readonly StoredOrder[];
    storedOf: (vehicleId: number) => StoredOrder[];
    seenBy: (user: User, id: number) => StoredOrder | undefined;
    activeIn: (fleetId: number | null | undefined, user: User) => Schemas['Order'][];
    activeOf: (vehicleId: number, user?: User) => Schemas['Order'] | undefined;
    pastOf: (vehicleId: number, user?: User) => Schemas['Order'][];
    summaryOf: (fleetId: number) => FleetSummary;
    bookedAt: (shopId: number) => Set<string>;
  };
  readonly promotions: {
    amountOf: (order: Pick<StoredOrder, 'id' | 'lines'>, include?: (line: StoredLine) => boolean) => number | null;
  };
  readonly shops: {
    get: (id: number) => ShopCore | undefined;
    orderShop: (id: number | null) => Schemas['OrderShop'] | null;
    schedule: (shop: ShopCore, date: string) => Schemas['AvailableTimes'] | Refusal<'dateOutOfRange'>;
  };
}
