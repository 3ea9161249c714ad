import { emptyRequest, isBookable, limitComments, limitPoNumber } from '@wayside/domain';
import type { Day, RequestCompany, RequestShop, RequestVehicle, RequestedService, ServiceRequestDraft } from '@wayside/domain';
import type { SavedRequest } from './service-request.types.ts';

/** API vehicles contain data that must not be stored: policies, recalls, people. */
const vehicleOf = (vehicle: RequestVehicle): RequestVehicle => ({
  id: vehicle.id,
  other_id: vehicle.other_id ?? null,
  vehicle_name: vehicle.vehicle_name || vehicle.name_of_vehicle || null,
  license_plate_number: vehicle.license_plate_number ?? null,
  // Only if the vehicle has no other name.
  vin: (!vehicle.other_id && !vehicle.vehicle_name && !vehicle.name_of_vehicle && vehicle.vin) || null,
  is_active: vehicle.is_active ?? null,
  fleetcor_enrolled: vehicle.fleetcor_enrolled ?? null,
  vehicle_type_id: vehicle.vehicle_type_id ?? null,
  active_order: vehicle.active_order
    ? {
        id: vehicle.active_order.id,
        status: vehicle.active_order.status ?? null,
        state: vehicle.active_order.state ?? null,
      }
    : null,
});

const companyOf = ({ name, reference_id, retail_savings, pricing_disabled }: RequestCompany): RequestCompany => ({
  name,
  reference_id,
  retail_savings,
  pricing_disabled,
});

const shopOf = (shop: RequestShop): RequestShop => ({
  id: shop.id,
  name: shop.name,
  address_line1: shop.address_line1 ?? null,
  city: shop.city ?? null,
  state: shop.state ?? null,
  shopPriceText: shop.shopPriceText ?? null,
  support_medium_and_heavy_duty_vehicles: shop.support_medium_and_heavy_duty_vehicles ?? null,
  company: shop.company ? companyOf(shop.company) : null,
});

const serviceOf = ({ id, name, position, positionOptions }: RequestedService): RequestedService => ({
  id,
  name,
  position,
  positionOptions: [...positionOptions],
});

/** The part of a draft that may be stored, as plain data. */
export const plainDraft = ({ vehicle, shop, services, ...rest }: ServiceRequestDraft): ServiceRequestDraft => ({
  ...rest,
  vehicle: vehicle && vehicleOf(vehicle),
  shop: shop === null || shop === 'anyLocation' ? shop : shopOf(shop),
  services: services.map(serviceOf),
});

/** What still applies of a stored draft: drops a past date and its time. */
export function draftForToday({ step: _step, ...draft }: SavedRequest, today: Day): ServiceRequestDraft {
  const holds = draft.date !== null && isBookable(draft.date, today);
  return {
    ...draft,
    comments: limitComments(draft.comments),
    poNumber: limitPoNumber(draft.poNumber),
    ...(!holds && { date: null, time: null }),
  };
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasId = (value: unknown): value is Fields & { id: number } => isObject(value) && Number.isInteger(value['id']);
const isNamed = (value: unknown): boolean => hasId(value) && typeof value['name'] === 'string';
const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const listOf = (value: unknown, is: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isService = (value: unknown): boolean =>
  isObject(value) && isNamed(value) && isTextOrNull(value['position']) && listOf(value['positionOptions'], isText);

const shapes: Record<keyof SavedRequest, (value: unknown) => boolean> = {
  vehicle: (value) => value === null || hasId(value),
  shop: (value) => value === null || value === 'anyLocation' || isNamed(value),
  services: (value) => listOf(value, isService),
  poNumber: isText,
  comments: isText,
  faultCodes: (value) => listOf(value, Number.isInteger),
  date: (value) => value === null || /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  time: (value) => value === null || /^\d{2}:\d{2}$/.test(String(value)),
  step: (value) => value === 'new' || value === 'schedule',
};

const isSaved = (value: unknown): value is SavedRequest =>
  isObject(value) && Object.entries(shapes).every(([field, is]) => is(value[field]));

/** Parses a stored draft; null when it is invalid, empty or from another version. */
export function readDraft(text: string | null): SavedRequest | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isSaved(value)) return null;
    const { step: _step, ...draft } = value;
    return JSON.stringify(plainDraft(draft)) === JSON.stringify(plainDraft(emptyRequest)) ? null : value;
  } catch {
    return null;
  }
}
