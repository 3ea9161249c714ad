import type { Schemas } from '@wayside/api-client';
import { between, chance, pick } from '../../shared/random.ts';
import { OPERATING_REGIONS } from '../shops/places.ts';
import type { BaseWorld } from '../seed/base.ts';
import { memoized } from '../seed/collection.ts';
import type { Source } from '../seed/collection.ts';

export type Fleet = Schemas['Fleet'];
/** What a list of fleets says about the orders of each. */
export type FleetSummary = Pick<
  Fleet,
  | 'awaiting_approval_count'
  | 'total_order_count'
  | 'total_maintenance_cost'
  | 'average_ticket_spend'
  | 'ytd_maintenance_cost'
  | 'cost_per_mile'
>;

/** The fleet of the signed-in user. */
export const OWN_FLEET_ID = 5;
/** The management company; the fleet form has a special rule for this number. */
export const AFFILIATION_ID = 3;
export const PAYMENT_TYPES: Schemas['FleetPaymentType'][] = [
  { id: 1, name: 'credit_card' },
  { id: 2, name: 'bill_to' },
];

const DEFAULT_FLEETS = 60;
const DEFAULT_VEHICLES = 24;

/** A fleet without the figures computed from its people, vehicles and orders. */
export type FleetCore = Omit<
  Fleet,
  | 'user_total'
  | 'vehicles_total'
  | 'awaiting_approval_count'
  | 'total_order_count'
  | 'total_maintenance_cost'
  | 'average_ticket_spend'
  | 'ytd_maintenance_cost'
  | 'cost_per_mile'
>;

export function fleetCount(base: BaseWorld): number {
  return base.shape.fleets ?? DEFAULT_FLEETS;
}

/** Whether a fleet was there from the start. One that somebody has just created has nothing yet. */
export const isInvented = (base: BaseWorld, fleetId: number): boolean => fleetId <= fleetCount(base);

/** Number of vehicles in a fleet, without generating them. */
export function vehicleCount(base: BaseWorld, fleetId: number): number {
  if (fleetId === OWN_FLEET_ID) return base.shape.vehicles ?? DEFAULT_VEHICLES;
  return base.shape.vehicles === 0 || !isInvented(base, fleetId) ? 0 : between(base.key('fleet size', fleetId), 3, 30);
}

/** Ids of a fleet's vehicles. Until a vehicle is transferred, its id encodes the fleet. */
export function vehicleIdsIn(base: BaseWorld, fleetId: number): number[] {
  return Array.from({ length: vehicleCount(base, fleetId) }, (_, index) => fleetId * 100_000 + index + 1);
}

export function fleetSource(base: BaseWorld): Source<FleetCore> {
  const count = fleetCount(base);
  return memoized({
    idsIn: () => Array.from({ length: count }, (_, index) => index + 1),
    get: (id) => (id >= 1 && id <= Math.max(count, OWN_FLEET_ID) ? fleetOf(base, id) : undefined),
    scopeOf: () => AFFILIATION_ID,
    firstNewId: 1001,
  });
}

function fleetOf(base: BaseWorld, id: number): FleetCore {
  return base.invent('fleet', id, (faker): FleetCore => {
    const account = base.part(accountsOf).find(({ fleets }) => fleets.some((fleet) => fleet.id === id))?.account;
    return {
      id,
      name: id === OWN_FLEET_ID ? OWN_FLEET_NAME[base.country] : fleetName(base, id),
      other_id: chance(base.key('fleet other id', id)) < 0.8 ? `FL-${4000 + id}` : null,
      region: pick(base.key('region', id), OPERATING_REGIONS[base.country]),
      rep: faker.person.fullName(),
      fleet_payment_type: pick(base.key('payment type', id), PAYMENT_TYPES).name,
      is_active: id === OWN_FLEET_ID || chance(base.key('fleet active', id)) > 0.1,
      enrolled: true,
      created_at_pretty: base
        .daysAgo(between(base.key('fleet age', id), 90, 2400))
        .toISOString()
        .slice(0, 10),
      share_wex_number: chance(base.key('wex', id)) < 0.3,
      geotab_database_name: hasDatabase(base, id) ? `fleet${id}` : null,
      pays_through_platform:
        id === OWN_FLEET_ID ? (base.shape.paysThroughPlatform ?? true) : chance(base.key('pays', id)) < 0.7,
      account: account ? { id: account.id, name: account.name } : null,
      fleet_links: id === OWN_FLEET_ID ? quickLinks(base.shape.quickLinks) : [],
    };
  });
}

