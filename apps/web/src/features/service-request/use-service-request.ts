import { resultOf } from '@wayside/api-client';
import { paymentHints, place } from '@wayside/domain';
import type { ServiceRequestBody } from '@wayside/domain';
import { useTranslation } from '@wayside/i18n';
import { serviceRequestMachine } from '@wayside/machines';
import type { FindOutcome, PricesOutcome, RequestLabel, SubmitOutcome, TimesOutcome } from '@wayside/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { changed } from '../../shared/data/changed.ts';
import { api } from '../../shared/data/api.ts';
import { noticeOf } from '../../shared/data/failure.ts';
import { useCommonNoticeText } from '../../shared/data/use-notice-text.ts';
import { useArrive } from '../../shared/page/arrival.tsx';
import { brand } from '../../shared/brand/brand.ts';
import { useLateFailure, useLateSave } from '../../shared/save/use-late-save.ts';
import { useMayAddMethod } from '../../shared/payments/payment-methods.queries.ts';
import type { User } from '../../shared/session/session.ts';
import { removeRequest } from '../../shared/vehicles/request-queue.ts';
import type { WaitingRequest } from '../../shared/vehicles/request-queue.ts';
import { today } from '../../shared/today.ts';
import { orderOf, submitOutcome } from './request-outcomes.ts';
import { requestOwner, useKeepRequest, useKeptRequest } from './use-kept-request.ts';
import { useRequestLine } from './use-request-line.ts';
import { useRequestSteps } from './use-request-steps.ts';
import { useSetAside } from './use-set-aside.ts';

interface Asked {
  vehicleId: number;
  shopId: number;
  serviceIds: number[];
}

async function loadPrices({ vehicleId, shopId, serviceIds }: Asked): Promise<PricesOutcome> {
  const query = { vehicle_id: vehicleId, shop_id: shopId, 'service_ids[]': serviceIds };
  const result = await resultOf(api.GET('/services/price_lookup', { params: { query } }));
  return result.status === 'success' ? { status: 'success', services: result.data } : { status: 'failure', notice: noticeOf(result) };
}

async function loadTimes({ vehicleId, shopId, serviceIds, date }: Asked & { date: string }): Promise<TimesOutcome> {
  const query = { vehicle_id: vehicleId, 'service_definition_ids[]': serviceIds, date, days: 1 };
  const result = await resultOf(api.GET('/shops/{id}/schedule', { params: { path: { id: shopId }, query } }));
  if (result.status === 'failure') return { status: 'failure', notice: noticeOf(result) };
  const { times, payment_method_availability } = result.data;
  return { status: 'success', date: result.data.date, times, paymentMethodAvailability: payment_method_availability };
}

const submit = async (body: ServiceRequestBody): Promise<SubmitOutcome> => submitOutcome(await resultOf(api.POST('/orders', { body })));

/** After a lost response: if the order isn't among the active orders, it wasn't created. */
async function findRequest(body: ServiceRequestBody): Promise<FindOutcome> {
  const result = await resultOf(api.GET('/orders/fleet_orders'));
  if (result.status === 'failure') return { status: 'failure', notice: noticeOf(result) };
  return { status: 'success', orderId: orderOf(result.data, body) };
}

/** The service request machine with its API calls, draft, URLs and final redirect. */
export function useServiceRequest(user: User) {
  const { t } = useTranslation('service-request');
  const arrive = useArrive();
  const lineOf = useRequestLine();
  const { draft, kept } = useKeptRequest(user);
  const setAside = useSetAside(user);
  const lateFailure = useLateFailure(useCommonNoticeText<RequestLabel>((label) => t(`notice.${label}`)));

  const line = useRef('');
  /** A new order changes orders, vehicles and free times. Returns which of the chosen vehicles is next. */
  const settle = (vehicleId: number | undefined): WaitingRequest | undefined => {
    void changed('orders');
    setAside.forget(vehicleId);
    return removeRequest(requestOwner(user), vehicleId)[0];
  };
  const submitOnce = useLateSave(submit, (outcome, body) => {
    if (outcome.status !== 'success') return lateFailure(t('what'), outcome);
    settle(body.vehicle_id);
    draft.clear();
    return { title: t('notice.requestCreated'), description: line.current, tone: 'success' };
  });
  const machine = useMemo(
    () =>
      serviceRequestMachine.provide({
        actors: {
          loadPrices: fromPromise<PricesOutcome, Asked>(({ input }) => loadPrices(input)),
          loadTimes: fromPromise<TimesOutcome, Asked & { date: string }>(({ input }) => loadTimes(input)),
          submit: fromPromise<SubmitOutcome, ServiceRequestBody>(submitOnce),
          findRequest: fromPromise<FindOutcome, ServiceRequestBody>(({ input }) => findRequest(input)),
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
    const next = settle(snapshot.context.draft.vehicle?.id);
    arrive(place.dashboard, {
      tone: 'success',
      text: t('notice.requestCreated'),
      description: lineOf(snapshot.context.draft),
      link: next ? { href: place.serviceRequest({ vehicle: next.id }), text: t('notice.next', { vehicle: next.name }) } : undefined,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the request is sent
  }, [isDone]);

  const { context } = snapshot;
  return {
    snapshot,
    send,
    user,
    hasKept: kept !== null,
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
