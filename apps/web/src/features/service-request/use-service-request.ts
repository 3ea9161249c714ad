import { resultOf } from '@wayside/api-client';
import { activityRange, dayOf, paymentHints, place } from '@wayside/domain';
import type { ServiceRequestBody } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { serviceRequestMachine } from '@wayside/machines';
import type {
  FindOutcome,
  PricesOutcome,
  RequestLabel,
  ServiceRequestEvent,
  SubmitOutcome,
  TimesOutcome,
} from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { brand } from '../../shared/brand/brand.ts';
import { api } from '../../shared/data/api.ts';
import { changed } from '../../shared/data/changed.ts';
import { actorOf, outcomeOf } from '../../shared/data/outcome.ts';
import { useCommonNoticeText } from '../../shared/failure/use-notice-text.ts';
import { useArrive } from '../../shared/page/arrival.tsx';
import { useMine } from '../../shared/list/mine/use-mine.ts';
import { useMayAddMethod } from '../../shared/payments/payment-methods.queries.ts';
import { useLateFailure, useLateSave } from '../../shared/save/use-late-save.ts';
import type { User } from '../../shared/session/session.ts';
import { today } from '../../shared/today.ts';
import { endRequest } from '../../shared/vehicles/request-queue.ts';
import type { WaitingRequest } from '../../shared/vehicles/request-queue.ts';
import { orderOf, submitOutcome } from './request-outcomes.ts';
import { requestOwner, useKeepRequest, useKeptRequest, useSetAside } from './use-kept-request.ts';
import { useRequestLine } from './use-request-line.ts';

interface Asked {
  vehicleId: number;
  shopId: number;
  serviceIds: number[];
}

async function loadPrices({ vehicleId, shopId, serviceIds }: Asked): Promise<PricesOutcome> {
  const query = { vehicle_id: vehicleId, shop_id: shopId, 'service_ids[]': serviceIds };
  const result = await resultOf(api.GET('/services/price_lookup', { params: { query } }));
  return outcomeOf(result, (services) => ({ services }));
}

async function loadTimes({ vehicleId, shopId, serviceIds, date }: Asked & { date: string }): Promise<TimesOutcome> {
  const query = { vehicle_id: vehicleId, 'service_definition_ids[]': serviceIds, date, days: 1 };
  const result = await resultOf(api.GET('/shops/{id}/schedule', { params: { path: { id: shopId }, query } }));
  return outcomeOf(result, (day) => ({
    date: day.date,
    times: day.times,
    paymentMethodAvailability: day.payment_method_availability,
  }));
}

/** The tab of active orders, from the day its range usually starts to the appointment (VOR-04). */
function activeWith(appointment: string | null | undefined) {
  const { start, end } = activityRange(today());
  const range = appointment ? { from: start, to: appointment > end ? appointment : end } : undefined;
  return { tab: 'active' as const, ...range };
}

const submit = async (body: ServiceRequestBody): Promise<SubmitOutcome> =>
  submitOutcome(await resultOf(api.POST('/orders', { body })));

/** After a lost response: if the order isn't among the active orders, it wasn't created. */
async function findRequest(body: ServiceRequestBody): Promise<FindOutcome> {
  return outcomeOf(await resultOf(api.GET('/orders/fleet_orders')), (orders) => ({ orderId: orderOf(orders, body) }));
}

