import type { Schemas } from '@wayside/api-client';
import type { Language } from '@wayside/domain';
import { kilometersToMiles, milesToKilometers } from '@wayside/domain';
import { between, chance, pick } from '../../shared/random.ts';
import type { BaseWorld } from '../seed/base.ts';
import { SERVICE_CATALOGUE, serviceOf } from '../shops/service-catalogue.ts';
import type { ServiceDefinition } from '../shops/service-catalogue.ts';
import { childId } from './vehicle-ids.ts';
import { traitsOf } from './vehicle-mix.ts';

export type RecommendationState = Schemas['RecommendationState'];

/** A service of a vehicle's schedule, before it is marked done. */
export interface PlanLine {
  /** Id of the line: encodes the vehicle and the service. */
  id: number;
  service: ServiceDefinition;
  /** Miles. */
  interval: number;
  state: RecommendationState | null;
  /** Days from the seed's clock to the due date; negative when past due. */
  dueIn: number;
  position: string | null;
  recommended: boolean;
}

type Due = readonly (readonly [serviceId: number, state: RecommendationState])[];

const FIRST_SERVICE = SERVICE_CATALOGUE[0]!.id;

// Past-due and due-soon lines never overlap, so a vehicle may have both.
const PAST_DUE: readonly Due[] = [
  [
    [101, 'Past Due'],
    [103, 'Past Due'],
  ],
  [
    [101, 'Past Due'],
    [104, 'Past Due'],
    [105, 'Past Due'],
  ],
  [[101, 'Past Due']],
];
const DUE_SOON: readonly Due[] = [
  [
    [106, 'Due Soon'],
    [108, 'Due Soon'],
  ],
  [[110, 'Due Soon']],
  [
    [113, 'Due Soon'],
    [140, 'Due Soon'],
  ],
];
const DUE_NOW: Due = [
  [102, 'Due Now'],
  [140, 'Due Soon'],
];

/** What is due on a vehicle of the initial world. */
function dueOn(base: BaseWorld, vehicleId: number): { pastDue: Due; dueSoon: Due } {
  const { pastDue, dueSoon } = traitsOf(base, vehicleId);
  return {
    pastDue: pastDue ? pick(base.key('past due', vehicleId), PAST_DUE) : [],
    dueSoon: dueSoon === 'Due Now' ? DUE_NOW : dueSoon ? pick(base.key('due soon', vehicleId), DUE_SOON) : [],
  };
}

/** The maintenance schedule of a vehicle, in service order. */
export function planOf(base: BaseWorld, vehicleId: number, heavyDuty: boolean): PlanLine[] {
  const { pastDue, dueSoon } = dueOn(base, vehicleId);
  const states = new Map([...pastDue, ...dueSoon]);
  return SERVICE_CATALOGUE.filter((service) => service.interval !== null && (service.heavyDuty || !heavyDuty)).map(
    (service): PlanLine => {
      const id = childId(vehicleId, service.id - FIRST_SERVICE);
      const state = states.get(service.id) ?? null;
      return {
        id,
        service,
        interval: service.interval!,
        state,
        dueIn: daysTo(base, id, state),
        position: state === null ? null : (service.positions[0] ?? null),
        recommended: chance(base.key('recommended', id)) < 0.7,
      };
    },
  );
}

/**
 * The lines of a vehicle's schedule with something due. Worked out once: lists over all vehicles of all fleets ask for
 * them.
 */
export function dueLinesOf(base: BaseWorld, vehicleId: number, heavyDuty: boolean): readonly PlanLine[] {
  const linesByVehicle = base.part(dueLines)[heavyDuty ? 'heavy' : 'light'];
  let lines = linesByVehicle.get(vehicleId);
  if (!lines) {
    const { pastDue, dueSoon } = dueOn(base, vehicleId);
    const isDue = pastDue.length + dueSoon.length > 0;
    lines = isDue ? planOf(base, vehicleId, heavyDuty).filter(({ state }) => state !== null) : [];
    linesByVehicle.set(vehicleId, lines);
  }
  return lines;
}

const dueLines = () => ({
  light: new Map<number, readonly PlanLine[]>(),
  heavy: new Map<number, readonly PlanLine[]>(),
});

/** The service of a schedule line, by the index in its id. */
export const serviceAt = (index: number): ServiceDefinition | undefined => serviceOf(FIRST_SERVICE + index);

function daysTo(base: BaseWorld, id: number, state: RecommendationState | null): number {
  const key = base.key('due in', id);
  if (state === 'Past Due') return -between(key, 5, 60);
  if (state === 'Due Now') return 0;
  return state === 'Due Soon' ? between(key, 3, 28) : between(key, 40, 400);
}

/** An interval's name: the round distance just below or just above the odometer, in the country's unit. */
export function intervalName(
  type: 'past-due' | 'due-soon',
  miles: number,
  country: 'US' | 'CA',
  language: Language,
): string {
  const distance = country === 'US' ? miles : milesToKilometers(miles);
  const step = 1000;
  const due =
    type === 'past-due'
      ? Math.max(step, Math.floor((distance - 300) / step) * step)
      : Math.ceil((distance + 50) / step) * step;
  if (language === 'fr') return `Entretien des ${FRENCH.format(due)} ${country === 'US' ? 'milles' : 'km'}`;
  return `${ENGLISH.format(due)} ${country === 'US' ? 'mile' : 'km'} service`;
}

const ENGLISH = new Intl.NumberFormat('en-US');
const FRENCH = new Intl.NumberFormat('fr-CA');

export type Recall = Schemas['Recall'];

const RECALLS: readonly (readonly [component: string, summary: string])[] = [
  [
    'POWER TRAIN: DRIVELINE',
    'The flexible coupling of the drive shaft may crack and separate, and the vehicle may lose drive or roll away.',
  ],
  ['AIR BAGS: FRONTAL', 'The driver air bag may not inflate as it should in a crash.'],
  ['BACK OVER PREVENTION', 'The picture of the rear camera may not be shown in reverse.'],
  [
    'SERVICE BRAKES, HYDRAULIC',
    'Fluid may leak from the master cylinder into the booster and lengthen the stopping distance.',
  ],
  ['EXTERIOR LIGHTING: HEADLIGHTS', 'The low beam may go out without a warning when its connector overheats.'],
  ['SEAT BELTS: FRONT', 'The buckle may not latch fully and may release in a crash.'],
  ['FUEL SYSTEM, GASOLINE: DELIVERY', 'The fuel pump may stop while driving, and the engine with it.'],
];

/** Recalls of a vehicle, deliberately unsorted so that screens must sort. */
export function recallsOf(base: BaseWorld, vehicleId: number): Recall[] {
  const count = traitsOf(base, vehicleId).recalls ?? 0;
  const first = between(base.key('recall', vehicleId), 0, RECALLS.length - 1);
  const recalls = Array.from({ length: count }, (_, index): Recall => {
    const [component, summary] = RECALLS[(first + index) % RECALLS.length]!;
    const days = 200 + index * 380 + between(base.key('recall day', `${vehicleId} ${index}`), 0, 300);
    return { report_received_at: base.daysAgo(days).toISOString().slice(0, 10), component, summary };
  });
  return [...recalls.slice(1), ...recalls.slice(0, 1)];
}

/** Converts an odometer reading in either unit to miles. */
export function inMiles(reading: number, units: Schemas['OdometerUnits']): number {
  return Math.round(units === 'miles' ? reading : kilometersToMiles(reading));
}
