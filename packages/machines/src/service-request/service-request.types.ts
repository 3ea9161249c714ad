import type {
  Day,
  NoAppointmentLabel,
  Payer,
  PriceEstimate,
  RequestRefusal,
  RequestShop,
  RequestVehicle,
  RequestedService,
  ServicePrices,
  ServiceRequestBody,
  ServiceRequestDraft,
  VehicleBlock,
} from '@wayside/domain';
import type { Notice, Outcome } from '../shared/outcome.ts';

export type RequestNotice = Notice<RequestLabel>;
export type RequestLabel =
  | VehicleBlock
  | NoAppointmentLabel
  | 'shopDoesNotFit'
  | 'servicesDropped'
  | 'dateOutOfRange'
  | 'slotTaken'
  | 'notSent'
  | 'requestCreated';

export type PricesOutcome = Outcome<
  { services: readonly { id: number; price_estimates: readonly PriceEstimate[] }[] },
  RequestLabel
>;
export type TimesOutcome = Outcome<FreeTimes, RequestLabel>;
export type SubmitOutcome =
  | { status: 'success'; orderId: number }
  | { status: 'refused'; reason: RequestRefusal; notice: RequestNotice }
  /** No response came: the order may have been made. */
  | { status: 'lost' };
/** Whether a request whose response was lost created an order; `orderId` is null when it did not. */
export type FindOutcome = Outcome<{ orderId: number | null }, RequestLabel>;

/** Free times of a day at the chosen shop, HH:mm. */
export interface FreeTimes {
  date: Day;
  times: readonly string[];
  paymentMethodAvailability: boolean;
}

export interface ServiceRequestInput {
  /** Today's date at the shop; the machine has no clock. */
  today: Day;
  payer: Payer;
  /** Null while the methods load. */
  hasStoredMethod?: boolean | null | undefined;
  /** Vehicles of the brand must be enrolled. */
  requiresEnrolment?: boolean | undefined;
  /** The stored draft of an earlier visit. */
  draft?: SavedRequest | null | undefined;
}

/** The draft as stored: plain data. */
export interface SavedRequest extends ServiceRequestDraft {
  readonly step: 'new' | 'schedule';
  /** What was sent, if its outcome is unknown: it is looked up before anything else. */
  readonly sent?: ServiceRequestBody | undefined;
}

export interface ServiceRequestContext {
  draft: ServiceRequestDraft;
  today: Day;
  payer: Payer;
  hasStoredMethod: boolean | null;
  requiresEnrolment: boolean;
  prices: ServicePrices | null;
  times: FreeTimes | null;
  notice: RequestNotice | null;
  /** The last request sent, kept to check its outcome. */
  sent: ServiceRequestBody | null;
  orderId: number | null;
  /** The step a restored draft starts at. */
  step: SavedRequest['step'];
}

export type ServiceRequestEvent =
  | { type: 'vehicle.chosen'; vehicle: RequestVehicle | null }
  | { type: 'shop.chosen'; shop: RequestShop | 'anyLocation' | null }
  | { type: 'service.added'; service: RequestedService }
  | { type: 'service.removed'; id: number }
  /** The services that are to be had for the vehicle; chosen ones that are not among them are dropped. */
  | { type: 'services.offered'; ids: readonly number[] }
  | { type: 'position.chosen'; id: number; position: string | null }
  | { type: 'details.changed'; poNumber?: string; comments?: string }
  | { type: 'faultCodes.chosen'; ids: readonly number[] }
  | { type: 'paymentMethods.loaded'; hasStoredMethod: boolean }
  | { type: 'draft.restored'; draft: SavedRequest }
  | { type: 'schedule.requested' }
  | { type: 'block.dismissed' }
  | { type: 'back.requested' }
  /** With a time that was found to be free; the times of the day decide whether it still is. */
  | { type: 'date.chosen'; date: Day; time?: string | undefined }
  | { type: 'times.retried' }
  | { type: 'time.chosen'; time: string }
  | { type: 'prices.retried' }
  | { type: 'request.submitted' }
  | { type: 'outcome.retried' }
  | { type: 'notice.dismissed' };

export type ServiceRequestTag =
  | 'new'
  | 'schedule'
  | 'busy'
  | 'blocked'
  | 'loadingTimes'
  | 'noTimes'
  | 'timesFailed'
  | 'outcomeUnknown'
  | 'pricing'
  | 'unpriced';