const QUICK_LINKS: readonly Schemas['FleetLink'][] = [
  {
    id: 1,
    name: 'Driver handbook',
    link: 'https://handbook.wayside.example/',
    description: 'Rules of the road for our drivers',
  },
  { id: 2, name: 'Fuel report', link: 'https://fuel.wayside.example/', description: null },
];
const HOSTILE_LINKS: readonly Schemas['FleetLink'][] = [
  {
    id: 3,
    name: 'Portal <img src=x onerror="window.pwned=1">',
    link: 'javascript:window.pwned=1',
    description: '<b>Rates</b>',
  },
  { id: 4, name: 'Invoices', link: 'data:text/html,%3Cscript%3Ewindow.pwned=1%3C/script%3E', description: null },
];
/** As many as the contract allows. */
const MOST_LINKS = 50;

function quickLinks(kind: BaseWorld['shape']['quickLinks']): Schemas['FleetLink'][] {
  if (kind === 'hostile') return [...QUICK_LINKS, ...HOSTILE_LINKS];
  const more = kind === 'most' ? MOST_LINKS - QUICK_LINKS.length : 0;
  const link = (id: number) => ({
    id,
    name: `Depot ${id}`,
    link: `https://depots.wayside.example/${id}`,
    description: null,
  });
  return [...QUICK_LINKS, ...Array.from({ length: more }, (_, index) => link(QUICK_LINKS.length + 1 + index))];
}

const OWN_FLEET_NAME = { US: 'Maple Street Couriers', CA: 'Messageries Rue-Érable' };
const FIRST = {
  US: [
    'Blue Ridge',
    'Lakeside',
    'Summit',
    'Red Oak',
    'Harbor',
    'Prairie',
    'Copper Creek',
    'Granite',
    'Sunrise',
    'Ironwood',
    'Riverbend',
    'Cascade',
  ],
  CA: [
    'Laurentides',
    'Fundy',
    'Boréal',
    'Caribou',
    'Chaudière',
    'Great Slave',
    'Gaspé',
    'Kootenay',
    'Rideau',
    'Saguenay',
    'Okanagan',
    'Mille-Îles',
  ],
};
const SECOND = {
  US: [
    'Plumbing',
    'Logistics',
    'Electric',
    'Landscaping',
    'Catering',
    'Medical Transport',
    'HVAC',
    'Roofing',
    'Security',
    'Bakery',
  ],
  CA: [
    'Transport',
    'Plomberie',
    'Électricité',
    'Landscaping',
    'Livraison',
    'Mécanique',
    'Sécurité',
    'Roofing',
    'Boulangerie',
    'Logistics',
  ],
};

/** How far the second words move from one round of the first words to the next: no pair comes twice before all have. */
const SHIFT = 3;

/** Two words by the id, and a number once all pairs are used: no two fleets have the same name. */
function fleetName(base: BaseWorld, id: number): string {
  const first = FIRST[base.country];
  const second = SECOND[base.country];
  const index = id * 7;
  const round = Math.floor(id / (first.length * second.length));
  return `${first[index % first.length]} ${second[(index + SHIFT * Math.floor(id / first.length)) % second.length]}${round > 0 ? ` ${round + 1}` : ''}`;
}

interface AccountWithFleets {
  account: Schemas['Account'];
  fleets: Schemas['AccountFleet'][];
}

/** Accounts of the signed-in users: one with a single fleet, one with several. */
export function accountsOf(base: BaseWorld): AccountWithFleets[] {
  const fleet = (id: number, account_id: number) => ({
    id,
    name: id === OWN_FLEET_ID ? OWN_FLEET_NAME[base.country] : fleetName(base, id),
    account_id,
  });
  return [
    {
      account: { id: 9, name: 'Main account', is_active: true, enrolled: true },
      fleets: [fleet(OWN_FLEET_ID, 9), fleet(2, 9), fleet(3, 9)],
    },
    { account: { id: 10, name: 'Second account', is_active: true, enrolled: true }, fleets: [fleet(4, 10)] },
  ];
}

/** Whether a fleet takes its vehicles from a telematics database. */
export function hasDatabase(base: BaseWorld, id: number): boolean {
  return id === OWN_FLEET_ID ? base.shape.telematicsDatabase !== 'none' : chance(base.key('geotab', id)) < 0.5;
}
