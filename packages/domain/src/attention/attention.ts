import { canApproveOrder, canEditPaymentMethod, canManagePolicies, canUploadDocument } from '../access/permissions.ts';
import type { UserLike } from '../access/permissions.ts';
import { limits } from '../constants.ts';
import { newestFirst } from '../fleets/telematics-database.ts';
import type { SyncRun } from '../fleets/telematics-database.ts';
import { daysBetween } from '../locale/days-between.ts';
import { isDay } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';
import { unattended } from '../maintenance/due-services.ts';
import { dueOf } from '../maintenance/maintenance.ts';
import { vehiclesByRecall } from '../maintenance/recalls.ts';
import { byAppointment, isToReview, showsReview } from '../orders/orders.ts';
import { hasOpenOrder, vehicleBlock } from '../orders/service-request.ts';
import type { RequestVehicle } from '../orders/service-request.ts';
import { ofVehicles } from '../people/mine.ts';
import { cardsToReplace } from '../payments/payment-methods.ts';
import { ownPolicyChecks } from '../policies/policy-checks.ts';
import { hasNoLimit } from '../policies/policy.ts';
import { newestFaults } from '../vehicles/vehicle-telematics.ts';
import type { AttentionFacts, AttentionItem, AttentionOrder, AttentionService } from './attention-facts.ts';
import type { PlannedLine } from './next-due.ts';

type ItemOf<Kind extends AttentionItem['kind']> = Extract<AttentionItem, { readonly kind: Kind }>;

/** Days until what has expired or soon will; undefined for anything later, and without a day. */
function expiryDays(day: Day | null, today: Day): number | undefined {
  const days = isDay(day) ? daysBetween(today, day) : Infinity;
  return days <= limits.documentExpiryDays ? days : undefined;
}

const soonestFirst = <Item extends { readonly days: number }>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.days - b.days);

/** Vehicles as something can be done for them: in use, and known with their open order. */
function vehiclesOf({ vehicles = [], requiresEnrolment }: AttentionFacts) {
  const known = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return {
    /** With the action for it; nothing if it can't be serviced. */
    toService: (brief: RequestVehicle) => {
      const vehicle = known.get(brief.id) ?? brief;
      const isEnrolmentKnown = typeof vehicle.fleetcor_enrolled === 'boolean';
      const block = vehicleBlock(vehicle, { requiresEnrolment: requiresEnrolment && isEnrolmentKnown });
      if (block === 'vehicleDeactivated' || block === 'vehicleNotEnrolled') return [];
      return [{ vehicle, action: hasOpenOrder(vehicle) ? ('view' as const) : ('schedule' as const) }];
    },
    /** In use, whether or not it can be serviced. */
    inUse: (id: number, vehicle = known.get(id)): readonly RequestVehicle[] =>
      vehicle && vehicle.is_active !== false ? [vehicle] : [],
  };
}
type Vehicles = ReturnType<typeof vehiclesOf>;

function orderItems({ orders = [] }: AttentionFacts, viewer: UserLike): ItemOf<'order'>[] {
  return (
    orders
      .filter((order) => showsReview(order) && canApproveOrder(viewer, order))
      // As every list of orders has them: an order does not say when it was requested.
      .toSorted(byAppointment)
      .map((order) => ({ kind: 'order', action: 'review', order }))
  );
}

/** Days until the first of these services is due, as far as the schedule says it. */
function daysUntil(services: readonly AttentionService[], schedule: readonly PlannedLine[], today: Day) {
  const days = schedule
    .filter(({ name, is_completed }) => is_completed !== true && services.some((service) => service.name === name))
    .flatMap(({ estimated_maintenance_date: day }) => (isDay(day) ? daysBetween(today, day) : []));
  return days.length > 0 ? Math.min(...days) : undefined;
}

/** One line for each vehicle: of what is due, the more urgent. */
function dueItems(
  { due, orders, snoozed, schedules, today }: AttentionFacts,
  { toService }: Vehicles,
): ItemOf<'pastDue' | 'dueSoon'>[] {
  // What is booked or snoozed can't be told before both are known.
  if (!due || !orders || !snoozed) return [];
  const byVehicle = Map.groupBy(unattended(due, orders, snoozed), ({ vehicle }) => vehicle.id);
  const items = [...byVehicle.values()].flatMap((own) => {
    const each = own.flatMap(({ type, interval_name: interval, maintenance }) =>
      maintenance.map((service) => {
        return { service, interval, isLate: dueOf(service.recommendation_state ?? type) === 'pastDue' };
      }),
    );
    const isLate = each.some((one) => one.isLate);
    const said = each.filter((one) => one.isLate === isLate);
    const services = said.map(({ service }) => service);
    return toService(own[0]!.vehicle).map((line) => ({
      kind: isLate ? ('pastDue' as const) : ('dueSoon' as const),
      ...line,
      services,
      intervals: [...new Set(said.map(({ interval }) => interval))],
      days: daysUntil(services, schedules?.get(line.vehicle.id) ?? [], today),
    }));
  });
  return [...items.filter(({ kind }) => kind === 'pastDue'), ...items.filter(({ kind }) => kind === 'dueSoon')];
}

