import { scenariosWith } from '../define.ts';

const request = (vehicle: number, shop: number) => `/service_request/new?vehicle=${vehicle}&shop=${shop}&service=101`;

const scenario = scenariosWith({ start: '/service_request/new', signedIn: true });

export const ready = scenario({
  id: 'service-request/ready',
  title: 'A service request',
  story: 'Vehicle, shop, and services are chosen; only the appointment is left.',
  brands: ['default'],
  start: `${request(500006, 33)}&service=102%3AFront`,
});

export const activeOrder = scenario({
  id: 'service-request/active-order',
  title: 'The vehicle has an active order',
  story: 'A vehicle has at most one active order: the request says so before anything is sent.',
  start: request(500001, 33),
});

export const deactivated = scenario({
  id: 'service-request/deactivated-vehicle',
  title: 'The vehicle is deactivated',
  story: 'No service can be scheduled for a deactivated vehicle.',
  start: request(500010, 33),
});

export const notEnrolled = scenario({
  id: 'service-request/not-enrolled',
  title: 'The fuel-card vehicle is not enrolled',
  story: 'The fuel-card brand schedules only for enrolled vehicles.',
  brands: ['fuel-card'],
  start: request(500005, 33),
});

export const noAppointments = scenario({
  id: 'service-request/shop-without-appointments',
  title: 'The shop takes no appointments',
  story: 'The chain blocks scheduling: the shop has a red note, and scheduling says why it is not possible.',
  brands: ['default'],
  start: request(500006, 36),
});

export const membershipCard = scenario({
  id: 'service-request/membership-card-shop',
  title: 'The shop wants the membership card',
  story: 'A chain with its own message: drivers show the membership card at check in.',
  brands: ['default'],
  start: request(500006, 37),
});

export const heavyDuty = scenario({
  id: 'service-request/heavy-duty-vehicle',
  title: 'A request for a truck',
  story: 'Shops and services that do not take a vehicle of this size are left out; everything is priced at the shop.',
  start: '/service_request/new?vehicle=500013',
});

export const noVehicles = scenario({
  id: 'service-request/no-vehicles',
  title: 'A request without a vehicle',
  story: 'The fleet has no vehicle yet: the request says what to do first.',
  world: { vehicles: 0, orders: 'none' },
});

export const manyVehicles = scenario({
  id: 'service-request/two-thousand-vehicles',
  title: 'A request in a fleet of two thousand',
  story: 'A few letters are enough to find the vehicle.',
  world: { vehicles: 2000 },
});

export const vehiclesFail = scenario({
  id: 'service-request/vehicles-fail-once',
  title: 'The vehicles cannot be loaded',
  story: 'The field offers to try again; shops and services can be chosen in the meantime.',
  faults: [{ kind: 'server-error', operation: 'listVehicles', calls: [1] }],
});

export const searchFails = scenario({
  id: 'service-request/service-search-fails',
  title: 'Services cannot be searched',
  story: 'Searching for a service fails; the list of services still works.',
  faults: [{ kind: 'server-error', operation: 'searchServices' }],
  brands: ['default'],
  start: '/service_request/new?vehicle=500006',
});

export const pricesFail = scenario({
  id: 'service-request/prices-fail-once',
  title: 'The estimates cannot be loaded',
  story: 'A request without estimates is just as good; they can be reloaded.',
  faults: [{ kind: 'server-error', operation: 'lookUpPrices', calls: [1] }],
  brands: ['default'],
  start: request(500006, 33),
});

export const pricesHeld = scenario({
  id: 'service-request/slow-prices',
  title: 'The estimates are slow',
  story: 'The request can be made while its estimates load, and without them.',
  faults: [{ kind: 'hold', operation: 'lookUpPrices' }],
  brands: ['default'],
  start: request(500006, 33),
});

export const priceAtShop = scenario({
  id: 'service-request/prices-at-the-shop',
  title: 'The shop sets its own prices',
  story: 'No estimate is given: every price reads “price at shop.”',
  answers: { lookUpPrices: { example: 'priceAtShop' } },
  brands: ['default'],
  start: request(500006, 33),
});
