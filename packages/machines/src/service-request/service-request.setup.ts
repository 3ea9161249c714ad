import { assign, fromPromise, setup } from 'xstate';
import {
  isBookable,
  limitComments,
  limitPoNumber,
  missingParts,
  noAppointmentLabel,
  paymentNeed,
  requestBody,
  shopFitsVehicle,
  vehicleBlock,
} from '@wayside/domain';
import type { Day, RequestShop, RequestVehicle, ServiceRequestBody, ServiceRequestDraft } from '@wayside/domain';
import { notProvided, waits } from '../shared/outcome.ts';
import { draftForToday } from './draft.ts';
import type {
  FindOutcome,
  FreeTimes,
  PricesOutcome,
  RequestLabel,
  RequestNotice,
  SavedRequest,
  ServiceRequestContext,
  ServiceRequestEvent,
  ServiceRequestInput,
  ServiceRequestTag,
  SubmitOutcome,
  TimesOutcome,
} from './service-request.types.ts';

/** Why the chosen vehicle and shop cannot be scheduled, as a notice label; undefined when they can. */
export function blockOf({
  draft,
  requiresEnrolment,
}: Pick<ServiceRequestContext, 'draft' | 'requiresEnrolment'>): RequestLabel | undefined {
  const { vehicle, shop } = draft;
  const ofVehicle = vehicleBlock(vehicle, { requiresEnrolment });
  if (ofVehicle || shop === null || shop === 'anyLocation') return ofVehicle;
  return noAppointmentLabel(shop) ?? (shopFitsVehicle(shop, vehicle) ? undefined : 'shopDoesNotFit');
}

/** Whether this appointment needs a stored payment method, and whether there is one. */
export function paymentNeedOf({ payer, hasStoredMethod, times }: ServiceRequestContext) {
  return paymentNeed(payer, { methodAvailability: times?.paymentMethodAvailability, hasStoredMethod });
}

/** The body to send; undefined while something is missing. */
export function bodyOf({ draft, times }: ServiceRequestContext): ServiceRequestBody | undefined {
  return requestBody(draft, { methodAvailability: times?.paymentMethodAvailability ?? false });
}

const isShop = (shop: ServiceRequestDraft['shop']): shop is RequestShop => shop !== null && shop !== 'anyLocation';
const change = (context: ServiceRequestContext, draft: Partial<ServiceRequestDraft>) => ({
  draft: { ...context.draft, ...draft },
});
/** Free times depend on vehicle, shop and services. */
const withoutTimes = { times: null, notice: null } as const;

