import { customers } from './customers.ts';
import { fleets } from './fleets.ts';
import { flags } from './flags.ts';
import { geocoding } from './geocoding.ts';
import { glovebox } from './glovebox.ts';
import type { Handlers } from './handler.ts';
import { lookups } from './lookups.ts';
import { maintenance } from './maintenance.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { policies } from './policies.ts';
import { promotions } from './promotions.ts';
import { services } from './services.ts';
import { sessions } from './sessions.ts';
import { shops } from './shops.ts';
import { telematics } from './telematics.ts';
import { transactions } from './transactions.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';

/** All handlers by operation; one file per contract tag. */
export const handlers: Handlers = {
  ...sessions,
  ...customers,
  ...users,
  ...fleets,
  ...payments,
  ...lookups,
  ...telematics,
  ...flags,
  ...vehicles,
  ...maintenance,
  ...orders,
  ...shops,
  ...services,
  ...policies,
  ...glovebox,
  ...transactions,
  ...promotions,
  ...geocoding,
};