/** The service request machine with its API calls, draft, URLs and final redirect. */
export function useServiceRequest(user: User) {
  const { t } = useTranslation(['service-request', 'orders']);
  const navigate = useNavigate();
  const arrive = useArrive();
  const lineOf = useRequestLine();
  const { draft, kept, isOwn } = useKeptRequest(user);
  const setAside = useSetAside(user);
  const lateFailure = useLateFailure(useCommonNoticeText<RequestLabel>((label) => t(`notice.${label}`)));

  const { toVehicle } = useMine();
  const listWith = (vehicleId: number | undefined, day: string | null | undefined): string =>
    toVehicle(place.services(activeWith(day)), vehicleId);
  const line = useRef('');
  /** A new order changes orders, vehicles and free times. Returns which of the chosen vehicles is next. */
  const settle = (vehicleId: number | undefined): WaitingRequest | undefined => {
    void changed('orders');
    setAside.forget(vehicleId);
    return endRequest(requestOwner(user), vehicleId)[0];
  };
  const submitOnce = useLateSave(submit, (outcome, body) => {
    if (outcome.status !== 'success') return lateFailure(t('what'), outcome);
    settle(body.vehicle_id);
    draft.clear();
    const { orderId: id } = outcome;
    return {
      title: t('notice.requestCreated'),
      description: `${t('orders:number', { id })} · ${line.current}`,
      tone: 'success',
      action: {
        label: t('notice.active'),
        onAction: () =>
          void navigate(listWith(body.vehicle_id, body.appointment_datetime && dayOf(body.appointment_datetime))),
      },
    };
  });
  const machine = useMemo(
    () =>
      serviceRequestMachine.provide({
        actors: {
          loadPrices: actorOf(loadPrices),
          loadTimes: actorOf(loadTimes),
          submit: fromPromise<SubmitOutcome, ServiceRequestBody>(submitOnce),
          findRequest: actorOf(findRequest),
        },
      }),
    [submitOnce],
  );
  const [snapshot, send, actor] = useMachine(machine, {
    input: { today: today(), payer: user, requiresEnrolment: brand.switches.vehicleEnroll, draft: kept },
  });
  useEffect(() => {
    line.current = lineOf(snapshot.context.draft);
  });
  useKeepRequest(actor, draft);
  useRequestSteps(snapshot, send);

  const mayAddMethod = useMayAddMethod(user);
  const isDone = snapshot.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    const { draft: request, orderId } = snapshot.context;
    const next = settle(request.vehicle?.id);
    arrive(place.dashboard, {
      tone: 'success',
      text: t('notice.requestCreated'),
      subject: orderId === null ? undefined : { href: place.order(orderId), text: t('orders:number', { id: orderId }) },
      description: lineOf(request),
      link: { href: listWith(request.vehicle?.id, request.date), text: t('notice.active') },
      secondLink: next
        ? { href: place.serviceRequest({ vehicle: next.id }), text: t('notice.next', { vehicle: next.name }) }
        : undefined,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the request is sent
  }, [isDone]);

  const { context } = snapshot;
  return {
    snapshot,
    send,
    user,
    hasKept: isOwn,
    setAside,
    mayAddMethod,
    hints: paymentHints(
      user,
      { methodAvailability: context.times?.paymentMethodAvailability, hasStoredMethod: context.hasStoredMethod },
      { mayAdd: mayAddMethod },
    ),
  };
}

export type ServiceRequest = ReturnType<typeof useServiceRequest>;

const NEW = place.serviceRequest();
const SCHEDULE = place.schedule;

/**
 * Each of the two steps has its own URL. The flow sets the URL; only Back, Forward and links change the flow. While the
 * request is being sent, going back is blocked.
 */
function useRequestSteps(
  snapshot: SnapshotFrom<typeof serviceRequestMachine>,
  send: (event: ServiceRequestEvent) => void,
): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const shown = useRef<string>(undefined);
  const isScheduling = snapshot.hasTag('schedule');

  useEffect(() => {
    const hasMoved = shown.current !== pathname;
    const isFirst = shown.current === undefined;
    shown.current = pathname;
    if (snapshot.status === 'done' || (pathname === SCHEDULE) === isScheduling) return;
    if (isScheduling) {
      if (hasMoved && snapshot.can({ type: 'back.requested' })) send({ type: 'back.requested' });
      else void navigate(SCHEDULE, { state: { fromNew: true } });
    } else if (hasMoved && !isFirst && snapshot.can({ type: 'schedule.requested' })) {
      send({ type: 'schedule.requested' });
    } else if (!hasMoved && (state as { fromNew?: unknown } | null)?.fromNew === true) {
      void navigate(-1);
    } else {
      void navigate(NEW, { replace: true });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of step or URL matters
  }, [pathname, isScheduling]);
}