export const requestSetup = setup({
  types: {
    context: {} as ServiceRequestContext,
    events: {} as ServiceRequestEvent,
    input: {} as ServiceRequestInput,
    tags: {} as ServiceRequestTag,
  },
  actors: {
    loadPrices: fromPromise<PricesOutcome, { vehicleId: number; shopId: number; serviceIds: number[] }>(
      notProvided('loadPrices'),
    ),
    loadTimes: fromPromise<TimesOutcome, { vehicleId: number; shopId: number; serviceIds: number[]; date: Day }>(
      notProvided('loadTimes'),
    ),
    submit: fromPromise<SubmitOutcome, ServiceRequestBody>(notProvided('submit')),
    /** Looks for the order of a request whose response was lost. */
    findRequest: fromPromise<FindOutcome, ServiceRequestBody>(notProvided('findRequest')),
  },
  delays: waits,
  actions: {
    setNotice: assign((_, params: { notice: RequestNotice | null }) => ({ notice: params.notice })),
    setBlockNotice: assign(({ context }) => {
      const label = blockOf(context);
      return { notice: label ? { tone: 'error' as const, label } : null };
    }),
    chooseVehicle: assign(({ context }, { vehicle }: { vehicle: RequestVehicle | null }) => {
      const { shop, faultCodes } = context.draft;
      const dropsShop = isShop(shop) && !shopFitsVehicle(shop, vehicle);
      return {
        ...withoutTimes,
        ...change(context, {
          vehicle,
          shop: dropsShop ? null : shop,
          faultCodes: vehicle?.id === context.draft.vehicle?.id ? faultCodes : [],
        }),
        prices: null,
        notice: dropsShop ? ({ tone: 'default', label: 'shopDoesNotFit' } as const) : null,
      };
    }),
    chooseShop: assign(({ context }, { shop }: { shop: ServiceRequestDraft['shop'] }) => ({
      ...withoutTimes,
      ...change(context, { shop }),
      prices: null,
    })),
    changeServices: assign(({ context, event }) => {
      const { services } = context.draft;
      if (event.type === 'service.added') {
        const isNew = services.every(({ id }) => id !== event.service.id);
        return { ...withoutTimes, ...change(context, { services: isNew ? [...services, event.service] : services }) };
      }
      if (event.type === 'service.removed') {
        return { ...withoutTimes, ...change(context, { services: services.filter(({ id }) => id !== event.id) }) };
      }
      if (event.type !== 'services.offered') return {};
      const remaining = services.filter(({ id }) => event.ids.includes(id));
      if (remaining.length === services.length) return {};
      return {
        ...withoutTimes,
        ...change(context, { services: remaining }),
        notice: { tone: 'default', label: 'servicesDropped' } as const,
      };
    }),
    choosePosition: assign(({ context }, { id, position }: { id: number; position: string | null }) => ({
      ...change(context, {
        services: context.draft.services.map((service) => (service.id === id ? { ...service, position } : service)),
      }),
      notice: null,
    })),
    changeDetails: assign(({ context }, { poNumber, comments }: { poNumber?: string; comments?: string }) =>
      change(context, {
        poNumber: limitPoNumber(poNumber ?? context.draft.poNumber),
        comments: limitComments(comments ?? context.draft.comments),
      }),
    ),
    chooseFaultCodes: assign(({ context }, { ids }: { ids: readonly number[] }) =>
      change(context, { faultCodes: ids }),
    ),
    chooseDate: assign(({ context }, { date, time }: { date: Day | null; time?: string | undefined }) => ({
      ...withoutTimes,
      ...change(context, { date, time: time ?? null }),
    })),
    chooseTime: assign(({ context }, { time }: { time: string | null }) => ({
      ...change(context, { time }),
      notice: null,
    })),
    /** Keeps the chosen time if it is still free. */
    keepTimes: assign(({ context }, { date, times, paymentMethodAvailability }: FreeTimes) => {
      const { time } = context.draft;
      const isGone = time !== null && !times.includes(time);
      return {
        ...change(context, { time: isGone ? null : time }),
        times: { date, times, paymentMethodAvailability },
        notice: isGone ? ({ tone: 'error', label: 'slotTaken' } as const) : context.notice,
      };
    }),
    loseSlot: assign(({ context }) => ({ ...change(context, { time: null }), times: null })),
    keepPrices: assign((_, { services }: Extract<PricesOutcome, { status: 'success' }>) => ({
      prices: Object.fromEntries(services.map(({ id, price_estimates }) => [id, price_estimates])),
    })),
    restore: assign(({ context }, { draft }: { draft: SavedRequest }) => ({
      ...withoutTimes,
      draft: draftForToday(draft, context.today),
      prices: null,
      sent: null,
      step: draft.step,
    })),
    keepBody: assign(({ context }) => ({ sent: bodyOf(context) ?? null, notice: null })),
    keepOrder: assign((_, { orderId }: { orderId: number | null }) => ({
      orderId,
      sent: null,
      notice: { tone: 'success', label: 'requestCreated' } as const,
    })),
  },
  guards: {
    isComplete: ({ context }) => missingParts(context.draft).length === 0,
    isBlocked: ({ context }) => missingParts(context.draft).length === 0 && blockOf(context) !== undefined,
    wasSent: ({ context }) => context.sent !== null,
    resumesSchedule: ({ context }) =>
      context.step === 'schedule' && missingParts(context.draft).length === 0 && blockOf(context) === undefined,
    isAnywhere: ({ context }) => context.draft.shop === 'anyLocation',
    hasNoDate: ({ context }) => context.draft.date === null,
    hasTimes: ({ context }) => context.times !== null && context.times.date === context.draft.date,
    hasNoTimes: ({ context }) => context.times?.date === context.draft.date && context.times?.times.length === 0,
    isBookable: ({ context }, { date }: { date: Day }) => isShop(context.draft.shop) && isBookable(date, context.today),
    isFree: ({ context }, { time }: { time: string }) => context.times?.times.includes(time) === true,
    maySubmit: ({ context }) => bodyOf(context) !== undefined && paymentNeedOf(context) !== 'missing',
    canPrice: ({ context }) =>
      context.draft.vehicle !== null && isShop(context.draft.shop) && context.draft.services.length > 0,
  },
});

/** Parameters of calls about the chosen services at the chosen shop; undefined unless both are chosen. */
export function questionOf({ draft }: ServiceRequestContext): {
  vehicleId: number;
  shopId: number;
  serviceIds: number[];
} {
  return {
    vehicleId: draft.vehicle!.id,
    shopId: (draft.shop as RequestShop).id,
    serviceIds: draft.services.map(({ id }) => id),
  };
}
