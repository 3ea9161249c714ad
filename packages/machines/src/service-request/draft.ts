import { emptyRequest, isBookable, limitComments, limitPoNumber } from '@wayside/domain';
import type {
  Day,
  RequestCompany,
  RequestShop,
  RequestVehicle,
  RequestedService,
  ServiceRequestDraft,
} from '@wayside/domain';
import type { SavedRequest } from './service-request.types.ts';

/** These fields of an object, null where it has none. */
function pick<Of extends object, Field extends keyof Of>(of: Of, ...fields: Field[]) {
  return Object.fromEntries(fields.map((field) => [field, of[field] ?? null])) as Pick<Of, Field>;
}

/** API vehicles contain data that must not be stored: policies, recalls, people. */
function vehicleOf(vehicle: RequestVehicle): RequestVehicle {
  const name = vehicle.vehicle_name || vehicle.name_of_vehicle || null;
  return {
    ...pick(vehicle, 'id', 'other_id', 'license_plate_number', 'is_active', 'fleetcor_enrolled', 'vehicle_type_id'),
    vehicle_name: name,
    // Only if the vehicle has no other name.
    vin: (!vehicle.other_id && !name && vehicle.vin) || null,
    active_order: vehicle.active_order ? pick(vehicle.active_order, 'id', 'status', 'state') : null,
  };
}

function companyOf({ name, reference_id, retail_savings, pricing_disabled }: RequestCompany): RequestCompany {
  return { name, reference_id, retail_savings, pricing_disabled };
}

function shopOf(shop: RequestShop): RequestShop {
  return {
    ...pick(
      shop,
      'id',
      'name',
      'address_line1',
      'city',
      'state',
      'shopPriceText',
      'support_medium_and_heavy_duty_vehicles',
    ),
    company: shop.company ? companyOf(shop.company) : null,
  };
}

function serviceOf({ id, name, position, positionOptions }: RequestedService): RequestedService {
  return { id, name, position, positionOptions: [...positionOptions] };
}

/** The part of a draft that may be stored, as plain data. */
export function plainDraft({ vehicle, shop, services, ...rest }: ServiceRequestDraft): ServiceRequestDraft {
  return {
    ...rest,
    vehicle: vehicle && vehicleOf(vehicle),
    shop: shop === null || shop === 'anyLocation' ? shop : shopOf(shop),
    services: services.map(serviceOf),
  };
}

/** What still applies of a stored draft: drops a past date and its time. */
export function draftForToday({ step: _step, sent: _sent, ...draft }: SavedRequest, today: Day): ServiceRequestDraft {
  const holds = draft.date !== null && isBookable(draft.date, today);
  return {
    ...draft,
    comments: limitComments(draft.comments),
    poNumber: limitPoNumber(draft.poNumber),
    date: holds ? draft.date : null,
    time: holds ? draft.time : null,
  };
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasId = (value: unknown): value is Fields & { id: number } => isObject(value) && Number.isInteger(value['id']);
const isNamed = (value: unknown): boolean => hasId(value) && typeof value['name'] === 'string';
const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const listOf = (value: unknown, is: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
function isService(value: unknown): boolean {
  return (
    isObject(value) && isNamed(value) && isTextOrNull(value['position']) && listOf(value['positionOptions'], isText)
  );
}

/** Checks only the fields by which the order is looked up: the body is never sent again. */
function isSent(value: unknown): boolean {
  return (
    value === undefined ||
    (isObject(value) &&
      Number.isInteger(value['vehicle_id']) &&
      (value['shop_id'] === null || Number.isInteger(value['shop_id'])) &&
      isTextOrNull(value['appointment_datetime']))
  );
}

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
  sent: isSent,
};

function isSaved(value: unknown): value is SavedRequest {
  return isObject(value) && Object.entries(shapes).every(([field, is]) => is(value[field]));
}

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
