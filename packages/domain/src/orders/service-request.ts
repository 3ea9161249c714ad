import { limits, needsStoredCard, partnerShopChains, type PartnerShopChain } from '../constants.ts';
import { appointmentDatetime } from '../locale/dates.ts';
import { appointmentWindow } from '../locale/days.ts';
import type { Day } from '../locale/days.ts';
import { isActiveStatus, statusOf } from './orders.ts';
import { limitTo } from '../text/text.ts';
import type { NamedVehicle } from '../vehicles/vehicles.ts';

/** The fields a service request reads of its vehicle; satisfied by every vehicle of the API. */
export interface RequestVehicle extends NamedVehicle {
  readonly is_active?: boolean | null;
  readonly fleetcor_enrolled?: boolean | null;
  readonly vehicle_type_id?: number | null;
  readonly active_order?: {
    readonly id?: number;
    readonly status?: string | null;
    readonly state?: string | null;
  } | null;
}

export interface RequestCompany {
  readonly name?: string | null;
  readonly reference_id?: string | null;
  readonly retail_savings?: number | null;
  readonly pricing_disabled?: boolean | null;
}

export interface RequestShop {
  readonly id: number;
  readonly name: string;
  readonly address_line1?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly shopPriceText?: string | null;
  readonly support_medium_and_heavy_duty_vehicles?: boolean | null;
  readonly company?: RequestCompany | null;
}

/** A requested service; `position` is empty until one of `positionOptions` is chosen. */
export interface RequestedService {
  readonly id: number;
  readonly name: string;
  readonly position: string | null;
  readonly positionOptions: readonly string[];
}

/** An unfinished service request. `anyLocation` means all locations, which have no timetable. */
export interface ServiceRequestDraft {
  readonly vehicle: RequestVehicle | null;
  readonly shop: RequestShop | 'anyLocation' | null;
  readonly services: readonly RequestedService[];
  readonly poNumber: string;
  readonly comments: string;
  /** Ids of the fault codes to look into, when the request starts from a vehicle's telematics. */
  readonly faultCodes: readonly number[];
  readonly date: Day | null;
  /** HH:mm. */
  readonly time: string | null;
}

export const emptyRequest: ServiceRequestDraft = {
  vehicle: null,
  shop: null,
  services: [],
  poNumber: '',
  comments: '',
  faultCodes: [],
  date: null,
  time: null,
};

/** Cuts comments off at their limit. */
export const limitComments = (text: string): string => limitTo(text, limits.customerComments);
export const limitPoNumber = (text: string): string => limitTo(text, limits.poNumber);

/** Why a vehicle cannot be scheduled, as label keys. */
export const vehicleBlocks = ['vehicleDeactivated', 'vehicleNotEnrolled', 'orderExistsAlert'] as const;
export type VehicleBlock = (typeof vehicleBlocks)[number];

/** Whether the vehicle's order is known to be open. It can be while the vehicle is deactivated or not enrolled (VOR-01). */
export const hasOpenOrder = ({ active_order: order }: Pick<RequestVehicle, 'active_order'>): boolean =>
  Boolean(order && isActiveStatus(statusOf(order)));

/** @param rules `requiresEnrolment` for brands with enrolled vehicles, such as the fuel-card brand */
export function vehicleBlock(
  vehicle: RequestVehicle | null | undefined,
  rules: { readonly requiresEnrolment: boolean },
): VehicleBlock | undefined {
  if (!vehicle) return undefined;
  if (vehicle.is_active === false) return 'vehicleDeactivated';
  if (rules.requiresEnrolment && vehicle.fleetcor_enrolled !== true) return 'vehicleNotEnrolled';
  return hasOpenOrder(vehicle) ? 'orderExistsAlert' : undefined;
}

/** Vehicle types from this one on are medium or heavy duty. */
const firstHeavyDutyType = 8;
export function isHeavyDuty(vehicle: Pick<RequestVehicle, 'vehicle_type_id'> | null | undefined): boolean {
  return (vehicle?.vehicle_type_id ?? 0) >= firstHeavyDutyType;
}

export function shopFitsVehicle(shop: RequestShop, vehicle: RequestVehicle | null | undefined): boolean {
  return !isHeavyDuty(vehicle) || shop.support_medium_and_heavy_duty_vehicles === true;
}

/** Label keys of notes for chains that take no appointments. Chains without their own note use the general one. */
export type NoAppointmentLabel = 'noAppointmentMessage' | 'noAppointmentMembershipCard';
const chainNotes: Record<PartnerShopChain, NoAppointmentLabel> = {
  quickbay: 'noAppointmentMessage',
  'harbor-tire': 'noAppointmentMembershipCard',
};

/** The note for a shop that blocks scheduling; undefined when it takes appointments. */
export function noAppointmentLabel(shop: { readonly company?: RequestCompany | null }): NoAppointmentLabel | undefined {
  const chain = partnerShopChains.find((id) => id === shop.company?.reference_id);
  return chain && chainNotes[chain];
}

export type MissingPart = 'vehicle' | 'shop' | 'services' | 'positions';