function recallItems({ recalls = [] }: AttentionFacts, { toService }: Vehicles): ItemOf<'recall'>[] {
  return vehiclesByRecall(recalls.filter((entry) => entry.recalls.length > 0)).flatMap((entry) =>
    toService(entry.vehicle).map((line) => ({ kind: 'recall', ...line, recalls: entry.recalls })),
  );
}

function documentItems(
  { documents = [], today }: AttentionFacts,
  viewer: UserLike,
  { inUse }: Vehicles,
): ItemOf<'document'>[] {
  const items = documents.flatMap((document) => {
    const days = expiryDays(document.expiration_date, today);
    const isDriverLicense = document.document_type === 'driver_licence';
    if (days === undefined || !canUploadDocument(viewer, { isDriverLicense })) return [];
    return inUse(document.vehicle_id).map((vehicle) => ({ vehicle, document, days }));
  });
  return soonestFirst(items).map((item) => ({ kind: 'document', action: 'openDocument', ...item }));
}

function plateItems({ plates = [], today }: AttentionFacts, { inUse }: Vehicles): ItemOf<'plate'>[] {
  const items = plates.flatMap((plate) => {
    const days = expiryDays(plate.license_plate_expiration, today);
    return days === undefined ? [] : inUse(plate.id, plate).map((vehicle) => ({ vehicle, days }));
  });
  return soonestFirst(items).map((item) => ({ kind: 'plate', action: 'editVehicle', ...item }));
}

function faultItems({ faults = [], vehicles = [] }: AttentionFacts, { toService }: Vehicles): ItemOf<'fault'>[] {
  return faults.flatMap(({ vehicleId, faults: codes }) => {
    const vehicle = vehicles.find(({ id }) => id === vehicleId);
    if (!vehicle || codes.length === 0) return [];
    return toService(vehicle).map((line) => ({ kind: 'fault', ...line, faults: newestFaults(codes) }));
  });
}

const FAILED_UPLOADS = ['completed_with_errors', 'errored'];

/** What is about the fleet, for those who can change it. */
function fleetItems(facts: AttentionFacts, viewer: UserLike): AttentionItem[] {
  const { syncs = [], policies = [], people = [], cards = [], today } = facts;
  const [latest] = newestFirst(syncs) as [SyncRun?];
  const isAskingNobody = (policy: (typeof policies)[number]) =>
    !hasNoLimit(policy) && ownPolicyChecks(policy, people).some(({ check }) => check === 'noEligibleApprover');
  const unanswered = policies.filter(isAskingNobody);
  const own = cards.filter((card) => canEditPaymentMethod(viewer, card));
  return [
    ...(canManagePolicies(viewer) && latest?.status === 'failed'
      ? [{ kind: 'sync', action: 'openSyncs', sync: latest } as const]
      : []),
    ...(canManagePolicies(viewer)
      ? unanswered.map((policy) => ({ kind: 'policy', action: 'openPolicy', policy }) as const)
      : []),
    ...cardsToReplace(own, today).map((card) => ({ kind: 'card', action: 'openPayments', card }) as const),
  ];
}

/**
 * What needs this person, the most urgent kind first (ATN-01): not what only others can do, or what is booked or snoozed
 * (VOR-02, VOR-09).
 */
export function attentionOf(facts: AttentionFacts, viewer: UserLike): AttentionItem[] {
  const vehicles = vehiclesOf(facts);
  return [
    ...orderItems(facts, viewer),
    ...dueItems(facts, vehicles),
    ...recallItems(facts, vehicles),
    ...documentItems(facts, viewer, vehicles),
    ...plateItems(facts, vehicles),
    ...faultItems(facts, vehicles),
    ...(facts.uploads ?? [])
      .filter(({ status }) => FAILED_UPLOADS.includes(status))
      .map((upload) => ({ kind: 'upload', action: 'upload', upload }) as const),
    ...fleetItems(facts, viewer),
  ];
}

function vehicleIdOf(item: AttentionItem): number | undefined {
  if (item.kind === 'order') return item.order.vehicle.id;
  return 'vehicle' in item ? item.vehicle.id : undefined;
}

/** What is about these vehicles (PPV-10), or about none; all without a set. */
export function attentionOfVehicles(
  items: readonly AttentionItem[],
  vehicles: ReadonlySet<number> | undefined,
): readonly AttentionItem[] {
  if (!vehicles) return items;
  return items.filter((item) => {
    const id = vehicleIdOf(item);
    return id === undefined || vehicles.has(id);
  });
}

/**
 * How many orders await the viewer's approval, and how many only that of others.
 *
 * @param vehicles those that are shown; undefined for all
 * @returns `outside`: how many of other vehicles await the viewer's approval
 */
export function approvalsOf(
  orders: readonly AttentionOrder[],
  viewer: UserLike,
  vehicles: ReadonlySet<number> | undefined,
): { readonly own: number; readonly others: number; readonly outside: number } {
  const waiting = orders.filter(showsReview);
  const shown = ofVehicles(waiting, vehicles, ({ vehicle }) => vehicle.id);
  const ownAmong = (some: readonly AttentionOrder[]) => some.filter((order) => isToReview(viewer, order)).length;
  const own = ownAmong(shown);
  return { own, others: shown.length - own, outside: ownAmong(waiting) - own };
}
