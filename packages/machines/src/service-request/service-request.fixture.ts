import type { RequestShop, RequestVehicle, RequestedService } from '@wayside/domain';
import { pathsOf } from '../every-state.fixture.ts';
import { followedBy, play } from '../play.fixture.ts';
import type { Answers } from '../play.fixture.ts';
import { serviceRequestMachine } from './service-request.machine.ts';
import type { PricesOutcome, ServiceRequestInput, SubmitOutcome, TimesOutcome } from './service-request.types.ts';

export const VEHICLE: RequestVehicle = {
  id: 7,
  vehicle_name: 'Van 7',
  is_active: true,
  vehicle_type_id: 1,
  active_order: null,
};
export const SHOP: RequestShop = { id: 31, name: 'Northside', company: { reference_id: null, retail_savings: 0.25 } };
export const OIL: RequestedService = { id: 101, name: 'Oil change', position: null, positionOptions: [] };
export const BRAKES: RequestedService = { id: 102, name: 'Brakes', position: null, positionOptions: ['Front', 'Rear'] };
/** What prices and times are asked for. */
export const QUESTION = { vehicleId: VEHICLE.id, shopId: SHOP.id, serviceIds: [OIL.id] };
export const TODAY = '2026-03-16';
export const DAY = '2026-03-20';
export const INPUT: ServiceRequestInput = { today: TODAY, payer: { pays_through_platform: false } };

type Times = Extract<TimesOutcome, { status: 'success' }>;
export const TIMES: Times = {
  status: 'success',
  date: DAY,
  times: ['09:00', '13:30'],
  paymentMethodAvailability: false,
};
export const NO_TIMES: Times = { status: 'success', date: DAY, times: [], paymentMethodAvailability: false };
export const PRICES: PricesOutcome = {
  status: 'success',
  services: [{ id: 101, price_estimates: [{ position: null, shop_price_estimate: 40 }] }],
};
export const CREATED: SubmitOutcome = { status: 'success', orderId: 4182 };
export const REFUSED = { status: 'failure', notice: { tone: 'error', text: 'X' } } as const;
export function refusal(reason: Extract<SubmitOutcome, { status: 'refused' }>['reason']): SubmitOutcome {
  return { status: 'refused', reason, notice: { tone: 'error', text: reason } };
}

type Fakes = Answers<typeof serviceRequestMachine>;
/** The machine with these answers; where there are none left, everything goes well. */
export function start(
  { loadPrices, loadTimes, submit, findRequest }: Fakes = {},
  input: Partial<ServiceRequestInput> = {},
) {
  const played = play(
    serviceRequestMachine,
    { ...INPUT, ...input },
    {
      loadPrices: followedBy(loadPrices, PRICES),
      loadTimes: followedBy(loadTimes, TIMES),
      submit: followedBy(submit, CREATED),
      findRequest: followedBy(findRequest, { status: 'success', orderId: null }),
    },
  );
  const { send, now, until } = played;
  /** Waits for a state of the request. */
  const at = (path: string) => until((snapshot) => stateOf(snapshot) === path);
  const fill = () =>
    send(
      { type: 'vehicle.chosen', vehicle: VEHICLE },
      { type: 'shop.chosen', shop: SHOP },
      { type: 'service.added', service: OIL },
      { type: 'details.changed', poNumber: 'PO-1', comments: 'Squeaks' },
    );
  const toDay = () => {
    fill();
    return send({ type: 'schedule.requested' }, { type: 'date.chosen', date: DAY });
  };
  const toTimes = async () => {
    toDay();
    return at('schedule.choosingTime');
  };
  const toSubmit = async () => {
    await toTimes();
    return send({ type: 'time.chosen', time: '13:30' }, { type: 'request.submitted' });
  };
  return { ...played, at, fill, toDay, toTimes, toSubmit, state: () => stateOf(now()) };
}

/** `new.editing`, `schedule.loadingTimes`, `sent`. */
export function stateOf({ value }: { value: unknown }): string {
  const paths = pathsOf(value).map((path) => path.replace(/^making\./, ''));
  return paths.find((path) => !path.startsWith('prices.'))!.replace(/^request\./, '');
}
