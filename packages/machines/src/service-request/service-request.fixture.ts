import { SimulatedClock, createActor, fromPromise, waitFor } from 'xstate';
import type { RequestShop, RequestVehicle, RequestedService, ServiceRequestBody } from '@wayside/domain';
import { serviceRequestMachine } from './service-request.machine.ts';
import type { FindOutcome, PricesOutcome, ServiceRequestInput, SubmitOutcome, TimesOutcome } from './service-request.types.ts';

export const VEHICLE: RequestVehicle = { id: 7, vehicle_name: 'Van 7', is_active: true, vehicle_type_id: 1, active_order: null };
export const SHOP: RequestShop = { id: 31, name: 'Northside', company: { reference_id: null, retail_savings: 0.25 } };
export const OIL: RequestedService = { id: 101, name: 'Oil change', position: null, positionOptions: [] };
export const BRAKES: RequestedService = { id: 102, name: 'Brakes', position: null, positionOptions: ['Front', 'Rear'] };
export const TODAY = '2026-03-16';
export const DAY = '2026-03-20';
export const INPUT: ServiceRequestInput = { today: TODAY, payer: { pays_through_platform: false } };

type Times = Extract<TimesOutcome, { status: 'success' }>;
export const TIMES: Times = { status: 'success', date: DAY, times: ['09:00', '13:30'], paymentMethodAvailability: false };
export const NO_TIMES: Times = { status: 'success', date: DAY, times: [], paymentMethodAvailability: false };
export const PRICES: PricesOutcome = {
  status: 'success',
  services: [{ id: 101, price_estimates: [{ position: null, shop_price_estimate: 40 }] }],
};
export const CREATED: SubmitOutcome = { status: 'success', orderId: 4182 };
export const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'X' } } as const;
export const refusal = (reason: Extract<SubmitOutcome, { status: 'refused' }>['reason']): SubmitOutcome => ({
  status: 'refused',
  reason,
  notice: { tone: 'error', text: reason },
});

/** A response, an error to throw, or a promise of either. */
type Answer<T> = T | Error | Promise<T>;
export interface Answers {
  prices?: Answer<PricesOutcome>[];
  times?: Answer<TimesOutcome>[];
  submit?: Answer<SubmitOutcome>[];
  find?: Answer<FindOutcome>[];
}
export const NEVER: Promise<never> = new Promise(() => undefined);

async function given<T>(list: Answer<T>[] | undefined, fallback: T): Promise<T> {
  const answer = list?.shift() ?? fallback;
  if (answer instanceof Error) throw answer;
  return answer;
}

/** The machine with fake responses; `calls` records the calls. */
export function start(answers: Answers = {}, input: Partial<ServiceRequestInput> = {}) {
  const calls: string[] = [];
  const bodies: ServiceRequestBody[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    serviceRequestMachine.provide({
      actors: {
        loadPrices: fromPromise<PricesOutcome, { vehicleId: number; shopId: number; serviceIds: number[] }>(({ input: question }) => {
          calls.push(`prices ${question.vehicleId} ${question.shopId} ${question.serviceIds.join('+')}`);
          return given(answers.prices, PRICES);
        }),
        loadTimes: fromPromise<TimesOutcome, { vehicleId: number; shopId: number; serviceIds: number[]; date: string }>(
          ({ input: question }) => {
            calls.push(`times ${question.date} ${question.vehicleId} ${question.shopId} ${question.serviceIds.join('+')}`);
            return given(answers.times, TIMES);
          },
        ),
        submit: fromPromise<SubmitOutcome, ServiceRequestBody>(({ input: body }) => {
          calls.push('submit');
          bodies.push(body);
          return given(answers.submit, CREATED);
        }),
        findRequest: fromPromise<FindOutcome, ServiceRequestBody>(() => {
          calls.push('find');
          return given(answers.find, { status: 'success', orderId: null });
        }),
      },
    }),
    { input: { ...INPUT, ...input }, clock },
  ).start();

  /** Waits for a state of the request, as a dotted path. */
  const at = (path: string) => waitFor(actor, (snapshot) => stateOf(snapshot.value) === path, { timeout: 1000 });
  const fill = () => {
    actor.send({ type: 'vehicle.chosen', vehicle: VEHICLE });
    actor.send({ type: 'shop.chosen', shop: SHOP });
    actor.send({ type: 'service.added', service: OIL });
    actor.send({ type: 'details.changed', poNumber: 'PO-1', comments: 'Squeaks' });
  };
  const toTimes = async () => {
    fill();
    actor.send({ type: 'schedule.requested' });
    actor.send({ type: 'date.chosen', date: DAY });
    return at('schedule.choosingTime');
  };
  const toSubmit = async () => {
    await toTimes();
    actor.send({ type: 'time.chosen', time: '13:30' });
    actor.send({ type: 'request.submitted' });
  };
  return { actor, calls, bodies, clock, at, fill, toTimes, toSubmit };
}

/** `new.editing`, `schedule.loadingTimes`, `sent`. */
export function stateOf(value: unknown): string {
  const names: string[] = [];
  let rest = value;
  while (typeof rest === 'object' && rest !== null) {
    const fields = rest as Record<string, unknown>;
    const name = 'making' in fields ? 'making' : 'request' in fields ? 'request' : Object.keys(fields)[0]!;
    if (name !== 'making' && name !== 'request') names.push(name);
    rest = fields[name];
  }
  return [...names, String(rest)].join('.');
}
