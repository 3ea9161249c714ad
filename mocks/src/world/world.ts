import type { Role } from '@wayside/domain';
import { baseWorld } from './seed/base.ts';
import type { BaseWorld, WorldSeed } from './seed/base.ts';
import { Changes } from './seed/cached.ts';
import { Credentials } from './people/credentials.ts';
import { Fleets } from './fleets/fleets.ts';
import { Glovebox } from './documents/glovebox.ts';
import { Maintenance } from './vehicles/maintenance.ts';
import { Orders } from './orders/orders.ts';
import { PaymentMethods } from './fleets/payment-methods.ts';
import { Policies } from './fleets/policies.ts';
import { Promotions } from './orders/promotions.ts';
import { Services } from './shops/services.ts';
import { Shops } from './shops/shops.ts';
import type { Surroundings } from './surroundings.ts';
import { SyncEvents } from './vehicles/sync-events.ts';
import { Transactions } from './fleets/transactions.ts';
import { Users } from './people/users.ts';
import { Vehicles } from './vehicles/vehicles.ts';

/** What one session sees and changes. The rules live in the parts; this class only connects them. */
export class World implements Surroundings {
  readonly base: BaseWorld;
  /** Role the scenario is played as. */
  readonly player: Role;
  /** "Now" of the session, UTC. */
  clock: string;
  /** To vehicles, their orders and their maintenance, by fleet. */
  readonly changes = new Changes();
  readonly users: Users;
  readonly credentials: Credentials;
  readonly fleets: Fleets;
  readonly paymentMethods: PaymentMethods;
  readonly syncEvents: SyncEvents;
  readonly vehicles: Vehicles;
  readonly maintenance: Maintenance;
  readonly glovebox: Glovebox;
  readonly orders: Orders;
  readonly shops: Shops;
  readonly services: Services;
  readonly policies: Policies;
  readonly promotions: Promotions;
  readonly transactions: Transactions;

  constructor({ player, ...seed }: WorldSeed & { player: Role }) {
    this.base = baseWorld(seed);
    this.player = player;
    this.clock = seed.clock;
    this.users = new Users(this);
    this.credentials = new Credentials(this);
    this.fleets = new Fleets(this);
    this.paymentMethods = new PaymentMethods(this);
    this.syncEvents = new SyncEvents(this);
    this.vehicles = new Vehicles(this);
    this.maintenance = new Maintenance(this);
    this.glovebox = new Glovebox(this);
    this.orders = new Orders(this);
    this.shops = new Shops(this);
    this.services = new Services(this);
    this.policies = new Policies(this);
    this.promotions = new Promotions(this);
    this.transactions = new Transactions(this);
  }
}
