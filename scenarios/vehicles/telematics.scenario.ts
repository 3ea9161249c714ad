import { defineScenario } from '../define.ts';

/** Its device reports fourteen fault codes. */
const start = '/vehicles/500001';
const on = { flags: { telematics_section: 'on' }, start, signedIn: true } as const;

export const ready = defineScenario({
  id: 'vehicles/telematics',
  title: 'What the device of a vehicle reports',
  story: 'Oil, battery, tires, and fourteen fault codes, ten of which rotate.',
  ...on,
});

export const requestable = defineScenario({
  id: 'vehicles/telematics-request',
  title: 'A fault code leads to a service request',
  story: 'The vehicle has no active order: each fault code offers to schedule service, and the request names it.',
  world: { orders: 'none' },
  ...on,
});

export const oneOverTen = defineScenario({
  id: 'vehicles/telematics-eleven-faults',
  title: 'Eleven fault codes',
  story: 'They arrive unsorted; the ten newest rotate, and Show all lists the eleventh.',
  answers: {
    getFaultData: {
      status: 200,
      body: Array.from({ length: 11 }, (_, at) => ({
        id: 1 + ((at * 7) % 11),
        dateTime: `2026-03-${String(1 + ((at * 7) % 11)).padStart(2, '0')}T15:00:00Z`,
        diagnostic: { name: `P0${300 + ((at * 7) % 11)} Cylinder misfire detected` },
      })),
    },
  },
  ...on,
});

export const weakBattery = defineScenario({
  id: 'vehicles/telematics-weak-battery',
  title: 'A battery to charge',
  story: 'Eleven volts: 30 percent, and the label says to charge it.',
  ...on,
  start: '/vehicles/500002',
});

export const emptyBattery = defineScenario({
  id: 'vehicles/telematics-empty-battery',
  title: 'A battery to replace',
  story: 'Less than 10.5 volts: nothing is left, and the label says to replace it.',
  ...on,
  start: '/vehicles/500004',
});

export const noFaults = defineScenario({
  id: 'vehicles/telematics-no-faults',
  title: 'A vehicle without fault codes',
  story: 'The list says that there are none.',
  ...on,
  start: '/vehicles/500003',
});

export const noReadings = defineScenario({
  id: 'vehicles/telematics-no-readings',
  title: 'A device without readings',
  story: 'In place of its gauge, each reading shows the server’s message.',
  ...on,
  start: '/vehicles/500006',
});

export const noDevice = defineScenario({
  id: 'vehicles/telematics-no-device',
  title: 'A vehicle without a device',
  story: 'There is no telematics section, and nothing is asked about it.',
  ...on,
  start: '/vehicles/500007',
});

export const faultsFail = defineScenario({
  id: 'vehicles/telematics-faults-fail-once',
  title: 'Only the fault codes cannot be loaded',
  story: 'Oil, battery, and tires are there; trying again brings the fault codes.',
  faults: [{ kind: 'server-error', operation: 'getFaultData', calls: [1] }],
  ...on,
});

export const oilFails = defineScenario({
  id: 'vehicles/telematics-oil-fails-once',
  title: 'Only the engine oil cannot be loaded',
  story: 'The other readings are there; trying again brings the oil.',
  faults: [{ kind: 'server-error', operation: 'getEngineOil', calls: [1] }],
  ...on,
});

export const intervalFails = defineScenario({
  id: 'vehicles/telematics-interval-fails-once',
  title: 'Only the interval of the oil change cannot be loaded',
  story: 'The gauge is there; trying again brings the interval.',
  faults: [{ kind: 'server-error', operation: 'listVehicleServices', calls: [1] }],
  ...on,
});

export const batteryFails = defineScenario({
  id: 'vehicles/telematics-battery-fails-once',
  title: 'Only the battery cannot be loaded',
  story: 'The other readings are there; trying again brings the battery.',
  faults: [{ kind: 'server-error', operation: 'getBatteryLife', calls: [1] }],
  ...on,
});

export const tiresFail = defineScenario({
  id: 'vehicles/telematics-tires-fail-once',
  title: 'Only the tires cannot be loaded',
  story: 'The other readings are there; trying again brings the tires.',
  faults: [{ kind: 'server-error', operation: 'getTirePressure', calls: [1] }],
  ...on,
});

export const slow = defineScenario({
  id: 'vehicles/telematics-slow',
  title: 'The device is slow',
  story: 'Each reading comes on its own; what is there already can be read.',
  faults: [
    { kind: 'fixed-delay', operation: 'getFaultData', delay: 2_000 },
    { kind: 'fixed-delay', operation: 'getEngineOil', delay: 3_000 },
    { kind: 'fixed-delay', operation: 'getTirePressure', delay: 4_000 },
  ],
  ...on,
});