/** What must still be chosen before service can be scheduled. */
export function missingParts({ vehicle, shop, services }: ServiceRequestDraft): MissingPart[] {
  return [
    ...(vehicle ? [] : (['vehicle'] as const)),
    ...(shop ? [] : (['shop'] as const)),
    ...(services.length > 0 ? [] : (['services'] as const)),
    ...(services.every(hasItsPosition) ? [] : (['positions'] as const)),
  ];
}

function hasItsPosition({ position, positionOptions }: RequestedService): boolean {
  return positionOptions.length === 0 || (position !== null && positionOptions.includes(position));
}

export function isBookable(day: Day, today: Day): boolean {
  const { start, end } = appointmentWindow(today);
  return day >= start && day <= end;
}

export interface Payer {
  readonly pays_through_platform?: boolean | null;
  readonly payment_provider_type?: string | null;
}

/**
 * Whether a stored method is needed and present: `covered` when the shop is paid another way, `unknown` while the
 * methods load.
 */
export type PaymentNeed = 'none' | 'covered' | 'stored' | 'missing' | 'unknown';

export interface PaymentFacts {
  /** From the shop's free times. */
  readonly methodAvailability?: boolean;
  /** Null until known. */
  readonly hasStoredMethod: boolean | null;
}

export function paymentNeed(payer: Payer, { methodAvailability = false, hasStoredMethod }: PaymentFacts): PaymentNeed {
  if (payer.pays_through_platform !== true || !needsStoredCard(payer.payment_provider_type)) return 'none';
  if (methodAvailability) return 'covered';
  if (hasStoredMethod === null) return 'unknown';
  return hasStoredMethod ? 'stored' : 'missing';
}

/** Label keys of payment hints. */
export type PaymentHint =
  | 'scheduleRequirePaymentDesc'
  | 'addPaymentHelper'
  | 'addPaymentInSettings'
  | 'noPaymentMethodAvailable'
  | 'noStoredFuelCardMethod';

/** Payment hints to show: those who may add a method are offered that, others support. */
export function paymentHints(
  payer: Payer,
  facts: PaymentFacts,
  { mayAdd }: { readonly mayAdd: boolean },
): PaymentHint[] {
  const need = paymentNeed(payer, facts);
  if (need === 'missing') {
    return [
      'scheduleRequirePaymentDesc',
      'addPaymentHelper',
      mayAdd ? 'addPaymentInSettings' : 'noPaymentMethodAvailable',
    ];
  }
  if (need === 'stored') return ['scheduleRequirePaymentDesc'];
  const isFuelCard = !needsStoredCard(payer.payment_provider_type);
  return isFuelCard && facts.hasStoredMethod === false ? ['noStoredFuelCardMethod'] : [];
}

/** The body of `POST /orders`; undefined while the request is incomplete. */
export function requestBody(
  draft: ServiceRequestDraft,
  { methodAvailability }: { readonly methodAvailability: boolean },
) {
  const { vehicle, shop, services, date, time } = draft;
  if (!vehicle || !shop || missingParts(draft).length > 0) return undefined;
  const isAnywhere = shop === 'anyLocation';
  if (!isAnywhere && (date === null || time === null)) return undefined;
  return {
    vehicle_id: vehicle.id,
    shop_id: isAnywhere ? null : shop.id,
    order_services: services.map(({ id, name, position }) => ({ id, name, position })),
    po_number: limitPoNumber(draft.poNumber.trim()) || null,
    customer_comments: limitComments(draft.comments),
    appointment_datetime: isAnywhere ? null : appointmentDatetime(date!, time!),
    payment_method_availability: methodAvailability,
    fault_codes: [...draft.faultCodes],
  };
}
export type ServiceRequestBody = NonNullable<ReturnType<typeof requestBody>>;

/** Why the server refused a request; `other` when only its message is known. */
export type RequestRefusal =
  | VehicleBlock
  | 'slotTaken'
  | 'dateOutOfRange'
  | 'noAppointments'
  | 'heavyDutyUnsupported'
  | 'positionMissing'
  | 'paymentMethodMissing'
  | 'other';

const refusalTexts: readonly (readonly [part: RegExp, refusal: RequestRefusal])[] = [
  [/already an active order/i, 'orderExistsAlert'],
  [/time is no longer available/i, 'slotTaken'],
  [/set as deactivate/i, 'vehicleDeactivated'],
  [/is not enrolled/i, 'vehicleNotEnrolled'],
  [/not accept appointments/i, 'noAppointments'],
  [/medium and heavy duty/i, 'heavyDutyUnsupported'],
  [/choose a position/i, 'positionMissing'],
  [/within the next \d+ days/i, 'dateOutOfRange'],
  [/payment method is required/i, 'paymentMethodMissing'],
];

/** An unknown conflict is about the time: the app checks for all others beforehand. */
export function requestRefusal(failure: {
  readonly isConflict: boolean;
  readonly message: string | undefined;
}): RequestRefusal {
  const refusal = refusalTexts.find(([part]) => part.test(failure.message ?? ''))?.[1];
  return refusal ?? (failure.isConflict ? 'slotTaken' : 'other');
}
