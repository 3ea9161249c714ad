import { limits, needsStoredCard, partnerShopChains, type PartnerShopChain } from './constants.ts';
import { appointmentDatetime, appointmentWindow, type Day } from './dates.ts';
import { isActiveStatus, statusOf } from './orders.ts';
import { limitTo } from './text.ts';
import type { NamedVehicle } from './vehicles.ts';

/** What a service request has to know of its vehicle; every vehicle of the API is one. */
export interface RequestVehicle extends NamedVehicle {
  readonly is_active?: boolean | null | undefined;
  readonly fleetcor_enrolled?: boolean | null | undefined;
  readonly vehicle_type_id?: number | null | undefined;
  readonly active_order?: { readonly status?: string | null; readonly state?: string | null } | null | undefined;
}

export interface RequestCompany {
  readonly name?: string | null | undefined;
  readonly reference_id?: string | null | undefined;
  readonly retail_savings?: number | null | undefined;
  readonly pricing_disabled?: boolean | null | undefined;
}

export interface RequestShop {
  readonly id: number;
  readonly name: string;
  readonly address_line1?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly shopPriceText?: string | null | undefined;
  readonly support_medium_and_heavy_duty_vehicles?: boolean | null | undefined;
  readonly company?: RequestCompany | null | undefined;
}

/** A service that is asked for; `position` is empty until one of `positionOptions` is chosen. */
export interface RequestedService {
  readonly id: number;
  readonly name: string;
  readonly position: string | null;
  readonly positionOptions: readonly string[];
}

/** A service request as far as it has come. `anyLocation` stands for all locations, which have no timetable. */
export interface ServiceRequestDraft {
  readonly vehicle: RequestVehicle | null;
  readonly shop: RequestShop | 'anyLocation' | null;
  readonly services: readonly RequestedService[];
  readonly poNumber: string;
  readonly comments: string;
  /** Ids of the fault codes to look into, when the request starts at a vehicle's telematics. */
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

/** Comments never grow over their limit: what is typed beyond it is dropped. */
export const limitComments = (text: string): string => limitTo(text, limits.customerComments);
export const limitPoNumber = (text: string): string => limitTo(text, limits.poNumber);

/** Why service cannot be scheduled for a vehicle; the words are keys of labels. */
export type VehicleBlock = 'vehicleDeactivated' | 'vehicleNotEnrolled' | 'orderExistsAlert';

/** @param rules - `requiresEnrolment` on brands whose vehicles are enrolled, as the fuel-card brand's are */
export function vehicleBlock(
  vehicle: RequestVehicle | null | undefined,
  rules: { readonly requiresEnrolment: boolean },
): VehicleBlock | undefined {
  if (!vehicle) return undefined;
  if (vehicle.is_active === false) return 'vehicleDeactivated';
  if (rules.requiresEnrolment && vehicle.fleetcor_enrolled !== true) return 'vehicleNotEnrolled';
  return vehicle.active_order && isActiveStatus(statusOf(vehicle.active_order)) ? 'orderExistsAlert' : undefined;
}

/** Vehicles from this type on are medium or heavy duty. */
const firstHeavyDutyType = 8;
export const isHeavyDuty = (vehicle: Pick<RequestVehicle, 'vehicle_type_id'> | null | undefined): boolean =>
  (vehicle?.vehicle_type_id ?? 0) >= firstHeavyDutyType;

export const shopFitsVehicle = (shop: RequestShop, vehicle: RequestVehicle | null | undefined): boolean =>
  !isHeavyDuty(vehicle) || shop.support_medium_and_heavy_duty_vehicles === true;

/** Notes of the chains that take no appointments: keys of labels. A chain without a line of its own shows the general one. */
export type NoAppointmentLabel = 'noAppointmentMessage' | 'noAppointmentMembershipCard';
const chainNotes: Record<PartnerShopChain, NoAppointmentLabel> = {
  quickbay: 'noAppointmentMessage',
  'harbor-tire': 'noAppointmentMembershipCard',
};

/** The note of a shop that blocks scheduling; undefined when it takes appointments. */
export function noAppointmentLabel(shop: { readonly company?: RequestCompany | null | undefined }): NoAppointmentLabel | undefined {
  const chain = partnerShopChains.find((id) => id === shop.company?.reference_id);
  return chain && chainNotes[chain];
}

export type MissingPart = 'vehicle' | 'shop' | 'services' | 'positions';

/** What still has to be chosen before service can be scheduled. */
export function missingParts({ vehicle, shop, services }: ServiceRequestDraft): MissingPart[] {
  return [
    ...(vehicle ? [] : (['vehicle'] as const)),
    ...(shop ? [] : (['shop'] as const)),
    ...(services.length > 0 ? [] : (['services'] as const)),
    ...(services.every(hasItsPosition) ? [] : (['positions'] as const)),
  ];
}

const hasItsPosition = ({ position, positionOptions }: RequestedService): boolean =>
  positionOptions.length === 0 || (position !== null && positionOptions.includes(position));

export function isBookable(day: Day, today: Day): boolean {
  const { start, end } = appointmentWindow(today);
  return day >= start && day <= end;
}

export interface Payer {
  readonly pays_through_platform?: boolean | null | undefined;
  readonly payment_provider_type?: string | null | undefined;
}

/** Whether a stored method is needed and there: `covered` when the shop is paid in another way, `unknown` while the methods load. */
export type PaymentNeed = 'none' | 'covered' | 'stored' | 'missing' | 'unknown';

export interface PaymentFacts {
  /** As the free times of the shop say. */
  readonly methodAvailability?: boolean | undefined;
  /** Null while nobody knows. */
  readonly hasStoredMethod: boolean | null;
}

export function paymentNeed(payer: Payer, { methodAvailability = false, hasStoredMethod }: PaymentFacts): PaymentNeed {
  if (payer.pays_through_platform !== true || !needsStoredCard(payer.payment_provider_type)) return 'none';
  if (methodAvailability) return 'covered';
  if (hasStoredMethod === null) return 'unknown';
  return hasStoredMethod ? 'stored' : 'missing';
}

/** Keys of the labels that are shown about payment. */
export type PaymentHint =
  | 'scheduleRequirePaymentDesc'
  | 'addPaymentHelper'
  | 'addPaymentInSettings'
  | 'noPaymentMethodAvailable'
  | 'noStoredFuelCardMethod';

/** What to say about payment: fleet admins are sent to the settings, others to support. */
export function paymentHints(payer: Payer, facts: PaymentFacts, { isFleetAdmin }: { readonly isFleetAdmin: boolean }): PaymentHint[] {
  const need = paymentNeed(payer, facts);
  if (need === 'missing') {
    return ['scheduleRequirePaymentDesc', 'addPaymentHelper', isFleetAdmin ? 'addPaymentInSettings' : 'noPaymentMethodAvailable'];
  }
  if (need === 'stored') return ['scheduleRequirePaymentDesc'];
  const isFuelCard = !needsStoredCard(payer.payment_provider_type);
  return isFuelCard && facts.hasStoredMethod === false ? ['noStoredFuelCardMethod'] : [];
}

/** The body of `POST /orders`; undefined while the request is not complete. */
export function requestBody(draft: ServiceRequestDraft, { methodAvailability }: { readonly methodAvailability: boolean }) {
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

/** Why the server turned a request down; `other` when nothing but its words is known. */
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

/** A conflict in words that nobody knows is about the time: every other one can be seen before. */
export function requestRefusal(failure: { readonly isConflict: boolean; readonly message: string | undefined }): RequestRefusal {
  const known = refusalTexts.find(([part]) => part.test(failure.message ?? ''))?.[1];
  return known ?? (failure.isConflict ? 'slotTaken' : 'other');
}
